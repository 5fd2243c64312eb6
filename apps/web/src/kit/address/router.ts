import { useMemo, useSyncExternalStore } from 'react';

/** Where the page is: the parts of the address after `#/`. Hash addresses work offline, from any folder, on any host. */
export type Path = readonly string[];

export function parsePath(hash: string): Path {
  return hash
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);
}

/** A part that cannot be decoded is taken literally. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a path, for links. */
export function linkTo(...path: Path): string {
  return `#/${path.map(encodeURIComponent).join('/')}`;
}

/** What the address says after its path: `#/cards?kind=hostile`. */
function parseWishes(hash: string): Readonly<Record<string, string>> {
  const [, wishes = ''] = hash.split('?');
  return Object.fromEntries(new URLSearchParams(wishes));
}

/** An address with wishes; those that are empty go without saying. */
export function withWishes(address: string, wishes: Readonly<Record<string, string>>): string {
  const said = Object.entries(wishes).filter(([, wish]) => wish !== '');
  return said.length === 0 ? address : `${address}?${new URLSearchParams(said)}`;
}

export function goTo(...path: Path): void {
  location.hash = linkTo(...path);
}

/** Goes there without keeping the current page in the history. */
export function replaceWith(...path: Path): void {
  location.replace(linkTo(...path));
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}

export function usePath(): Path {
  return parsePath(useHash());
}

export function useWishes(): Readonly<Record<string, string>> {
  const hash = useHash();
  return useMemo(() => parseWishes(hash), [hash]);
}
