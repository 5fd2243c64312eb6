import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { commands } from '../src/commands.ts';
import { findFiles, readTextFile } from '../src/files.ts';
import { parseArguments } from '../src/parse-arguments.ts';
import { asTyped, commandLine, placeOf } from '../src/place.ts';
import { projectFile } from '../src/project.ts';
import { runTool } from './fake-host.ts';

describe('the folder of the user’s own', () => {
  it.each([
    [{ SITREP_HOME: '/somewhere' }, 'linux', '/somewhere'],
    [{ XDG_STATE_HOME: '/state' }, 'linux', '/state/sitrep'],
    [{ XDG_STATE_HOME: 'state' }, 'linux', '/home/ann/.local/state/sitrep'],
    [{}, 'darwin', '/home/ann/.local/state/sitrep'],
    [{ APPDATA: '/roaming' }, 'win32', '/roaming/sitrep'],
    [{}, 'win32', '/home/ann/AppData/Roaming/sitrep'],
  ] as const)('with %j on %s', (env, platform, home) => {
    expect(placeOf(env, platform, '/home/ann').home).toBe(path.normalize(home));
  });
});

describe('commands that are printed', () => {
  it('are those of the copy that runs', () => {
    expect(placeOf({}).program).toBe('npm run sitrep --');
    expect(placeOf({ SITREP_PROGRAM: 'sitrep' }).program).toBe('sitrep');
    const checkout = placeOf({});
    expect(asTyped(checkout, 'See `sitrep games`.')).toBe('See `npm run sitrep -- games`.');
    expect(commandLine(checkout, ['replay', 'x.json'])).toBe('npm run sitrep -- replay x.json');
  });

  it.skipIf(process.platform === 'win32')('survive a shell', () => {
    expect(commandLine(placeOf({}), ['replay', "my o'game.json"])).toBe(
      "npm run sitrep -- replay 'my o'\\''game.json'",
    );
  });

  it('are found in a checkout and in an installed copy', async () => {
    const read = async (file: string) =>
      (await import(projectFile(file), { with: { type: 'json' } })).default;
    const { scripts } = await read('package.json');
    const { bin } = await read('apps/cli/package.json');
    expect(scripts.sitrep).toContain('apps/cli/src/main.ts');
    expect(bin).toEqual({ sitrep: './bin/sitrep.mjs' });
  });

  it('start the tool from any folder where it is installed', () => {
    const script = projectFile('apps/cli/bin/sitrep.mjs');
    const elsewhere = { cwd: tmpdir(), encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync(process.execPath, [script, '--version'], elsewhere);
    expect(stdout).toMatch(/^sitrep \d+\.\d+\.\d+\n {2}warfighter +rules /);
    expect(status).toBe(0);
  });
});

it.each(commands.flatMap(({ examples }) => examples))(
  'the example `%s` is one that can be typed',
  (example) => {
    const [name, ...args] = example.match(/"[^"]*"|\S+/g) ?? [];
    const command = commands.find((known) => known.name === name);
    expect(command && parseArguments(command, args)).toBeDefined();
  },
);

it('tells nobody to type what does not work', () => {
  const folders = ['docs', 'apps', 'packages', 'games', 'tools'];
  const files = folders.flatMap((folder) =>
    ['.md', '.ts', '.tsx', '.mjs'].flatMap((ending) => findFiles(projectFile(folder), ending)),
  );
  const texts = [projectFile('README.md'), projectFile('CONTRIBUTING.md'), ...files];
  const wrong = ['npx', 'sitrep'].join(' ');
  expect(texts.filter((file) => readTextFile(file).includes(wrong))).toEqual([]);
});

it('says its version and those of the rules', async () => {
  const { code, out } = await runTool(['--version']);
  expect(out).toMatch(/^sitrep \d+\.\d+\.\d+\n {2}warfighter +rules \d+\.\d+\.\d+\n/);
  expect(code).toBe(0);
  const { out: json } = await runTool(['--version', '--json']);
  expect(JSON.parse(json)).toMatchObject({
    version: expect.any(String),
    rules: { duel: expect.any(String) },
  });
});
