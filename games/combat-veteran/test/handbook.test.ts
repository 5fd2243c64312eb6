import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeHandbook } from '@sitrep/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../src/content/content.ts';
import { CONFIG, desk } from '../src/entry/desk.ts';
import { PURPOSES } from '../src/events.ts';
import { loadHandbook } from '../src/handbook/handbook.ts';
import { PHASES } from '../src/state.ts';
import { BARRIERS, CONDITIONS, EFFECTS, FIREPOWERS, HITS, STANCES, TERRAINS } from '../src/types.ts';
import { keating, ricePaddy } from './contents.ts';

const HOME = fileURLToPath(new URL('..', import.meta.url));

/** Everything that a pattern catches in files of the game, the handbook's own aside. */
function foundIn(files: string, pattern: RegExp): readonly string[] {
  const texts = globSync(files, { cwd: HOME })
    .filter((file) => !file.includes('handbook'))
    .map((file) => readFileSync(`${HOME}${file}`, 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught = '']) => caught)))];
}

const contents = [ricePaddy, keating];
const rules = foundIn('SPEC.md', /^(?:- |\| )\*\*(CV-[A-Z0-9]+-\d+)\*\*/gm);
const named = foundIn('src/**/*.ts', /'(CV-[A-Z0-9]+-\d+)'/g);

await describeHandbook({
  load: loadHandbook,
  rules,
  named,
  words: {
    command: foundIn('src/commands.ts', /Of<'(\w+)'/g),
    phase: PHASES.filter((phase) => phase !== 'setup'),
    stance: STANCES,
    purpose: PURPOSES,
    condition: CONDITIONS,
    hit: HITS,
    effect: EFFECTS,
    firepower: FIREPOWERS,
    terrain: TERRAINS,
    barrier: BARRIERS,
    area: AREAS,
    option: contents.flatMap((content) => desk.switches(desk.again(CONFIG, content)).map(({ name }) => name)),
    weapon: contents.flatMap(({ forces }) => forces.weaponTypes.map(({ id }) => id)),
    chit: contents.flatMap(({ forces }) => (forces.us.chits ?? []).map(({ id }) => id)),
  },
});

describe('the handbook of Combat Veteran', () => {
  it('has more than a hundred entries for more than 400 rules, of which the game names more than 150', async () => {
    const { entries } = await loadHandbook('en');
    expect(entries.length).toBeGreaterThan(100);
    expect(rules.length).toBeGreaterThan(400);
    expect(named.length).toBeGreaterThan(150);
  });

  it.each([
    ['en', 'overwatch', 'defensive-fire'],
    ['en', 'CV-S1-14', 'discovery'],
    ['hu', 'hatralang', 'backblast'],
    ['it', 'fuoco difensivo', 'defensive-fire'],
    ['it', 'cv-cond-10', 'range'],
  ] as const)('is searched in %s for %s', async (language, query, id) => {
    const handbook = await loadHandbook(language);
    expect(handbook.find(query, 'standard').entries[0]?.id).toBe(id);
  });

  it('finds all entries about a scenario', async () => {
    const found = (await loadHandbook('hu')).find('CV-S2').entries.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['keating-setup', 'exit', 'mortar']));
    expect(found).not.toContain('rice-paddy-setup');
  });
});
