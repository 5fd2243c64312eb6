import { useEffect, useRef } from 'react';
import type { PrintedMapProps } from '../../../kit/page/game-printing.ts';
import { useTerrain } from '../map/terrain.tsx';
import { UNIT_MM } from './scale.ts';

/** Dots of a printed map for each millimetre: 200 to the inch. */
const DOTS = 200 / 25.4;

/** A part of the map as it is printed, with the numbers of its hexes. */
export function MapPart({ part, onDrawn }: PrintedMapProps) {
  const { painter } = useTerrain();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width, height } = part;
  const drawn = useRef(onDrawn);
  useEffect(() => {
    let isWanted = true;
    const box = {
      left: left / UNIT_MM,
      top: top / UNIT_MM,
      width: width / UNIT_MM,
      height: height / UNIT_MM,
    };
    void painter?.draw({ box, scale: DOTS * UNIT_MM, hasLabels: true }).then((bitmap) => {
      const node = canvas.current;
      if (isWanted && node) {
        [node.width, node.height] = [bitmap.width, bitmap.height];
        // a canvas that only shows a bitmap is not printed
        node.getContext('2d')?.drawImage(bitmap, 0, 0);
        drawn.current();
      }
      bitmap.close();
    });
    return () => {
      isWanted = false;
    };
  }, [painter, left, top, width, height]);
  return <canvas ref={canvas} style={{ width: '100%', height: '100%', display: 'block' }} />;
}
