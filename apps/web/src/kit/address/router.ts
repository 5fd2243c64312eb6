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

/** The parameters after the path: `#/cards?kind=hostile`. */
export function parseQuery(hash: string): Readonly<Record<string, string>> {
  const [, query = ''] = hash.split('?');
  return Object.fromEntries(new URLSearchParams(query));
}

/** An address with parameters; empty ones are left out. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`;
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

export function useQuery(): Readonly<Record<string, string>> {
  const hash = useHash();
  return useMemo(() => parseQuery(hash), [hash]);
}
