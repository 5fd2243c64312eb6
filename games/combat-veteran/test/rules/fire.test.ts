import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

const FIELD = { 'usv-alder': '0821', 'usv-bascom': '0821', 'vc-minh': '1021', 'vc-nam': '1021' };
const combat = { phase: 'combat', at: FIELD } as const;

describe('who attacks', () => {
  it('[CV-ATK-01] [CV-ATK-26] once in the Combat Phase, until the dice are resolved', () => {
    const d = drill('rice-paddy', combat, { dice: 'attack 2 2 2 2 2' });
    d.do('fire usv-alder -', 'aim 1021', 'commit 4', 'target vc-minh', 'share 5');
    expect(d.options('fire')).toEqual(['fire usv-bascom -']);
  });

  it('[CV-ATK-02] [CV-RULING-143] [CV-PIECE-09] nobody without firepower, weapon or not', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { ...FIELD, 'usv-wexler': '0821' },
      users: { 'usv-m79-1': 'usv-wexler' },
    });
    expect(d.options('fire')).toEqual(['fire usv-alder -', 'fire usv-bascom -']);
  });

  it('[CV-ATK-03] whoever likes, in any order, each to the end before the next', () => {
    const d = drill('rice-paddy', combat, { dice: 'attack 2 2' });
    expect(d.options()).toEqual(['fire usv-alder -', 'fire usv-bascom -', 'endPhase']);
    d.do('fire usv-bascom -', 'aim 1021', 'commit 1', 'target vc-minh', 'share 2');
    // three are left, and nobody else is asked
    expect([d.asked, d.options()]).toEqual(['aimChoice', ['aim 1021', 'holdFire']]);
  });

  it('[CV-ATK-04] [CV-COND-04] nobody in close combat, nor at anybody there', () => {
    const d = drill('rice-paddy', {
      ...combat,
      at: { ...FIELD, 'vc-bao': '0821', 'vc-huy': '0921', 'usv-oakes': '0921' },
      contests: { '0821': 'us', '0921': 'us' },
    });
    expect(d.options('fire')).toEqual([]);
  });

  it('[CV-ATK-05] [CV-RES-10] [CV-RES-11] neither who crawls nor who is wounded', () => {
    const d = drill('rice-paddy', {
      ...combat,
      stances: { 'usv-alder': 'crawling', 'usv-bascom': 'wounded' },
    });
    expect(d.options('fire')).toEqual([]);
    expect(
      drill('rice-paddy', {
        ...combat,
        stances: { 'usv-alder': 'running', 'usv-bascom': 'sprinting' },
      }).options('fire'),
    ).toHaveLength(2);
  });
});

describe('weapons', () => {
  it('[CV-ATK-06] [CV-ATK-07] [CV-STACK-04] one for each attack, and only through its user', () => {
    const d = drill('rice-paddy', {
      ...combat,
      users: { 'usv-m79-1': 'usv-alder', 'usv-xm148-1': 'usv-alder' },
    });
    expect(d.options('fire')).toEqual([
      'fire usv-alder -',
      'fire usv-alder usv-xm148-1',
      'fire usv-alder usv-m79-1',
      'fire usv-bascom -',
    ]);
  });

  it('[CV-ATK-08] [CV-PIECE-04] a plus weapon adds to the user’s own', () => {
    const d = drill('rice-paddy', { ...combat, users: { 'usv-xm148-1': 'usv-alder' } });
    d.do('fire usv-alder usv-xm148-1', 'aim 1021');
    expect(d.options('commit')[0]).toBe('commit 7');
  });

  it('[CV-ATK-09] [CV-ATK-10] a circled one goes into one hex with all its dice; a LAW is spent by it', () => {
    const d = drill(
      'rice-paddy',
      {
        phase: 'combat',
        at: { 'usv-alder': '2112', 'vc-minh': '2612', 'vc-nam': '2612' },
        users: { 'usv-law-1': 'usv-alder' },
      },
      { dice: 'attack 2 2 2 2 2 2 attack 2 2 2 2 2' },
    );
    d.do('fire usv-alder usv-law-1', 'aim 2612');
    expect(d.last('fired')).toMatchObject({ committed: 10, left: 0 });
    const { pool } = d.last('fired') as { pool: number };
    d.do('target vc-minh', 'share 6', 'target vc-nam');
    expect(pool).toBe(11);
    expect(d.at('usv-law-1')).toBe('gone');
  });

  it('[CV-RULING-15] an AT-4 is not spent', () => {
    const d = drill(
      'keating',
      { phase: 'combat', at: { 'usa-dunn': '2337', 'tal-10': '2338' }, users: { 'usa-at4-1': 'usa-dunn' } },
      { dice: 'attack 2 2 2 2 2 2 2 2 2 2 2' },
    );
    d.do('fire usa-dunn usa-at4-1', 'aim 2338');
    expect(d.at('usa-at4-1')).toBe('2337');
  });

  it('[CV-ATK-11] [CV-ATK-12] radios and smoke do not attack', () => {
    const d = drill('rice-paddy', {
      ...combat,
      users: { 'usv-smoke-1': 'usv-alder', 'usv-an-prc-25-1': 'usv-bascom' },
    });
    expect(d.options('fire')).toEqual(['fire usv-alder -', 'fire usv-bascom -']);
  });

  it('[CV-ATK-13] [CV-ATK-14] a weapon whose user is hit lies there unharmed, and does nothing', () => {
    const d = drill(
      'rice-paddy',
      {
        phase: 'combat',
        active: 'enemy',
        at: { ...FIELD, 'vc-thanh': '0921' },
        users: { 'usv-m79-1': 'usv-alder' },
      },
      { dice: 'attack 5 2 2 2' },
    );
    d.do('fire vc-thanh -', 'aim 0821', 'commit 2', 'target usv-alder', 'share 4');
    expect([d.user('usv-m79-1'), d.at('usv-m79-1'), d.isBroken('usv-m79-1')]).toEqual(['-', '0821', false]);
  });

  it('[CV-COND-06] [CV-RULING-13] [CV-STACK-06] a crew too small halves a weapon; who serves makes no attack', () => {
    const d = drill(
      'rice-paddy',
      { ...combat, users: { 'usv-m60-1': 'usv-alder' } },
      { dice: 'attack 2 2 2 2 2 2 2 2 2 2 2' },
    );
    d.do('fire usv-alder usv-m60-1', 'aim 1021');
    expect(d.options()).toEqual(['crew usv-bascom', 'noCrew', 'cancel']);
    d.do('noCrew');
    expect(d.options('commit')[0]).toBe('commit 7');
    d.do('cancel', 'fire usv-alder usv-m60-1', 'aim 1021', 'crew usv-bascom');
    expect(d.options('commit')[0]).toBe('commit 10');
    d.do('commit 10', 'target vc-minh', 'share 11');
    expect(d.options('fire')).toEqual([]);
  });

  it('[CV-PIECE-10] [CV-PIECE-11] heavy weapons take three, or one Taliban piece', () => {
    const at = { 'usa-dunn': '2337', 'usa-ives': '2337', 'usa-orr': '2337', 'tal-10': '2338' };
    const us = drill('keating', { phase: 'combat', at, users: { 'tal-b10-1': 'usa-dunn' } });
    us.do('fire usa-dunn tal-b10-1', 'aim 2338');
    // alone nobody fires it
    expect(us.options()).toEqual(['crew usa-ives', 'crew usa-orr', 'cancel']);
    us.do('crew usa-ives');
    expect(us.options()).toEqual(['crew usa-orr', 'noCrew', 'cancel']);
    const taliban = drill(
      'keating',
      {
        phase: 'combat',
        active: 'enemy',
        at: { 'usa-dunn': '2337', 'tal-10': '2338' },
        users: { 'tal-b10-1': 'tal-10' },
      },
      { dice: 'attack 2 2 2 2 2 2 2 2 2 2 2' },
    );
    taliban.do('fire tal-10 tal-b10-1', 'aim 2337');
    expect(taliban.last('fired')).toMatchObject({ committed: 9, pool: 11 });
  });

  it('[CV-COND-02] [CV-RULING-75] a captured weapon costs a die', () => {
    const d = drill(
      'rice-paddy',
      { ...combat, users: { 'vc-b40-1': 'usv-alder' } },
      { dice: 'attack 2 2 2 2 2 2' },
    );
    d.do('fire usv-alder vc-b40-1', 'aim 1021');
    expect(d.last('fired')).toMatchObject({ committed: 6, pool: 6 });
    d.do('target vc-minh', 'share 6');
  });

  it('[CV-RULING-69] what is left after a claymore shoots as far as the rifle alone', () => {
    const d = drill(
      'keating',
      {
        phase: 'combat',
        at: { 'usa-dunn': '2336', 'tal-10': '2337', 'tal-11': '2935' },
        users: { 'usa-claymore-2': 'usa-dunn' },
      },
      { dice: `attack${' 2'.repeat(8)} attack 2 2 2` },
    );
    d.do('fire usa-dunn usa-claymore-2', 'aim 2337', 'commit 6');
    expect(d.at('usa-claymore-2')).toBe('gone');
    d.do('aim 2935', 'commit 4');
    // six hexes with firepower 4, on a path
    expect(d.last('fired')).toMatchObject({ weapon: -1, range: 4, pool: 3 });
  });

  it('[CV-RULING-16] [CV-S2-11] a claymore is used up in the first commitment', () => {
    const d = drill(
      'keating',
      {
        phase: 'combat',
        at: { 'usa-dunn': '2536', 'tal-10': '2537', 'tal-11': '2537' },
        users: { 'usa-claymore-2': 'usa-dunn' },
      },
      { dice: 'attack 2 2 2 2 2 2 2 2' },
    );
    d.do('fire usa-dunn usa-claymore-2', 'aim 2537');
    expect(d.options('commit')).toEqual(['commit 10', 'commit 9', 'commit 8', 'commit 7', 'commit 6']);
    d.do('commit 6', 'target tal-10', 'share 8');
    expect([d.at('usa-claymore-2'), d.asked, d.match.state.game.shots[0]?.left]).toEqual([
      'gone',
      'aimChoice',
      4,
    ]);
  });

  it('[CV-S2-10] [CV-S2-12] a DShK is plain off the peaks; a B-10 minds neither armor nor range', () => {
    const at = { 'usa-dunn': '2336', 'tal-10': '1842' };
    const peak = drill(
      'keating',
      { phase: 'combat', active: 'enemy', at, users: { 'tal-dshk-1': 'tal-10', 'usa-m2': 'usa-dunn' } },
      { dice: 'attack 2 2 2 2 2 2 2 2 2 2 2 2' },
    );
    peak.do('fire tal-10 tal-dshk-1', 'aim 2336');
    expect(peak.options('commit')[0]).toBe('commit 13');
    peak.do('commit 13');
    expect(peak.last('fired')).toMatchObject({ pool: 12 });
    const low = drill('keating', {
      phase: 'combat',
      active: 'enemy',
      at: { ...at, 'tal-10': '2338' },
      users: { 'tal-dshk-1': 'tal-10' },
    });
    low.do('fire tal-10 tal-dshk-1', 'aim 2336');
    expect(low.options('commit')[0]).toBe('commit 7');
    const gun = drill(
      'keating',
      { phase: 'combat', active: 'enemy', at, users: { 'tal-b10-1': 'tal-10', 'usa-m2': 'usa-dunn' } },
      { dice: 'attack 2 2 2 2 2 2 2 2 2 2' },
    );
    gun.do('fire tal-10 tal-b10-1', 'aim 2336');
    expect(gun.last('fired')).toMatchObject({ committed: 9, pool: 10 });
  });
});
