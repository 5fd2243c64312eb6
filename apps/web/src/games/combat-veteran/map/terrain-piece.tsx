import type { Box } from './paint.ts';
import { PaintedCanvas } from './painted-canvas.tsx';
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
  const height = Math.round((width * box.height) / box.width);
  const size = isFluid ? { width: '100%', aspectRatio: `${box.width} / ${box.height}` } : { width, height };
  return <PaintedCanvas painter={painter} box={box} width={width} style={size} />;
}
