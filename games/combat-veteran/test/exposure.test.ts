import { makeKey, makeUniform } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { rosterOf, STACK_LIMIT } from '../src/content/roster.ts';
import { modifiersFor } from '../src/queries/aiming.ts';
import { modified } from '../src/queries/conditions.ts';
import { type Exposure, exposureOf, HABITS } from '../src/queries/exposure.ts';
import { type Field, fieldOf } from '../src/queries/field.ts';
import { targetOf } from '../src/queries/planned-attack.ts';
import { coverWorst, resolveAttack, resolveChecks, tallyDice } from '../src/queries/resolve-attack.ts';
import { anyHit, menExpected } from '../src/queries/risk.ts';
import { supposeDown, supposeIn } from '../src/queries/supposed.ts';
import { at, ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';

const fieldIn = (d: Drill) => fieldOf(d.match.state);
const hexesOf = (...labels: readonly string[]) => labels.map((label) => at(ricePaddy, label));

function told(d: Drill, { fires }: Exposure['way']): readonly string[] {
  return fires.map(({ gun, hex, pool, shares }) => {
    const { firer, weapon, crew, bonus, dots } = gun;
    const served = [d.idOf(firer), d.idOf(weapon), ...crew.map((each) => d.idOf(each))].join(' ');
    return `${served} bonus ${bonus} dots ${dots} at ${d.label(hex)}: ${pool} on ${shares.length}`;
  });
}

describe('the exposure of a way', () => {
  const AT = { 'usv-alder': '0721', 'vc-thanh': '1021', 'vc-quang': '1021', 'vc-bao': '0307' };

  it('[CV-DFIRE-01] [CV-COND-17] is what the enemies in sight could fire together, each dot once', () => {
    const d = drill(
      'rice-paddy',
      { at: AT, users: { 'vc-b40-1': 'vc-thanh' } },
      { dice: 'attack 2 2 2 2 2' },
    );
    const { hexes, way } = exposureOf(fieldIn(d), [d.piece('usv-alder')], hexesOf('0821', '0921'));
    expect(hexes.map((each) => told(d, each))).toEqual([
      ['vc-thanh vc-b40-1 bonus 0 dots 0 at 0821: 7 on 1', 'vc-quang - bonus 0 dots 2 at 0821: 5 on 1'],
      ['vc-thanh vc-b40-1 bonus 0 dots 0 at 0921: 8 on 1', 'vc-quang - bonus 0 dots 2 at 0921: 6 on 1'],
    ]);
    expect(told(d, way)).toEqual(told(d, hexes[1] ?? way));
    // and so it comes
    d.do('activate usv-alder', 'step 0821', 'fire vc-quang -', 'rank vc-quang 2', 'commit 2');
    expect(d.last('attacked')).toMatchObject({ dice: 5 });
  });

  it('[CV-RULING-78] counts the firepower of a bunker once', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0721', 'vc-thanh': '0921', 'vc-dao': '0921', 'vc-bunker-1': '0921' },
      inside: ['vc-thanh', 'vc-dao'],
    });
    const { way } = exposureOf(fieldIn(d), [d.piece('usv-alder')], hexesOf('0821'));
    expect(way.fires.map(({ gun }) => gun.bonus).toSorted()).toEqual([0, 1]);
  });

  it('[CV-RULING-13] lets nobody fire who serves', () => {
    const d = drill('rice-paddy', {
      at: { 'usv-alder': '0721', 'vc-thanh': '0921', 'vc-dao': '0921', 'vc-nam': '0921' },
      users: { 'vc-fm-24-29-1': 'vc-thanh' },
    });
    const { way } = exposureOf(fieldIn(d), [d.piece('usv-alder')], hexesOf('0821'));
    const busy = way.fires.flatMap(({ gun }) => [gun.firer, ...gun.crew]);
    expect(new Set(busy).size).toBe(busy.length);
  });

  it('[CV-RULING-148] says nothing of undiscovered soldiers', () => {
    const hidden = (hex: string) => {
      const d = drill('rice-paddy', {
        at: { 'usv-alder': '0913', 'vc-son': hex, 'vc-bunker-1': hex, 'vc-bao': '1109' },
        inside: ['vc-son'],
        hidden: ['vc-bunker-1'],
      });
      return exposureOf(fieldIn(d), [d.piece('usv-alder')], hexesOf('0912', '0911'));
    };
    expect(hidden('0910')).toEqual(hidden('2004'));
  });

  it('[CV-RULING-07] [CV-COND-08] does not count them among the pieces of a hex that many enter', () => {
    const group = rosterOf(ricePaddy)
      .soldiers.filter(({ seat, isGroup }) => seat === 0 && !isGroup)
      .slice(0, STACK_LIMIT)
      .map(({ id }) => id);
    const hidden = (hex: string) => {
      const many = Object.fromEntries(group.map((id) => [id, '0913']));
      const d = drill('rice-paddy', {
        at: { ...many, 'vc-son': hex, 'vc-bunker-1': hex, 'vc-bao': '0911' },
        inside: ['vc-son'],
        hidden: ['vc-bunker-1'],
      });
      const members = group.map((id) => d.piece(id));
      return exposureOf(fieldIn(d), members, hexesOf('0912')).way;
    };
    expect(hidden('2004').fires).not.toEqual([]);
    expect(hidden('0912')).toEqual(hidden('2004'));
  });
});

const RUNS = 20_000;

/** How often somebody is hit, and how many, in thousandths, when the dice are rolled one by one. */
function rolled(field: Field, members: readonly number[], { way }: Exposure, path: readonly number[]) {
  const random = makeUniform(makeKey('exposure'), 'dice');
  const roll = (count: number) => Array.from({ length: count }, () => 1 + random.below(6));
  let [some, men] = [0, 0];
  for (let run = 0; run < RUNS; run += 1) {
    let hit = 0;
    const down = new Set<number>();
    const out = new Set<number>();
    for (const hex of path) {
      const here = supposeIn(field, members, hex);
      for (const { shares } of way.fires.filter((fire) => fire.hex === hex))
        for (const { target, dice, isArmorIgnored } of shares) {
          if (out.has(target)) continue;
          const now = down.has(target) ? supposeDown(here, target) : here;
          const count = modified(dice, modifiersFor(now, target, isArmorIgnored));
          if (count < 1) continue;
          const facts = targetOf(now, target);
          const result = resolveAttack(coverWorst(tallyDice(roll(count))), facts);
          const effect = resolveChecks(result, roll(result.checks), facts.discipline);
          if (effect === 'crawl') down.add(target);
          if (effect !== 'wounded' && effect !== 'killed') continue;
          out.add(target);
          hit += 1;
        }
      for (const man of down) out.add(man);
    }
    some += Math.min(hit, 1);
    men += hit;
  }
  return [(some * 1000) / RUNS, (men * 1000) / RUNS] as const;
}

describe.each(HABITS)('fire that is thought to be %s', (habit) => {
  it('has the odds that rolling has', () => {
    const squad = ['usv-alder', 'usv-bascom', 'usv-yancey', 'usv-oakes', 'usv-rusk'];
    const here = Object.fromEntries(squad.map((id) => [id, '0721']));
    const d = drill('rice-paddy', {
      at: { ...here, 'vc-thanh': '1021', 'vc-quang': '1021', 'vc-dao': '1019' },
      users: { 'vc-b40-1': 'vc-thanh' },
      stances: { 'usv-bascom': 'running', 'usv-rusk': 'crawling' },
    });
    const members = squad.map((id) => d.piece(id));
    const path = hexesOf('0821', '0921');
    const exposure = exposureOf(fieldIn(d), members, path, habit);
    const [some, men] = rolled(fieldIn(d), members, exposure, path);
    expect(Math.abs(anyHit(exposure.way.risk) - some)).toBeLessThan(15);
    expect(Math.abs(menExpected(exposure.way.risk) - men)).toBeLessThan(30);
    expect(some).toBeGreaterThan(300);
  });
});
