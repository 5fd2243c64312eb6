import type { NamedSetup } from '@sitrep/contract';
import { createMatch, makeKey, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { warfighterEntry } from '../../src/entry/index.ts';
import { OPTION_VALUES, type Options } from '../../src/options.ts';
import { faults, firstTeam, member, nearWin, skipToTeam, win } from '../rules/campaign-range.ts';
import { soldier, weapon } from '../rules/drill-cards.ts';
import { briefing, draftOf, setupProblems } from '../rules/muster.ts';
import { asWw2 } from './front.ts';

type Year = Options['war-years'];

const CAMPAIGNS = /^\w+\/campaign\/[\w-]+(?:\/frontline)?$/;

/** The recommended missions, and the campaigns up to their first team, in a year; without those that it rules out. */
function inYear(year: Year) {
  const { game, recommended, setups } = warfighterEntry;
  const named: readonly NamedSetup[] = [
    ...(recommended?.('ww2') ?? []),
    ...setups('ww2').filter(({ name }) => CAMPAIGNS.test(name)),
  ];
  return named.flatMap(({ name, config, content }) => {
    const dated = { ...config, options: { 'war-years': year } };
    const created = createMatch(game, { config: dated, content, key: makeKey(name) });
    if (!created.ok) return [];
    const match = created.value;
    if (match.decision()?.name === 'reportChoice') match.timeOut(match.serial);
    return [{ name, match }];
  });
}

/** The one of them that is meant. */
function missionIn(mission: string, year: Year) {
  const found = inYear(year).find(({ name }) => name.startsWith(mission));
  if (found === undefined) throw new Error(`there is no ${mission} in ${year}`);
  return found.match;
}

it.each([
  ['europe', 'mcdougall', 'muller', '1942', 'm3-smg', 1943],
  ['europe', 'mcdougall', 'pacheco', '1942', 'm1903a4', 1943],
  ['russia', 'volkov', 'karimov', '1940', 'ppsh-41', 1941],
] as const)('[WF-OPT-10, WF-RULING-167] in %s, beside %s, %s is refused in %s: his %s is of %i', (...the) => {
  const [region, leader, card, year, gear, dated] = the;
  const pack = region === 'europe' ? 'ww2-europe' : 'ww2-russia-winter';
  const draft = draftOf([{ card: `${pack}/${leader}` }, { card: `${pack}/${card}` }]);
  const problems = (asked: string) => {
    const match = missionIn(region, OPTION_VALUES['war-years'].find((each) => each === asked) ?? 'off');
    return match.game.problems(match.state, 0, draft);
  };
  const args = { card: `${pack}/${gear}`, year: dated };
  expect(problems(year)).toEqual([{ code: 'TOO_LATE', path: 'soldiers.1.card', rule: 'WF-OPT-10', args }]);
  expect([problems(String(dated)), problems('off')]).toEqual([[], []]);
});

it.each(OPTION_VALUES['war-years'])('[WF-OPT-10] teams made by the program are legal in %s', (year) => {
  const found = inYear(year);
  expect(found.length).toBeGreaterThan(20);
  for (const { name, match } of found) {
    const [suggestion] = warfighterEntry.suggest(match.state);
    const sample = match.game.sample(match.state, 0, makeUniform(makeKey(name), year));
    for (const draft of [suggestion?.draft, sample])
      expect(match.game.problems(match.state, 0, draft), name).toEqual([]);
  }
});

it('[WF-OPT-10] a suggested team swaps a late weapon for the dearest of its sort and leaves late Soldiers out', () => {
  const suggested = (mission: string, year: Year) =>
    warfighterEntry.suggest(missionIn(mission, year).state)[0]?.draft;
  const own = (name: string) => `ww2-russia-winter/${name}`;
  // In 1941 the PPSh-41 is new, and Karimov carries one.
  expect(suggested('russia/winter-patrol', '1941')).toEqual(suggested('russia/winter-patrol', 'off'));
  expect(suggested('russia/winter-patrol', '1940')).toMatchObject({
    soldiers: [
      {
        card: own('volkov'),
        gear: [{ card: own('svt-40') }, { card: own('rgd-33'), units: 3 }],
        skills: [own('siberian')],
      },
      { card: own('orlov') },
      { card: own('petrenko') },
      { card: 'ww2-europe/smith', gear: [{ card: own('padded-jacket') }] },
    ],
  });
});

const LATE = weapon('carbine', { year: 1943 });
const EVE = soldier('eve', { cost: 1, kit: ['carbine'] });
const IN_1942 = { cards: [EVE, LATE], options: { 'war-years': '1942' } } as const;

it('[WF-OPT-10] chance and time-outs choose nobody with gear of a later year', () => {
  const { match } = briefing(asWw2(IN_1942));
  for (let seed = 0; seed < 20; seed += 1)
    expect(match.game.sample(match.state, 0, makeUniform(makeKey(`${seed}`), 'x'))).not.toMatchObject({
      soldiers: expect.arrayContaining([expect.objectContaining({ card: 'eve' })]),
    });
  match.timeOut(match.serial);
  expect(match.state.game.soldiers.map(({ card }) => card)).toEqual(['ace']);
});

it('[WF-OPT-10] in a campaign nobody with gear of a later year joins, or goes again who joined under older rules', () => {
  const lines = [{ card: 'ace' }, { card: 'eve' }];
  expect(faults(firstTeam(IN_1942), lines)).toEqual(['TOO_LATE WF-OPT-10']);
  const members = [member('ace'), member('eve')];
  const next = skipToTeam(
    win(nearWin({ standing: { members } }, { ...IN_1942, dice: 'adjustment 5 objective 1' })),
  );
  expect(faults(next, lines)).toEqual(['TOO_LATE WF-OPT-10']);
  expect(faults(next, [{ card: 'ace' }])).toEqual([]);
});

it('[WF-OPT-10] a year in which no Player Soldier can go is not chosen', () => {
  const all = ['ace', 'ben', 'cal'].map((id) => soldier(id, { kit: ['carbine'] }));
  const problems = (year: Year) =>
    setupProblems(asWw2({ cards: [...all, LATE], options: { 'war-years': year } }));
  expect([problems('1942'), problems('1943')]).toEqual([['options.war-years TOO_LATE'], []]);
});
