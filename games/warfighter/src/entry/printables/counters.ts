import type { Printable, PrintedCounter } from '@sitrep/contract';
import { cardsOfType } from '../../content/card-index.ts';
import type { Content } from '../../index.ts';

/** As many Soldiers as the largest team has. */
const TEAM = 8;
const NUMBERS = Array.from({ length: TEAM }, (_, index) => index + 1);

/** A counter whose back says nothing else. */
function plain(face: string, copies: number): PrintedCounter {
  return { front: face, back: face, copies };
}

/** A counter with a side for each of two states. */
function flipped(front: string, back: string, copies: number): PrintedCounter {
  return { front, back, copies };
}

/** The counters that missions of an edition need on the table. */
export function counters(content: Content, id: string, pack: string): Printable {
  const isOld = content.ruleset === 'ww2';
  return {
    kind: 'counters',
    id,
    pack,
    name: { key: `ruleset.${id}` },
    content,
    counters: [
      ...common,
      ...(isOld ? older : []),
      ...climatesOf(content).map((each) => plain(`hardy/${each}`, 4)),
    ],
  };
}

const common: readonly PrintedCounter[] = [
  // WF-SETUP-16: one on the Soldier card, its twin in the Soldier's Location
  ...NUMBERS.map((number) => plain(`soldier/${number}`, 2)),
  // WF-SETUP-17
  ...NUMBERS.map((number) => plain(`target/${number}`, 4)),
  // WF-SETUP-18, WF-TURN-02
  flipped('action', 'action-used', 16),
  // WF-ATK-17: a Suppress is replaced by an EKIA
  flipped('suppress', 'kill', 40),
  // WF-WOUND-02, WF-WOUND-08
  flipped('wound/1', 'treated/1', 12),
  flipped('wound/2', 'treated/2', 6),
  flipped('wound/3', 'treated/3', 4),
  // WF-GEAR-01, WF-GEAR-02
  flipped('ammo', 'empty', 48),
  // WF-ATK-29, WF-GEAR-17
  plain('use', 16),
  flipped('xp/1', 'xp/5', 20),
  // WF-SETUP-08
  flipped('inactive', 'active', 1),
  plain('timer', 1),
  flipped('jam', 'blank', 4),
];

/** What only the rules of World War II need. */
const older: readonly PrintedCounter[] = [
  // WF-HTH-08
  ...NUMBERS.map((number) => plain(`striking/${number}`, 1)),
  // WF-OBJ-09
  plain('objective-hostile', 12),
  // WF-KEY-07
  flipped('undeployed', 'deployed', 4),
  // WF-SR-03
  ...['A', 'B', 'C', 'D'].map((letter) => plain(`record/${letter}`, 3)),
];

/** WF-ENV-04: Hardy counters belong to a climate. */
function climatesOf(content: Content): readonly string[] {
  const printed = cardsOfType(content, 'soldier').flatMap(({ hardy = [] }) =>
    hardy.map(({ climate }) => climate),
  );
  return [...new Set(printed)].sort();
}
