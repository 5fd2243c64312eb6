import { firstFocus, type Pointed, type Pointing } from '@sitrep/combat-veteran';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { battleOf } from './battle.ts';

interface PointedHere {
  /** What pointing depends on, besides where the squad can get to. */
  readonly base: Omit<Pointing, 'reached'>;
  readonly focus: Pointed;
}

/** What is pointed at: by the player, or by the question itself. */
export function usePointed(): PointedHere {
  const match = useMatch();
  const seat = useSeatIfAny();
  const { ui } = useTable();
  const { decision } = match.now.view;
  const field = battleOf(match);
  const base = { field, seat: match.now.seat, decision: decision?.name ?? '', about: decision?.about ?? {} };
  const first: Pointed = seat?.now.isAsked ? firstFocus(base) : {};
  return { base, focus: { ...first, ...ui.focus } };
}
