import type { Focus } from '@sitrep/contract';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type SeatHere, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { pieceName } from '../../../kit/page/piece-name.ts';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { AttackGrid } from './attack-grid.tsx';
import { MoveList } from './move-list.tsx';
import { isOf, plannedFocus } from './offers.ts';
import { placeBeside } from './place-beside.ts';
import styles from './planner.module.css';

/** What could be done about the hostile, target or place that was pointed at: one press does all of it. */
export function Planner() {
  const seat = useSeatIfAny();
  return seat === undefined ? undefined : <OpenPlanner seat={seat} />;
}

function OpenPlanner({ seat }: { readonly seat: SeatHere }) {
  const { ui } = useTable();
  const { decision } = seat.now.view;
  const focus = plannedFocus(decision?.name, ui.piece);
  if (ui.piece === undefined || focus === undefined) return undefined;
  return <PiecePlanner key={ui.piece} piece={ui.piece} focus={focus} />;
}

/** What is chosen joins every attack to which it can be added. */
function PiecePlanner({ piece, focus }: { readonly piece: Piece; readonly focus: Focus }) {
  const [extras, setExtras] = useState<Focus>({});
  const offers = useLast(useAsked({ kind: 'proposals', focus: { ...focus, ...extras } }));
  if (offers === undefined || offers.length === 0) return undefined;
  const moves = offers.filter(isOf('move'));
  const add = (name: string, form: string) => setExtras((old) => ({ ...old, [name]: form }));
  return (
    <PlannerFrame piece={piece}>
      {moves.length > 0 ? (
        <MoveList moves={moves} />
      ) : (
        <AttackGrid offers={offers} piece={piece} onAdd={add} />
      )}
    </PlannerFrame>
  );
}

/** What there was last, until there is something again. */
function useLast<V>(value: V | undefined): V | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  });
  return value ?? last.current;
}

interface FrameProps {
  readonly piece: Piece;
  readonly children: ReactNode;
}

/** A dialog beside the piece that leaves everything else in reach. Escape leads back to the piece. */
function PlannerFrame({ piece, children }: FrameProps) {
  const seat = useSeatIfAny();
  const { change } = useTable();
  const box = useRef<HTMLDivElement>(null);
  usePlaceBeside(box, piece);
  useFirstFocus(box);
  if (seat === undefined) return undefined;
  const { t } = seat;
  function close(): void {
    change({ piece: undefined });
    handleOf(piece)?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }
  const name = pieceName(seat, piece);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('planner.title', { piece: name })}
      className={styles.planner}
      data-planner={piece}
      onKeyDown={onKeyDown}
    >
      {children}
      <button type="button" className={styles.close} aria-label={t('planner.close')} onClick={close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

function handleOf(piece: Piece): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(`main [data-piece="${CSS.escape(piece)}"]`)];
  return found.find((each) => each.checkVisibility());
}

/** Keeps the planner beside its piece; on a small screen its sheet has a place of its own. */
function usePlaceBeside(box: RefObject<HTMLDivElement | null>, piece: Piece): void {
  useLayoutEffect(() => {
    const place = () => {
      const { current } = box;
      if (current !== null) placeBeside(current, handleOf(piece));
    };
    place();
    const sizes = new ResizeObserver(place);
    if (box.current !== null) sizes.observe(box.current);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [box, piece]);
}

/** The best there is has the focus first. */
function useFirstFocus(box: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    const best = current?.querySelector<HTMLElement>('[data-best]') ?? current?.querySelector('button');
    best?.focus({ preventScroll: true });
  }, [box]);
}
