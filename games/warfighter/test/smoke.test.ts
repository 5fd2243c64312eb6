import { expect, it } from 'vitest';
import { give, offers, sit } from './table.ts';

const CORE = 'modern-core';
const JUNGLE = 'modern-jungle';

it('[WF-ATK-14][WF-XP-01] an attack that hits and defeats cover kills, and the last reticle pays XP', () => {
  const match = sit(
    {
      path: [`${JUNGLE}/trail`],
      soldiers: [{ card: `${CORE}/giacomelli`, slot: 2, gear: [{ card: `${CORE}/m4` }] }],
      hostiles: [{ card: `${JUNGLE}/hired-muscle`, slot: 2, target: 1 }],
    },
    {
      luck: {
        dice: [
          ['attack', 9],
          ['cover', 4],
        ],
      },
    },
  );
  expect(offers(match, { type: 'attack', weapon: 1 })).toBe(true);
  give(match, { type: 'attack', soldier: 1, weapon: 1, profile: 0 });
  give(match, { type: 'onHostile', hostile: match.state.game.hostiles[0]?.token ?? -1 });
  give(match, { type: 'mode', mode: 'semi' });
  expect(match.state.game.hostiles).toEqual([]);
  expect(match.state.game.soldiers[0]?.xp).toBe(2);
});
