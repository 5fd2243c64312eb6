import { useSyncExternalStore } from 'react';

/** Where the page is: the parts of the address after `#/`. Hash addresses work offline, from any folder, on any host. */
export type Path = readonly string[];

export function parsePath(hash: string): Path {
  return hash
    .replace(/^#?\/?/, '')
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

export function usePath(): Path {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parsePath(hash);
}
