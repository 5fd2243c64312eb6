import { describe, expect, it } from 'vitest';
import { drill } from '../drill.ts';

// all on clear ground; 0821 and 0921 are neighbours
const FIELD = { 'usv-alder': '0821', 'usv-bascom': '0821', 'vc-minh': '0921', 'vc-nam': '0921' };
const phase = 'combat';

describe('an attack in parts', () => {
  it('[CV-ATK-16] [CV-RULING-66] the hex counts once: what is kept goes on with the dice alone', () => {
    const d = drill('rice-paddy', { phase, at: FIELD }, { dice: 'attack 2 2 2 attack 2 2 2' });
    d.do('fire usv-alder -', 'aim 0921');
    expect(d.options('commit')).toEqual(['commit 4', 'commit 3', 'commit 2', 'commit 1']);
    d.do('commit 1', 'target vc-minh', 'share 3');
    // clear ground and proximity came with the first die
    expect(d.last('fired')).toMatchObject({ committed: 1, left: 3, pool: 3 });
    d.do('aim 0921', 'commit 3');
    expect(d.last('fired')).toMatchObject({ committed: 3, left: 0, pool: 3, modifiers: [] });
  });

  it('[CV-ATK-17] [CV-RULING-67] goes to other hexes or other targets, but to nobody twice', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: { ...FIELD, 'vc-dao': '0822' } },
      { dice: 'attack 2 2 2 attack 2 attack 2 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 1', 'target vc-minh', 'share 3');
    expect(d.options()).toEqual(['aim 0822', 'aim 0921', 'holdFire']);
    // only Nam is left there
    d.do('aim 0921', 'commit 1');
    expect(d.last('attacked')).toMatchObject({ target: d.piece('vc-nam'), dice: 1 });
    expect(d.options()).toEqual(['aim 0822', 'holdFire']);
    d.do('aim 0822', 'commit 1');
    expect(d.options()).not.toContain('aim 0921');
  });

  it('[CV-ATK-18] [CV-RULING-150] is finished before another piece attacks or a chit is placed', () => {
    const d = drill(
      'rice-paddy',
      {
        phase,
        at: { ...FIELD, 'usv-kittredge': '0721' },
        users: { 'usv-an-prc-25-1': 'usv-kittredge' },
        isSupportOpen: true,
      },
      { dice: 'attack 2 2 2' },
    );
    expect(d.options('support').length).toBeGreaterThan(0);
    d.do('fire usv-alder -', 'aim 0921', 'commit 1', 'target vc-minh', 'share 3');
    expect(d.options()).toEqual(['aim 0921', 'holdFire']);
    d.do('holdFire');
    // and who has stopped does not begin again
    expect(d.options('fire')).not.toContain('fire usv-alder -');
    expect(d.options('fire')).toContain('fire usv-bascom -');
  });

  it('[CV-ATK-19] firepower is not saved for another phase', () => {
    const d = drill(
      'rice-paddy',
      { active: 'enemy', at: { 'usv-alder': '0821', 'vc-minh': '1021' } },
      { dice: 'attack 2 2 2 attack 2 2 2 2 2 2' },
    );
    d.do('activate vc-minh', 'step 0921', 'fire usv-alder -', 'commit 1', 'stop', 'endPhase');
    expect(d.match.state.game.shots).toEqual([]);
    while (d.asked !== 'combatChoice' || d.seats[0] !== 0) d.do('endPhase');
    d.do('fire usv-alder -', 'aim 0921');
    expect(d.options('commit')[0]).toBe('commit 4');
    d.do('commit 4');
  });

  it('[CV-ATK-22] target and dice are named before the roll, and stay', () => {
    const d = drill('rice-paddy', { phase, at: FIELD }, { dice: 'attack 2 2' });
    d.do('fire usv-alder -', 'aim 0921');
    expect(d.options('cancel')).toEqual(['cancel']);
    d.do('commit 4');
    expect([d.asked, d.options('cancel')]).toEqual(['targetChoice', []]);
    d.do('target vc-nam');
    expect(d.options()).toEqual(['share 6', 'share 5', 'share 4', 'share 3', 'share 2', 'share 1']);
    d.do('share 2');
    expect(d.last('attacked')).toMatchObject({ target: d.piece('vc-nam'), dice: 2 });
  });

  it('[CV-ATK-23] [CV-ATK-24] each target is an attack of its own, which touches nobody else', () => {
    const d = drill('rice-paddy', { phase, at: FIELD }, { dice: 'attack 5 2 attack 2 2 2 4' });
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-nam', 'share 2');
    expect([d.stance('vc-nam'), d.stance('vc-minh')]).toEqual(['wounded', 'walking']);
    d.do('target vc-minh');
    expect([d.stance('vc-nam'), d.stance('vc-minh')]).toEqual(['wounded', 'crawling']);
  });

  it('[CV-ATK-25] the attacker chooses targets and order, the defender what is cancelled', () => {
    const d = drill('rice-paddy', { phase, at: FIELD }, { dice: 'attack 1 4 5' });
    d.do('fire usv-alder -', 'aim 0921', 'commit 4');
    expect([d.seats, d.options('target')]).toEqual([[0], ['target vc-minh', 'target vc-nam']]);
    d.do('target vc-nam', 'share 3');
    expect([d.asked, d.seats, d.options()]).toEqual([
      'coverChoice',
      [1],
      ['cover lights', 'cover pins', 'noCover'],
    ]);
    d.do('cover lights');
    expect(d.stance('vc-nam')).toBe('crawling');
  });

  it('[CV-RULING-68] dice that are not dealt out are lost', () => {
    const d = drill('rice-paddy', { phase, at: FIELD }, { dice: 'attack 2' });
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-nam', 'share 1', 'holdFire');
    expect([d.asked, d.match.state.game.shots[0]?.left]).toEqual(['combatChoice', 0]);
  });

  it('[CV-RULING-66] [CV-ATK-15] a share must leave a die after the target’s own conditions', () => {
    const d = drill(
      'rice-paddy',
      { phase, at: FIELD, stances: { 'vc-nam': 'crawling' } },
      { dice: 'attack 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-nam');
    expect(d.options()).toEqual(['share 6', 'share 5']);
    d.do('share 6');
    expect(d.last('attacked')).toMatchObject({ dice: 2, modifiers: [{ condition: 'crawling', dice: -4 }] });
  });

  it('[CV-RULING-66] [CV-COND-03] [CV-ATK-15] a target that carries a man is attacked with the die that this adds', () => {
    const at = { 'vc-minh': '0822', 'usv-alder': '1122', 'usv-oakes': '1122', 'usv-voss': '1122' };
    // firepower 1, two hexes too far, and clear ground
    const bare = drill('rice-paddy', { active: 'enemy', phase, at });
    expect(bare.options('fire')).toEqual([]);
    const d = drill(
      'rice-paddy',
      {
        active: 'enemy',
        phase,
        at,
        stances: { 'usv-oakes': 'wounded' },
        carries: { 'usv-alder': 'usv-oakes' },
      },
      { dice: 'attack 2' },
    );
    expect(d.options('fire')).toEqual(['fire vc-minh -']);
    d.do('fire vc-minh -', 'aim 1122');
    expect(d.last('fired')).toMatchObject({ pool: 0 });
    expect(d.events('attacked')).toHaveLength(1);
    expect(d.last('attacked')).toMatchObject({ target: d.piece('usv-alder'), dice: 1 });
    expect(d.asked).not.toBe('targetChoice');
  });

  it('[CV-RULING-74] weapons and bunkers are no targets', () => {
    const d = drill('rice-paddy', {
      phase,
      at: { 'usv-alder': '0821', 'vc-bunker-1': '0921', 'vc-b40-1': '0921' },
    });
    expect(d.options('fire')).toEqual([]);
  });

  it('[CV-DFIRE-06] in defence it is the same: rank, dice, targets and shares', () => {
    const d = drill(
      'rice-paddy',
      { active: 'enemy', at: { ...FIELD, 'usv-kittredge': '0821', 'vc-minh': '1021', 'vc-nam': '1021' } },
      { dice: 'attack 2 2 2 2 2 attack 2 2' },
    );
    d.do('activate vc-minh', 'join vc-nam', 'step 0921', 'fire usv-alder -');
    expect(d.asked).toBe('rankChoice');
    d.do('rank usv-kittredge 1');
    expect(d.options('commit')).toHaveLength(4);
    d.do('commit 4');
    expect(d.last('fired')).toMatchObject({ pool: 7, rule: 'CV-DFIRE-01' });
    d.do('target vc-nam', 'share 5', 'target vc-minh');
  });
});

describe('rank', () => {
  const LED = { ...FIELD, 'usv-kittredge': '0821', 'usv-maddox': '0821' };

  it('[CV-COND-11] [CV-PIECE-07] each dot of a leader in the hex may be a die', () => {
    const d = drill('rice-paddy', { phase, at: LED }, { dice: 'attack 2 2 2 2 2 2 2 2 2' });
    d.do('fire usv-alder -', 'aim 0921');
    expect(d.options('rank')).toEqual([
      'rank usv-kittredge 3',
      'rank usv-kittredge 2',
      'rank usv-kittredge 1',
      'rank usv-maddox 2',
      'rank usv-maddox 1',
      'rank - 0',
    ]);
    d.do('rank usv-kittredge 3', 'commit 4');
    expect(d.last('fired')).toMatchObject({ pool: 9, dots: 3 });
    d.do('target vc-minh', 'share 9');
    const elsewhere = drill('rice-paddy', { phase, at: { ...FIELD, 'usv-kittredge': '0721' } });
    elsewhere.do('fire usv-alder -', 'aim 0921');
    expect(elsewhere.asked).toBe('diceChoice');
  });

  it('[CV-COND-16] [CV-RULING-71] one attacker has dots of one leader only, over the whole phase', () => {
    const d = drill('rice-paddy', { phase, at: { ...LED, 'vc-dao': '0822' } }, { dice: 'attack 2 2 2 2' });
    d.do('fire usv-alder -', 'aim 0921', 'rank usv-kittredge 1', 'commit 1', 'target vc-minh', 'share 4');
    d.do('aim 0822');
    expect(d.options('rank')).toEqual(['rank usv-kittredge 2', 'rank usv-kittredge 1', 'rank - 0']);
  });

  it('[CV-COND-17] a dot is used once in a phase, by whomever', () => {
    const d = drill('rice-paddy', { phase, at: LED }, { dice: 'attack 2 2 2 2 2 2 2 2' });
    d.do('fire usv-alder -', 'aim 0921', 'rank usv-kittredge 2', 'commit 4', 'target vc-minh', 'share 8');
    d.do('fire usv-bascom -', 'aim 0921');
    expect(d.options('rank')).toEqual([
      'rank usv-kittredge 1',
      'rank usv-maddox 2',
      'rank usv-maddox 1',
      'rank - 0',
    ]);
  });

  it('[CV-RULING-72] [CV-PIECE-14] [CV-RULING-06] of leaders who are effective, hurry or not', () => {
    const asked = (stance: 'crawling' | 'wounded' | 'running' | 'sprinting') => {
      const d = drill('rice-paddy', {
        phase,
        at: { ...FIELD, 'usv-kittredge': '0821' },
        stances: { 'usv-kittredge': stance },
      });
      d.do('fire usv-alder -', 'aim 0921');
      return d.asked;
    };
    expect([asked('crawling'), asked('wounded'), asked('running'), asked('sprinting')]).toEqual([
      'diceChoice',
      'diceChoice',
      'rankChoice',
      'rankChoice',
    ]);
  });
});
