import {
  type Checked,
  flow,
  type Game,
  namesIn,
  type Opening,
  type Outcome,
  type Problem,
  type Reading,
  type Reason,
  type Seat,
  seesToken,
} from '@sitrep/kernel';
import { evolve } from './evolve.ts';
import { attack } from './procedures/attack.ts';
import { duel as main } from './procedures/duel.ts';
import { round } from './procedures/round.ts';
import { handOf } from './queries.ts';
import type { Config, Content, Duellist, DuelState, DuelTypes } from './types.ts';
import { upcast } from './upcast.ts';
import { determinize, redact, view } from './view.ts';

/** DU-SETUP-01: the bounds of a config. */
const BOUNDS: Readonly<Record<keyof Config, readonly [number, number]>> = {
  health: [1, 20],
  rounds: [1, 30],
  points: [0, 6],
};

function setup(config: Config, content: Content): Checked<Opening<DuelTypes>> {
  const problems = [...configProblems(config), ...contentProblems(content)];
  if (problems.length > 0) return { ok: false, problems };
  const untrained: Duellist = {
    health: config.health,
    strength: 0,
    guard: 0,
    stance: 'wary',
    hasActed: false,
    omen: 0,
  };
  const hands = { hand0: { pool: 'cards', known: [0] }, hand1: { pool: 'cards', known: [1] } };
  const open = { pool: 'cards', known: 'all' } as const;
  return {
    ok: true,
    value: {
      seats: 2,
      game: { round: 1, isOver: false, duellists: [{ ...untrained }, { ...untrained }] },
      zones: {
        deck: { pool: 'cards', known: 'none', tokens: content.cards.map((_, token) => token) },
        ...hands,
        shown0: open,
        shown1: open,
        table: open,
        discard: open,
      },
      start: { procedure: 'duel', locals: {} },
    },
  };
}

function configProblems(config: Config): readonly Problem[] {
  return namesIn(BOUNDS).flatMap((name) => {
    const [least, most] = BOUNDS[name];
    const value: unknown = config[name];
    const isGood = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
    return isGood ? [] : [{ code: 'OUT_OF_BOUNDS', path: name, rule: 'DU-SETUP-01', args: { least, most } }];
  });
}

function contentProblems(content: Content): readonly Problem[] {
  if (!Array.isArray(content.cards) || content.cards.length < 8)
    return [{ code: 'DECK_TOO_SMALL', path: 'cards', rule: 'DU-SETUP-03' }];
  return [];
}

function outcome({ game, seats }: Reading<DuelTypes>): Outcome | undefined {
  const [first, second] = game.duellists;
  if (seats.some((seat) => seat.hasConceded))
    return result(
      'DU-END-03',
      [0, 1].filter((seat) => !seats[seat]?.hasConceded),
    );
  if (first.health === 0 || second.health === 0) return result('DU-END-01', first.health > 0 ? [0] : [1]);
  if (!game.isOver) return undefined;
  return result('DU-END-02', first.health === second.health ? [] : first.health > second.health ? [0] : [1]);
}

function result(rule: string, winners: readonly number[]): Outcome {
  return { rule, result: winners.length === 1 ? 'victory' : 'draw', winners };
}

/** Explains visible cards that are not in the hand. Says nothing about cards that the seat cannot see. */
function whyNot(state: Reading<DuelTypes>, seat: Seat, answer: unknown): Reason<DuelTypes> | undefined {
  const card = typeof answer === 'object' && answer !== null && 'card' in answer ? answer.card : undefined;
  const isHeld = handOf(state, seat).some((token) => token === card);
  return !isHeld && seesToken(state, seat, card) ? { code: 'NOT_IN_HAND', rule: 'DU-SETUP-03' } : undefined;
}

function clone({ round, isOver, duellists: [first, second] }: DuelState): DuelState {
  return { round, isOver, duellists: [{ ...first }, { ...second }] };
}

/** The duel: a small complete game that shows and proves the kernel's contract. */
export const duel: Game<DuelTypes> = {
  id: 'duel',
  version: '1.2.0',
  olderVersions: ['1.0.0', '1.1.0'],
  eventVersion: 2,
  setup,
  ...flow<DuelTypes>({ duel: main, round, attack }, outcome),
  evolve,
  view,
  redact,
  outcome,
  whyNot,
  clone,
  determinize,
  upcast,
};

export { isCertain } from './certain.ts';
export { blowOdds, planBlow } from './queries.ts';
export type * from './types.ts';
