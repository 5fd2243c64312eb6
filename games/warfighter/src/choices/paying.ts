import type { Seat } from '@sitrep/kernel';
import { abilitiesOf } from '../queries/in-force/abilities.ts';
import { canPayEntrance, type Entrance, holdsAt, payWithRefusal } from '../queries/movement/moves.ts';
import { xpCost } from '../queries/table/costs.ts';
import { getCard, getSoldier, type Read } from '../queries/table/lookup.ts';
import type { Frames, MoveFrame, PlayFrame } from '../types.ts';
import type { Occasion } from './playing.ts';

/** Cards that the chain already uses. */
export function spokenIn({ discards, boosts }: MoveFrame): readonly number[] {
  return [...discards, ...boosts.flatMap((boost) => [boost.token, ...boost.discards])];
}

/** A payment as far as it has come. */
export function entranceOf(state: Read, frame: MoveFrame, viewer: Seat): Entrance {
  return {
    mover: getSoldier(state, frame.soldier),
    to: frame.to,
    spoken: spokenIn(frame),
    boosts: frame.boosts,
    discards: frame.discards.length,
    viewer,
  };
}

/** A booster may ask for a trait of the Location that is entered, and must leave enough to pay the rest. */
export function entranceOccasion(state: Read, frame: MoveFrame, viewer: Seat): Occasion {
  return {
    when: 'payEntrance',
    about: frame.soldier,
    hostile: -1,
    spoken: spokenIn(frame),
    joined: frame.boosts,
    refuses: (ability, form) =>
      holdsAt(state, frame.to, ability)
        ? payWithRefusal(state, entranceOf(state, frame, viewer), ability, form)
        : 'ONLY_IF',
    unmet: ({ if: conditions = [] }) => conditions.find(({ is }) => is === 'locationTrait'),
  };
}

/** Whether an entrance that is being paid below can still be completed when this card pays for a booster. */
export function leavesEntrance(state: Read, frame: Frames['payDiscards'], card: number): boolean {
  const [move, play] = state.frames.slice(-3);
  if (move?.procedure !== 'move' || play?.procedure !== 'play' || !move.unpaid) return true;
  // The locals of these procedures are these types.
  return isPayableAfter(state, move.locals as MoveFrame, play.locals as PlayFrame, {
    ...frame,
    discards: [...frame.discards, card],
  });
}

/** The booster joins the payment with the cards chosen; those still to be chosen are missing from the hand. */
function isPayableAfter(
  state: Read,
  move: MoveFrame,
  { soldier, token, card, source, ability, isUpgunned }: PlayFrame,
  { amount, discards, helps }: Frames['payDiscards'],
): boolean {
  const played = abilitiesOf(getCard(state, card))[ability];
  const boost = { soldier, token, card, source, ability, isUpgunned, discards, helps, payers: [] };
  const entrance = entranceOf(
    state,
    { ...move, boosts: [...move.boosts, boost] },
    getSoldier(state, soldier).seat,
  );
  const xp = played === undefined ? 0 : xpCost(played, isUpgunned);
  const helped = helps.reduce((sum, help) => sum + help.amount, 0);
  const used = new Map([[soldier, amount - discards.length - helped]]);
  return canPayEntrance(state, entrance, { gain: 0, isPenaltyIgnored: false, xp, used });
}
