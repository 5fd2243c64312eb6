import { expect, it } from 'vitest';
import { OPTION_VALUES, RULESETS } from '../../src/options.ts';
import { event, hostile, location, mission, objective, soldier } from '../rules/drill-cards.ts';
import { briefing, draftOf, setupProblems } from '../rules/muster.ts';
import { asWw2, enlist, front, MARKER } from './front.ts';

const SWIFT = event('swift', [{ effect: 'moveTimer', amount: 1 }], { value: undefined as never });
const { value: _value, ...OWN_EVENT } = SWIFT;

it('[WF-OPT-01] every switch has a value in both rulesets', () => {
  for (const ruleset of Object.values(RULESETS)) {
    expect(Object.keys(ruleset)).toEqual(Object.keys(OPTION_VALUES));
    for (const [name, value] of Object.entries(ruleset))
      expect(OPTION_VALUES[name as keyof typeof OPTION_VALUES]).toContain(value);
  }
});

it('[WF-SETUP-03] a nation with two decks is fought at one level', () => {
  const cards = [
    hostile('grunt', { level: 'frontline' }),
    hostile('trio', { level: 'elite' }),
    hostile('loner'),
  ];
  const orders = asWw2({ cards });
  expect(setupProblems(orders)).toEqual(['level LEVEL_UNKNOWN']);
  expect(setupProblems({ ...orders, config: { ...orders.config, level: 'elite' } })).toEqual([]);
  const deck = (level: 'frontline' | 'elite') =>
    new Set(enlist([{}], { cards, config: { level } }).zone('hostileDeck'));
  expect(deck('frontline')).toEqual(new Set(['grunt', 'loner']));
  expect(deck('elite')).toEqual(new Set(['trio', 'loner']));
});

it('[WF-SETUP-02] an enemy with one deck has no levels to choose from', () => {
  expect(setupProblems({ config: { level: 'elite' } })).toEqual(['level LEVEL_UNKNOWN']);
});

it('[WF-SETUP-04, WF-OPT-12] both levels make one deck where hostile-level-mix allows it', () => {
  const cards = [hostile('grunt', { level: 'frontline' }), hostile('trio', { level: 'elite' })];
  const config = { level: 'mixed' } as const;
  expect(new Set(enlist([{}], { cards, config }).zone('hostileDeck'))).toEqual(new Set(['grunt', 'trio']));
  expect(setupProblems(asWw2({ cards, config, options: { 'hostile-level-mix': 'forbid' } }))).toEqual([
    'level LEVELS_APART',
  ]);
});

it('[WF-SETUP-07] a Mission and an Objective of one set go together only', () => {
  const cards = [
    mission({ set: 'pair' }),
    mission({ id: 'plain' }),
    objective({ set: 'pair' }),
    objective({ id: 'other' }),
  ];
  const problems = (start: string, goal: string) =>
    setupProblems(asWw2({ cards, config: { mission: start, objective: goal } }));
  expect(problems('mission', 'goal')).toEqual([]);
  expect(problems('plain', 'other')).toEqual([]);
  expect(problems('mission', 'other')).toEqual(['objective SET_BROKEN']);
  expect(problems('plain', 'goal')).toEqual(['objective SET_BROKEN']);
});

it('[WF-OPT-09] what is drawn at random keeps a set together', () => {
  const cards = [
    mission({ set: 'pair' }),
    mission({ id: 'plain' }),
    objective({ set: 'pair' }),
    objective({ id: 'other' }),
  ];
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const drawn = seeds.map((seed) => {
    const { game } = briefing(asWw2({ cards, seed, config: { mission: '', objective: '' } }));
    return `${game.mission} ${game.objective}`;
  });
  expect(new Set(drawn)).toEqual(new Set(['mission goal', 'plain other']));
});

it('[WF-SETUP-14] Markers and Events without a value make four decks', () => {
  const cards = [MARKER, OWN_EVENT];
  const range = enlist([{}], { cards, options: { 'location-marker': 'must' } });
  expect(new Set(range.zone('hostileDeck'))).toEqual(new Set(['grunt', 'trio']));
  expect(new Set(range.zone('eventDeck'))).toEqual(new Set(['swift']));
  expect(new Set(range.zone('locationDeck'))).toEqual(new Set(['field']));
  expect(range.zone('actionDeck')).not.toContain('field');
  const plain = enlist([{}]);
  expect(plain.zone('actionDeck')).toContain('field');
  expect(plain.match.state.zones.locationDeck).toBeUndefined();
});

it('[WF-SETUP-22, WF-CARD-25] a Marker of the opening hand fetches a Location before turn 1', () => {
  const cards = [MARKER, soldier('ace', { health: 5 }), location('field')];
  const range = briefing(asWw2({ cards, seed: 'marked' })).give(draftOf([{}]));
  expect(range.asked).toBe('markerChance');
  const before = range.zone('hand1');
  range.first('playCard');
  expect(range.zone('places1')).toEqual(['field']);
  expect(range.zone('actionDiscard')).toEqual(['marker']);
  expect(range.zone('hand1')).toHaveLength(before.length - 1);
  expect(range.game.turn).toBe(0);
  while (range.asked === 'markerChance') range.pass();
  expect(range.game.turn).toBe(1);
});

it('[WF-CARD-26] with location-marker may it is kept and played later; with must it is resolved at once', () => {
  const wanted = { soldiers: [{ card: 'ace' }], actionDeck: ['marker', 'marker', 'blank', 'blank', 'blank'] };
  const terms = { cards: [MARKER] };
  const draws = 'actionDeck:marker actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:marker';
  const may = front(wanted, { ...terms, draws: `${draws} locationDeck:field` })
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'enough' });
  expect(may.asked).toBe('markerChance');
  may.pass();
  expect(may.zone('hand1')).toHaveLength(5);
  // WF-RULING-15: kept, it is an ordinary card that costs no Action.
  may.play('marker');
  expect([may.zone('places1'), may.soldier(1).actions]).toEqual([['field'], 2]);
  expect(may.zone('hand1')).toHaveLength(4);
  const must = front(wanted, {
    ...terms,
    options: { 'location-marker': 'must' },
    draws: `${draws} locationDeck:field locationDeck:field`,
  })
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'enough' });
  expect([must.asked, must.zone('places1'), must.zone('hand1').length]).toEqual([
    'action',
    ['field', 'field'],
    3,
  ]);
});

it('[WF-CARD-24] a Location in hand counts as a card of it and goes to its own pile (WF-RULING-14)', () => {
  const range = front(
    {
      soldiers: [{ card: 'ace', hand: ['field', 'blank'] }],
      actionDeck: ['blank', 'blank', 'blank', 'blank'],
    },
    { cards: [MARKER], draws: 'actionDeck:blank actionDeck:blank actionDeck:blank actionDeck:blank' },
  );
  expect(range.offers({ type: 'playLocation' })).toBe(true);
  const [place = -1] = range.match.state.zones.places1?.tokens ?? [];
  range
    .give({ type: 'discardDraw', soldier: 1 })
    .give({ type: 'pick', card: place })
    .give({ type: 'enough' });
  // One card was left, so four are drawn up to Health 5.
  expect(range.zone('hand1')).toHaveLength(5);
  expect(range.zone('locationDiscard')).toContain('field');
});

it('[WF-SETUP-23] Recon searches the deck that holds the type named', () => {
  const cards = [MARKER, mission({ recon: 'location' }), location('field'), location('wood')];
  const range = enlist([{}], { cards });
  expect(range.asked).toBe('reconChoice');
  range.first('recon');
  expect(['field', 'wood']).toContain(range.zone('shownPlaces1')[0]);
});

it('[WF-HOST-08, WF-KEY-29, WF-HOST-10] a bannered Hostile draws an Event, resolved after the whole draw', () => {
  const cards = [
    OWN_EVENT,
    MARKER,
    hostile('flag', { banner: true, value: 1 }),
    location('field', { hostiles: [2, 2, 2, 2, 2, 2] }),
  ];
  const range = front(
    { soldiers: [{ card: 'ace', hand: ['field'] }], timer: 5 },
    { cards, draws: 'hostileDeck:flag eventDeck:swift hostileDeck:grunt cup:1 cup:1' },
  );
  const [place = -1] = range.match.state.zones.places1?.tokens ?? [];
  range.give({ type: 'playLocation', soldier: 1, card: place });
  expect(range.game.hostiles.map(({ card }) => card)).toEqual(['flag', 'grunt']);
  expect(range.told('eventDrawn')).toMatchObject([{ card: 'swift', slot: 2 }]);
  expect([range.game.timer, range.zone('eventDiscard')]).toEqual([4, ['swift']]);
});

it('[WF-HOST-09] a Hostile that does not stay draws none', () => {
  const cards = [
    OWN_EVENT,
    hostile('flag', { banner: true, value: 2 }),
    location('field', { reinforce: [1] }),
  ];
  const range = front(
    { at: 'hostileTurn', path: ['field'], soldiers: [{ card: 'ace', slot: 2 }] },
    { cards, draws: 'hostileDeck:flag' },
  );
  expect([range.told('eventDrawn'), range.zone('hostileDiscard')]).toEqual([[], ['flag']]);
});

it('[WF-KEY-33, WF-KEY-14, WF-CARD-22] a Covert card costs discards of the hand', () => {
  const cards = [
    {
      ...MARKER,
      id: 'sneak',
      kind: 'covert',
      discard: 1,
      abilities: [{ when: 'main', do: [{ effect: 'gainXp', amount: 1 }] }],
    },
  ] as const;
  const range = front({ soldiers: [{ card: 'ace', hand: ['sneak', 'blank'] }] }, { cards });
  range.play('sneak').first('pick');
  expect([range.soldier(1).xp, range.zone('hand1')]).toEqual([1, []]);
  const alone = front({ soldiers: [{ card: 'ace', hand: ['sneak'] }] }, { cards });
  expect(alone.refusal({ type: 'playCard' })).toBe('NOT_ENOUGH_CARDS');
});
