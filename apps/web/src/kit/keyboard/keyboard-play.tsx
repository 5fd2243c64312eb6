import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cardLink } from '../cards/card-link.ts';
import { findEnd, findPass } from '../decision/answers.ts';
import { useHint } from '../decision/use-hint.ts';
import type { AnyAnswer } from '../match/types.ts';
import { useMatch, useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { momentOf } from '../table/table-ui.ts';
import { Button } from '../ui/button.tsx';
import { type TableShortcut, tableShortcuts } from './key-map.ts';
import styles from './keyboard-play.module.css';
import { readPrompt, readThreats } from './readings.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { catchFocus, focusPlace, homeOf, isFocusLost, stepOrders, stepPieces } from './table-focus.ts';
import { type KeyActs, useKeyActs, useKeys } from './use-key-acts.ts';

/** Keys that work anywhere at the table, and the text read aloud on request. */
export function KeyboardPlay() {
  const { page, t } = useMatch();
  const { change } = useTable();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [lines, setLines] = useReadOut();
  useKeys((event) => {
    const { key } = event;
    if (page.hasDrawer && stepPieces(key)) event.preventDefault();
    if (key !== 'Escape') return;
    if (lines.length > 0) setLines([]);
    else change({ piece: undefined, armed: undefined, notice: undefined, sheet: undefined });
  });
  useKeyActs(useTableActs({ setLines, openHelp: () => setHelpOpen(true) }));
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

/** What the keys of every table do; what a game's page does in its own way is left to it. */
function useTableActs({ setLines, openHelp }: Doors): KeyActs {
  const match = useSeat();
  const { client, entry, speech, page, now, t } = match;
  const { ui, change, choose } = useTable();
  const hint = useHint();
  const say = (answer: AnyAnswer | undefined, otherwise: string) =>
    answer === undefined ? setLines([t(otherwise)]) : choose(answer);
  const openSheet = (sheet: 'orders' | 'log') => {
    flushSync(() => change({ sheet }));
    focusPlace(sheet);
  };
  const acts: Readonly<Record<TableShortcut, () => void | Promise<void>>> = {
    help: openHelp,
    async undo() {
      const result = await client.undo();
      if (!result.ok) setLines([speech.reason(result.refusal)]);
    },
    end: () => say(findEnd(match), 'read.noEnd'),
    pass: () => say(findPass(now.options), 'read.noPass'),
    hint: () => (now.options.length === 0 ? undefined : hint.ask()),
    orders: () => openSheet('orders'),
    next: () => stepOrders(1),
    previous: () => stepOrders(-1),
    filter: () => focusPlace('filter'),
    board: () => focusPlace('board'),
    hand: () => focusPlace('hand'),
    log: () => openSheet('log'),
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
  return Object.fromEntries(tableShortcuts(page).map(({ name }) => [name, () => void acts[name]()]));
}

/** The focused element may disappear with the question: keyboard players get the focus on the first order, others on the question. */
function useFocusFollowing(): void {
  const isByKeys = useRef(false);
  const hasHadFocus = useRef(false);
  const home = useRef<Element>(undefined);
  useEffect(() => {
    const byKeys = () => {
      isByKeys.current = true;
    };
    const byPointer = () => {
      isByKeys.current = false;
    };
    const follow = () => {
      home.current = homeOf(document.activeElement);
    };
    addEventListener('keydown', byKeys, true);
    addEventListener('focusin', follow);
    addEventListener('pointerdown', byPointer, true);
    return () => {
      removeEventListener('keydown', byKeys, true);
      removeEventListener('focusin', follow);
      removeEventListener('pointerdown', byPointer, true);
    };
  }, []);
  // After every render, not only when the match changes: the filter is cleared after the new question appears.
  useEffect(() => {
    if (hasHadFocus.current && isFocusLost()) catchFocus(isByKeys.current, home.current);
    hasHadFocus.current ||= !isFocusLost();
  });
}
