import { type Read, soldiersIn } from '@sitrep/warfighter/queries';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useGlide } from '../../../kit/motion/use-glide.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { Piece } from '../../../kit/page/piece.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import { useGround } from '../read/use-ground.ts';
import { useRead } from '../read/use-read.ts';
import { hostilesIn } from './hostile-order.ts';
import styles from './path-board.module.css';
import { isPaged, isPlain, lownessOf, pagedHeight, planSlots, type SlotLoad } from './slot-layout.ts';
import { SlotPager } from './slot-pager.tsx';
import { SlotScene } from './slot-scene.tsx';
import { type Tabbed, tabsFor } from './slot-tabs.ts';

/** The path as one view from left to right: each slot is a scene, and whoever is there stands in it. */
export function PathBoard() {
  const { t, now } = useMatch();
  const state = useRead();
  const { ui } = useTable();
  const board = useRef<HTMLDivElement>(null);
  const path = useRef<HTMLOListElement>(null);
  useGlide(path, now.view);
  const ground = useGround(board);
  const slots = Array.from({ length: state.game.slots }, (_, index) => index + 1);
  const loads = slots.map((slot) => loadOf(state, slot, ui.piece));
  const plans = planSlots(ground, loads);
  const manned = slots.findLast((slot) => soldiersIn(state, slot).length > 0) ?? 1;
  const isInPages = isPaged(ground, loads);
  const tabs = tabsFor(loads.map(tabOf), ground.width);
  const { shown, show, watch, follow } = useSlotInView(path, manned, isInPages ? ground.width : 0);
  const least: CssVars = isInPages ? { '--least': `${pagedHeight(ground, loads)}rem` } : {};
  return (
    <section className={styles.board} aria-label={t('board.path')}>
      {isInPages && <SlotPager tabs={tabs} shown={shown} onShow={show} />}
      <div
        ref={board}
        className={styles.view}
        data-paged={isInPages || undefined}
        data-low={lownessOf(ground)}
        onScroll={watch}
        style={least}
      >
        <ol ref={path} className={styles.path} onFocus={isInPages ? follow : undefined}>
          {plans.map((plan, index) => (
            <SlotScene key={slots[index]} slot={index + 1} plan={plan} />
          ))}
        </ol>
      </div>
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

function tabOf(load: SlotLoad): Tabbed {
  return { isPlain: isPlain(load), hasHostiles: load.hostiles > 0, hasSoldiers: load.soldiers > 0 };
}

interface SlotInView {
  readonly shown: number;
  show(slot: number): void;
  /** When the view has moved. */
  watch(): void;
  /** When something in a slot gets the focus. */
  follow(event: FocusEvent): void;
}

/** Where one slot is shown at a time, in a view of this width: which one that is, and what leads to another. */
function useSlotInView(path: RefObject<HTMLElement | null>, slot: number, width: number): SlotInView {
  const [shown, setShown] = useState(slot);
  const scenes = () => [...(path.current?.children ?? [])].filter((each) => each instanceof HTMLElement);
  function show(wanted: number): void {
    const [scene, view] = [scenes()[wanted - 1], path.current?.parentElement];
    if (scene !== undefined && view) view.scrollLeft = scene.offsetLeft;
  }
  function watch(): void {
    const from = path.current?.parentElement?.scrollLeft ?? 0;
    // the last ones may not get to the left edge
    const at = scenes().findIndex((scene) => scene.offsetLeft + scene.offsetWidth / 2 > from);
    setShown(Math.max(1, at + 1));
  }
  function follow({ target }: FocusEvent): void {
    // what is pressed must not move away under the pointer
    if (!target.matches(':focus-visible')) return;
    const at = scenes().findIndex((scene) => scene.contains(target));
    if (at >= 0) show(at + 1);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slot moves the view, and so does a phone that is turned
  useEffect(() => show(slot), [slot, width]);
  return { shown, show, watch, follow };
}
