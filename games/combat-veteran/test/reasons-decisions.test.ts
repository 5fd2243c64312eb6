import { describe, expect, it } from 'vitest';
import { at, ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';
import { refused } from './refused.ts';

/** The arguments of what is refused, pieces and hexes by name. */
function causes(d: Drill, words: string): object | undefined {
  const [seat = 0] = d.seats;
  return d.match.blocked(seat).find(({ command }) => d.tell(command) === words)?.args;
}

/** How an answer is refused that is not even listed. */
function answered(d: Drill, command: object): string {
  const [seat = 0] = d.seats;
  const given = d.match.submit(seat, d.match.state.seats[seat]?.asked ?? 0, command as never);
  return given.ok ? 'accepted' : `${given.refusal.code} ${given.refusal.rule}`;
}

describe('why not, decision by decision', () => {
  it('[CV-DISC-11] [CV-DISC-13] [CV-DISC-07] [CV-DISC-08] in the Discipline Phase of soldiers', () => {
    const d = drill(
      'rice-paddy',
      {
        phase: 'discipline',
        at: {
          'usv-kittredge': '0821',
          'usv-maddox': '0821',
          'usv-hollis': '0821',
          'usv-alder': '0821',
          'usv-bascom': '0821',
          'usv-oakes': '0921',
          'usv-voss': '0921',
          'usv-wexler': '1021',
          'usv-garrick': '1021',
          'usv-yancey': '1021',
        },
        stances: {
          'usv-alder': 'crawling',
          'usv-bascom': 'crawling',
          'usv-hollis': 'crawling',
          'usv-oakes': 'wounded',
          'usv-garrick': 'wounded',
          'usv-yancey': 'wounded',
        },
      },
      { dice: 'rally 6 treat 1' },
    );
    expect(refused(d, 'rally usv-alder')).toEqual([
      'rally usv-alder usv-maddox: OUTRANKED CV-DISC-13',
      'rally usv-alder usv-hollis: CRAWLING CV-DISC-11',
    ]);
    d.do('rally usv-alder usv-kittredge', 'treat usv-garrick');
    expect(refused(d, 'rally usv-bascom')).toContain('rally usv-bascom usv-kittredge: HAS_LENT CV-DISC-13');
    expect(refused(d, 'treat')).toEqual([
      'treat usv-oakes: IN_COMPANY CV-DISC-08',
      'treat usv-yancey: MEDIC_SPENT CV-DISC-07',
    ]);
    const soldier = d.piece('usv-voss');
    expect(answered(d, { type: 'rally', soldier, leader: -1 })).toBe('NOT_CRAWLING CV-DISC-03');
    expect(answered(d, { type: 'selfTreat', soldier })).toBe('NOT_MEDIC CV-DISC-09');
    expect(answered(d, { type: 'treat', soldier: d.piece('vc-minh') })).toBe('NOT_YOURS CV-PIECE-02');
  });

  it('[CV-COLL-06] [CV-COLL-07] [CV-STACK-13] [CV-RULING-79] in the Discipline Phase of weapons and bunkers', () => {
    const d = drill(
      'rice-paddy',
      {
        active: 'enemy',
        phase: 'discipline',
        at: {
          'vc-bunker-5': '1411',
          'vc-thanh': '1411',
          'vc-minh': '1411',
          'vc-nam': '1411',
          'vc-dao': '1411',
          'vc-b40-2': '1411',
          'usv-alder': '1421',
        },
        users: { 'vc-b40-1': 'vc-thanh', 'vc-fm-24-29-1': 'vc-dao' },
        inside: ['vc-thanh', 'vc-minh'],
        stances: { 'vc-nam': 'running' },
        broken: ['vc-fm-24-29-1'],
      },
      { dice: 'repair 6' },
    );
    expect(refused(d, 'repair')).toEqual(['repair vc-fm-24-29-1 vc-nam: IN_STANCE CV-COLL-06']);
    expect(refused(d, 'assign vc-b40-2')).toEqual([
      'assign vc-b40-2 vc-thanh -: BUNKER_FULL CV-STACK-13',
      'assign vc-b40-2 vc-minh -: BUNKER_FULL CV-STACK-13',
    ]);
    expect(refused(d, 'shelter')).toEqual([
      'shelter vc-dao true: BUNKER_FULL CV-STACK-13',
      'shelter vc-nam true: BUNKER_FULL CV-STACK-13',
    ]);
    d.do('repair vc-fm-24-29-1 vc-dao', 'shelter vc-minh false');
    expect(refused(d, 'repair')).toContain('repair vc-fm-24-29-1 vc-dao: TRIED_ALREADY CV-COLL-07');
    expect(refused(d, 'shelter vc-minh')).toEqual(['shelter vc-minh true: SHELTERED_ALREADY CV-RULING-79']);
  });

  it('[CV-STANCE-03] [CV-STANCE-09] [CV-MOVE-19] of stances', () => {
    const d = drill('keating', {
      phase: 'stance',
      at: { 'usa-dunn': '2336', 'usa-ives': '2336', 'usa-orr': '2336', 'tal-10': '2338' },
      users: { 'tal-b10-1': 'usa-dunn' },
      stances: { 'usa-ives': 'crawling' },
    });
    d.do('stance usa-orr running');
    expect(refused(d, 'stance')).toEqual([
      'stance usa-dunn running: BEARS_HEAVY CV-MOVE-19',
      'stance usa-dunn sprinting: BEARS_HEAVY CV-MOVE-19',
      'stance usa-ives walking: STAYS_DOWN CV-STANCE-09',
      'stance usa-orr walking: STANCE_CHANGED CV-STANCE-03',
      'stance usa-orr crawling: STANCE_CHANGED CV-STANCE-03',
      'stance usa-orr sprinting: STANCE_CHANGED CV-STANCE-03',
    ]);
  });

  it('[CV-MOVE-07] [CV-RULING-37] [CV-RULING-80] between two movers', () => {
    const d = drill(
      'rice-paddy',
      {
        at: {
          'usv-alder': '0821',
          'usv-bascom': '0821',
          'usv-oakes': '0821',
          'usv-peterson': '0822',
          'vc-minh': '1401',
        },
        stances: { 'usv-oakes': 'wounded', 'usv-peterson': 'crawling' },
        carries: { 'usv-bascom': 'usv-oakes' },
        users: { 'usv-smoke-1': 'usv-peterson' },
      },
      { dice: 'carry 1' },
    );
    d.do('carryOn usv-bascom', 'activate usv-alder', 'step 0921', 'stop');
    expect(refused(d, 'activate')).toEqual(['activate usv-alder: HAS_MOVED CV-MOVE-07']);
    expect(refused(d, 'tryMove')).toEqual(['tryMove usv-oakes: IS_CARRIED CV-RULING-37']);
    expect(refused(d, 'smoke usv-smoke-1 0822')).toEqual(['smoke usv-smoke-1 0822: CRAWLING CV-RULING-80']);
    expect(answered(d, { type: 'activate', soldier: d.piece('usv-oakes') })).toBe('NEEDS_CHECK CV-MOVE-22');
    expect(answered(d, { type: 'activate', soldier: d.piece('usv-voss') })).toBe('NOT_ON_MAP CV-S1-10');
  });

  it('[CV-MOVE-05] [CV-MOVE-25] [CV-RULING-33] of a group on the move', () => {
    const d = drill('rice-paddy', {
      at: {
        'usv-alder': '0821',
        'usv-bascom': '0921',
        'usv-oakes': '0921',
        'usv-voss': '0821',
        'vc-minh': '1401',
      },
      stances: { 'usv-oakes': 'wounded' },
      users: Object.fromEntries(['1', '2', '3'].map((each) => [`usv-law-${each}`, 'usv-alder'])),
    });
    d.do('activate usv-bascom', 'stop', 'activate usv-alder', 'step 0921');
    expect(refused(d, 'join')).toEqual(['join usv-bascom: HAS_MOVED CV-MOVE-07']);
    expect(refused(d, 'lift')).toEqual(['lift usv-alder usv-oakes: HANDS_FULL CV-MOVE-25']);
    expect(refused(d, 'stance')).toEqual([
      'stance usv-alder crawling: HAS_MOVED CV-MOVE-36',
      'stance usv-alder sprinting: HAS_MOVED CV-MOVE-35',
    ]);
    d.do('step 1021');
    // three weapons: three points, of which one is left, and paddies cost two
    expect(refused(d, 'step 1020')).toEqual(['step 1020: CANNOT_AFFORD CV-MOVE-05']);
    expect(causes(d, 'step 1020')).toEqual({
      soldier: d.piece('usv-alder'),
      lack: 'points',
      cost: 2,
      left: 1,
    });
    expect(answered(d, { type: 'step', hex: at(ricePaddy, '0821') })).toBe('NOT_ADJACENT CV-MOVE-01');
    expect(answered(d, { type: 'join', soldier: d.piece('usv-voss') })).toBe('ELSEWHERE CV-RULING-33');
    expect(answered(d, { type: 'leave', soldier: d.piece('usv-alder') })).toBe('ALONE CV-MOVE-11');
    expect(answered(d, { type: 'exit' })).toBe('NO_EXIT CV-RULING-41');
  });

  it('[CV-LOS-12] [CV-COND-10] [CV-ATK-04] of aims, with the hex that blocks and the range', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: {
        'usv-alder': '0822',
        'usv-voss': '1421',
        'vc-minh': '1622',
        'vc-nam': '1411',
        'vc-dao': '1421',
        'vc-bao': '0821',
      },
      stances: { 'vc-minh': 'crawling' },
      contests: { '1421': 'us' },
    }).do('fire usv-alder -');
    expect(refused(d, 'aim').toSorted()).toEqual([
      'aim 1411: NO_SIGHT CV-LOS-12',
      'aim 1421: IN_CLOSE_COMBAT CV-ATK-04',
      'aim 1622: NO_DICE CV-ATK-15',
    ]);
    expect(causes(d, 'aim 1622')).toMatchObject({ condition: 'range', distance: 8, range: 4 });
    expect(causes(d, 'aim 1411')).toMatchObject({ hex: at(ricePaddy, '1411'), stop: expect.any(Number) });
    expect(answered(d, { type: 'aim', hex: at(ricePaddy, '0101') })).toBe('NO_ENEMY CV-ATK-22');
  });

  it('[CV-LOS-12] [CV-RULING-25] [CV-RULING-49] of defensive fire', () => {
    const d = drill(
      'rice-paddy',
      {
        at: { 'usv-alder': '0821', 'vc-minh': '1021', 'vc-nam': '1021', 'vc-dao': '1410' },
        users: { 'vc-b40-1': 'vc-nam' },
        stances: { 'vc-nam': 'crawling' },
      },
      { dice: 'attack 2 2 2' },
    );
    d.do('activate usv-alder', 'step 0921', 'fire vc-minh -');
    expect(refused(d, 'fire').toSorted()).toEqual([
      'fire vc-dao -: NO_SIGHT CV-LOS-12',
      'fire vc-minh -: HAS_FIRED CV-RULING-49',
      'fire vc-nam vc-b40-1: CRAWLING CV-RULING-25',
    ]);
  });

  it('[CV-RULING-13] [CV-COND-17] [CV-RULING-16] of crews, rank and firepower', () => {
    const d = drill(
      'keating',
      {
        phase: 'combat',
        at: {
          'usa-dunn': '2336',
          'usa-ives': '2336',
          'usa-orr': '2336',
          'usa-merrick': '2336',
          'usa-vance': '2336',
          'tal-10': '2337',
          'tal-11': '2338',
        },
        users: { 'usa-m240b-1': 'usa-dunn', 'usa-claymore-1': 'usa-orr' },
        stances: { 'usa-ives': 'crawling', 'usa-vance': 'crawling' },
      },
      { dice: `attack${' 2'.repeat(7)} attack${' 2'.repeat(13)}` },
    );
    d.do('fire usa-merrick -', 'aim 2337', 'rank usa-merrick 1', 'commit 4');
    d.do('fire usa-dunn usa-m240b-1', 'aim 2337');
    expect(refused(d, 'crew')).toEqual([
      'crew usa-merrick: HAS_FIRED CV-RULING-13',
      'crew usa-vance: CRAWLING CV-RULING-13',
      'crew usa-ives: CRAWLING CV-RULING-13',
    ]);
    d.do('crew usa-orr');
    expect(refused(d, 'rank')).toEqual([
      'rank usa-merrick 2: DOTS_SPENT CV-COND-17',
      'rank usa-vance 1: CRAWLING CV-RULING-72',
    ]);
    expect(causes(d, 'rank usa-merrick 2')).toMatchObject({ left: 1 });
    expect(answered(d, { type: 'rank', leader: -1, dots: 1 })).toBe('NO_DOTS CV-COND-11');
    d.do('rank usa-merrick 1', 'commit 10');
    const claymore = drill('keating', {
      phase: 'combat',
      at: { 'usa-dunn': '2536', 'tal-10': '2537', 'tal-11': '2537' },
      users: { 'usa-claymore-2': 'usa-dunn' },
    }).do('fire usa-dunn usa-claymore-2', 'aim 2537');
    expect(refused(claymore, 'commit')).toHaveLength(5);
    expect(refused(claymore, 'commit 5')).toEqual(['commit 5: TOO_FEW_DICE CV-RULING-16']);
    expect(answered(claymore, { type: 'commit', dice: 11 })).toBe('TOO_MANY_DICE CV-ATK-16');
  });

  it('[CV-ATK-15] [CV-ATK-17] [CV-DFIRE-02] of targets and shares', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: { 'usv-alder': '0821', 'vc-minh': '0921', 'vc-nam': '0921', 'vc-dao': '0921' },
      stances: { 'vc-nam': 'crawling' },
    });
    d.do('fire usv-alder -', 'aim 0921', 'commit 4');
    expect(answered(d, { type: 'share', dice: 3 })).toMatch(/^ANSWER_ILLEGAL/);
    d.do('target vc-nam');
    expect(refused(d, 'share')).toEqual(
      ['1', '2', '3', '4'].map((dice) => `share ${dice}: NO_DICE CV-ATK-15`),
    );
    expect(answered(d, { type: 'share', dice: 7 })).toBe('TOO_MANY_DICE CV-ATK-16');
    const spread = drill(
      'rice-paddy',
      {
        phase: 'combat',
        at: { 'usv-alder': '0821', 'vc-minh': '0921', 'vc-nam': '0921', 'vc-dao': '0921' },
        stances: { 'vc-nam': 'crawling' },
      },
      { dice: 'attack 2 2 2' },
    );
    spread.do('fire usv-alder -', 'aim 0921', 'commit 4', 'target vc-minh', 'share 3');
    expect(new Set(refused(spread, 'target'))).toEqual(
      new Set(['target vc-minh: ATTACKED_ALREADY CV-ATK-17', 'target vc-nam: NO_DICE CV-ATK-15']),
    );
    const mover = drill('rice-paddy', {
      at: { 'usv-alder': '0821', 'usv-bascom': '0821', 'usv-oakes': '0921', 'vc-quang': '1021' },
    });
    mover.do('activate usv-alder', 'join usv-bascom', 'step 0921', 'fire vc-quang -', 'rank - 0', 'commit 2');
    expect(refused(mover, 'target')).toEqual(['target usv-oakes: STOOD_STILL CV-DFIRE-02']);
  });

  it('[CV-RULING-84] [CV-RULING-103] [CV-RULING-79] of re-rolls, rounds and shelter', () => {
    const heroes = drill(
      'rice-paddy',
      { phase: 'combat', at: { 'usv-rusk': '0821', 'vc-son': '0921' } },
      { dice: 'attack 2 3 4 5 6 6 6 6 reroll 1' },
    );
    heroes.do('fire usv-rusk -', 'aim 0921', 'rank usv-rusk 2', 'commit 4', 'reroll 2');
    expect(heroes.asked).toBe('defenderReroll');
    expect(refused(heroes, 'reroll')).toEqual(['reroll 1: REROLLED_ALREADY CV-RULING-84']);
    expect(answered(heroes, { type: 'reroll', face: 2 })).toBe('NO_SUCH_DIE CV-HERO-01');
    const full = drill('rice-paddy', {
      active: 'enemy',
      at: {
        'vc-bunker-5': '1411',
        'vc-thanh': '1411',
        'vc-minh': '1411',
        'vc-nam': '1410',
        'vc-dao': '1410',
        'usv-alder': '1421',
      },
      users: { 'vc-b40-1': 'vc-dao' },
      inside: ['vc-thanh', 'vc-minh'],
    });
    full.do('activate vc-nam', 'join vc-dao', 'step 1411');
    expect(refused(full, 'takeShelter')).toEqual(['takeShelter vc-dao: BUNKER_FULL CV-STACK-13']);
  });

  it('[CV-FS-02] [CV-FS-03] [CV-S2-13] [CV-RULING-106] of fire support, who directs and where', () => {
    const d = drill('rice-paddy', {
      phase: 'combat',
      at: {
        'usv-kittredge': '0821',
        'usv-jessup': '0821',
        'usv-hollis': '0721',
        'usv-maddox': '0822',
        'vc-minh': '1021',
        'vc-nam': '1411',
      },
      users: { 'usv-an-prc-25-1': 'usv-kittredge' },
      stances: { 'usv-maddox': 'crawling' },
      isSupportOpen: true,
    }).do('support 105mm');
    expect(refused(d, 'spotter')).toEqual([
      'spotter usv-maddox: CRAWLING CV-FS-02',
      'spotter usv-hollis: NO_RADIO CV-RULING-144',
      'spotter usv-jessup: RANK_TOO_LOW CV-FS-02',
    ]);
    d.do('spotter usv-kittredge');
    expect(refused(d, 'callOn')).toEqual([
      'callOn 0821: OWN_HEX CV-FS-02',
      'callOn 1411: NO_SIGHT CV-LOS-12',
    ]);
    expect(answered(d, { type: 'callOn', hex: at(ricePaddy, '0101') })).toBe('NO_SIGHT CV-LOS-12');
    const post = drill('keating', {
      phase: 'combat',
      at: { 'usa-ashworth': '2336', 'tal-10': '2237' },
      box: ['155mm'],
    }).do('supportBlind', 'spotter usa-ashworth');
    expect(refused(post, 'callOn')).toContain('callOn 2237: COP_HELD CV-S2-13');
  });
});
