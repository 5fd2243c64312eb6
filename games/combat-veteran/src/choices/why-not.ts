import { type Immutable, type Reading, type Seat, topFrame } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { CvTypes } from '../cv-types.ts';
import type { Frames } from '../frames.ts';
import { type Field, fieldOf, type Read } from '../queries/field.ts';
import type { Why } from '../queries/reason.ts';
import { whyNoChoice } from '../reasons/attack.ts';
import { whyNoDeed } from '../reasons/group.ts';
import { whyNoActivation, whyNoCarrier, whyNoIdleStance, whyNoSmoke, whyNoTry } from '../reasons/movement.ts';
import {
  whyNoCover,
  whyNoDamage,
  whyNoLoss,
  whyNoOverheat,
  whyNoReroll,
  whyNoRound,
  whyNoTakingShelter,
  whyNotExposed,
} from '../reasons/results.ts';
import { quarryIn, quarryOf, whyNoShot } from '../reasons/shots.ts';
import { whyNoStanceOrder } from '../reasons/stances.ts';
import { whyNoCall, whyNoSpotter } from '../reasons/support.ts';
import { whyNoDealing } from '../reasons/volley.ts';
import { whyNoEnd } from './moving.ts';
import { readCommand } from './read-command.ts';
import { whyNoRecovery } from './recovery.ts';
import { whyNoSupportOf } from './support.ts';
import { whyNoUpkeep } from './upkeep.ts';

/** A wish at a place of the rules: who has it, and what the procedure there knows. */
interface Asked<Locals> {
  readonly state: Read;
  readonly field: Field;
  readonly seat: Seat;
  readonly locals: Immutable<Locals>;
}

type Explain<P extends keyof Frames> = (asked: Asked<Frames[P]>, wish: Command) => Why | undefined;

/** The reasons of each procedure. What it never asks, and what is possible, has none. */
const EXPLAIN: { readonly [P in keyof Frames]?: Explain<P> } = {
  discipline({ field, seat }, wish) {
    switch (wish.type) {
      case 'rally':
      case 'treat':
      case 'selfTreat':
        return whyNoRecovery(field, seat, wish);
      case 'repair':
      case 'assign':
      case 'shelter':
        return whyNoUpkeep(field, seat, wish);
      default:
        return undefined;
    }
  },
  stances: ({ field, seat }, wish) =>
    wish.type === 'stance' ? whyNoStanceOrder(field, seat, wish) : undefined,
  movement: explainMovement,
  activation: ({ field, locals: { members } }, wish) => whyNoDeed(field, members, wish),
  entry({ field, seat, locals }, wish) {
    if (wish.type === 'takeShelter') return whyNoTakingShelter(field, locals, wish.soldier);
    const { hex, movers } = locals;
    return wish.type === 'fire' ? whyNoShot(field, wish, quarryIn(field, seat, hex, movers)) : undefined;
  },
  overheat: ({ field, seat, locals }, wish) =>
    wish.type === 'overheat' ? whyNoOverheat(field, locals, seat, wish.soldier) : undefined,
  shot: ({ field, locals }, wish) => whyNoChoice(field, locals, wish),
  volley: ({ field, locals }, wish) => whyNoDealing(field, locals, wish),
  attack({ field, locals }, wish) {
    if (wish.type === 'reroll') return whyNoReroll(locals, wish.face);
    if (wish.type === 'cover') return whyNoCover(locals, wish.hit);
    return wish.type === 'damage' ? whyNoDamage(field, locals.hex, wish.piece) : undefined;
  },
  closeCombat: ({ field, seat, locals: { hex } }, wish) =>
    wish.type === 'lose' ? whyNoLoss(field, hex, seat, wish.piece) : undefined,
  combat({ state, field, seat }, wish) {
    if (wish.type === 'smoke') return whyNoSmoke(field, seat, wish);
    if (wish.type === 'fire') return whyNoShot(field, wish, quarryOf(field, seat));
    const isSupport = wish.type === 'support' || wish.type === 'supportBlind';
    return isSupport ? whyNoSupportOf(state, seat, wish) : undefined;
  },
  support({ field, locals: { leader } }, wish) {
    if (wish.type === 'spotter') return whyNoSpotter(field, wish.leader);
    return wish.type === 'callOn' ? whyNoCall(field, leader, wish.hex) : undefined;
  },
  backblast: ({ field, locals }, wish) =>
    wish.type === 'expose' ? whyNotExposed(field, locals, wish.soldier) : undefined,
};

function explainMovement({ field, seat }: Asked<object>, wish: Command): Why | undefined {
  switch (wish.type) {
    case 'carryOn':
    case 'setDown':
      return whyNoCarrier(field, seat, wish.soldier);
    case 'activate':
      return whyNoActivation(field, seat, wish.soldier);
    case 'tryMove':
      return whyNoTry(field, seat, wish.soldier);
    case 'stance':
      return whyNoIdleStance(field, seat, wish);
    case 'smoke':
      return whyNoSmoke(field, seat, wish);
    case 'fight':
      return whyNoRound(field, wish.hex);
    case 'endPhase':
      return whyNoEnd(field);
    default:
      return undefined;
  }
}

/** Why an answer is refused: the same reasons as for what is listed as blocked, for any piece, hex or number. */
export function whyNot(state: Reading<CvTypes>, seat: Seat, answer: unknown): Why | undefined {
  const frame = topFrame(state);
  const field = fieldOf(state);
  const wish = readCommand(field, answer);
  if (frame === undefined || wish === undefined) return undefined;
  return explain(frame, { state, field, seat }, wish);
}

function explain<P extends keyof Frames>(
  { procedure, locals }: { readonly procedure: P; readonly locals: Immutable<Frames[P]> },
  asked: Omit<Asked<Frames[P]>, 'locals'>,
  wish: Command,
): Why | undefined {
  const explained: Explain<P> | undefined = EXPLAIN[procedure];
  return explained?.({ ...asked, locals }, wish);
}
