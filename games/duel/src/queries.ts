import {
  type Dice,
  type Distribution,
  distribution,
  InvariantError,
  type Reading,
  type Seat,
} from '@sitrep/kernel';
import type { BlowPlan, Card, Duellist, DuelTypes, OmenPlan } from './types.ts';

type Read = Reading<DuelTypes>;

export function rival(seat: Seat): Seat {
  return 1 - seat;
}

export function getDuellist<D>(
  state: { readonly game: { readonly duellists: readonly D[] } },
  seat: Seat,
): D {
  const duellist = state.game.duellists[seat];
  if (duellist === undefined) throw new InvariantError('SEAT_UNKNOWN', `there is no duellist ${seat}`);
  return duellist;
}

export function getCard(state: Read, token: number): Card {
  const card = state.content.cards[token];
  if (card === undefined) throw new InvariantError('TOKEN_UNKNOWN', `there is no card ${token}`);
  return card;
}

/** The whole hand: what only the owner knows, then what was studied. */
export function handOf(state: Read, seat: Seat): readonly number[] {
  const unseen = state.zones[`hand${seat}`]?.tokens ?? [];
  const shown = state.zones[`shown${seat}`]?.tokens ?? [];
  return shown.length === 0 ? unseen : [...unseen, ...shown];
}

/** The zone in which a card of this hand lies. */
export function zoneOf(state: Read, seat: Seat, token: number): string {
  return state.zones[`shown${seat}`]?.tokens.includes(token) ? `shown${seat}` : `hand${seat}`;
}

export function canPay(state: Read, seat: Seat, token: number): boolean {
  return handOf(state, seat).length > getCard(state, token).cost;
}

/** DU-ATK-03: a blow up to its die. `parry` is -1 when there is none. */
export function planBlow(state: Read, attacker: Seat, blow: number, parry: number): BlowPlan {
  const { strength, stance, omen }: Pick<Duellist, 'strength' | 'stance' | 'omen'> = getDuellist(
    state,
    attacker,
  );
  const defender = getDuellist(state, rival(attacker));
  return {
    type: 'blow',
    rule: 'DU-ATK-03',
    dice: { strike: { count: 1, sides: 6 } },
    attack: strength + getCard(state, blow).power + Number(stance === 'bold') + Number(isGoodOmen(omen)),
    defence:
      4 + defender.guard + Number(defender.stance === 'wary') + (parry < 0 ? 0 : getCard(state, parry).power),
  };
}

/** The result of a blow: by how much it reached the defence, and the damage. */
export interface BlowResult {
  readonly margin: number;
  readonly damage: number;
}

/** DU-ATK-03: what the die does. Play calls this after rolling, odds call it for every face. */
export function resolveBlow({ attack, defence }: BlowPlan, { strike: [die = 1] }: BlowDice): BlowResult {
  const margin = die + attack - defence;
  if (die === 1 || margin < 0) return { margin, damage: 0 };
  return { margin, damage: margin >= 3 ? 2 : 1 };
}

type BlowDice = Dice<BlowPlan['dice']>;

/** DU-ACT-04: the omen up to its die, which only the duellist sees. */
export function planOmen(seat: Seat): OmenPlan {
  const dice = { omen: { count: 1, sides: 6 } };
  return { type: 'omen', rule: 'DU-ACT-04', dice, stream: seat === 0 ? 'omen0' : 'omen1', seats: [seat] };
}

/** DU-ATK-03: the face, and whether the next blow is the better for it. */
export function resolveOmen({ omen: [face = 1] }: Dice<OmenPlan['dice']>): {
  readonly face: number;
  readonly isGood: boolean;
} {
  return { face, isGood: isGoodOmen(face) };
}

function isGoodOmen(face: number): boolean {
  return face >= 5;
}

/** The exact chances of each damage. */
export function blowOdds(plan: BlowPlan): Distribution<number> {
  return distribution(plan.dice, (dice) => resolveBlow(plan, dice).damage);
}
