import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { AnyAnswer } from '../match/types.ts';
import { useMatch } from '../page/match-context.tsx';
import type { Piece } from '../page/piece.ts';
import { readHints } from '../saves/hint-store.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { keepTable } from './table-memory.ts';
import {
  comeBack,
  directAnswer,
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
  /** Gives an answer, asking once more first where the settings want that. */
  choose(answer: AnyAnswer): void;
  pointAt(piece: Piece): void;
}

const TableContext = createContext<TableStore | undefined>(undefined);

interface TableProviderProps {
  readonly children: ReactNode;
  /** The name under which the table is found again as it was left; none for one that is always laid anew. */
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
  return <TableContext value={store}>{children}</TableContext>;
}

function useTableStore(): TableStore {
  const store = use(TableContext);
  if (store === undefined) throw new Error('there is no TableProvider above');
  return store;
}

export function useTable(): Table {
  const store = useTableStore();
  const { session, speech, page, piecesOf, now, t } = useMatch();
  const kept = useStore(store);
  // A new question makes the old choice void; coming back to the same one does not.
  const ui = useMemo(() => tableFor(kept, now.version), [kept, now.version]);
  const lit = useMemo(() => optionsByHandle(piecesOf, now.options), [piecesOf, now.options]);
  const about = useMemo(() => piecesOf(now.view.decision?.about ?? {}), [piecesOf, now.view]);

  function change(part: Partial<TableUi>): void {
    store.set((old) => ({ ...tableFor(old, session.get().version), ...part }));
  }

  function needsConfirming(answer: AnyAnswer): boolean {
    const { confirmation } = settings.get();
    if (ui.armed === answer || confirmation === 'never') return false;
    if (confirmation === 'always') return true;
    // Whoever sees the chances of a roll and chooses it has confirmed it.
    const weight = session.oddsOf(answer).length > 0 ? 'light' : session.weightOf(answer);
    return weight === 'turn' || (weight === 'final' && confirmation === 'final');
  }

  /** What the player may not have seen about an answer, said once. */
  function warningOf(answer: AnyAnswer): string | undefined {
    if (ui.armed === answer || !settings.get().warnings) return undefined;
    const found = session.cautionOf(answer);
    return found && t('warning', { reason: speech.tell(found.key, found.args) });
  }

  function choose(answer: AnyAnswer): void {
    const warning = warningOf(answer);
    if (warning !== undefined || needsConfirming(answer)) return change({ armed: answer, notice: warning });
    const result = session.answer(answer, now.view.decision?.number);
    if (!result.ok) change({ notice: speech.reason(result.refusal), armed: undefined });
  }

  function pointAt(piece: Piece): void {
    if (page.isOpened?.(piece)) change({ open: piece });
    const answer = directAnswer(piecesOf, now.options, piece);
    if (answer !== undefined) return choose(answer);
    change({
      piece: ui.piece === piece ? undefined : piece,
      armed: undefined,
      notice: undefined,
      sheet: 'orders',
    });
  }

  return { ui, lit, about, change, choose, pointAt };
}
