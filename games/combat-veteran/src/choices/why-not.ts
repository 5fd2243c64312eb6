import { type Immutable, type Reading, type Seat, topFrame } from '@sitrep/kernel';
import type { Command } from '../commands.ts';
import type { CvTypes } from '../cv-types.ts';
import type { Frames } from '../frames.ts';
import { type Field, fieldOf, type Read } from '../queries/field.ts';
import type { Why } from '../queries/reason.ts';
import { whyNoChoice } from '../reasons/attack.ts';
import { whyNoGroupCommand } from '../reasons/group.ts';
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
import { NONE } from '../state.ts';
import { whyNoEnd } from './moving.ts';
import { readCommand } from './read-command.ts';
import { whyNoRecovery } from './recovery.ts';
import { whyNoSupportOf } from './support.ts';
import { whyNoUpkeep } from './upkeep.ts';

/** What a reason depends on besides the command: who asked, and what the procedure under way knows. */
interface Asked<Locals> {
  readonly state: Read;
  readonly field: Field;
  readonly seat: Seat;
  readonly locals: Immutable<Locals>;
}

type Explain<P extends keyof Frames> = (asked: Asked<Frames[P]>, command: Command) => Why | undefined;

/** The reasons of each procedure. Commands that it never asks for, or that are possible, have none. */
const EXPLAIN: { readonly [P in keyof Frames]?: Explain<P> } = {
  discipline({ field, seat }, command) {
    switch (command.type) {
      case 'rally':
      case 'treat':
      case 'selfTreat':
        return whyNoRecovery(field, seat, command);
      case 'repair':
      case 'assign':
      case 'shelter':
        return whyNoUpkeep(field, seat, command);
      default:
        return undefined;
    }
  },
  stances: ({ field, seat }, command) =>
    command.type === 'stance' ? whyNoStanceOrder(field, seat, command) : undefined,
  movement: explainMovement,
  activation: ({ field, locals: { members } }, command) => whyNoGroupCommand(field, members, command),
  entry({ field, seat, locals }, command) {
    if (command.type === 'takeShelter') return whyNoTakingShelter(field, locals, command.soldier);
    const { hex, movers } = locals;
    return command.type === 'fire'
      ? whyNoShot(field, command, quarryIn(field, seat, hex, movers))
      : undefined;
  },
  overheat: ({ field, seat, locals }, command) =>
    command.type === 'overheat' ? whyNoOverheat(field, locals, seat, command.soldier) : undefined,
  shot: ({ field, locals }, command) => whyNoChoice(field, locals, command),
  volley: ({ field, locals }, command) => whyNoDealing(field, locals, command),
  attack({ field, locals }, command) {
    if (command.type === 'reroll') return whyNoReroll(locals, command.face);
    if (command.type === 'cover') return whyNoCover(locals, command.hit);
    return command.type === 'damage' ? whyNoDamage(field, locals.hex, command.piece) : undefined;
  },
  closeCombat: ({ field, seat, locals: { hex } }, command) =>
    command.type === 'lose' ? whyNoLoss(field, hex, seat, command.piece) : undefined,
  combat({ state, field, seat }, command) {
    if (command.type === 'smoke') return whyNoSmoke(field, seat, command);
    if (command.type === 'fire') return whyNoShot(field, command, quarryOf(field, seat));
    const isSupport = command.type === 'support' || command.type === 'supportBlind';
    return isSupport ? whyNoSupportOf(state, seat, command) : undefined;
  },
  support({ field, locals: { leader } }, command) {
    if (command.type === 'spotter') return whyNoSpotter(field, command.leader);
    // until a leader is chosen, nobody calls anything
    if (command.type !== 'callOn' || leader === NONE) return undefined;
    return whyNoCall(field, leader, command.hex);
  },
  backblast: ({ field, locals }, command) =>
    command.type === 'expose' ? whyNotExposed(field, locals, command.soldier) : undefined,
};

function explainMovement({ field, seat }: Asked<object>, command: Command): Why | undefined {
  switch (command.type) {
    case 'carryOn':
    case 'setDown':
      return whyNoCarrier(field, seat, command.soldier);
    case 'activate':
      return whyNoActivation(field, seat, command.soldier);
    case 'tryMove':
      return whyNoTry(field, seat, command.soldier);
    case 'stance':
      return whyNoIdleStance(field, seat, command);
    case 'smoke':
      return whyNoSmoke(field, seat, command);
    case 'fight':
      return whyNoRound(field, command.hex);
    case 'endPhase':
      return whyNoEnd(field);
    default:
      return undefined;
  }
}

/** Why an answer is refused: the same reasons as for blocked commands, but for any piece, hex or number. */
export function whyNot(state: Reading<CvTypes>, seat: Seat, answer: unknown): Why | undefined {
  const frame = topFrame(state);
  const field = fieldOf(state);
  const command = readCommand(field, answer);
  if (frame === undefined || command === undefined) return undefined;
  return explain(frame, { state, field, seat }, command);
}

function explain<P extends keyof Frames>(
  { procedure, locals }: { readonly procedure: P; readonly locals: Immutable<Frames[P]> },
  asked: Omit<Asked<Frames[P]>, 'locals'>,
  command: Command,
): Why | undefined {
  const explained: Explain<P> | undefined = EXPLAIN[procedure];
  return explained?.({ ...asked, locals }, command);
}
