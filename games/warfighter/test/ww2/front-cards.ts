import type { Card, WeaponCard } from '../../src/content/cards.ts';
import { location, soldier, weapon } from '../rules/drill-cards.ts';

/** Blades hit as printed by mode: Strong 8 with Pen 1, Normal 10, Fast 11 with Pen -3. */
export function blade(id: string, changes: Partial<WeaponCard> = {}): WeaponCard {
  return weapon(id, {
    traits: ['Melee'],
    words: ['Knife'],
    cost: 1,
    stacks: [],
    profiles: [
      {
        ranges: [{ range: 0, kill: 10 }],
        melee: true,
        modes: [
          { mode: 'strong', dice: 1, kill: 8, penetration: 1, stumble: 1 },
          { mode: 'normal', dice: 2, kill: 10, stumble: 2 },
          { mode: 'fast', dice: 3, kill: 11, penetration: -3, stumble: 2 },
        ],
      },
    ],
    ...changes,
  });
}

/** Soldiers who fight hand to hand, and a field where Striking costs 1. */
export const FIGHTERS: readonly Card[] = [
  soldierOf('ace', 0),
  soldierOf('ben', 2),
  soldierOf('nell', 0, { kind: 'nonPlayer', kit: ['rifle'] }),
  location('field', { striking: 1 }),
  blade('knife'),
];

function soldierOf(id: string, hth: number, changes: Parameters<typeof soldier>[1] = {}): Card {
  const { unarmed: _unarmed, ...card } = soldier(id, changes);
  return { ...card, hth };
}
