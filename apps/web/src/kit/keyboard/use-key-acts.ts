import { useEffect, useRef } from 'react';
import { usePage } from '../page/page-context.tsx';
import { findShortcut, givenKeys, keysFor, tableShortcuts } from './key-map.ts';

/** What shortcuts do, by their names. */
export type KeyActs = Readonly<Partial<Record<string, (isShift: boolean) => void>>>;

/** A held key only goes from one thing to the next: it never answers. */
const STEPS: readonly string[] = ['next', 'previous'];

/** Lets keys of the table and of the game's page do something while the component is on the screen. */
export function useKeyActs(acts: KeyActs): void {
  const page = usePage();
  useKeys((event) => {
    const keys = keysFor([...tableShortcuts(page), ...(page.keys ?? [])], givenKeys.get());
    const name = findShortcut(keys, event.key) ?? '';
    const act = acts[name];
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat || STEPS.includes(name)) act(event.shiftKey);
  });
}

/** Listens to keys that nothing else handles: no field has the focus, no dialog is open. */
export function useKeys(handle: (event: KeyboardEvent) => void): void {
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented;
      if (!isTaken && !isTypedIn(event.target)) latest.current(event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, dialog[open]') !== null;
}
