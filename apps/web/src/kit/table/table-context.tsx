import type { Rationale } from '@sitrep/contract';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { AnyAnswer } from '../match/types.ts';
import { type SeatHere, useMatch, useSeatIfAny } from '../page/match-context.tsx';
import type { Piece } from '../page/piece.ts';
import { readHints } from '../saves/hint-store.ts';
import { useStore } from '../store/store.ts';
import { doubtAbout } from './doubt.ts';
import { type Gate, makeGate } from './gate.ts';
import { markedBy } from './marking.ts';
import { keepTable } from './table-memory.ts';
import {
  comeBack,
  directAnswer,
  momentOf,
  optionsByHandle,
  type TableStore,
  type TableUi,
  tableFor,
} from './table-ui.ts';

/** What can be done at the table: the one gate between pointing and the match. */
export interface Table {
  readonly ui: TableUi;
  readonly lit: ReadonlyMap<Piece, readonly AnyAnswer[]>;
  /** What the question is about: who attacks, whom, with what. */
  readonly about: readonly Piece[];
  change(change: Partial<TableUi>): void;
  /** Gives an answer, asking for confirmation first if the settings want that. */
  choose(answer: AnyAnswer): void;
  pointAt(piece: Piece): void;
  /** Gives the answers of a proposal as one request. */
  carryOut(answers: readonly AnyAnswer[]): void;
}

interface TableContextValue {
  readonly store: TableStore;
  /** Lets one answer through at a time. */
  readonly gate: Gate;
}

const TableContext = createContext<TableContextValue | undefined>(undefined);

interface TableProviderProps {
  readonly children: ReactNode;
  /** The name under which the table's state is kept; absent for a table that always starts fresh. */
  readonly memory?: string;
  /** The stored game whose hints the log marks. */
  readonly game?: string;
}

export function TableProvider({ children, memory, game }: TableProviderProps) {
  const [store] = useState(() => keepTable(memory));
  useEffect(() => store.set(comeBack), [store]);
  useEffect(() => {
    if (game !== undefined) readHints(game).then((hints) => store.set((ui) => ({ ...ui, hints })));
  }, [game, store]);
  const value = useMemo(() => ({ store, gate: makeGate() }), [store]);
  return <TableContext value={value}>{children}</TableContext>;
}

function useTableContext(): TableContextValue {
  const value = use(TableContext);
  if (value === undefined) throw new Error('there is no TableProvider above');
  return value;
}

const NO_OPTIONS: readonly AnyAnswer[] = [];

export function useTable(): Table {
  const { store } = useTableContext();
  const match = useMatch();
  const { page, piecesOf, now, reader } = match;
  const options = useSeatIfAny()?.now.options ?? NO_OPTIONS;
  const kept = useStore(store);
  const moment = momentOf(now);
  // A new question discards the old choice; coming back to the same one does not.
  const ui = useMemo(() => tableFor(kept, moment), [kept, moment]);
  const lit = useMemo(() => optionsByHandle(piecesOf, options), [piecesOf, options]);
  const about = useMemo(() => piecesOf(now.view.decision?.about ?? {}), [piecesOf, now.view]);

  function change(part: Partial<TableUi>): void {
    store.set((old) => ({ ...tableFor(old, momentOf(reader.snapshot())), ...part }));
  }

  const choose = useChoosing(ui, change);
  const carryOut = useCarryingOut(change);

  function pointAt(piece: Piece): void {
    if (page.isOpened?.(piece)) change({ open: piece });
    const marked = markedBy(page.markingOf?.(match), lit, ui.marked, piece);
    if (marked !== undefined) return change({ marked });
    const answer = directAnswer(piecesOf, options, piece);
    if (answer !== undefined) return choose(answer);
    // A planner stays: the second press of a double click must not close it.
    const isPlanned = page.isPlanned?.(match, piece) ?? false;
    change({
      piece: ui.piece === piece && !isPlanned ? undefined : piece,
      armed: undefined,
      notice: undefined,
      sheet: isPlanned || ui.piece === piece ? undefined : 'orders',
    });
  }

  return { ui, lit, about, change, choose, pointAt, carryOut };
}

/** Gives an answer, unless it needs confirmation first. */
function useChoosing(ui: TableUi, change: Table['change']): Table['choose'] {
  const { gate } = useTableContext();
  const { speech, t } = useMatch();
  const seat = useSeatIfAny();

  async function settle({ client, now }: SeatHere, answer: AnyAnswer): Promise<boolean> {
    const isArmed = ui.armed === answer;
    const doubt = isArmed ? 'none' : await doubtAbout(client, now.revision, answer);
    // The match has moved on meanwhile: the choice was about another question.
    if (doubt === undefined) return false;
    if (doubt !== 'none') {
      change({ armed: answer, notice: warningOf(doubt.caution) });
      return false;
    }
    const result = await client.answer(answer, now.view.decision?.number);
    if (!result.ok) change({ notice: speech.reason(result.refusal), armed: undefined });
    return result.ok;
  }

  const warningOf = (caution: Rationale | undefined) =>
    caution && t('warning', { reason: speech.tell(caution.key, caution.args) });

  return (answer) => {
    if (seat !== undefined) gate.pass(momentOf(seat.now), () => settle(seat, answer));
  };
}

/** Gives several answers as one request. What stops it before its end is told by the snapshot's errand. */
function useCarryingOut(change: Table['change']): Table['carryOut'] {
  const { gate } = useTableContext();
  const seat = useSeatIfAny();

  async function settle({ client, now, speech }: SeatHere, answers: readonly AnyAnswer[]): Promise<boolean> {
    const result = await client.carryOut(answers, now.view.decision?.number);
    if (!result.ok) change({ notice: speech.reason(result.refusal), armed: undefined });
    return result.ok;
  }

  return (answers) => {
    if (seat !== undefined) gate.pass(momentOf(seat.now), () => settle(seat, answers));
  };
}
