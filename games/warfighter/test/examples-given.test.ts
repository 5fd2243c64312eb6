import type { Problem } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { warfighterExamples } from '../src/examples/index.ts';
import { modern } from './table.ts';

const adapter = warfighterExamples([modern]);

function staged(given: object, ruleset?: string) {
  const result = adapter.stage(given, ruleset);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

function problemsOf(given: object, ruleset?: string): readonly string[] {
  const result = adapter.stage(given, ruleset);
  return result.ok ? [] : result.problems.map(({ path, code }: Problem) => `${path} ${code}`);
}

const GIACOMELLI = { card: 'giacomelli' };
const ME = { mission: 'helo-insert', objective: 'vip-helicopter' };

describe('setup', () => {
  it('is the first mission and objective by default, with what follows from them', () => {
    expect(staged({}).config).toMatchObject({
      region: 'jungle',
      enemy: 'drug-cartel',
      mission: 'modern-jungle/covert',
      objective: 'modern-jungle/cartel-boss',
      report: '',
      seats: 1,
      options: {},
    });
  });

  it('may be the name of a mission, or any fields of a set-up', () => {
    expect(staged({ setup: 'in-and-out' }).config).toMatchObject({
      region: 'middle-east',
      enemy: 'insurgents',
      mission: 'modern-middle-east/in-and-out',
    });
    const fields = {
      ...ME,
      enemy: 'military',
      report: 'good-intel',
      seats: 2,
      options: { 'weapon-jams': 'on' },
    };
    expect(staged({ setup: fields }).config).toMatchObject({
      enemy: 'military',
      report: 'modern-core/good-intel',
      seats: 2,
      options: { 'weapon-jams': 'on' },
    });
  });

  it.each([
    [{ setup: 'nowhere' }, ['setup.mission CARD_UNKNOWN']],
    [{ setup: { mission: 'cartel-boss' } }, ['setup.mission CARD_UNKNOWN']],
    [
      { setup: { mission: 7, seats: 9, weather: 1 } },
      ['setup.mission FIELD_BAD', 'setup.seats FIELD_BAD', 'setup.weather FIELD_UNKNOWN'],
    ],
    [
      { setup: { options: { 'weapon-jams': 'maybe', luck: 'on' } } },
      ['setup.options.weapon-jams FIELD_BAD', 'setup.options.luck FIELD_UNKNOWN'],
    ],
    [{ setup: { mission: 'covert', objective: 'vip-helicopter' } }, ['setup.objective CARD_NOT_IN_REGION']],
    [{ setup: { enemy: 'pirates' } }, ['setup.enemy NO_SUCH_ENEMY']],
    [{ setup: [] }, ['setup FIELD_BAD']],
  ])('%j is told with its path', (given, problems) => {
    expect(problemsOf(given)).toEqual(problems);
  });

  it('a ruleset that does not exist is reported', () => {
    expect(problemsOf({}, 'napoleonic')).toEqual(['ruleset RULESET_UNKNOWN']);
  });
});

describe('cards of its own', () => {
  const gunmen = { like: 'gunmen', id: 'riflemen', value: 2 };

  it('are like others with changes', () => {
    const { content } = staged({
      setup: ME,
      content: { cards: [gunmen, { like: 'fanatic', id: 'zealot', abilities: null, reticles: 1 }] },
    });
    expect(content.cards['example/riflemen']).toMatchObject({ type: 'hostile', value: 2, reticles: 2 });
    expect(content.cards['example/zealot']).not.toHaveProperty('abilities');
    expect(content.instances).toContain('example/riflemen');
    expect(adapter.ids?.idOf(content, 'zealot')).toBe('example/zealot');
    expect(adapter.ids?.nameOf(content, 'example/zealot')).toBe('zealot');
  });

  it('have names like all others', () => {
    const { content } = staged({ setup: ME, content: { cards: [gunmen] } });
    const names = adapter.namesIn(content, 'box');
    for (const name of ['riflemen', 'example/riflemen', 'militant', '#1', '#8', 'soldier', 'hand'])
      expect(names).toContain(name);
    expect(names).not.toContain('nobody');
  });

  it('never take the id of a card of the game', () => {
    const cards = [{ like: 'fanatic', id: 'militant', abilities: null, reticles: 1 }];
    const result = adapter.stage({ setup: ME, content: { cards } });
    expect(!result.ok && result.problems).toEqual([
      {
        code: 'CARD_SHADOWS',
        path: 'content.cards.0.id',
        args: { cards: 'modern-middle-east/militant' },
      },
    ]);
  });

  it.each([
    [[{ like: 'nobody', id: 'x' }], ['content.cards.0.like CARD_UNKNOWN']],
    [[{ id: 'x', type: 'weather' }], ['content.cards.0.type FIELD_BAD']],
    [[gunmen, gunmen], ['content.cards.1.id CARD_TWICE']],
    [[7], ['content.cards.0 FIELD_BAD']],
    [[{ ...gunmen, cover: 99 }], ['content.cards.0.cover PACK_FIELD_RANGE']],
    [[{ ...gunmen, reticles: 3 }], ['content.cards.0.charts.0.columns PACK_CHART_BROKEN']],
  ])('%j is told with its path', (cards, problems) => {
    expect(problemsOf({ setup: ME, content: { cards } })).toEqual(problems);
  });

  it('nothing else may be given', () => {
    expect(problemsOf({ content: { soldiers: [] } })).toEqual(['content.soldiers FIELD_UNKNOWN']);
  });
});

describe('situation', () => {
  const laid = (situation: object) => {
    const { situation: found } = staged({ setup: ME, situation });
    if (found === undefined) throw new Error('there is no situation');
    return found;
  };

  it('takes gear, ammunition and Wounds in short forms', () => {
    const { game } = laid({
      team: [
        {
          ...GIACOMELLI,
          wounds: [2, { points: 1, isTreated: true }],
          gear: ['m4', { card: 'm203-m4', ammo: [5, 2], empty: [0] }, { card: 'acog', attachTo: 0 }],
        },
      ],
    });
    expect(game.soldiers[0]).toMatchObject({
      card: 'modern-core/giacomelli',
      slot: 1,
      actions: 2,
      wounds: [
        { points: 2, isTreated: false },
        { points: 1, isTreated: true },
      ],
      gear: [
        { id: 1, stacks: [{ left: 6, isEmpty: false }] },
        {
          id: 2,
          stacks: [
            { left: 5, isEmpty: true },
            { left: 2, isEmpty: false },
          ],
        },
        { id: 3, attachedTo: 1 },
      ],
    });
  });

  it('gives Non-Player Soldiers their kit', () => {
    expect(laid({ team: [{ card: 'saorrono' }] }).game.soldiers[0]).toMatchObject({
      gear: [{ card: 'modern-core/m4' }],
      skills: ['modern-core/marksman'],
    });
    expect(laid({ team: [{ card: 'saorrono', gear: [] }] }).game.soldiers[0]?.gear).toEqual([]);
  });

  it('lays out path, hostiles, decks and what lies in a Location', () => {
    const { game, zones } = laid({
      path: ['side-street'],
      places: { 2: { attached: ['barricade'], reduction: 2, gear: ['m4'] } },
      team: [{ ...GIACOMELLI, slot: 2, hand: ['reloading'], support: ['mortar-call'] }],
      hostiles: [{ card: 'gunmen', slot: 2, target: 1, ekia: 1 }],
      actionDeck: ['steady-aim'],
      hostileDeck: ['militant', 'gunmen'],
    });
    expect(game.path[1]).toMatchObject({
      card: 'modern-middle-east/side-street',
      reduction: 2,
      gear: [{ id: 1 }],
    });
    expect(game.path[1]?.attached).toHaveLength(1);
    expect(game.hostiles).toMatchObject([
      { card: 'modern-middle-east/gunmen', slot: 2, drawnFor: 2, ekia: 1 },
    ]);
    const counts = ['hand1', 'support1', 'actionDeck', 'hostileDeck', 'hostiles', 'cup', 'counters'].map(
      (zone) => zones[zone]?.tokens?.length,
    );
    expect(counts).toEqual([1, 1, 1, 2, 2, 3, 1]);
  });

  it.each([
    ['act', 'soldierTurn', 'act', 4],
    ['soldierTurn', 'soldierTurn', 'start', 3],
    ['hostileTurn', 'hostileTurn', 'start', 4],
    ['attackStep', 'hostileTurn', 'attackStart', 4],
    ['closeRange', 'hostileTurn', 'close', 4],
  ])('starts at %s', (at, procedure, step, turn) => {
    const { frames, game } = laid({ at, turn: 4, team: [GIACOMELLI] });
    expect(frames[1]).toMatchObject({ procedure, step });
    expect(game).toMatchObject({ phase: procedure, turn });
  });

  it('a Soldier who has left has no counters in the cup', () => {
    const { zones } = laid({ team: [GIACOMELLI, { card: 'corona', standing: 'medevaced' }] });
    expect(zones.cup?.tokens).toHaveLength(4);
    expect(zones.counterBox?.tokens).toHaveLength(28);
  });

  const foe = { card: 'gunmen', slot: 1, target: 1 };
  it.each([
    [{}, ['situation.team FIELD_MISSING']],
    [{ team: [{}], weather: 1 }, ['situation.team.0.card FIELD_MISSING', 'situation.weather FIELD_UNKNOWN']],
    [
      { at: 'dawn', timer: 0, team: [{ card: 'm4' }] },
      ['situation.at FIELD_BAD', 'situation.timer FIELD_BAD', 'situation.team.0.card CARD_UNKNOWN'],
    ],
    [{ team: [{ ...GIACOMELLI, rank: 2 }] }, ['situation.team.0.rank FIELD_UNKNOWN']],
    [
      { team: [{ ...GIACOMELLI, slot: 7, seat: 1 }] },
      ['situation.team.0.slot OFF_PATH', 'situation.team.0.seat NO_SUCH_SEAT'],
    ],
    [{ team: [{ ...GIACOMELLI, wounds: [3, 3] }] }, ['situation.team.0.wounds WOUNDS_DOWN']],
    [
      { team: [{ ...GIACOMELLI, wounds: [0, {}] }] },
      [
        'situation.team.0.wounds.0 FIELD_BAD',
        'situation.team.0.wounds.1.points FIELD_MISSING',
        'situation.team.0.wounds.1.isTreated FIELD_MISSING',
      ],
    ],
    [{ team: [{ card: 'corona', hand: ['reloading'] }] }, ['situation.team.0.hand HOLDS_NO_CARDS']],
    [
      { team: [{ ...GIACOMELLI, gear: ['spear', { card: 'acog', attachTo: 4 }] }] },
      ['situation.team.0.gear.0 CARD_UNKNOWN'],
    ],
    [
      { team: [{ ...GIACOMELLI, gear: [{ card: 'acog', attachTo: 4 }] }] },
      ['situation.team.0.gear.0.attachTo NO_SUCH_GEAR'],
    ],
    [
      { team: [{ ...GIACOMELLI, gear: [{ card: 'm4', ammo: [1, 1] }] }] },
      ['situation.team.0.gear.0.ammo NO_SUCH_AMMO'],
    ],
    [
      { team: [{ ...GIACOMELLI, hand: ['speed-ball', 'speed-ball'] }] },
      ['situation.team.0.hand.1 CARD_MISSING'],
    ],
    [{ team: [GIACOMELLI], actionDeck: ['gunmen'] }, ['situation.actionDeck.0 CARD_UNKNOWN']],
    [
      { team: [GIACOMELLI], path: ['side-street', 'wadi', 'wadi', 'highway', 'rooftops'] },
      ['situation.path OFF_PATH'],
    ],
    [
      { team: [GIACOMELLI], places: { 9: {}, 2: { weather: 1 } } },
      ['situation.places.2.weather FIELD_UNKNOWN'],
    ],
    [{ team: [GIACOMELLI], places: { 9: {} } }, ['situation.places.9 OFF_PATH']],
    [
      { team: [GIACOMELLI], hostiles: [{ card: 'gunmen' }] },
      ['situation.hostiles.0.slot FIELD_MISSING', 'situation.hostiles.0.target FIELD_MISSING'],
    ],
    [
      { team: [GIACOMELLI], hostiles: [{ ...foe, slot: 7, target: 2 }] },
      ['situation.hostiles.0.slot OFF_PATH', 'situation.hostiles.0.target NO_SUCH_SOLDIER'],
    ],
    [
      { team: [GIACOMELLI], hostiles: [{ ...foe, ekia: 1, suppress: 2 }] },
      ['situation.hostiles.0 TOO_MANY_COUNTERS'],
    ],
    [{ team: [GIACOMELLI], hostiles: [{ ...foe, ekia: 2 }] }, ['situation.hostiles.0.ekia HOSTILE_DEAD']],
    [{ team: Array.from({ length: 9 }, () => GIACOMELLI) }, ['situation.team TOO_MANY_SOLDIERS']],
    [7, ['situation FIELD_BAD']],
  ])('%j is told with its path', (situation, problems) => {
    expect(problemsOf({ setup: ME, situation })).toEqual(problems);
  });
});

describe('names', () => {
  const { content } = staged({ setup: 'covert' });

  it('are short where only one card has them', () => {
    expect(adapter.ids?.nameOf(content, 'modern-jungle/thug')).toBe('thug');
    expect(adapter.ids?.idOf(content, 'thug')).toBe('modern-jungle/thug');
    expect(adapter.ids?.idOf(content, 'modern-jungle/thug')).toBe('modern-jungle/thug');
  });

  it('keep their pack where several have them, unless the type tells them apart', () => {
    expect(adapter.ids?.nameOf(content, 'modern-jungle/covert')).toBe('modern-jungle/covert');
    expect(adapter.ids?.idOf(content, 'covert')).toBeUndefined();
    expect(problemsOf({ setup: 'covert', situation: { team: [{ card: 'covert' }] } })).toEqual([]);
  });

  it('reach into the sources of abilities, and name counters by their Soldier', () => {
    const token = content.instances.indexOf('modern-core/sniper-support');
    expect(adapter.ids?.nameOf(content, `support:${token}`)).toBe('support:sniper-support');
    expect(adapter.ids?.nameOf(content, 'skill:modern-core/marksman')).toBe('skill:marksman');
    expect(adapter.ids?.nameOf(content, 'item:3')).toBe('item:3');
    expect(adapter.nameOf(content, 'actionDeck', token)).toBe('sniper-support');
    expect(adapter.nameOf(content, 'cup', 1_000_009)).toBe('#2');
    expect(adapter.nameOf(content, 'box', 99_999)).toBe('token 99999');
  });
});
