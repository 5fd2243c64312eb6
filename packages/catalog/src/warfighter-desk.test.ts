import { createMatch, makeKey, makeUniform } from '@sitrep/kernel';
import type { Config } from '@sitrep/warfighter';
import { describe, expect, it } from 'vitest';
import { warfighterEntry } from './warfighter.ts';

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
    const fields = [...desk.fields(desk.usual(ruleset)), ...desk.switches(desk.usual(ruleset))];
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
    const wished = desk.change(config, 'campaign', campaign) as Config;
    expect(wished.campaign?.missions.length).toBeGreaterThan(1);
    expect(desk.fields(wished).map(({ name }) => name)).not.toContain('mission');
    expect(isStartable(wished)).toBe(true);
    expect(isStartable(desk.change(wished, 'campaign', ''))).toBe(true);
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

  it('keeps no switch that is as usual', () => {
    const jams = desk.changeSwitch(config, 'weapon-jams', 'on') as Config;
    expect(jams.options).toEqual({ 'weapon-jams': 'on' });
    expect((desk.changeSwitch(jams, 'weapon-jams', 'off') as Config).options).toEqual({});
  });
});
