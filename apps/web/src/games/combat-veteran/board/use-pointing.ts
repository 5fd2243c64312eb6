import {
  type CvSketch,
  focusAt,
  focusOn,
  focusPast,
  isMeant,
  isSketch,
  type Piece,
  type Pointed,
  squadIn,
} from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useState } from 'react';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { momentOf } from '../../../kit/table/table-ui.ts';
import { stacksOf } from '../read/stacks.ts';
import { usePointed } from '../read/use-pointed.ts';
import { useSketch } from '../read/use-sketch.ts';

interface PointingHere {
  readonly sketch: ReturnType<typeof useSketch>['sketch'];
  /** What else is proposed. */
  readonly others: readonly CvSketch[];
  readonly chosen: readonly Piece[];
  /** What is pointed at. */
  readonly focus: Pointed;
  readonly lit: readonly Hex[];
  /** Hexes where pointing does something. */
  readonly targets: readonly Hex[];
  /** The hex whose men lie side by side. */
  readonly fanned: Hex | undefined;
  /** With Shift it is a place to go past. */
  pointAt(hex: Hex, isShift: boolean): void;
  /** Opens a stack, or closes it. */
  fan(hex: Hex | undefined): void;
  /** A man of the opened stack was pressed: he comes along or stays, or the orders are about him. */
  pick(soldier: Piece): void;
  /** Back by one step: closes what is open, then points at nothing. */
  back(): void;
}

/** What pointing at hexes does: it narrows down what is proposed, chooses, or does what was proposed. */
export function usePointing(): PointingHere {
  const match = useMatch();
  const seat = useSeatIfAny();
  const table = useTable();
  const { base, focus } = usePointed();
  const { field } = base;
  const { fanned, fan } = useFanned();
  const { sketch, proposals } = useSketch(focus);
  const reach = useSketch(squadIn(focus)).sketch;
  const reached = reach?.kind === 'reach' ? reach.hexes.map(({ hex }) => hex) : [];
  const lit = [...table.lit.keys()].flatMap((piece) =>
    piece.startsWith('hex:') ? [Number(piece.slice(4))] : [],
  );

  function pointAt(hex: Hex, isShift: boolean): void {
    const piece = `hex:${hex}`;
    const next = (isShift ? focusPast : focusAt)({ ...base, reached }, focus, hex);
    if (!isShift && isMeant(field, focus, next)) return void go(next);
    if (Object.keys(next).length === 0 && table.lit.has(piece)) return table.pointAt(piece);
    fan(undefined);
    table.change({ focus: next, piece: undefined, sheet: undefined });
  }

  /** What is meant is done: the first proposal about it. */
  async function go(next: Pointed): Promise<void> {
    const found = await seat?.client.ask(match.now.revision, { kind: 'proposals', focus: { ...next } });
    const [best] = found ?? [];
    if (best !== undefined) table.carryOut(best.answers);
  }

  function pick(soldier: Piece): void {
    const isOwn = field.roster.soldiers[soldier]?.seat === match.now.seat;
    if (isOwn && focus.stack !== undefined && focus.stack === field.game.at[soldier])
      return table.change({ focus: { ...focusOn({ ...base, reached }, focus, soldier) } });
    table.change({ piece: `soldier:${soldier}` });
  }

  function back(): void {
    if (fanned !== undefined) return fan(undefined);
    table.change({ focus: {}, piece: undefined });
  }

  const others = proposals.slice(1).flatMap((each) => (isSketch(each.sketch) ? [each.sketch] : []));
  const chosen = sketch !== undefined && 'members' in sketch ? sketch.members : [];
  const targets = [...lit, ...reached, ...stacksOf(field).map((stack) => stack.hex)];
  return { sketch, others, chosen, focus, lit, targets, fanned, pointAt, fan, pick, back };
}

/** The hex whose stack is open, until the match goes on. */
function useFanned() {
  const moment = momentOf(useMatch().now);
  const [open, setOpen] = useState<{ readonly moment: string; readonly hex: Hex | undefined }>();
  const fan = (hex: Hex | undefined) => setOpen({ moment, hex });
  return { fanned: open?.moment === moment ? open.hex : undefined, fan };
}
