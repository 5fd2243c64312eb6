import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runTool } from '../../test/fake-host.ts';
import { tempFolder } from '../../test/temp-folder.ts';
import { projectFile } from '../project.ts';

/** A copy of a real pack in which a text is replaced by another. */
function spoiltPack(file: string, from: string | RegExp, to: string, pack = 'modern-jungle'): string {
  const folder = path.join(tempFolder(), pack);
  cpSync(projectFile('content', pack), folder, { recursive: true });
  const target = path.join(folder, file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
  return folder;
}

it.each(['cv-rice-paddy', 'cv-keating'])('passes %s', async (id) => {
  const { code, out } = await runTool(['pack', 'check', projectFile('content', id), '--json']);
  expect([code, JSON.parse(out)]).toEqual([0, { ok: true, problems: [] }]);
});

it.each([
  ['modern-core', 0],
  ['modern-jungle', 1],
  ['modern-middle-east', 1],
  ['ww2-europe', 2],
  ['ww2-russia-winter', 0],
])('passes %s and tells of %i groups of cards alike, with the reason', async (id, groups) => {
  const folder = projectFile('content', id);
  const { code, out } = await runTool(['pack', 'check', folder, '--json']);
  const { alike, ...rest } = JSON.parse(out) as { alike: readonly { reason?: string }[] };
  expect([code, rest]).toEqual([0, { ok: true, problems: [] }]);
  expect(alike.map(({ reason }) => typeof reason)).toEqual(Array.from({ length: groups }, () => 'string'));
  const text = await runTool(['pack', 'check', folder]);
  expect(text.out).toContain(`cards, no problem\ncards alike: ${groups === 0 ? 'none' : groups}\n`);
});

it('lists problems with file, path, code and message, and fails', async () => {
  const folder = spoiltPack('missions.json', '"time": 8', '"time": 0');
  const { code, out } = await runTool(['pack', 'check', folder, '--json']);
  const problem = {
    file: 'missions.json',
    path: '0.time',
    code: 'PACK_FIELD_RANGE',
    message: 'covert: “time” is too small; use at least 1',
  };
  expect([code, JSON.parse(out)]).toEqual([1, { ok: false, problems: [problem] }]);
  const text = await runTool(['pack', 'check', folder]);
  expect(text.out).toBe(`missions.json 0.time: ${problem.message} (PACK_FIELD_RANGE)\n1 problem\n`);
});

it.each<[string, [file: string, from: string | RegExp, to: string], string]>([
  ['an object with a toString', ['missions.json', '"time": 8', '"time": {"toString": 1}'], '0.time'],
  ['-0', ['missions.json', '"loadout": 0', '"loadout": -0'], '.loadout'],
  ['a language twice', ['pack.json', '"languages": ["en"', '"languages": ["en", "en"'], 'languages.1'],
  ['an escape sequence', ['locales/en.json', '"covert": "', '"covert": "\\u001b[31m'], 'cards.covert'],
  [
    'five thousand values that reinforce',
    ['locations.json', /"reinforce": \[[^\]]*\]/, `"reinforce": [${'1,'.repeat(4_999)}1]`],
    '.reinforce',
  ],
])('finds %s', async (_what, [file, from, to], at) => {
  const folder = spoiltPack(file, from, to);
  const { code, out } = await runTool(['pack', 'check', folder, '--json']);
  const { problems } = JSON.parse(out) as { problems: { file: string; path: string }[] };
  expect(code).toBe(1);
  expect(problems[0]).toMatchObject({ file, path: expect.stringContaining(at) });
});

it('checks the packs of a folder together: every group of cards alike has its reason, and no effect word is idle', async () => {
  const { code, out } = await runTool(['pack', 'check', projectFile('content'), '--json']);
  const { ok, problems, alike, unused, once } = JSON.parse(out) as {
    ok: boolean;
    problems: readonly unknown[];
    alike: readonly { cards: readonly string[]; reason?: string }[];
    unused: readonly string[];
    once: readonly { word: string; card: string; source: string }[];
  };
  expect([code, ok, problems, unused]).toEqual([0, true, [], []]);
  expect(alike.filter(({ reason }) => reason === undefined)).toEqual([]);
  expect(alike.length).toBeGreaterThan(0);
  expect(once).toContainEqual({ word: 'addTrait', card: 'modern-core/suppressor', source: 'rulebook' });
});

it('says which cards of sister packs are alike without a reason, and names the pack of each problem', async () => {
  const folder = tempFolder();
  for (const id of ['modern-jungle', 'modern-middle-east'])
    cpSync(projectFile('content', id), path.join(folder, id), { recursive: true });
  const file = path.join(folder, 'modern-middle-east', 'events.json');
  const events = JSON.parse(readFileSync(file, 'utf8')) as { id: string; abilities: unknown }[];
  const abilities = [{ when: 'eventDrawn', do: [{ effect: 'moveTimer', amount: -1 }] }];
  const changed = events.map((event) => (event.id === 'heat' ? { ...event, abilities } : event));
  writeFileSync(file, JSON.stringify(changed));
  const { code, out } = await runTool(['pack', 'check', folder]);
  expect(code).toBe(1);
  expect(out).toContain('  modern-jungle/local-guide, modern-middle-east/heat: no reason given\n');
  writeFileSync(file, '[');
  const broken = await runTool(['pack', 'check', folder]);
  expect(broken.out).toContain('modern-middle-east/events.json');
  expect(broken.out).not.toContain('cards alike');
});

it('wants the folder of a pack to be called like the pack', async () => {
  const folder = path.join(tempFolder(), 'other-name');
  cpSync(projectFile('content/cv-keating'), folder, { recursive: true });
  const { out } = await runTool(['pack', 'check', folder, '--json']);
  expect(JSON.parse(out).problems).toMatchObject([{ file: 'pack.json', path: 'id', code: 'PACK_ID_FOLDER' }]);
});

it('checks scenarios of Combat Veteran by their own rules', async () => {
  const good = await runTool(['pack', 'check', projectFile('content/cv-keating')]);
  expect(good.out).toBe('keating: 76 soldiers on 1120 hexes, no problem\n');
  const folder = spoiltPack('setup.json', '"usa-kirk": "2336"', '"usa-kirk": "0101"', 'cv-keating');
  const { code, out } = await runTool(['pack', 'check', folder]);
  expect([code, out]).toEqual([1, expect.stringContaining('setup.json')]);
});

it('finds required packs beside a pack before those of Sitrep, and says when there is none', async () => {
  const folder = spoiltPack('pack.json', '["modern-core"]', '["modern-core", "modern-moon"]');
  const alone = await runTool(['pack', 'check', folder, '--json']);
  expect(JSON.parse(alone.out).problems).toMatchObject([
    { path: 'requires.1', code: 'PACK_REQUIRED_MISSING' },
  ]);
  const beside = path.join(path.dirname(folder), 'modern-core');
  cpSync(projectFile('content/modern-core'), beside, { recursive: true });
  writeFileSync(path.join(beside, 'skills.json'), '[');
  const spoilt = await runTool(['pack', 'check', folder, '--json']);
  expect(JSON.parse(spoilt.out).problems).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ path: 'requires.0', code: 'PACK_REQUIRED_MISSING' })]),
  );
});

it('writes the schemas', async () => {
  const folder = path.join(tempFolder(), 'schemas');
  const { code, out } = await runTool(['pack', 'schema', '--out', folder, '--json']);
  const names = (place: string) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .sort();
  const published = names(projectFile('docs/schemas'));
  expect([code, JSON.parse(out).files.length]).toEqual([0, published.length]);
  expect(names(folder)).toEqual(published);
});

it.each([
  [['chek', 'x'], 'VALUE_UNKNOWN'],
  [['check'], 'OPERAND_MISSING'],
  [['check', '.', '--out', 'x'], 'OPTIONS_CLASH'],
  [['schema', 'x'], 'OPERAND_UNWANTED'],
])('refuses %j', async (args, error) => {
  const { code, out } = await runTool(['pack', ...args, '--json']);
  expect([code, JSON.parse(out).error.code]).toEqual([2, error]);
});

it('needs a folder', async () => {
  const { code, out } = await runTool([
    'pack',
    'check',
    projectFile('content/modern-core/pack.json'),
    '--json',
  ]);
  expect([code, JSON.parse(out).error.code]).toEqual([1, 'FILE_NOT_FOLDER']);
});
