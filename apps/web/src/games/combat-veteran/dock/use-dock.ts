import { type CvSketch, focusOn, isSketch, type Piece, type Pointed } from '@sitrep/combat-veteran';
import type { Focus, Proposal } from '@sitrep/contract';
import { useState } from 'react';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { momentOf } from '../../../kit/table/table-ui.ts';
import { usePointed } from '../read/use-pointed.ts';

/** A proposal with the sketch of one kind. */
export type Sketched<K extends CvSketch['kind']> = Proposal & {
  readonly sketch: Extract<CvSketch, { readonly kind: K }>;
};

/** Whether what a proposal looks like is of this kind. */
export function isOf<K extends CvSketch['kind']>(kind: K) {
  return (proposal: Proposal): proposal is Sketched<K> =>
    isSketch(proposal.sketch) && proposal.sketch.kind === kind;
}

/** What is proposed about something. Until there is a reply the last one stays: nothing jumps while a part is changed. */
export function useProposals(focus: Focus): readonly Proposal[] {
  const moment = momentOf(useSeat().now);
  const found = useAsked({ kind: 'proposals', focus });
  const [kept, keep] = useState({ moment, found: NONE });
  if (found !== undefined && kept.found !== found) keep({ moment, found });
  return found ?? (kept.moment === moment ? kept.found : NONE);
}

const NONE: readonly Proposal[] = [];

/** Makes the best of what is proposed about something, without pointing at it first. */
export function useCarryOut(): (focus: Focus) => void {
  const { client, now } = useSeat();
  const { carryOut } = useTable();
  return async (focus) => {
    const [best] = (await client.ask(now.revision, { kind: 'proposals', focus })) ?? [];
    if (best !== undefined) carryOut(best.answers);
  };
}

/** Pressing a man: he fires, or he stays behind or comes along. */
export function usePick(focus: Pointed): (soldier: Piece) => void {
  const { base } = usePointed();
  const { change } = useTable();
  return (soldier) => change({ focus: { ...focusOn({ ...base, reached: [] }, focus, soldier) } });
}
