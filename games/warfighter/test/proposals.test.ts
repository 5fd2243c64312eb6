import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { proposals } from '../src/entry/proposals.ts';
import { interrupts } from '../src/proposals/index.ts';
import { isSketch, type ShotSketch } from '../src/proposals/sketches.ts';
import { type Drill, drill } from './rules/drill.ts';
import { hostile, location, soldier, weapon } from './rules/drill-cards.ts';

/** Two riflemen, one of them with grenades, before a pair of enemies. */
function fight(slot = 2): Drill {
  return drill(
    {
      path: ['field'],
      soldiers: [
        { card: 'ace', slot, gear: [{ card: 'rifle' }, { card: 'grenade' }] },
        { card: 'ben', slot: 1, gear: [{ card: 'rifle' }], suppress: 1 },
      ],
      hostiles: [{ card: 'pair', slot: 2, target: 1 }],
    },
    {
      cards: [
        soldier('ace'),
        soldier('ben'),
        weapon('rifle'),
        location('field'),
        hostile('pair', { cover: 3, reticles: 2 }),
      ],
    },
  );
}

function offered({ match }: Drill, focus: Readonly<Record<string, number>>) {
  const decision = match.decision();
  if (decision === undefined) throw new Error('nothing is asked');
  return proposals(match.state, decision, 0, focus);
}

function shotsAt(range: Drill): readonly ShotSketch[] {
  return offered(range, { hostile: range.hostile('pair').token }).flatMap(({ sketch }) =>
    isSketch(sketch) && sketch.kind === 'shot' ? [sketch] : [],
  );
}

it('[WF-ATK-09] an attack says what its dice need, and how likely it kills, eliminates and suppresses', () => {
  const semi = shotsAt(fight()).find(({ mode }) => mode === 'semi');
  // 6 or more on a d10 and 3 or more on a d6: one Kill of the two that are missing.
  expect(semi).toMatchObject({ dice: 1, needed: 6, cover: 3, missing: 2, actions: 1, xp: 0 });
  expect(semi?.chances).toEqual({ eliminate: 0, kill: 333, suppress: 500, empty: 200, jam: 0 });
});

it('[WF-ATK-29] what is used up is a cost, with what is left', () => {
  const range = fight();
  const thrown = offered(range, { hostile: range.hostile('pair').token }).find(({ id }) =>
    /explosion/.test(id),
  );
  expect(thrown?.costs.map(({ key }) => key)).toEqual(['price.actions', 'price.ammo']);
  expect(shotsAt(range).find(({ mode }) => mode === 'explosion')?.ammo).toMatchObject({ after: 0 });
});

it('[WF-ATK-04] [WF-ACT-03] what cannot be used says why', () => {
  const range = fight(1);
  const why = offered(range, { hostile: range.hostile('pair').token }).flatMap(({ sketch }) =>
    isSketch(sketch) && sketch.kind === 'noShot' ? [`${sketch.soldier}: ${sketch.why.code}`] : [],
  );
  expect(why).toContain('1: OUT_OF_RANGE');
  expect(why).toContain('2: SUPPRESSED');
});

it('[WF-HOST-52] an order of attacks waits where the team may react', () => {
  const next = { type: 'nextAttacker', hostile: 3 } as const;
  const rolled = (result: string) => ({ type: 'hostileRolled', soldier: 1, hostile: 2, result, n: 1 });
  const wait = (...news: readonly SeatEvent[]) => interrupts(news, next, [])?.key;
  expect(wait(rolled('nothing'))).toBeUndefined();
  expect(wait(rolled('wound'))).toBe('interrupt.hostileRolled');
  expect(wait(rolled('wound'), { type: 'wounded', soldier: 1, n: 2 })).toBeUndefined();
  expect(wait({ type: 'soldierLeft', soldier: 1, n: 2 })).toBe('interrupt.soldierLeft');
});
