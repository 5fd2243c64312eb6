import { useEffect, useRef, useState } from 'react';
import { cardLink } from '../cards/card-link.ts';
import { useMatch, useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { momentOf } from '../table/table-ui.ts';
import { Button } from '../ui/button.tsx';
import { findShortcut, keyMap, type Shortcut } from './key-map.ts';
import styles from './keyboard-play.module.css';
import { readPrompt, readThreats } from './readings.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { catchFocus, focusPlace, isFocusLost, stepOrders } from './table-focus.ts';

/** Keys that work anywhere at the table, and the text read aloud on request. */
export function KeyboardPlay() {
  const { t } = useMatch();
  const { change } = useTable();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [lines, setLines] = useReadOut();
  const run = useShortcuts({ setLines, openHelp: () => setHelpOpen(true) });
  useKeys((event) => {
    if (event.key === 'Escape') {
      if (lines.length > 0) setLines([]);
      else change({ piece: undefined, armed: undefined, notice: undefined });
    }
    const shortcut = findShortcut(keyMap.get(), event.key);
    if (shortcut === undefined) return;
    event.preventDefault();
    run(shortcut);
  });
  useFocusFollowing();
  return (
    <>
      <div className={styles.reading} data-open={lines.length > 0 || undefined}>
        <div role="status" aria-live="polite" aria-label={t('read.title')}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {lines.length > 0 && <Button onClick={() => setLines([])}>{t('close')}</Button>}
      </div>
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

const NOTHING: readonly string[] = [];

/** The text read out, as long as it is true: until the match or the language changes. */
function useReadOut(): readonly [readonly string[], (lines: readonly string[]) => void] {
  const { speech, now } = useMatch();
  const moment = momentOf(now);
  const [read, setRead] = useState({ speech, moment, lines: NOTHING });
  const isTrue = read.speech === speech && read.moment === moment;
  return [isTrue ? read.lines : NOTHING, (lines) => setRead({ speech, moment, lines })];
}

interface Doors {
  setLines(lines: readonly string[]): void;
  openHelp(): void;
}

function useShortcuts({ setLines, openHelp }: Doors): (shortcut: Shortcut) => void {
  const match = useSeat();
  const { client, entry, speech, page, now, t } = match;
  const { ui } = useTable();
  const acts: Readonly<Record<Shortcut, () => void | Promise<void>>> = {
    help: openHelp,
    next: () => stepOrders(1),
    previous: () => stepOrders(-1),
    filter: () => focusPlace('filter'),
    board: () => focusPlace('board'),
    hand: () => focusPlace('hand'),
    log: () => focusPlace('log'),
    async undo() {
      const result = await client.undo();
      if (!result.ok) setLines([speech.reason(result.refusal)]);
    },
    readPrompt: () => setLines(readPrompt(match)),
    async readThreats() {
      const threats = await client.ask(now.revision, { kind: 'threats' });
      if (threats !== undefined) setLines(readThreats(match, threats));
    },
    readHand: () => setLines(page.readHand?.(match, ui.open) ?? []),
    lookUp() {
      if (ui.card === undefined) setLines([t('read.noCard')]);
      else location.hash = cardLink(entry, ui.card);
    },
  };
  return (shortcut) => void acts[shortcut]();
}

/** Listens to keys that nothing else handles: no field has the focus, no dialog is open. */
function useKeys(handle: (event: KeyboardEvent) => void): void {
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

/** The focused element may disappear with the question: keyboard players get the focus on the first order, others on the question. */
function useFocusFollowing(): void {
  const isByKeys = useRef(false);
  const hasHadFocus = useRef(false);
  useEffect(() => {
    const byKeys = () => {
      isByKeys.current = true;
    };
    const byPointer = () => {
      isByKeys.current = false;
    };
    addEventListener('keydown', byKeys, true);
    addEventListener('pointerdown', byPointer, true);
    return () => {
      removeEventListener('keydown', byKeys, true);
      removeEventListener('pointerdown', byPointer, true);
    };
  }, []);
  // After every render, not only when the match changes: the filter is cleared after the new question appears.
  useEffect(() => {
    if (hasHadFocus.current && isFocusLost()) catchFocus(isByKeys.current);
    hasHadFocus.current ||= !isFocusLost();
  });
}
