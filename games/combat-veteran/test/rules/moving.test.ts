import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

// 0621 to 1021 and 0522 to 1622 are clear (1 point), 0620 is a paddy (2), 0521 plants (2); nobody else is about
const PAIR = { 'usv-alder': '0621', 'usv-oakes': '0621' };

describe('movement', () => {
  it('[CV-MOVE-01] goes from hex to adjacent hex, in the owner’s Movement Phase, as far as he likes', () => {
    const d = drill('rice-paddy', { at: PAIR });
    expect(d.options('activate')).toEqual(['activate usv-alder', 'activate usv-oakes']);
    d.do('activate usv-alder');
    expect(d.options('step')).toHaveLength(6);
    d.do('step 0721', 'stop');
    expect([d.at('usv-alder'), d.at('usv-oakes')]).toEqual(['0721', '0621']);
    expect(drill('rice-paddy', { at: PAIR, active: 'enemy' }).options('activate')).toEqual([]);
  });

  it('[CV-MOVE-02] [CV-MOVE-05] a walker has 6 points, a runner 12, and enters nothing dearer than what is left', () => {
    const walker = drill('rice-paddy', { at: { 'usv-alder': '0522' } });
    walker.do('activate usv-alder', 'step 0622', 'step 0722', 'step 0822', 'step 0922', 'step 1022');
    // one point is left: clear hexes can be entered, plants cannot
    expect(walker.options('step')).toContain('step 1122');
    expect(walker.options('step')).not.toContain('step 1121');
    walker.do('step 1122');
    expect(walker.options('step')).toEqual([]);
    walker.do('stance usv-alder running', 'step 1222', 'step 1322', 'step 1422', 'step 1522', 'step 1622');
    expect(walker.match.state.game.spent[walker.piece('usv-alder')]).toBe(11);
  });

  it('[CV-MOVE-03] [CV-MOVE-04] [CV-MOVE-10] a step costs the hex and the side, for each member of a stack separately', () => {
    const d = drill('keating', { at: { 'usa-dunn': '2336', 'usa-ives': '2335', 'tal-06': '0529' } });
    // the wall costs one more
    d.do('activate usa-dunn', 'step 2236');
    expect(d.last('stepped').spent).toEqual([2]);
    d.do('step 2235', 'stop');
    d.do('activate usa-ives', 'step 2336', 'stop');
    expect(d.last('stepped').spent).toEqual([1]);
    const late = drill('rice-paddy', { at: { 'usv-alder': '0621', 'usv-oakes': '0721' } });
    late.do('activate usv-alder', 'step 0721', 'join usv-oakes', 'step 0821');
    expect(late.last('stepped').spent).toEqual([2, 1]);
  });

  it('[CV-MOVE-06] points are neither saved nor lent', () => {
    const d = drill('rice-paddy', { at: PAIR });
    d.do('endPhase');
    for (const _ of [1, 2, 3]) while (d.asked !== 'moveChoice') d.do('endPhase');
    d.do('endPhase');
    while (!(d.asked === 'moveChoice' && d.seats[0] === 0)) d.do('endPhase');
    d.do('activate usv-alder');
    expect(d.match.state.game.spent[d.piece('usv-alder')]).toBe(0);
    for (const hex of ['0721', '0821', '0921', '1021', '1022', '1122']) d.do(`step ${hex}`);
    expect(d.options('step')).toEqual([]);
  });

  it('[CV-MOVE-07] [CV-RULING-31] whose movement is over does not move again in the phase', () => {
    const d = drill('rice-paddy', { at: PAIR });
    d.do('activate usv-alder', 'step 0721', 'stop');
    expect(d.options('activate')).toEqual(['activate usv-oakes']);
    d.do('activate usv-oakes', 'step 0721');
    expect(d.options('join')).toEqual([]);
  });

  it('[CV-MOVE-09] [CV-MOVE-11] [CV-RULING-33] stacks move as one, drop off and pick up those that have not moved', () => {
    const d = drill('rice-paddy', { at: { ...PAIR, 'usv-bascom': '0721' } });
    d.do(
      'activate usv-alder',
      'join usv-oakes',
      'step 0721',
      'leave usv-oakes',
      'join usv-bascom',
      'step 0821',
    );
    expect(['usv-alder', 'usv-oakes', 'usv-bascom'].map((id) => d.at(id))).toEqual(['0821', '0721', '0821']);
    d.do('stop');
    expect(d.options('activate')).toEqual([]);
  });

  it('[CV-MOVE-12] [CV-RULING-32] a detachment moves to its end before the stack goes on', () => {
    const d = drill('rice-paddy', { at: PAIR });
    d.do('activate usv-alder', 'join usv-oakes', 'step 0721', 'detach usv-oakes', 'step 0821', 'step 0921');
    expect(d.at('usv-alder')).toBe('0721');
    d.do('stop', 'step 0720', 'stop');
    expect([d.at('usv-alder'), d.at('usv-oakes')]).toEqual(['0720', '0921']);
    expect(d.options('activate')).toEqual([]);
  });

  it('[CV-RULING-43] not every piece need be moved', () => {
    expect(drill('rice-paddy', { at: PAIR }).options('endPhase')).toEqual(['endPhase']);
  });

  it('[CV-RULING-41] nobody leaves the map of the rice paddies', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0522' } });
    expect(d.do('activate usv-alder').options('exit')).toEqual([]);
  });
});

describe('rivers', () => {
  it('[CV-MOVE-33] [CV-RULING-29] a river takes the whole allowance, of which nothing may be spent', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '1611', 'usv-oakes': '1611' } });
    d.do('activate usv-alder', 'step 1610');
    expect(d.options('step')).toEqual([]);
    d.do('stop', 'activate usv-oakes', 'step 1711');
    expect(d.options('step')).not.toContain('step 1610');
  });

  it('[CV-RULING-30] who crawls enters any one hex', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '1611' }, stances: { 'usv-alder': 'crawling' } });
    d.do('activate usv-alder');
    expect(d.options('step')).toHaveLength(6);
    d.do('step 1610');
    expect(d.asked).toBe('moveChoice');
    expect(d.options('activate')).toEqual([]);
  });

  it('[CV-S2-15] [CV-RULING-132] the bridge is a river for those who come along it', () => {
    const d = drill('keating', { at: { 'usa-dunn': '2435', 'usa-ives': '2436', 'tal-06': '0529' } });
    d.do('activate usa-dunn', 'step 2535');
    expect(d.options('step')).toEqual([]);
    d.do('stop', 'activate usa-ives', 'step 2535');
    expect(d.last('stepped').spent).toEqual([1]);
    // off the bridge along the river is a river again
    expect(d.options('step')).not.toContain('step 2636');
  });
});
