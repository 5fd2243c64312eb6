import { useEffect, useState } from 'react';
import { useTheme } from '../../../kit/art/use-theme.ts';
import type { Drawings } from './drawings.ts';
import { loadDrawings } from './load-drawings.ts';

/** The pictures for the theme of the page, as soon as they have come. */
export function useDrawings(): Drawings | undefined {
  const theme = useTheme();
  const [drawings, setDrawings] = useState<Drawings>();
  useEffect(() => {
    let isWanted = true;
    loadDrawings(theme).then(
      (loaded) => isWanted && setDrawings(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [theme]);
  return drawings;
}
