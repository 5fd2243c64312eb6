import { createMatch, makeKey, makeUniform } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { warfighterEntry } from '../src/entry/index.ts';
import type { Config } from '../src/index.ts';
import { modern } from './table.ts';

const { desk, game } = warfighterEntry;
if (desk === undefined) throw new Error('Warfighter has no desk');

function isStartable(config: object): boolean {
  const { content } = desk?.setupOf(config) ?? { content: {} };
  return createMatch(game, { config, content, key: makeKey('x') }).ok;
}

function fieldOf(config: object, name: string) {
  return desk?.fields(config).find((field) => field.name === name);
}

describe.each(warfighterEntry.rulesets)('the desk for %s', (ruleset) => {
  it('begins with something that can be started', () => {
    expect(isStartable(desk.usual(ruleset))).toBe(true);
  });

  it('makes of every open choice something that can be started, and names why others are closed', () => {
    const config = desk.usual(ruleset);
    for (const { name, choices } of desk.fields(config))
      for (const { value, problems } of choices) {
        const changed = desk.change(config, name, value);
        expect(isStartable(changed), `${name} ${value}`).toBe(true);
        const kept = fieldOf(changed, name)?.value ?? value;
        expect(kept === value, `${name} ${value}`).toBe(problems.length === 0);
      }
  });

  it('draws missions that can be started, and not always the same', () => {
    const random = makeUniform(makeKey('desk'), 'desk');
    const drawn = Array.from({ length: 12 }, () => desk.random(desk.usual(ruleset), random) as Config);
    expect(drawn.every(isStartable)).toBe(true);
    expect(new Set(drawn.map(({ mission, objective }) => `${mission} ${objective}`)).size).toBeGreaterThan(4);
  });

  it.each(['en', 'hu', 'it'] as const)('has a name for everything in %s', async (language) => {
    const messages = await warfighterEntry.messages[language]();
    const own = desk.change(desk.usual(ruleset), 'campaign', 'own');
    const settings = [desk.usual(ruleset), own];
    const fields = settings.flatMap((config) => [
      ...desk.fields(config),
      ...desk.lists(config),
      ...desk.switches(config),
    ]);
    const names = fields.flatMap(({ title, choices }) => [title, ...choices.map(({ name }) => name)]);
    expect(names.filter(({ key }) => !(key in messages))).toEqual([]);
  });

  it('has an explanation for every switch', async () => {
    const handbook = await warfighterEntry.handbook?.('en');
    const words = desk.switches(desk.usual(ruleset)).map(({ word }) => word);
    expect(words.filter((word) => handbook?.forWord(word) === undefined)).toEqual([]);
  });
});

describe('what goes with what', () => {
  const config = desk.usual('modern');

  it('[WF-SETUP-01] a new region brings its own enemy, Mission and Objective', () => {
    const moved = desk.change(config, 'region', 'middle-east') as Config;
    expect(moved.mission).toMatch(/^modern-middle-east\//);
    expect(moved.objective).toMatch(/^modern-middle-east\//);
    expect(fieldOf(moved, 'enemy')?.choices.map(({ value }) => value)).toEqual(['insurgents', 'military']);
  });

  it('[WF-CAMP-02] a campaign finds Mission, Objective and report itself', () => {
    const campaign = fieldOf(config, 'campaign')?.choices[1]?.value ?? '';
    const changed = desk.change(config, 'campaign', campaign) as Config;
    expect(changed.campaign?.missions.length).toBeGreaterThan(1);
    expect(desk.fields(changed).map(({ name }) => name)).not.toContain('mission');
    expect(isStartable(changed)).toBe(true);
    expect(isStartable(desk.change(changed, 'campaign', ''))).toBe(true);
  });

  /** An own campaign of which all Missions but the first were given back. */
  function shortOwn(): object {
    const own = desk?.change(config, 'campaign', 'own') as Config;
    const others = own.campaign?.missions.slice(1) ?? [];
    return others.reduce<object>((so, id) => desk?.toggle(so, 'missions', id) ?? so, own);
  }

  const missionsIn = (config: object) => (config as Config).campaign?.missions ?? [];

  it('[WF-CAMP-16] lets the players choose the Missions of a campaign of their own', () => {
    const own = desk.change(config, 'campaign', 'own');
    const [list] = desk.lists(own);
    expect(list?.values.toSorted()).toEqual(missionsIn(own).toSorted());
    expect(list?.choices.length).toBeGreaterThan(2);
    const [first = '', second = ''] = missionsIn(own);
    expect(missionsIn(shortOwn())).toEqual([first]);
    expect(missionsIn(desk.toggle(shortOwn(), 'missions', second))).toEqual([first, second]);
    expect(isStartable(shortOwn())).toBe(true);
  });

  it('[WF-CAMP-16] says why a Mission cannot be given back or taken, and leaves all as it was', () => {
    const short = shortOwn();
    const [only = ''] = missionsIn(short);
    const choice = desk.lists(short)[0]?.choices.find(({ value }) => value === only);
    expect(choice?.problems.map(({ code }) => code)).toEqual(['CAMPAIGN_LENGTH']);
    expect(desk.toggle(short, 'missions', only)).toEqual(short);
    expect(desk.toggle(short, 'missions', 'nowhere')).toEqual(short);
    expect([desk.lists(config), desk.toggle(config, 'missions', only)]).toEqual([[], config]);
  });

  it('[WF-CAMP-17] offers the order of an own campaign, and of no other', () => {
    const own = desk.change(config, 'campaign', 'own');
    expect(fieldOf(own, 'order')).toMatchObject({ value: 'rising' });
    const listed = desk.change(own, 'order', 'listed') as Config;
    expect([listed.campaign?.order, fieldOf(listed, 'order')?.value]).toEqual(['listed', 'listed']);
    expect((desk.change(listed, 'order', 'rising') as Config).campaign).toEqual((own as Config).campaign);
    expect(fieldOf(config, 'order')).toBeUndefined();
    expect(desk.change(config, 'order', 'listed')).toEqual(config);
  });

  it('[WF-CAMP-17] puts a Mission at another place where the order counts, and else lists them as they are played', () => {
    const own = desk.change(config, 'campaign', 'own');
    const resources = (id: string) => {
      const card = modern.cards[id];
      return card?.type === 'mission' ? card.resources : 0;
    };
    const [rising] = desk.lists(own);
    const order = rising?.values.map(resources) ?? [];
    expect([rising?.isOrdered, order]).toEqual([false, order.toSorted((one, other) => one - other)]);
    const listed = desk.change(own, 'order', 'listed');
    const [first = '', second = '', ...others] = missionsIn(listed);
    const moved = desk.place(listed, 'missions', first, 1);
    expect(desk.lists(moved)).toMatchObject([{ isOrdered: true, values: [second, first, ...others] }]);
    expect(desk.place(listed, 'missions', 'nowhere', 1)).toEqual(listed);
  });

  it('[WF-CAMP-16] an own campaign goes along to another region, and to years with fewer Objectives', () => {
    const own = desk.change(config, 'campaign', 'own');
    const moved = desk.change(own, 'region', 'middle-east');
    expect(missionsIn(moved).every((id) => id.startsWith('modern-middle-east/'))).toBe(true);
    expect(isStartable(moved)).toBe(true);
    const winter = desk.change(desk.change(desk.usual('ww2'), 'region', 'russia'), 'campaign', 'own');
    expect(missionsIn(winter)).toHaveLength(4);
    expect(isStartable(desk.changeSwitch(winter, 'war-years', '1942'))).toBe(true);
  });

  it('[WF-SETUP-04] decks that may not be mixed are mixed no longer', () => {
    const mixed = desk.change(desk.usual('ww2'), 'level', 'mixed') as Config;
    expect(mixed.level).toBe('mixed');
    expect((desk.changeSwitch(mixed, 'hostile-level-mix', 'forbid') as Config).level).not.toBe('mixed');
  });

  it('[WF-OPT-01] offers the switches of the ruleset only', () => {
    const names = (ruleset: string) => desk.switches(desk.usual(ruleset)).map(({ name }) => name);
    expect(names('modern')).toContain('acog-legacy');
    expect(names('modern')).not.toContain('war-years');
    expect(names('ww2')).toContain('war-years');
    expect(names('ww2')).not.toContain('acog-legacy');
  });

  it('sets up another match like one that was played, or the default if that is not possible', () => {
    const [, other] = fieldOf(config, 'region')?.choices ?? [];
    const played = { ...desk.change(config, 'region', other?.value ?? ''), seats: 2 };
    expect(desk.again(played, {})).toEqual(played);
    expect(desk.again({ ...played, region: 'nowhere' }, {})).toEqual(desk.usual());
    expect(desk.again({ ...played, ruleset: 'none' }, {})).toEqual(desk.usual());
  });

  it('keeps no switch that is as usual', () => {
    const jams = desk.changeSwitch(config, 'weapon-jams', 'on') as Config;
    expect(jams.options).toEqual({ 'weapon-jams': 'on' });
    expect((desk.changeSwitch(jams, 'weapon-jams', 'off') as Config).options).toEqual({});
  });
});
