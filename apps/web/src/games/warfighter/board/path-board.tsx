import { type Read, soldiersIn } from '@sitrep/warfighter/queries';
import { type RefObject, useEffect, useRef } from 'react';
import { useGlide } from '../../../kit/motion/use-glide.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { useGround } from '../read/use-ground.ts';
import { useRead } from '../read/use-read.ts';
import { hostilesIn } from './hostile-order.ts';
import styles from './path-board.module.css';
import { isPaged, pagedHeight, planSlots, type SlotLoad } from './slot-layout.ts';
import { SlotScene } from './slot-scene.tsx';

/** The path as one view from left to right: each slot is a scene, and whoever is there stands in it. */
export function PathBoard() {
  const { t, now } = useMatch();
  const state = useRead();
  const { ui } = useTable();
  const board = useRef<HTMLElement>(null);
  const path = useRef<HTMLOListElement>(null);
  useGlide(path, now.view);
  const ground = useGround(board);
  const slots = Array.from({ length: state.game.slots }, (_, index) => index + 1);
  const loads = slots.map((slot) => loadOf(state, slot, ui.piece));
  const plans = planSlots(ground, loads);
  const manned = slots.findLast((slot) => soldiersIn(state, slot).length > 0) ?? 1;
  useSlotInView(path, manned);
  return (
    <section
      ref={board}
      className={styles.board}
      aria-label={t('board.path')}
      data-paged={isPaged(ground) || undefined}
      {...(isPaged(ground) && { style: { minHeight: `${pagedHeight(ground, loads)}rem` } })}
    >
      <ol ref={path} className={styles.path}>
        {plans.map((plan, index) => (
          <SlotScene key={slots[index]} slot={index + 1} plan={plan} />
        ))}
      </ol>
    </section>
  );
}

/** What stands in a slot, and whether it is shown in full although nothing does. */
function loadOf(state: Read, slot: number, pointedAt: Piece | undefined): SlotLoad {
  const isBeside = [slot - 1, slot + 1].some((next) => soldiersIn(state, next).length > 0);
  return {
    hostiles: hostilesIn(state, slot).length,
    soldiers: soldiersIn(state, slot).length,
    isWanted: isBeside || pointedAt === `slot:${slot}`,
    isGoal: slot === state.game.slots,
    hasExtras: slot === state.game.slots || (state.game.path[slot - 1]?.attached ?? []).length > 0,
  };
}

/** Where one slot is shown at a time: brings one into view, and again whenever it is another. */
function useSlotInView(path: RefObject<HTMLElement | null>, slot: number): void {
  useEffect(() => {
    const scene = path.current?.children[slot - 1];
    const board = path.current?.parentElement;
    if (!(scene instanceof HTMLElement) || !board) return;
    const from = scene.offsetLeft - board.scrollLeft;
    if (from < 0 || from + scene.offsetWidth > board.clientWidth) board.scrollLeft = scene.offsetLeft;
  }, [path, slot]);
}
