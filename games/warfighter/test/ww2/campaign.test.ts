import { anyGame, formatSave, loadMatch, makeSave, parseSave, verifySave } from '@sitrep/kernel';
import { fuzz } from '@sitrep/testkit';
import { expect, it } from 'vitest';
import type { Card } from '../../src/content/cards.ts';
import { warfighter } from '../../src/index.ts';
import {
  CAMPAIGN,
  CAMPAIGN_CARDS,
  faults,
  firstTeam,
  skipSkills,
  skipToTeam,
} from '../rules/campaign-range.ts';
import type { Drill } from '../rules/drill.ts';
import { action, drillContent, event, hostile, location, soldier, text } from '../rules/drill-cards.ts';
import { draftOf } from '../rules/muster.ts';
import { MARKER } from './front.ts';

const WW2 = { ruleset: 'ww2' } as const;

/** A brave but green Soldier, what he has been through, and decks of their own for Locations and Events. */
const CARDS: readonly Card[] = [
  soldier('ace', { kit: ['green'], hth: 0, hardy: [{ climate: 'Cold', amount: 1 }] }),
  { id: 'green', source: 'original', type: 'skill', cost: 0, negative: true },
  {
    id: 'husky',
    source: 'original',
    type: 'record',
    cost: 3,
    nation: 'n',
    kinds: ['player'],
    period: ['1943-07', '1943-08'],
    abilities: [{ ...text('main', { effect: 'gainXp', amount: 1 }), limit: { times: 1, per: 'mission' } }],
  },
  MARKER,
  location('field', { striking: 2, hostiles: [1, 1, 1, 1, 1, 1] }),
  // So that every hand has a Marker.
  action('blank', { when: 'main', do: [] }, { count: 1 }),
  hostile('grunt', { banner: true, level: 'frontline', charts: [] }),
  hostile('trio', { level: 'frontline', charts: [] }),
  // Without a value it lies in a deck of its own.
  without(event('calm', [], { count: 3 })),
];

function without({ value: _value, ...card }: ReturnType<typeof event>): Card {
  return card;
}

const TEAM = draftOf([{ card: 'ace', records: ['husky'] }]);

function start(): Drill {
  const range = firstTeam({ cards: CARDS, config: { ...WW2, level: 'frontline' } }).give(TEAM);
  while (range.asked === 'markerChance') range.first('playCard');
  return range;
}

/** Ace goes for the Objective by whatever is possible first. */
function stepOn(range: Drill): void {
  const types = ['activateObjective', 'playLocation', 'playCard', 'pass', 'done', 'suffer', 'takeSuppress'];
  const options = range.match.options(0);
  const isAhead = (option: (typeof options)[number]) =>
    option.type === 'move' && option.to > range.soldier(1).slot;
  const next =
    options.find(isAhead) ?? types.flatMap((type) => options.find((option) => option.type === type) ?? [])[0];
  range.give(next ?? { type: 'enough' });
}

function toSecondMission(range: Drill): Drill {
  for (let step = 0; range.game.mission === 'low' && range.asked !== 'pointShare' && step < 60; step += 1)
    stepOn(range);
  return range;
}

it('[WF-CAMP-05, WF-CAMP-09] records are bought again for each mission; what is printed comes with them', () => {
  const range = start();
  expect(range.soldier(1)).toMatchObject({ skills: ['green'], records: ['husky'], hardy: { Cold: 1 } });
  range.first('useAbility');
  expect(range.soldier(1).xp).toBe(1);
  expect(range.offers({ type: 'useAbility' })).toBe(false);
  skipSkills(toSecondMission(range)).give({ type: 'noReport' });
  expect(range.game.mission).toBe('middle');
  expect(faults(range, [{ card: 'ace', records: ['husky', 'husky'] }])).toEqual(['RECORDS_OVERLAP WF-SR-02']);
  range.give(TEAM);
  expect(range.soldier(1)).toMatchObject({ xp: 0, skills: ['green'], hardy: { Cold: 1 } });
  while (range.asked === 'markerChance') range.pass();
  expect(range.offers({ type: 'useAbility' })).toBe(true);
});

it('[WF-BUY-24, WF-CAMP-07] points buy no Negative Skill', () => {
  const range = toSecondMission(start());
  while (range.asked === 'pointShare') range.first('givePoints');
  expect(range.asked).toBe('skillChoice');
  expect(range.offers({ type: 'learnSkill', card: 'aim' })).toBe(true);
  expect(range.offers({ type: 'learnSkill', card: 'green' })).toBe(false);
});

it('[WF-CAMP-09] Locations and Events that were drawn are back in their boxes before the next mission', () => {
  const range = start();
  const count = (id: string) => range.match.state.content.instances.filter((each) => each === id).length;
  toSecondMission(range);
  expect(range.told('eventDrawn').length + range.told('locationPlaced').length).toBeGreaterThan(1);
  skipToTeam(range);
  const boxes = ['locationBox', 'eventBox'].map((zone) => range.zone(zone).length);
  expect(boxes).toEqual([count('field'), count('calm')]);
});

it('a campaign is saved in its second mission, opened again, and verified', () => {
  const range = skipToTeam(toSecondMission(start())).give(TEAM);
  const parsed = parseSave(formatSave(makeSave(range.match)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const loaded = loadMatch(anyGame(warfighter), parsed.value);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded));
  expect(loaded.value.match.hash).toBe(range.match.hash);
  expect(loaded.value.match.state.game).toMatchObject({ campaign: { records: [{ mission: 'low' }] } });
  expect(verifySave(anyGame(warfighter), parsed.value)).toEqual({ ok: true, value: {} });
});

/** What costs nothing and leads nowhere: random players would go on with it for ever. */
const FREE = ['handleGear', 'passGear', 'dropGear', 'pickUp', 'setAside', 'lighten', 'showHand', 'showCard'];

it('plays whole campaigns by chance under all laws', () => {
  const base = {
    ...WW2,
    options: {},
    region: 'r',
    enemy: 'e',
    level: 'frontline',
    report: '',
    maxSoldiers: 4,
  };
  const report = fuzz({
    subject: {
      game: anyGame(warfighter),
      setups: [
        {
          name: 'one',
          config: { ...base, ...CAMPAIGN, seats: 1 },
          content: drillContent([...CAMPAIGN_CARDS, ...CARDS]),
        },
      ],
      mostEntries: 5_000,
      free: FREE,
      tokens: ['card', 'hostile'],
    },
    games: 3,
    seed: 'ww2 campaigns',
    laws: true,
  });
  expect(report.failures.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
  expect(Object.keys(report.coverage.events)).toContain('missionBooked');
});
