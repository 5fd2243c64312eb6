import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

// clear hexes 0621 to 1021 and 0522 to 1622; the VC stand in the open where they see them
const WALK = { 'usv-alder': '0821', 'usv-oakes': '0821' };
const GUNS = { 'vc-thanh': '1021', 'vc-quang': '1021' };

describe('defensive fire', () => {
  it('[CV-DFIRE-01] [CV-DFIRE-04] is offered to every enemy with a line of sight as soon as a hex is entered', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS, 'vc-minh': '0307' } });
    d.do('activate usv-alder', 'step 0921');
    expect([d.asked, d.seats]).toEqual(['defensiveFire', [1]]);
    expect(d.options()).toEqual(['pass', 'fire vc-quang -', 'fire vc-thanh -']);
  });

  it('[CV-DFIRE-02] strikes only those who came in', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...WALK, 'usv-bascom': '0921', ...GUNS } },
      { dice: 'attack 2 2 2 2' },
    );
    d.do('activate usv-alder', 'join usv-oakes', 'step 0921', 'fire vc-thanh -', 'rank - 0', 'commit 2');
    expect(d.options('target')).toEqual(['target usv-alder', 'target usv-oakes']);
    d.do('target usv-alder', 'share 4');
  });

  it('[CV-DFIRE-03] [CV-RULING-50] no stance, set-up or exit opens it', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } });
    d.do('stance usv-alder sprinting', 'activate usv-oakes', 'stance usv-oakes running');
    expect(d.asked).toBe('groupChoice');
    const leaving = drill('keating', { at: { 'usa-dunn': '4040', 'usa-ives': '2336', 'tal-06': '3940' } });
    leaving.do('activate usa-dunn', 'exit');
    expect(leaving.events('fired')).toEqual([]);
    expect(leaving.asked).toBe('moveChoice');
  });

  it('[CV-DFIRE-05] [CV-DFIRE-11] declined is declined: the mover goes on, and the question comes again in the next hex', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } });
    d.do('activate usv-alder', 'step 0921', 'pass');
    expect([d.asked, d.seats]).toEqual(['groupChoice', [0]]);
    d.do('step 0821');
    expect(d.asked).toBe('defensiveFire');
    expect(d.match.decision()?.about).toMatchObject({ hex: d.match.state.game.at[d.piece('usv-alder')] });
  });

  it('[CV-DFIRE-07] [CV-RULING-49] a firer spends a part, and keeps the rest for later movers and hexes', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } }, { dice: 'attack 2 2 2 attack 2 2' });
    d.do('activate usv-alder', 'step 0921', 'fire vc-thanh -', 'rank - 0', 'commit 1', 'pass');
    expect(d.match.state.game.shots[0]).toMatchObject({ left: 1, weapon: -1 });
    d.do('stop', 'activate usv-oakes', 'step 0920', 'fire vc-thanh -', 'rank - 0');
    // all is spent
    expect(d.options('fire')).toEqual(['fire vc-quang -']);
  });

  it('[CV-DFIRE-08] conditions are judged afresh; only printed firepower is kept, and for this phase only', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } }, { dice: 'attack 2 2 2 attack 2 2' });
    d.do('activate usv-alder', 'step 0921', 'fire vc-thanh -', 'rank - 0', 'commit 1', 'pass');
    // clear ground and proximity
    expect(d.last('fired')).toMatchObject({ committed: 1, pool: 3, left: 1 });
    d.do('step 0821', 'fire vc-thanh -', 'rank - 0', 'pass', 'stop', 'endPhase');
    expect(d.last('fired')).toMatchObject({ committed: 1, pool: 2, left: 0 });
    expect(d.match.state.game.shots).toEqual([]);
  });

  it('[CV-DFIRE-09] [CV-MOVE-08] [CV-RULING-34] closes the hex to everybody, and nobody is kept in it', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } }, { dice: 'attack 2 2 2' });
    d.do(
      'activate usv-alder',
      'step 0921',
      'fire vc-thanh -',
      'rank - 0',
      'commit 1',
      'pass',
      'step 0920',
      'pass',
    );
    expect(d.options('step')).not.toContain('step 0921');
    d.do('stop', 'activate usv-oakes');
    expect(d.options('step')).not.toContain('step 0921');
    expect(d.options('step')).toContain('step 0920');
  });

  it('[CV-DFIRE-10] [CV-RULING-47] nobody in close combat fires, and nobody fires into it', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...WALK, 'vc-minh': '0921', 'vc-thanh': '1021' } },
      { dice: 'closeCombat 1 6' },
    );
    d.do('activate usv-alder', 'step 0921');
    expect(d.events('fired')).toEqual([]);
    expect(d.asked).not.toBe('defensiveFire');
    const held = drill('rice-paddy', {
      at: { ...WALK, 'usv-bascom': '0921', 'vc-minh': '0921' },
      contests: { '0921': 'us' },
    });
    held.do('activate usv-alder', 'step 0820');
    expect(held.asked).toBe('groupChoice');
  });

  it('[CV-DFIRE-12] [CV-FS-01] is never fire support', () => {
    const d = drill('rice-paddy', {
      active: 'enemy',
      at: { 'vc-minh': '0821', 'usv-kittredge': '1021' },
      users: { 'usv-an-prc-25-1': 'usv-kittredge' },
      isSupportOpen: true,
    });
    d.do('activate vc-minh', 'step 0921');
    expect(d.options()).toEqual(['pass', 'fire usv-kittredge -']);
  });

  it('[CV-RULING-26] ends the movement of whoever it puts down', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } }, { dice: 'attack 4 2 2' });
    d.do('activate usv-alder', 'join usv-oakes', 'step 0921', 'fire vc-thanh -', 'rank - 0', 'commit 1');
    d.do('target usv-alder', 'share 3', 'pass');
    expect(d.stance('usv-alder')).toBe('crawling');
    d.do('step 0920', 'pass');
    expect([d.at('usv-alder'), d.at('usv-oakes')]).toEqual(['0921', '0920']);
  });

  it('[CV-RULING-38] is given at a wounded man who moves', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...WALK, ...GUNS }, stances: { 'usv-alder': 'wounded' } },
      { dice: 'move 1' },
    );
    d.do('tryMove usv-alder', 'step 0921');
    // three and clear ground and proximity, less four, and two dots
    expect(d.options('fire')).toEqual(['fire vc-quang -', 'fire vc-thanh -']);
  });

  it('[CV-RULING-44] [CV-RULING-45] one window for all who made the step, with as many shots as there are', () => {
    const d = drill('rice-paddy', { at: { ...WALK, ...GUNS } }, { dice: 'attack 2 2 2 2 attack 2 2 2' });
    d.do('activate usv-alder', 'join usv-oakes', 'step 0921', 'fire vc-quang -', 'rank - 0', 'commit 2');
    d.do('target usv-alder', 'share 4');
    expect(d.asked).toBe('defensiveFire');
    d.do('fire vc-thanh -', 'rank - 0', 'commit 1', 'target usv-oakes', 'share 3', 'pass');
    expect(d.asked).toBe('groupChoice');
  });

  it('[CV-RULING-46] [CV-COND-03] a carried man entered too; his carrier is the easier target', () => {
    const d = drill(
      'rice-paddy',
      { at: { ...WALK, ...GUNS }, stances: { 'usv-oakes': 'wounded' } },
      { dice: 'lift 1 attack 2 2 2 2 2' },
    );
    d.do('activate usv-alder', 'lift usv-alder usv-oakes', 'step 0921', 'fire vc-thanh -');
    // with rank the carried man can be hit too: two, clear ground, proximity and rank, less four
    d.do('rank vc-quang 2', 'commit 2');
    expect(d.options('target')).toEqual(['target usv-alder', 'target usv-oakes']);
    d.do('target usv-alder', 'share 4');
    expect(d.last('attacked')).toMatchObject({ dice: 5, modifiers: [{ condition: 'carrying', dice: 1 }] });
  });

  it('[CV-RULING-25] [CV-STANCE-07] who crawls fires in defence with his own rating, with rank of others, and not in his own phase', () => {
    const at = { ...WALK, ...GUNS };
    const down = { 'vc-thanh': 'crawling' } as const;
    const d = drill('rice-paddy', { at, stances: down, users: { 'vc-b40-1': 'vc-thanh' } });
    d.do('activate usv-alder', 'step 0921');
    expect(d.options('fire')).toEqual(['fire vc-quang -', 'fire vc-thanh -']);
    d.do('fire vc-thanh -');
    expect(d.options('rank')).toEqual(['rank vc-quang 2', 'rank vc-quang 1', 'rank - 0']);
    const led = { 'vc-quang': 'crawling' } as const;
    const alone = drill('rice-paddy', { at, stances: led }).do(
      'activate usv-alder',
      'step 0921',
      'fire vc-quang -',
    );
    // CV-RULING-72: who crawls gives no dots, not even to himself
    expect(alone.asked).toBe('diceChoice');
    const own = drill('rice-paddy', { at, stances: down, active: 'enemy', phase: 'combat' });
    expect(own.options('fire')).toEqual(['fire vc-quang -']);
  });
});
