import { isContent } from '@sitrep/combat-veteran';
import type { SavedPictureProps } from '../../../kit/page/game-page.ts';
import { PaintedCanvas } from '../map/painted-canvas.tsx';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';

/** A wide part of the map of a stored firefight. */
export function SavedPicture({ content }: SavedPictureProps) {
  if (!isContent(content)) return undefined;
  return (
    <TerrainProvider map={content.map}>
      <Middle />
    </TerrainProvider>
  );
}

/** How much wider than high the part is. */
const SHAPE = 3.6;

function Middle() {
  const { sheet, painter } = useTerrain();
  const height = sheet.width / SHAPE;
  const box = { left: 0, top: (sheet.height - height) / 2, width: sheet.width, height };
  return <PaintedCanvas painter={painter} box={box} width={960} style={FULL} />;
}

const FULL = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' } as const;
