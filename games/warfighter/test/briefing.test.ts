import type { NounRef, Outline, OutlineSection } from '@sitrep/contract';
import { LANGUAGES, makeText, sayNoun } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import rates from '../src/entry/briefing/win-rates.json' with { type: 'json' };
import { warfighterEntry } from '../src/entry/index.ts';

const { setups, desk, outlineOf, messages } = warfighterEntry;

function outline(name: string): Outline {
  const setup = setups().find((each) => each.name === name);
  const found = setup && outlineOf?.(setup);
  if (found === undefined) throw new Error(`${name} has no briefing`);
  return found;
}

function nounsOf({ lead, sides, sections }: Outline): readonly NounRef[] {
  const lines = [...sides.flatMap(({ goals }) => goals), ...sections.flatMap((each) => each.lines)];
  return [
    lead,
    ...sides.flatMap(({ name, forces }) => [name, ...forces]),
    ...sections.map(({ title }) => title),
    ...lines.flatMap(({ title, text }) => (title === undefined ? [text] : [title, text])),
  ];
}

const isDifficulty = ({ name }: OutlineSection) => name === 'difficulty';

/** What a section of a briefing says in English, line by line. */
async function told(name: string, section: string): Promise<readonly string[]> {
  const text = makeText('en', [await messages.en()]);
  const { sides, sections } = outline(name);
  const lines = section === 'goals' ? sides[0]?.goals : sections.find((each) => each.name === section)?.lines;
  return (lines ?? []).map(({ title, text: words, rule }) =>
    [title === undefined ? '' : sayNoun(text, title), sayNoun(text, words), rule ?? ''].join('|'),
  );
}

describe('the briefing of a mission', () => {
  it('[WF-OBJ-12] says with the verb of the Objective what to do to its target', async () => {
    expect(await told('jungle/covert/cartel-boss', 'goals')).toEqual([
      'To win:|kill the Boss|WF-OBJ-12',
      'The target:|the Boss · Screened by all Hostile cards. Cover 3, 2 Hits.|WF-OBJ-12',
    ]);
  });

  it('[WF-OBJ-18] [WF-OBJ-23] says what fails it', async () => {
    const goals = await told('jungle/rainy-patrol/hostage-camp', 'goals');
    expect(goals.map((line) => line.split('|').at(-1))).toEqual([
      'WF-OBJ-14',
      'WF-OBJ-10',
      'WF-OBJ-23',
      'WF-OBJ-12',
    ]);
    expect(await told('jungle/border-patrol/drug-plane', 'goals')).toContainEqual(
      expect.stringMatching(/^To lose:\|.*\|WF-OBJ-18$/),
    );
  });

  it('[WF-SETUP-05] [WF-SETUP-06] leads from the Mission to the Objective', async () => {
    expect(await told('jungle/covert/cartel-boss', 'route')).toEqual([
      'Slot 1|Covert: here the team starts.|WF-SETUP-05',
      'Slots 2 to 3|Locations from your hands, one each turn.|',
      'Slot 4|Cartel Boss: the Objective. Activate it from the Location before it.|WF-SETUP-06',
    ]);
  });

  it('tells how hard it is where that was measured', async () => {
    const isTold = (name: string) =>
      outline(name).sections.some((each) => isDifficulty(each) && each.lines[0]?.title !== undefined);
    expect(Object.keys(rates).filter((name) => !isTold(name))).toEqual([]);
    expect(await told('jungle/covert/cartel-boss', 'difficulty')).toEqual([
      expect.stringMatching(
        /^(?:Very hard|Hard|Medium)\|With the recommended team a simple program wins \d+% /,
      ),
    ]);
  });

  it('says so where nobody has measured how hard it is', async () => {
    const unmeasured = ['|Nobody has yet measured how hard this mission is.|'];
    expect(await told('jungle/covert/drug-huts', 'difficulty')).toEqual(unmeasured);
  });

  it.each([
    ['several players', { seats: 2 }],
    ['changed rules', { options: { 'wounded-draw': true } }],
  ])('takes no measure of the plain mission for %s', (_, change) => {
    const setup = setups().find(({ name }) => name === 'jungle/covert/cartel-boss');
    const told = setup && outlineOf?.({ ...setup, config: { ...setup.config, ...change } });
    expect(told?.sections.find(isDifficulty)?.lines.map(({ text }) => text.key)).toEqual([
      'brief.unmeasured',
    ]);
  });

  it('of a campaign tells its current Mission as soon as there is one', () => {
    const campaign = setups().find(({ name }) => name.includes('/campaign/'));
    if (campaign === undefined || outlineOf === undefined) throw new Error('there is no campaign');
    expect(outlineOf(campaign).lead.key).toBe('brief.lead.campaign');
    const game = { mission: 'modern-jungle/covert', objective: 'modern-jungle/cartel-boss', report: '' };
    expect(outlineOf(campaign, game).sides).toHaveLength(1);
  });

  it('leaves open what is drawn', () => {
    const config = desk?.change(desk.usual(), 'mission', '');
    const setup = config && desk?.setupOf(config);
    expect(setup && outlineOf?.(setup).lead.key).toBe('brief.lead.drawn');
    expect(setup && outlineOf?.(setup).sides).toEqual([]);
  });

  it.each(LANGUAGES)('can be told in %s, whatever is chosen', async (language) => {
    const text = makeText(language, [await messages[language]()]);
    for (const { name } of setups()) for (const noun of nounsOf(outline(name))) sayNoun(text, noun);
    expect([...text.missing.keys()]).toEqual([]);
  });
});
