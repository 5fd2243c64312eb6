import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type MapText, readGround } from '../landscape/ground.ts';
import type { Landscape } from '../landscape/marks.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { loadLandscape } from '../shipped/load-landscape.ts';
import { mannerOf, PAPER, useShownTheme } from './manner.ts';
import { makePainter, type Painter } from './painter.ts';

/** The map that is on the table: where its hexes lie, and who draws it, once it is loaded. */
export interface Terrain {
  readonly sheet: Sheet;
  readonly painter: Painter | undefined;
}

const TerrainContext = createContext<Terrain | undefined>(undefined);

interface TerrainProviderProps {
  readonly map: MapText;
  /** Whether it is drawn in the inks of paper, whatever the theme. */
  readonly isPaper?: boolean;
  readonly children: ReactNode;
}

/** Brings a map to the components inside: loads its landscape, and redraws it when the theme changes. */
export function TerrainProvider({ map, isPaper = false, children }: TerrainProviderProps) {
  const sheet = useMemo(() => readGround(map).sheet, [map]);
  const landscape = useLandscape(map);
  const shown = useShownTheme();
  const theme = isPaper ? PAPER : shown;
  const [painter, setPainter] = useState<Painter>();
  useEffect(() => {
    if (landscape === undefined) return undefined;
    const made = makePainter(landscape, mannerOf(theme));
    setPainter(made);
    return () => {
      setPainter(undefined);
      made.stop();
    };
  }, [landscape, theme]);
  const terrain = useMemo(() => ({ sheet, painter }), [sheet, painter]);
  return <TerrainContext value={terrain}>{children}</TerrainContext>;
}

export function useTerrain(): Terrain {
  const terrain = useContext(TerrainContext);
  if (terrain === undefined) throw new Error('no TerrainProvider around this component');
  return terrain;
}

function useLandscape(map: MapText): Landscape | undefined {
  const [loaded, setLoaded] = useState<{ readonly map: MapText; readonly landscape: Landscape }>();
  useEffect(() => {
    let isWanted = true;
    void loadLandscape(map).then((landscape) => isWanted && setLoaded({ map, landscape }));
    return () => {
      isWanted = false;
    };
  }, [map]);
  return loaded?.map === map ? loaded.landscape : undefined;
}
