import { createRequire } from 'node:module';

/** The few members of boardgame.io's client that the baseline uses; the package ships no types for this entry. */
interface Client {
  start(): void;
  readonly moves: { act(index: number): void };
}

type ClientFactory = (options: { game: object; numPlayers: number; debug: boolean }) => Client;

// Its ES entry does not resolve in Node; the CommonJS one does.
const { Client: makeClient } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: ClientFactory;
};

interface Move<G> {
  readonly G: G;
  readonly playerID: string;
  readonly random: { D6(): number };
}

const TURN = { disableUndo: true, turn: { minMoves: 1, maxMoves: 1 } };

const tiny = {
  ...TURN,
  name: 'tiny',
  setup: () => ({ cells: Array<string | undefined>(9).fill(undefined), n: 0 }),
  moves: {
    act({ G, playerID }: Move<{ cells: unknown[]; n: number }>, index: number) {
      G.cells[index % 9] = playerID;
      G.n += 1;
    },
  },
};

const card = (id: string, name: string) => ({ id, card: name });

function openSquad() {
  return {
    n: 0,
    soldiers: Array.from({ length: 6 }, (_, i) => ({
      ...{ id: `s${i}`, q: i, r: 0, wounds: 0, ap: 3, ammo: 6 },
      hand: Array.from({ length: 5 }, (_, k) => card(`h${i}_${k}`, 'grenade')),
    })),
    hostiles: Array.from({ length: 30 }, (_, i) => ({
      id: `e${i}`,
      q: i % 8,
      r: 5 + (i >> 3),
      hp: 3,
      alert: false,
    })),
    decks: Array.from({ length: 4 }, (_, d) => ({
      draw: Array.from({ length: 60 }, (_, k) => card(`d${d}_${k}`, `c${k % 20}`)),
      discard: [] as ReturnType<typeof card>[],
    })),
  };
}

const squad = {
  ...TURN,
  name: 'squad',
  setup: openSquad,
  moves: {
    act({ G, random }: Move<ReturnType<typeof openSquad>>, index: number) {
      const die = random.D6();
      const hostile = G.hostiles[index % 30];
      const deck = G.decks[index % 4];
      const soldier = G.soldiers[index % 6];
      if (hostile === undefined || deck === undefined || soldier === undefined) return;
      hostile.hp = hostile.hp > 0 ? hostile.hp - 1 : 3;
      hostile.alert = die > 3;
      if (deck.draw.length === 0) [deck.draw, deck.discard] = [deck.discard, []];
      const drawn = deck.draw.pop();
      if (drawn !== undefined) soldier.hand.push(drawn);
      const dropped = soldier.hand.length > 7 ? soldier.hand.shift() : undefined;
      if (dropped !== undefined) deck.discard.push(dropped);
      soldier.ap = die;
      G.n += 1;
    },
  },
};

/** A local boardgame.io client of one of the two games, ready to make moves. */
export function openClient(name: 'tiny' | 'squad'): (count: number) => void {
  const client = makeClient({ game: name === 'tiny' ? tiny : squad, numPlayers: 2, debug: false });
  client.start();
  return (count) => {
    for (let i = 0; i < count; i += 1) client.moves.act(i);
  };
}
