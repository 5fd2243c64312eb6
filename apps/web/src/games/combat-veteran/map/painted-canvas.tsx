import { type CSSProperties, useEffect, useRef } from 'react';
import type { Box } from './paint.ts';
import type { Painter } from './painter.ts';

interface PaintedCanvasProps {
  readonly painter: Painter | undefined;
  readonly box: Box;
  /** How sharp it is drawn: for so many pixels in width. */
  readonly width: number;
  readonly style: CSSProperties;
}

/** A part of a landscape, as soon as there is somebody to draw it. */
export function PaintedCanvas({ painter, box, width, style }: PaintedCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, width: wide, height: high } = box;
  useEffect(() => {
    let isWanted = true;
    if (canvas.current) canvas.current.dataset.late = '';
    const scale = (width / wide) * Math.max(1, devicePixelRatio);
    const cut = { box: { left, top, width: wide, height: high }, scale, hasLabels: false };
    void painter?.draw(cut).then((bitmap) => {
      const node = canvas.current;
      if (isWanted && node) {
        [node.width, node.height] = [bitmap.width, bitmap.height];
        node.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
        delete node.dataset.late;
      } else bitmap.close();
    });
    return () => {
      isWanted = false;
    };
  }, [painter, left, top, wide, high, width]);
  return <canvas ref={canvas} data-late="" style={{ display: 'block', ...style }} />;
}
