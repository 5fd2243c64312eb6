import { useEffect, useRef } from 'react';
import { useMatch } from '../../page/match-context.tsx';
import { useTable } from '../../table/table-context.tsx';
import { momentOf } from '../../table/table-ui.ts';

const PRESSING = ['Enter', ' '];

/**
 * Makes a double click or a held key act once. The first press of a series may bring up another question, or the
 * request to confirm, under the pointer: the presses that follow were not meant for it.
 */
export function useSingleActivation(): void {
  const { reader } = useMatch();
  const { ui } = useTable();
  const armed = useRef(ui.armed);
  armed.current = ui.armed;
  useEffect(() => {
    const found = () => ({ moment: momentOf(reader.snapshot()), armed: armed.current });
    let first = found();
    const watchClick = (event: MouseEvent) => {
      const now = found();
      if (event.detail <= 1) first = now;
      else if (first.moment !== now.moment || first.armed !== now.armed) drop(event);
    };
    const watchKey = (event: KeyboardEvent) => {
      if (event.repeat && PRESSING.includes(event.key) && event.target instanceof HTMLButtonElement)
        drop(event);
    };
    addEventListener('click', watchClick, true);
    addEventListener('keydown', watchKey, true);
    return () => {
      removeEventListener('click', watchClick, true);
      removeEventListener('keydown', watchKey, true);
    };
  }, [reader]);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
