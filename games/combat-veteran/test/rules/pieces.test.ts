import { describe, expect, it } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { rosterOf } from '../../src/content/roster.ts';
import { allowanceOf } from '../../src/queries/allowance.ts';
import { STANCES } from '../../src/types.ts';
import { keating, ricePaddy } from '../contents.ts';
import { drill } from '../drill.ts';

const both: readonly Content[] = [ricePaddy, keating];

describe('pieces', () => {
  it('[CV-PIECE-01] are soldiers of both sides, weapons, chits and markers, and bunkers in the paddies', () => {
    const counts = both.map((content) => {
      const { sides, weapons, chits, bunkers } = rosterOf(content);
      return [...sides.map((side) => side.length), weapons.length, chits.length, bunkers.length];
    });
    expect(counts).toEqual([
      [36, 38, 25, 17, 8],
      [36, 40, 28, 23, 0],
    ]);
    // walking needs no marker
    expect(STANCES.filter((stance) => stance !== 'walking')).toHaveLength(4);
  });

  it('[CV-PIECE-02] each side is of one nation', () => {
    expect(both.map(({ forces: { us, enemy } }) => [us.nation, enemy.nation])).toEqual([
      ['us-vietnam', 'viet-cong'],
      ['us-afghanistan', 'taliban'],
    ]);
  });

  it('[CV-PIECE-03] act by their own ratings: a medic among riflemen and weapons fires nothing', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-wexler': '0821', 'usv-alder': '0821', 'vc-minh': '0921', 'usv-m79-2': '0821' },
      users: { 'usv-m79-1': 'usv-wexler' },
    });
    expect(d.options('fire')).toEqual(['fire usv-alder -']);
    d.do('fire usv-alder -', 'aim 0921');
    expect(d.options('commit')[0]).toBe('commit 4');
  });

  it('[CV-PIECE-05] the check of a hit is against the target’s own discipline', () => {
    const hit = (target: string) => {
      const d = drill(
        'rice-paddy',
        { phase: 'combat', at: { 'usv-alder': '0821', [target]: '0921' } },
        { dice: 'attack 3 2 2 2 2 2 nerve 5' },
      );
      return d.do('fire usv-alder -', 'aim 0921', 'commit 4').stance(target);
    };
    expect([hit('vc-minh'), hit('vc-nam')]).toEqual(['crawling', 'walking']);
  });

  it('[CV-PIECE-06] [CV-PIECE-17] a bunker has armor and one firepower, and stays where it is', () => {
    expect(rosterOf(ricePaddy).bunkers.map(({ armor, firepower }) => [armor, firepower])).toEqual([
      ...Array.from({ length: 4 }, () => [4, 1]),
      ...Array.from({ length: 4 }, () => [3, 1]),
    ]);
    const d = drill('rice-paddy', {
      active: 'enemy',
      at: { 'vc-minh': '0921', 'vc-bunker-1': '0921', 'usv-alder': '2022' },
      inside: ['vc-minh'],
    });
    d.do('activate vc-minh', 'step 0922');
    expect([d.at('vc-minh'), d.at('vc-bunker-1'), d.match.state.game.isInside[d.piece('vc-minh')]]).toEqual([
      '0922',
      '0921',
      false,
    ]);
  });

  it('[CV-PIECE-07] leaders have dots, and to direct fire takes two', () => {
    const chits = (leader: string) =>
      drill('rice-paddy', {
        phase: 'combat',
        at: { [leader]: '0821', 'vc-minh': '1021' },
        users: { 'usv-an-prc-25-1': leader },
        isSupportOpen: true,
      }).options('support').length > 0;
    expect([chits('usv-jessup'), chits('usv-hollis'), chits('usv-alder')]).toEqual([false, true, false]);
  });

  it('[CV-PIECE-08] heroes are few', () => {
    const heroes = both.map((content) =>
      rosterOf(content)
        .soldiers.filter(({ isHero }) => isHero)
        .map(({ id }) => id),
    );
    expect(heroes).toEqual([
      ['usv-rusk', 'vc-son'],
      ['usa-carter', 'usa-haldane'],
    ]);
  });

  it('[CV-PIECE-12] [CV-ATK-10] some weapons are expendable, all others can be broken and repaired', () => {
    const spent = both.map(({ forces }) =>
      forces.weaponTypes.flatMap(({ id, isExpendable }) => (isExpendable ? [id] : [])),
    );
    expect(spent.map((ids) => ids.sort())).toEqual([['b40', 'law', 'smoke'], ['claymore']]);
  });

  it('[CV-PIECE-13] none has a movement rating: all go by their stance', () => {
    for (const { forces } of both)
      for (const soldier of [...forces.us.soldiers, ...forces.enemy.soldiers])
        expect(Object.keys(soldier)).not.toContain('movement');
    expect(STANCES.map((stance) => allowanceOf(stance, 0))).toEqual([
      { points: 6 },
      undefined,
      { points: 12 },
      { points: 6, steps: 2 },
      undefined,
    ]);
  });

  it('[CV-PIECE-14] effective are those who neither crawl nor are wounded: others serve no weapon', () => {
    const crew = (stance: (typeof STANCES)[number]) => {
      const d = drill('rice-paddy', {
        phase: 'combat',
        at: { 'usv-alder': '0821', 'usv-oakes': '0821', 'vc-minh': '0921' },
        users: { 'usv-m60-1': 'usv-alder' },
        stances: { 'usv-oakes': stance },
      });
      return d.do('fire usv-alder usv-m60-1', 'aim 0921').options('crew').length;
    };
    expect(STANCES.map(crew)).toEqual([1, 0, 1, 1, 0]);
  });

  it('[CV-PIECE-16] a chit has firepower or skulls, one or two', () => {
    for (const content of both)
      for (const { firepower, skulls } of rosterOf(content).chits) {
        expect((firepower === undefined) !== (skulls === undefined)).toBe(true);
        expect([undefined, 1, 2]).toContain(skulls);
      }
  });
});
