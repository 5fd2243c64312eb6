import { isContent } from '@sitrep/combat-veteran';
import type { PrintedMapFrameProps } from '../../../kit/page/game-printing.ts';
import { TerrainProvider } from '../map/terrain.tsx';

/** Loads the landscape once for all its parts, in the inks of paper. */
export function MapFrame({ content, children }: PrintedMapFrameProps) {
  if (!isContent(content)) return undefined;
  return (
    <TerrainProvider map={content.map} isPaper>
      {children}
    </TerrainProvider>
  );
}
