import type { Printable, Printables, PrintedCounter } from '@sitrep/contract';
import type { Content } from '../index.ts';
import { contents } from './contents.ts';

function of(content: Content) {
  const { scenario } = content;
  return { id: scenario, pack: `cv-${scenario}`, name: { key: `setup.${scenario}` }, content };
}

function map(content: Content): Printable {
  return { kind: 'map', ...of(content) };
}

/** CV-PIECE-01: all pieces of both sides, and the markers that they are given. */
function pieces(content: Content): Printable {
  const { us, enemy } = content.forces;
  return {
    kind: 'counters',
    ...of(content),
    counters: [
      ...[us, enemy].flatMap(({ soldiers }) => soldiers.map(({ id }) => soldier(id))),
      ...weapons(content),
      ...[us, enemy].flatMap(({ bunkers = [] }) => bunkers.map(({ id }) => bunker(id))),
      ...[us, enemy].flatMap(({ chits = [] }) => chits.map(({ id, count }) => chit(id, count))),
      ...markers,
    ],
  };
}

/** The back shows the same man paled, for those who turn over whoever has acted. */
function soldier(id: string): PrintedCounter {
  return { front: `soldier/${id}`, back: `acted/${id}`, copies: 1 };
}

/** CV-PIECE-12: the back is a weapon out of order, or says that it is gone after one use. */
function weapons({ forces: { us, enemy, weaponTypes } }: Content): readonly PrintedCounter[] {
  const all = [...us.weapons, ...enemy.weapons];
  return weaponTypes.map(({ id, isExpendable }) => ({
    front: `weapon/${id}`,
    back: isExpendable ? `spent/${id}` : `broken/${id}`,
    copies: all.filter(({ type }) => type === id).length,
  }));
}

function bunker(id: string): PrintedCounter {
  return { front: `bunker/${id}`, back: `bunker/${id}`, copies: 1 };
}

/** CV-S2-04: chits lie face down. */
function chit(id: string, copies: number): PrintedCounter {
  return { front: `chit/${id}`, back: 'chit', copies };
}

/** CV-STANCE-01: no soldier has two markers, so those of the slow share one, and those of the fast. */
const markers: readonly PrintedCounter[] = [
  { front: 'stance/running', back: 'stance/sprinting', copies: 24 },
  { front: 'stance/crawling', back: 'stance/wounded', copies: 40 },
];

/** What there is to print of every scenario: its pieces and its map. */
export const printables: Printables = {
  list: Object.values(contents).flatMap((content) => [pieces(content), map(content)]),
  drafts: [],
  ofDraft: () => undefined,
};
