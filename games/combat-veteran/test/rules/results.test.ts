import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const phase = 'combat';
const AT = { 'usv-alder': '0821', 'usv-bascom': '0821', 'vc-minh': '0921' };

/** Alder fires all he has at the one enemy in 0921: four, clear ground and proximity. */
function shoot(at: Readonly<Record<string, string>>, dice: string, more: object = {}) {
  return drill('rice-paddy', { phase, at, ...more }, { dice }).do('fire usv-alder -', 'aim 0921', 'commit 4');
}

describe('results', () => {
  it('[CV-RES-07] a Take Cover does not reach into another attack', () => {
    const d = shoot(AT, 'attack 1 2 2 2 2 2 attack 5 2 2 2 2 2');
    expect(d.asked).toBe('combatChoice');
    d.do('fire usv-bascom -', 'aim 0921', 'commit 4');
    expect([d.stance('vc-minh'), d.events('tookCover')]).toEqual(['wounded', []]);
  });

  it('[CV-RES-09] a one of a check is no Take Cover', () => {
    const d = shoot(AT, 'attack 3 3 2 2 2 2 nerve 1 nerve 6');
    expect([d.asked, d.stance('vc-minh')]).toEqual(['combatChoice', 'crawling']);
  });

  it('[CV-RES-12] what is left against a dead man is ignored', () => {
    const d = shoot(AT, 'attack 6 6 5 4 3 3');
    expect([d.at('vc-minh'), d.events('checked'), d.events('wentDown')]).toEqual(['gone', [], []]);
  });

  it('[CV-RES-13] [CV-RULING-82] re-rolls come first, the attacker’s before the defender’s; then cover, effect, damage', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { 'usv-rusk': '0821', 'vc-son': '0921', 'vc-fm-24-29-1': '0921' },
      },
      { dice: 'attack 1 6 6 6 6 2 reroll 6 reroll 2' },
    );
    d.do('fire usv-rusk -', 'aim 0921', 'rank - 0', 'commit 4');
    expect([d.asked, d.seats]).toEqual(['attackerReroll', [0]]);
    d.do('reroll 2');
    expect([d.asked, d.seats]).toEqual(['defenderReroll', [1]]);
    d.do('reroll 6');
    expect([d.asked, d.seats]).toEqual(['coverChoice', [1]]);
    d.do('cover severes');
    // three sixes are left, one more than killing takes
    expect([d.at('vc-son'), d.isBroken('vc-fm-24-29-1')]).toEqual(['gone', true]);
  });

  it('[CV-RES-14] what an attack did takes no right to attack from others', () => {
    const d = drill('rice-paddy', { phase, at: { ...AT, 'vc-nam': '0921' } }, { dice: 'attack 6 6 2 2 2 2' });
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-minh', 'share 6');
    expect(d.options('fire')).toEqual(['fire usv-bascom -']);
  });
});

describe('collateral damage', () => {
  const armed = { ...AT, 'vc-fm-24-29-1': '0921', 'vc-fm-24-29-2': '0921' };

  it('[CV-COLL-01] [CV-RULING-88] each six too many hits a weapon of the attacker’s choice, whoever has it', () => {
    const d = shoot({ ...armed, 'usv-an-prc-25-1': '0921' }, 'attack 6 6 6 6 2 2');
    expect([d.asked, d.seats, d.options()]).toEqual([
      'collateralChoice',
      [0],
      ['damage usv-an-prc-25-1', 'damage vc-fm-24-29-1', 'damage vc-fm-24-29-2'],
    ]);
    d.do('damage vc-fm-24-29-2', 'damage usv-an-prc-25-1');
    expect([d.isBroken('vc-fm-24-29-2'), d.isBroken('usv-an-prc-25-1'), d.isBroken('vc-fm-24-29-1')]).toEqual(
      [true, true, false],
    );
    // none without a kill
    const alive = shoot(armed, 'attack 6 2 2 2 2 2');
    expect([alive.stance('vc-minh'), alive.asked]).toEqual(['wounded', 'combatChoice']);
  });

  it('[CV-COLL-02] a broken weapon is eliminated, even one just broken, and so is a bunker', () => {
    const d = shoot({ ...AT, 'vc-fm-24-29-1': '0921' }, 'attack 6 6 6 6 2 2');
    expect(d.at('vc-fm-24-29-1')).toBe('gone');
    const broken = shoot({ ...AT, 'vc-fm-24-29-1': '0921' }, 'attack 6 6 6 2 2 2', {
      broken: ['vc-fm-24-29-1'],
    });
    expect(broken.at('vc-fm-24-29-1')).toBe('gone');
    const bunker = shoot({ ...AT, 'vc-bunker-1': '0921' }, 'attack 6 6 6 2 2 2');
    expect(bunker.at('vc-bunker-1')).toBe('gone');
  });

  it('[CV-COLL-03] with nothing there it is lost', () => {
    const d = shoot(AT, 'attack 6 6 6 6 6 6');
    expect([d.at('vc-minh'), d.events('affected'), d.events('malfunctioned')]).toEqual([
      'gone',
      ['affected vc-minh 0921 killed 4'],
      [],
    ]);
  });

  it('[CV-COLL-04] [CV-PIECE-12] a broken weapon is not used', () => {
    const d = drill('rice-paddy', {
      phase,
      at: AT,
      users: { 'usv-m79-1': 'usv-alder' },
      broken: ['usv-m79-1'],
    });
    expect(d.options('fire')).toEqual(['fire usv-alder -', 'fire usv-bascom -']);
  });

  it('[CV-COLL-08] [CV-PIECE-12] an expendable weapon does not break but goes', () => {
    const d = shoot({ ...AT, 'vc-b40-1': '0921' }, 'attack 6 6 6 2 2 2');
    expect(d.at('vc-b40-1')).toBe('gone');
  });

  it('[CV-COLL-09] and so does a captured one', () => {
    const two = { ...AT, 'vc-nam': '0921' };
    const d = drill(
      'rice-paddy',
      { phase, at: two, users: { 'usv-m79-1': 'vc-nam' } },
      { dice: 'attack 6 6 6 2 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-minh', 'share 6');
    expect(d.at('usv-m79-1')).toBe('gone');
  });

  it('[CV-RULING-89] those inside a bunker that is destroyed stay, unprotected', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { ...AT, 'vc-nam': '0921', 'vc-bunker-1': '0921' },
        inside: ['vc-nam'],
      },
      { dice: 'attack 6 6 6 2 2 2 attack 2 2 2 2 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-minh', 'share 6');
    expect(d.at('vc-nam')).toBe('0921');
    d.do('fire usv-bascom -', 'aim 0921', 'commit 4');
    expect(d.last('attacked')).toMatchObject({ dice: 6, modifiers: [] });
  });
});

describe('heroes', () => {
  const heroic = { 'usv-rusk': '0821', 'vc-minh': '0921' };

  it('[CV-HERO-01] [CV-PIECE-08] may have one die of each of their attacks rolled again', () => {
    const d = drill('rice-paddy', { phase, at: heroic }, { dice: 'attack 2 2 2 2 3 4 reroll 6' });
    d.do('fire usv-rusk -', 'aim 0921', 'rank - 0', 'commit 4');
    expect(d.options()).toEqual(['keepDice', 'reroll 2', 'reroll 3', 'reroll 4']);
    d.do('reroll 2');
    expect(d.stance('vc-minh')).toBe('wounded');
  });

  it('[CV-HERO-01] and of each attack on them', () => {
    const d = shoot({ ...AT, 'vc-minh': '1410', 'vc-son': '0921' }, 'attack 5 2 2 2 2 2 reroll 2');
    expect([d.asked, d.seats]).toEqual(['defenderReroll', [1]]);
    d.do('reroll 5');
    expect(d.stance('vc-son')).toBe('walking');
  });

  it('[CV-HERO-02] [CV-RULING-84] what comes is final, even if it is worse, for the other hero too', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: { 'usv-rusk': '0821', 'vc-son': '0921' } },
      { dice: 'attack 5 5 5 5 5 5 reroll 1' },
    );
    d.do('fire usv-rusk -', 'aim 0921', 'rank - 0', 'commit 4', 'reroll 5');
    expect(d.asked).toBe('defenderReroll');
    // the one that was rolled again is not on offer
    expect(d.options()).toEqual(['keepDice', 'reroll 5']);
    d.do('keepDice');
    expect(d.options('cover')).toEqual(['cover lights']);
  });

  it('[CV-HERO-03] [CV-RULING-117] not of checks, and not of fire support', () => {
    const check = drill(
      'rice-paddy',
      { phase: 'discipline', at: { 'usv-rusk': '0821' }, stances: { 'usv-rusk': 'crawling' } },
      { dice: 'rally 6' },
    );
    check.do('rally usv-rusk -');
    expect([check.stance('usv-rusk'), check.asked]).not.toContain('attackerReroll');
    const bombed = drill(
      'rice-paddy',
      {
        phase,
        at: { 'usv-kittredge': '0821', 'vc-son': '1021' },
        users: { 'usv-an-prc-25-1': 'usv-kittredge' },
        isSupportOpen: true,
        chits: ['105mm'],
      },
      { dice: 'accuracy 1 attack 5 2 2 2 2 2 2 2 2 2 2 2 2' },
    );
    bombed.do(...[bombed.options('support')[0] ?? ''], 'spotter usv-kittredge', 'callOn 1021');
    expect([bombed.stance('vc-son'), bombed.events('rerolled')]).toEqual(['wounded', []]);
  });
});
