import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '@sitrep/catalog';
import { describe, expect, it } from 'vitest';
import { commands } from '../src/commands.ts';
import { lines, runTool, type Typist } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

describe('every command', () => {
  it.each(commands.map(({ name }) => name))(
    '%s explains itself, for people and for programs',
    async (name) => {
      const { code, out } = await runTool([name, '--help']);
      expect(out).toMatch(new RegExp(`^sitrep ${name}: .*\n\nusage: sitrep ${name} `));
      expect(out).toMatch(/examples:\n {2}sitrep /);
      expect(code).toBe(0);
      const asData = await runTool([name, '--help', '--json']);
      expect(JSON.parse(asData.out)).toMatchObject({ commands: [{ name }] });
    },
  );

  it.each(commands.map(({ name }) => name))('%s refuses an option that it does not have', async (name) => {
    const { code, err, out } = await runTool([name, '--jsno']);
    expect({ code, err, out }).toEqual({
      code: 2,
      err: 'sitrep: unknown option --jsno; did you mean --json?\n',
      out: '\n',
    });
    const asData = await runTool([name, '--jsno', '--json']);
    expect(JSON.parse(asData.out)).toEqual({
      error: { code: 'OPTION_UNKNOWN', message: 'unknown option --jsno', suggestion: '--json' },
    });
    expect(asData).toMatchObject({ code: 2, err: '' });
  });
});

describe('the tool', () => {
  it.each([['--help'], ['help']])('lists its commands for %s', async (arg) => {
    const { out } = await runTool([arg]);
    for (const { name, summary } of commands)
      expect(out).toContain(`  ${name.padEnd(18)}  ${summary}`.slice(0, 60));
  });

  it('gives programs the list of commands instead of the menu', async () => {
    const { out } = await runTool(['--json']);
    expect(JSON.parse(out).commands.map(({ name }: { name: string }) => name)).toEqual(
      commands.map(({ name }) => name),
    );
  });

  it('lets common flags stand before the command', async () => {
    expect(JSON.parse((await runTool(['--json', 'games'])).out)).toHaveProperty('games');
    expect((await runTool(['help', 'fuzz'])).out).toContain('usage: sitrep fuzz');
  });

  it('suggests the command that was probably meant', async () => {
    const { code, err } = await runTool(['gmaes']);
    expect(err).toMatch(/^sitrep: unknown command “gmaes”; there are .*; did you mean games\?\n$/);
    expect(code).toBe(2);
  });
});

describe('games', () => {
  it('hides from players what is hidden', async () => {
    const { out } = await runTool(['games']);
    expect(out).toContain('warfighter      Warfighter      rulesets: modern, ww2\n');
    expect(out).not.toContain('Duel');
    expect((await runTool(['games', '--all'])).out).toMatch(/duel +Duel +rulesets: standard \(hidden\)/);
  });

  it('lists what can be started, the usual one first', async () => {
    const { out } = await runTool(['games', '--setups']);
    expect(out).toMatch(/^warfighter .*\n {2}jungle\/covert\/cartel-boss\n {2}jungle\//);
    expect(out).toContain('\n  middle-east/in-and-out/enemy-hq/insurgents\n');
    expect(out).toContain('\n  europe/just-another-day/bunker-clearing/elite\n');
  });

  it('lists all of them for programs', async () => {
    const { out } = await runTool(['games', '--json']);
    expect(JSON.parse(out)).toEqual({
      games: games.map(({ id, name, rulesets, isHidden }) => ({ id, name, rulesets, hidden: isHidden })),
    });
  });
});

describe('fuzz', () => {
  const fuzz = ['fuzz', '--game', 'duel', '--games', '5', '--seed', 'test'];

  it('plays random games and reports speed and coverage', async () => {
    const { code, out } = await runTool([...fuzz, '--json']);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ games: 5, failures: [], seed: 'test' });
    expect(report.decisions).toBeGreaterThan(50);
    for (const field of ['seconds', 'gamesPerSecond', 'decisionsPerSecond'])
      expect(report[field]).toBeGreaterThan(0);
    expect(report.coverage).toHaveProperty('rules');
    expect(code).toBe(0);
    expect((await runTool(fuzz)).out).toMatch(
      /^5 games, [\d,]+ decisions, 0 failed \(seed test; .* decisions\/s\)\n$/,
    );
  });

  it('lists the landmarks that games under laws reached', async () => {
    const { out } = await runTool([
      'fuzz',
      '--game',
      'warfighter',
      '--ruleset',
      'modern',
      '--games',
      '1',
      '--seed',
      'test',
      '--laws',
    ]);
    expect(out).toMatch(/^visited \d+ of \d+ cards, words and rows; never: card modern-/);
  });

  it('takes no folder for dumps that is a file', async () => {
    const file = path.join(tempFolder(), 'file');
    writeFileSync(file, '');
    expect(await runTool([...fuzz, '--dump', file])).toMatchObject({
      code: 1,
      err: expect.stringContaining('a folder is needed'),
    });
  });

  it.each([
    [['--games', '0'], '--games takes a whole number from 1 to 10,000,000, not “0”'],
    [
      ['--game', 'dule'],
      '--game does not know “dule”; there are warfighter, combat-veteran, duel; did you mean duel?',
    ],
    [['--game', 'duel', '--ruleset', 'new'], '--ruleset does not know “new”; there is standard'],
    [[], '--game GAME is missing'],
  ])('refuses %j', async (args, line) => {
    expect(await runTool(['fuzz', ...args])).toMatchObject({ code: 2, err: `sitrep: ${line}\n` });
  });
});

describe('perft', () => {
  it('counts, and divides by the first command', async () => {
    const { out } = await runTool(['perft', '--game', 'duel', '--depth', '5', '--divide', '--json']);
    const { count, counts, divisions } = JSON.parse(out);
    expect(counts).toHaveLength(5);
    expect(counts.at(-1)).toBe(count);
    expect(divisions.reduce((sum: number, { count: part }: { count: number }) => sum + part, 0)).toBe(count);
    expect((await runTool(['perft', '--game', 'duel', '--depth', '2', '--divide'])).out).toContain(
      'Player 1: Strength 3, guard 0',
    );
  });

  it('counts a position of any game, and says which ones there are', async () => {
    const position = ['--position', 'hostile-reaction', '--depth', '2', '--json'];
    const { out } = await runTool(['perft', '--game', 'warfighter', ...position]);
    expect(JSON.parse(out)).toMatchObject({ position: 'hostile-reaction', counts: [3, 6] });
    const { err } = await runTool(['perft', '--game', 'combat-veteran', '--position', 'fire-grop']);
    expect(err).toContain('fire-group');
  });
});

describe('spec', () => {
  it('counts the rules that have a test', async () => {
    const { out } = await runTool(['spec', '--game', 'duel', '--json']);
    const report = JSON.parse(out);
    expect(report).toEqual({
      total: 18,
      tested: expect.any(Number),
      missing: expect.any(Array),
      unknown: [],
    });
    expect(report.tested + report.missing.length).toBe(report.total);
    expect((await runTool(['spec'])).out).toMatch(/(^|\n)Duel: \d+ of 18 rules have a test\n/);
  });
});

describe('replay', () => {
  const typist: Typist = (question) => (question === '> ' ? '1' : '');

  async function saveGame(): Promise<string> {
    const file = path.join(tempFolder(), 'game.json');
    await runTool(['play', '--game', 'duel', '--seed', 'replay', '--save', file], typist);
    return file;
  }

  it('tells what happened', async () => {
    const file = await saveGame();
    const { code, out } = await runTool(['replay', file]);
    expect(out).toMatch(/^ {3}0 {2}The game starts\.\n {3}1 {2}Player 2: Strength/);
    expect(out).toMatch(/\[DU-END-0\d\]\n$/);
    expect(code).toBe(0);
    expect(JSON.parse((await runTool(['replay', file, '--json'])).out)).toMatchObject({
      game: 'duel',
      hasRulesChanged: false,
    });
  });

  it('finds where the rules give something else than the save holds', async () => {
    const old = path.resolve(import.meta.dirname, '../../../games/duel/test/fixtures/save-1.0.0.json');
    const { code, out } = await runTool(['replay', old, '--verify', '--json']);
    const { ok, firstDifference } = JSON.parse(out);
    expect(ok).toBe(firstDifference === undefined);
    expect(code).toBe(ok ? 0 : 1);
    const told = await runTool(['replay', old]);
    expect(told.out).toMatch(/^OLDER RULES: It was started under version 1\.0\.0 of the rules\./);
    expect(JSON.parse((await runTool(['replay', old, '--json'])).out)).toMatchObject({
      marks: ['olderRules'],
      standing: { past: { kind: 'olderRules', version: '1.0.0' } },
    });
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, 500), 'SAVE_NOT_JSON'],
    ['bit-flipped', (text: string) => text.replace('"bold"', '"bald"'), 'SAVE_DAMAGED'],
    [
      'of a newer format',
      (text: string) => text.replace('"formatVersion":1', '"formatVersion":9'),
      'SAVE_FORMAT_NEWER',
    ],
    ['of somebody else', () => '{"hello": "world"}', 'SAVE_NOT_OURS'],
    ['nested too deep', () => '['.repeat(1_000), 'SAVE_TOO_DEEP'],
    ['empty', () => '', 'SAVE_NOT_JSON'],
    ['too large', () => ' '.repeat(33_000_000), 'SAVE_TOO_LARGE'],
  ])('refuses a save that is %s with code, place and remedy', async (_what, damage, code) => {
    const file = await saveGame();
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const { out, code: exit } = await runTool(['replay', file, '--json']);
    const { error } = JSON.parse(out);
    expect(error).toMatchObject({
      code: 'SAVE_REFUSED',
      path: file,
      problems: [{ code, path: expect.any(String) }],
    });
    expect(error.message).toMatch(/: .*\. \w.*\.$/);
    expect(exit).toBe(1);
    expect((await runTool(['replay', file])).err.trimEnd()).not.toContain('\n');
  });

  it('refuses a save or a dump of a game that is not here', async () => {
    const file = path.join(tempFolder(), 'dump.json');
    writeFileSync(file, '{"format": "sitrep-dump", "game": 7}');
    const refused = await runTool(['replay', file, '--json']);
    expect(JSON.parse(refused.out)).toMatchObject({ error: { code: 'DUMP_REFUSED', path: file } });
    expect(refused.code).toBe(1);
  });
});

describe('the menu', () => {
  it('offers the games for players, and ends with the input', async () => {
    const { code, out } = await runTool([]);
    expect(out).toContain('  1  Warfighter – modern\n  2  Warfighter – World War II\n');
    expect(out).not.toContain('Duel');
    expect(out).toMatch(/Goodbye\.\n$/);
    expect(code).toBe(0);
  });

  it('starts either war', async () => {
    const { out } = await runTool([], lines('2', '', 'quit', '6'));
    expect(out).toContain('Mission: Just Another Day\n');
    expect(out).toContain('Just Another Day – ');
  });

  it('speaks the language that is typed, and starts games in it', async () => {
    const { out } = await runTool([], lines('hu', '1', '', 'quit', 'it', '6'));
    expect(out).toContain('  6  Kilépés\n');
    expect(out).toContain('Küldetés: ');
    expect(out).toContain('A játék nem ért véget.');
    expect(out).toMatch(/Arrivederci\.\n$/);
  });

  it('comes back after a mistake, a file that is not there, and a game', async () => {
    const { out } = await runTool(
      [],
      lines('9', 'x', '4', '/no/such/file', '5', '', '1', 'list', 'list all', '', 'quit', '6'),
    );
    expect(out).toContain('Choose a number from 1 to 6.');
    expect(out).toContain('/no/such/file: there is no such file or folder.');
    expect(out).toMatch(/ {2}jungle\/covert\/cartel-boss\n(?: {2}\S+\n)*… and \d+ more: “list all”\.\n/);
    expect(out).toContain('  jungle/covert/drug-huts\n');
    expect(out).toContain('The game was not finished.');
    expect(out.match(/Sitrep –/g)).toHaveLength(4);
    expect(out).toMatch(/Goodbye\.\n$/);
  });

  it('shows a saved game and goes on with one', async () => {
    const file = path.join(tempFolder(), 'game.json');
    await runTool(['play', '--game', 'duel', '--save', file]);
    const { out } = await runTool([], lines('4', file, '5', file, '1', 'quit', 'quit'));
    expect(out).toContain('The game is not over.');
    expect(out).toContain(`Opened ${file}.`);
  });
});
