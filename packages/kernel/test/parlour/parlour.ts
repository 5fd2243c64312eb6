import {
  type Checked,
  flow,
  type Game,
  type Opening,
  type Outcome,
  type Reading,
  type ZoneSetup,
} from '../../src/index.ts';
import { asking } from './asking.ts';
import { shop, wrapping } from './shop.ts';
import { everySeat, table } from './table.ts';
import type { Config, Content, ParlourEvent, ParlourState, ParlourTypes } from './types.ts';

function setup({ seats }: Config, { cards }: Content): Checked<Opening<ParlourTypes>> {
  const problems = [
    ...(Number.isInteger(seats) ? [] : [{ code: 'SEATS', path: 'seats' }]),
    ...(Number.isInteger(cards) ? [] : [{ code: 'CARDS', path: 'cards' }]),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const zeros = Array.from({ length: seats }, () => 0);
  const game = { notes: zeros, secrets: zeros, votes: [], points: zeros, bought: [], isOver: false };
  const zones = zonesFor(seats, cards);
  return { ok: true, value: { seats, game, zones, start: { procedure: 'table', locals: {} } } };
}

/** The deck is unknown to all, a hand known to its seat, the cellar's coins are another pool. */
function zonesFor(seats: number, cards: number): Record<string, ZoneSetup> {
  const hand = (seat: number) => [`hand${seat}`, { pool: 'cards', known: [seat] }] as const;
  return {
    deck: { pool: 'cards', known: 'none', tokens: Array.from({ length: cards }, (_, token) => token) },
    table: { pool: 'cards', known: 'all' },
    cellar: { pool: 'coins', known: 'none', tokens: [101, 102, 103] },
    safe: { pool: 'coins', known: 'none', tokens: [104] },
    ...Object.fromEntries(Array.from({ length: seats }, (_, seat) => hand(seat))),
  };
}

function evolve(game: ParlourState, event: ParlourEvent): void {
  switch (event.type) {
    case 'noted':
      game.notes[event.seat] = (game.notes[event.seat] ?? 0) + 1;
      return;
    case 'peeked':
      game.secrets[event.seat] = event.face;
      return;
    case 'voted':
      game.votes.push(event.vote);
      return;
    case 'planned':
      game.points[event.seat] = event.points;
      return;
    case 'bought':
      game.bought.push(event.item);
      return;
    case 'ended':
      game.isOver = true;
      return;
  }
}

function outcome(state: Reading<ParlourTypes>): Outcome | undefined {
  const winners = everySeat(state).filter((seat) => !state.seats[seat]?.hasConceded);
  if (winners.length === 0) return { rule: 'PA-EMPTY', result: 'abandoned', winners };
  return state.game.isOver ? { rule: 'PA-END', result: 'end', winners } : undefined;
}

function clone({ notes, secrets, votes, points, bought, isOver }: ParlourState): ParlourState {
  return {
    notes: [...notes],
    secrets: [...secrets],
    votes: [...votes],
    points: [...points],
    bought: [...bought],
    isOver,
  };
}

/**
 * A game without an aim that can do everything the kernel offers, each by one command: what the kernel's own tests
 * are played on.
 */
export const parlour: Game<ParlourTypes> = {
  id: 'parlour',
  version: '1',
  olderVersions: ['0'],
  eventVersion: 1,
  setup,
  ...flow<ParlourTypes>({ table, ...asking, shop, wrapping }, outcome),
  evolve,
  view: ({ game }, seat) => ({ notes: [...game.notes], secret: game.secrets[seat] ?? 0 }),
  redact: (event, seat) =>
    event.type === 'murmured' || (event.type === 'peeked' && event.seat !== seat) ? undefined : event,
  outcome,
  clone,
  determinize({ game }, seat, random) {
    game.secrets = game.secrets.map((secret, owner) =>
      owner === seat || secret === 0 ? secret : 1 + random.below(20),
    );
  },
  upcast: (event) => event,
};
