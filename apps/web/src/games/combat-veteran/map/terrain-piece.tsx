import { useEffect, useRef } from 'react';
import type { Box } from './paint.ts';
import { useTerrain } from './terrain.tsx';

interface TerrainPieceProps {
  readonly box: Box;
  /** In pixels. */
  readonly width: number;
  /** Whether it is as wide as there is room for. */
  readonly isFluid?: boolean;
}

/** A small picture of a part of the real map, so many pixels wide. */
export function TerrainPiece({ box, width, isFluid = false }: TerrainPieceProps) {
  const { painter } = useTerrain();
  const canvas = useRef<HTMLCanvasElement>(null);
  const height = Math.round((width * box.height) / box.width);
  const { left, top } = box;
  useEffect(() => {
    let isWanted = true;
    const scale = (width / box.width) * Math.max(1, devicePixelRatio);
    const cut = { box: { left, top, width: box.width, height: box.height }, scale, hasLabels: false };
    void painter?.draw(cut).then((bitmap) => {
      const node = canvas.current;
      if (isWanted && node) {
        [node.width, node.height] = [bitmap.width, bitmap.height];
        node.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      } else bitmap.close();
    });
    return () => {
      isWanted = false;
    };
  }, [painter, left, top, box.width, box.height, width]);
  const size = isFluid ? { width: '100%', aspectRatio: `${box.width} / ${box.height}` } : { width, height };
  return <canvas ref={canvas} style={{ ...size, display: 'block' }} />;
}
