import { useEffect, useState } from 'react';
import { useTheme } from '../../../kit/art/use-theme.ts';
import type { Drawings } from './drawings.ts';
import { loadDrawings } from './load-drawings.ts';

/** The pictures for the theme of the page, as soon as they have come: those of another theme are none. */
export function useDrawings(): Drawings | undefined {
  const theme = useTheme();
  const [drawn, setDrawn] = useState<{ readonly theme: string; readonly drawings: Drawings }>();
  useEffect(() => {
    let isWanted = true;
    loadDrawings(theme).then(
      (drawings) => isWanted && setDrawn(drawings && { theme, drawings }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [theme]);
  return drawn?.theme === theme ? drawn.drawings : undefined;
}
