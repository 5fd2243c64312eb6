import { anyGame, type Reading, sameData } from '@sitrep/kernel';
import { fuzz } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../src/choices/why-not.ts';
import { combatVeteran } from '../src/combat-veteran.ts';
import type { CvTypes } from '../src/cv-types.ts';
import { en } from '../src/messages/en.ts';
import { hu } from '../src/messages/hu.ts';
import { it as italian } from '../src/messages/it.ts';
import { fieldOf } from '../src/queries/field.ts';
import { lookAt } from '../src/queries/look.ts';
import { REFUSALS } from '../src/refusals.ts';
import { at, keating, ricePaddy } from './contents.ts';
import { drill } from './drill.ts';
import { refused } from './refused.ts';

describe('what cannot be done says why', () => {
  it('has words in every language', () => {
    for (const messages of [en, hu, italian])
      for (const code of REFUSALS) expect(Object.keys(messages)).toContain(`refusal.${code}`);
  });

  it('[CV-ATK-05] [CV-COLL-04] [CV-LOS-12] of shots', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: {
        'usv-alder': '0821',
        'usv-bascom': '0821',
        'usv-oakes': '0821',
        'usv-wexler': '0821',
        'usv-voss': '0101',
        'vc-minh': '0921',
      },
      users: { 'usv-m79-1': 'usv-alder' },
      broken: ['usv-m79-1'],
      stances: { 'usv-bascom': 'crawling', 'usv-oakes': 'wounded' },
    });
    expect(refused(d, 'fire')).toEqual([
      'fire usv-wexler -: NO_FIREPOWER CV-ATK-02',
      'fire usv-alder usv-m79-1: MALFUNCTION CV-COLL-04',
      'fire usv-bascom -: CRAWLING CV-ATK-05',
      'fire usv-oakes -: WOUNDED CV-ATK-05',
      'fire usv-voss -: NO_SIGHT CV-LOS-12',
    ]);
  });

  it('[CV-ATK-15] [CV-ATK-26] [CV-RULING-13] of dice, of what was fired, and of those who served', () => {
    const d = drill(
      'rice-paddy',
      {
        phase: 'combat',
        at: {
          'usv-alder': '0821',
          'usv-bascom': '0821',
          'usv-oakes': '0822',
          'vc-minh': '0921',
          'vc-nam': '0922',
        },
        users: { 'usv-m60-1': 'usv-alder' },
      },
      { dice: `attack${' 2'.repeat(11)}` },
    );
    d.do('fire usv-alder usv-m60-1', 'aim 0921', 'crew usv-bascom', 'commit 9', 'holdFire');
    expect(refused(d, 'fire')).toEqual([
      'fire usv-alder -: HAS_FIRED CV-ATK-26',
      'fire usv-alder usv-m60-1: HAS_FIRED CV-ATK-26',
      'fire usv-bascom -: HAS_SERVED CV-RULING-13',
    ]);
    const far = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-alder': '0522', 'usv-oakes': '1421', 'vc-minh': '1522' },
    });
    far.do('fire usv-oakes -');
    expect(refused(far.do('cancel'), 'fire')).toEqual(['fire usv-alder -: NO_DICE CV-ATK-15']);
  });

  it('[CV-MOVE-05] [CV-MOVE-08] [CV-MOVE-15] of steps', () => {
    const AT = { 'usv-alder': '0821', 'vc-minh': '1410' };
    const closed = drill('rice-paddy', { at: AT, closed: ['0921'] }).do('activate usv-alder');
    expect(refused(closed, 'step')).toEqual(['step 0921: HEX_CLOSED CV-MOVE-08']);
    const users = Object.fromEntries(
      ['1', '2', '3', '4'].map((number) => [`usv-law-${number}`, 'usv-alder']),
    );
    const loaded = drill('rice-paddy', { at: AT, users }).do('activate usv-alder');
    expect(refused(loaded, 'step')).toHaveLength(6);
    expect(refused(loaded, 'step')[0]).toContain('OVERLOADED CV-MOVE-15');
    const tired = drill('rice-paddy', { at: AT }).do('activate usv-alder');
    for (const hex of ['0921', '1021', '0921', '1021', '0921']) tired.do(`step ${hex}`);
    // one point left: only clear hexes
    expect(refused(tired, 'step')).toContain('step 0920: CANNOT_AFFORD CV-MOVE-05');
  });

  it('[CV-S2-07] [CV-MOVE-23] [CV-DISC-10] of entering and of second rolls', () => {
    const coming = drill('keating', {
      active: 'enemy',
      at: { 'usa-dunn': '2336', 'tal-01': '1842' },
      waiting: ['tal-10'],
    });
    expect(refused(coming, 'endPhase')).toEqual(['endPhase: MUST_ENTER CV-S2-07']);
    const tried = drill(
      'rice-paddy',
      { at: { 'usv-alder': '0821', 'usv-oakes': '0921' }, stances: { 'usv-alder': 'wounded' } },
      { dice: 'move 6' },
    ).do('tryMove usv-alder');
    expect(refused(tried, 'tryMove')).toEqual(['tryMove usv-alder: ROLLED_ALREADY CV-MOVE-23']);
    const rallied = drill(
      'rice-paddy',
      {
        phase: 'discipline',
        at: { 'usv-alder': '0821', 'usv-oakes': '0921' },
        stances: { 'usv-alder': 'crawling', 'usv-oakes': 'crawling' },
      },
      { dice: 'rally 6' },
    ).do('rally usv-alder -');
    expect(refused(rallied, 'rally')).toEqual(['rally usv-alder -: ROLLED_ALREADY CV-DISC-10']);
  });

  it('[CV-S1-08] [CV-S1-09] [CV-S2-09] [CV-FS-02] [CV-RULING-149] of fire support', () => {
    const CALL = {
      phase: 'combat',
      at: { 'usv-kittredge': '0821', 'usv-alder': '0721', 'vc-minh': '1021' },
      users: { 'usv-an-prc-25-1': 'usv-kittredge' },
      chits: ['105mm', 'bombs'],
    } as const;
    const reasons = (more: object) =>
      refused(drill('rice-paddy', { ...CALL, ...more }), 'support').map((words) => words.split(': ')[1]);
    expect(new Set(reasons({}))).toEqual(new Set(['SUPPORT_LOCKED CV-S1-08']));
    expect(reasons({ isSupportOpen: true })).toEqual(['BOMBS_LOCKED CV-S1-09']);
    expect(new Set(reasons({ isSupportOpen: true, users: {} }))).toEqual(new Set(['NO_SPOTTER CV-FS-02']));
    const fighting = {
      isSupportOpen: true,
      at: { ...CALL.at, 'vc-nam': '0821' },
      contests: { '0821': 'us' },
    };
    expect(new Set(reasons(fighting))).toEqual(new Set(['NO_SPOTTER CV-FS-02']));
    const pit = drill('keating', {
      phase: 'combat',
      at: { 'usa-ashworth': '2336', 'tal-10': '2338' },
      chits: ['120mm'],
    });
    expect(refused(pit, 'support')).toEqual(['support 120mm: NO_MORTAR_CREW CV-S2-09']);
  });
});

describe('reasons, in whole games', () => {
  const setups = [ricePaddy, keating].map((content) => ({
    name: content.scenario,
    config: { turns: 2, exitBlocksTaliban: false },
    content,
  }));

  it('are the same whether listed or asked for, and there is none for what is offered', () => {
    const seen = new Set<string>();
    const wrong: object[] = [];
    const watch = {
      ...combatVeteran,
      options(state: Reading<CvTypes>, seat: number) {
        const options = combatVeteran.options(state, seat);
        for (const option of options) if (whyNot(state, seat, option) !== undefined) wrong.push(option);
        for (const { command, ...reason } of combatVeteran.blocked(state, seat)) {
          seen.add(reason.code);
          if (!sameData(whyNot(state, seat, command), reason)) wrong.push(command);
        }
        return options;
      },
    };
    const subject = { game: anyGame(watch), setups, mostEntries: 30_000 };
    const { failures } = fuzz({ subject, games: 2, seed: 'why', laws: false });
    expect(failures).toEqual([]);
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('whether one hex sees another', () => {
  it('[CV-LOS-09] [CV-LOS-11] [CV-LOS-03] is answered with the hex that blocks and why', () => {
    const d = drill('keating', { at: { 'usa-dunn': '2336' } });
    const look = lookAt(fieldOf(d.match.state as never), at(keating, '2231'), at(keating, '2233'));
    expect(look.stops[0]).toEqual({
      hex: at(keating, '2232'),
      terrain: 'mountain-vegetation',
      reason: 'leeward',
      lee: at(keating, '2233'),
      rule: 'CV-LOS-09',
    });
    const paddy = drill('rice-paddy', {
      at: { 'usv-alder': '0821', 'usv-oakes': '0920', 'usv-voss': '0921' },
    });
    const field = fieldOf(paddy.match.state as never);
    expect(lookAt(field, at(ricePaddy, '0821'), at(ricePaddy, '1021'))).toEqual({
      isOpen: true,
      occupied: 1,
      stops: [],
    });
    expect(lookAt(field, at(ricePaddy, '1413'), at(ricePaddy, '1411')).stops[0]).toMatchObject({
      hex: at(ricePaddy, '1412'),
      reason: 'obstruction',
      rule: 'CV-LOS-03',
    });
    const smoky = drill('rice-paddy', { at: { 'usv-alder': '0821' }, smoke: ['0920', '0921'] });
    const { stops } = lookAt(
      fieldOf(smoky.match.state as never),
      at(ricePaddy, '0821'),
      at(ricePaddy, '1021'),
    );
    expect(new Set(stops.map(({ rule }) => rule))).toEqual(new Set(['CV-LOS-11']));
  });
});
