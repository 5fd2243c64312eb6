import {
  flow,
  type Game,
  type GameEvent,
  type GameTypes,
  type PickStep,
  type Plan,
  type Reading,
} from '@sitrep/kernel';

/*
 * The two endless two-player games of the boardgame.io baseline, under our usual rules: every decision
 * lists its legal options, every change is an event, everything is logged and could be undone, saved and replayed.
 */

interface Act {
  readonly type: 'act';
  readonly at: number;
}

interface EndlessTypes<G extends object, E extends GameEvent> extends GameTypes {
  readonly game: G;
  readonly frames: { turns: object };
  readonly steps: { turns: 'start' };
  readonly results: Record<never, never>;
  readonly command: Act;
  readonly event: E;
  readonly plan: Plan;
  readonly view: object;
  readonly decision: 'move';
  readonly refusal: never;
}

function places(count: number): readonly Act[] {
  return Array.from({ length: count }, (_, at) => ({ type: 'act', at }));
}

/** A pick by the seat whose turn it is; any place may always be taken. */
function moveStep<T extends EndlessTypes<object, GameEvent>>(
  options: readonly Act[],
  moves: (state: Reading<T>) => number,
  answer: PickStep<T, 'turns'>['answer'],
): PickStep<T, 'turns'> {
  return {
    kind: 'pick',
    name: 'move',
    rule: 'BENCH-01',
    seats: (state) => [moves(state) % 2],
    options: () => options,
    answer,
  };
}

/** What the endless games have in common: nobody ever wins and nothing is hidden. */
function endless<T extends EndlessTypes<object, GameEvent>>(id: string, step: PickStep<T, 'turns'>) {
  const outcome = () => undefined;
  return {
    id,
    version: '1',
    olderVersions: [],
    eventVersion: 1,
    ...flow<T>({ turns: { start: step } } as Parameters<typeof flow<T>>[0], outcome),
    outcome,
    view: () => ({}),
    redact: (event: object) => event,
    determinize: () => undefined,
    upcast: (event: object) => event,
  };
}

interface Tiny {
  moves: number;
  cells: number[];
}

type TinyTypes = EndlessTypes<
  Tiny,
  GameEvent & { readonly type: 'marked'; readonly at: number; readonly seat: number }
>;

/** Nine cells, one marked per move. */
export const tiny: Game<TinyTypes> = {
  ...endless<TinyTypes>(
    'tiny',
    moveStep<TinyTypes>(
      places(9),
      (state) => state.game.moves,
      (context, _locals, seat, { at }) => context.emit({ type: 'marked', rule: 'BENCH-01', at, seat }),
    ),
  ),
  setup: () => ({
    ok: true,
    value: {
      seats: 2,
      game: { moves: 0, cells: Array<number>(9).fill(-1) },
      zones: {},
      start: { procedure: 'turns', locals: {} },
    },
  }),
  evolve(game, { at, seat }) {
    game.cells[at] = seat;
    game.moves += 1;
  },
  clone: ({ moves, cells }) => ({ moves, cells: [...cells] }),
};

interface Squad {
  moves: number;
  soldiers: { id: string; q: number; r: number; wounds: number; ap: number; ammo: number; gear: string[] }[];
  hostiles: { id: string; q: number; r: number; hp: number; alert: boolean; kind: string; marks: number[] }[];
}

type SquadTypes = EndlessTypes<
  Squad,
  GameEvent & { readonly type: 'acted'; readonly at: number; readonly die: number }
>;

const DECKS = [0, 1, 2, 3];
const SOLDIERS = [0, 1, 2, 3, 4, 5];
const HAND_LIMIT = 7;
const GEAR = Array.from({ length: 30 }, (_, i) => `piece-of-equipment-${i}`);

const HIT = { type: 'hit', rule: 'BENCH-01', dice: { hit: { count: 1, sides: 6 } } } as const;

/** A die, a hit, a card drawn and perhaps one discarded per move, in a state the size of ours. */
export const squad: Game<SquadTypes> = {
  ...endless<SquadTypes>(
    'squad',
    moveStep<SquadTypes>(
      places(30),
      (state) => state.game.moves,
      (context, _locals, _seat, { at }) => {
        const [die = 1] = context.roll(HIT).hit;
        context.emit({ type: 'acted', rule: 'BENCH-01', at, die });
        const [from, pile, hand] = [`deck${at % 4}`, `discard${at % 4}`, `hand${at % 6}`];
        const left = context.state.zones[from]?.tokens ?? [];
        if (left.length === 0)
          context.move({
            rule: 'BENCH-01',
            from: pile,
            into: from,
            tokens: [...(context.state.zones[pile]?.tokens ?? [])],
          });
        context.draw({ rule: 'BENCH-01', from, into: hand });
        const held = context.state.zones[hand]?.tokens ?? [];
        if (held.length > HAND_LIMIT)
          context.move({ rule: 'BENCH-01', from: hand, into: pile, tokens: held.slice(0, 1) });
      },
    ),
  ),
  setup: () => ({
    ok: true,
    value: { seats: 2, game: openSquad(), zones: openZones(), start: { procedure: 'turns', locals: {} } },
  }),
  evolve(game, { at, die }) {
    const hostile = game.hostiles[at % 30];
    const soldier = game.soldiers[at % 6];
    if (hostile === undefined || soldier === undefined) return;
    hostile.hp = hostile.hp > 0 ? hostile.hp - 1 : 3;
    hostile.alert = die > 3;
    soldier.ap = die;
    game.moves += 1;
  },
  clone: ({ moves, soldiers, hostiles }) => ({
    moves,
    soldiers: soldiers.map((s) => ({ ...s })),
    hostiles: hostiles.map((h) => ({ ...h })),
  }),
};

function openSquad(): Squad {
  return {
    moves: 0,
    soldiers: SOLDIERS.map((i) => ({ id: `s${i}`, q: i, r: 0, wounds: 0, ap: 3, ammo: 6, gear: GEAR })),
    hostiles: Array.from({ length: 30 }, (_, i) => ({
      id: `e${i}`,
      q: i % 8,
      r: 5 + (i >> 3),
      hp: 3,
      alert: false,
      kind: 'hostile-rifleman',
      marks: [0, 0, 0, 0],
    })),
  };
}

/** Cards are small integers here and records in the baseline; gear and marks make up for it, so the states are the same size. */
function openZones() {
  const cards = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
  return Object.fromEntries([
    ...DECKS.map((d) => [`deck${d}`, { pool: `d${d}`, known: 'none', tokens: cards(d * 100, 60) }] as const),
    ...DECKS.map((d) => [`discard${d}`, { pool: `d${d}`, known: 'all' }] as const),
    ...SOLDIERS.map(
      (s) => [`hand${s}`, { pool: 'h', known: [s % 2], tokens: cards(1000 + s * 10, 5) }] as const,
    ),
  ]);
}
