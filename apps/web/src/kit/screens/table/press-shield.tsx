import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatch } from '../../page/match-context.tsx';
import { useTable } from '../../table/table-context.tsx';
import { momentOf } from '../../table/table-ui.ts';
import type { CssVars } from '../../ui/css-vars.ts';
import { commandOf, isQuick, type Press, SETTLE_MS } from './press.ts';
import styles from './press-shield.module.css';

type Place = Pick<Press, 'x' | 'y'>;

/**
 * Keeps a press from reaching another command than the one that was meant: where a command has just been pressed, nothing
 * can be pressed until the table has been calm for a moment, unless the same command is still there.
 */
export function PressShield() {
  const { now } = useMatch();
  const { ui } = useTable();
  const press = usePress();
  const [place, setPlace] = useState<Place>();
  const moment = momentOf(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or the same one asked to be confirmed
  useLayoutEffect(() => {
    const last = press.current;
    if (last === undefined || !isQuick(last, performance.now())) return undefined;
    setPlace({ x: last.x, y: last.y });
    // whole answers and what the show moves come a little later
    const frame = requestAnimationFrame(() => {
      if (commandUnder(last) === last.command) setPlace(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [moment, ui.armed]);
  useEffect(() => {
    const timer = place && setTimeout(() => setPlace(undefined), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  if (place === undefined) return undefined;
  const vars: CssVars = { '--x': `${place.x}px`, '--y': `${place.y}px` };
  return (
    <div
      className={styles.shield}
      style={vars}
      data-shield=""
      aria-hidden="true"
      // whoever goes on pressing is waited for
      onPointerDown={() => setPlace({ ...place })}
    />
  );
}

/** The last command that was pressed with a pointer. */
function usePress() {
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const note = ({ target, detail, clientX: x, clientY: y, timeStamp: at }: MouseEvent) => {
      const command = target instanceof Element && detail > 0 ? commandOf(target) : undefined;
      if (command !== undefined) press.current = { x, y, at, command };
    };
    addEventListener('click', note, true);
    return () => removeEventListener('click', note, true);
  }, []);
  return press;
}

/** What could be pressed there if it were not for the shield. */
function commandUnder({ x, y }: Place): string | undefined {
  const under = document
    .elementsFromPoint(x, y)
    .find((each) => !(each instanceof HTMLElement && 'shield' in each.dataset));
  return under && commandOf(under);
}
