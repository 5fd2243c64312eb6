import type { Drawings } from './drawings.ts';

const LOADERS: Readonly<Record<string, () => Promise<Drawings>>> = {
  light: async () => (await import('./light-drawings.ts?at-build')).drawings,
  dark: async () => (await import('./dark-drawings.ts?at-build')).drawings,
};

/** The pictures of the first page on a theme; none on high contrast. */
export async function loadDrawings(theme: string): Promise<Drawings | undefined> {
  return LOADERS[theme]?.();
}
