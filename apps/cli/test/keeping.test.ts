import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_FINISHED } from '../src/kept/tidy.ts';
import { lines, runTool } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const duel = ['play', '--game', 'duel', '--seed', 'test'];
/** Strength and guard, then a stance. */
const begin = ['2', '1', '1'];
const taliban = ['play', '--game', 'combat-veteran', '--setup', 'keating', '--seats', '0=greedy,1=me'];

function keptIn(home: string): readonly string[] {
  const folder = path.join(home, 'games');
  return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
}

/** The command that a game left behind, as arguments. */
function hintIn(out: string): readonly string[] {
  const [, command = ''] = /Go on with:\n {2}sitrep (.*)\n/.exec(out) ?? [];
  return command.split(' ');
}

function entriesOf(file: string): number {
  return JSON.parse(readFileSync(file, 'utf8')).log.length;
}

/** A save of another match than the duel `test`. */
async function otherSave(): Promise<string> {
  const file = path.join(tempFolder(), 'other.json');
  await runTool(['play', '--game', 'duel', '--seed', 'other', '--save', file], lines(...begin));
  return file;
}

describe('a game nobody asked to save', () => {
  it('is kept after every answer in a folder of the user’s own', async () => {
    const home = tempFolder();
    await runTool(duel, lines(...begin), { home });
    const [file = '', ...others] = keptIn(home);
    expect(others).toEqual([]);
    const { out } = await runTool(['replay', file]);
    expect(out).toContain('Player 1: Bold: +1 to your attack');
  });

  it('is the first thing on the menu, the game that was played last before others', async () => {
    const home = tempFolder();
    const paddy = ['play', '--game', 'combat-veteran', '--seed', 'x'];
    await runTool(duel, lines(...begin), { home, hour: 9 });
    await runTool(paddy, lines('1', 'quit'), { home, hour: 10 });
    const { out } = await runTool(['play'], lines('2'), { home });
    expect(out).toMatch(
      /1 {2}Go on with Combat Veteran – .* \(2026-01-01 10:00\)\n {2}2 {2}Go on with Duel \(2026-01-01 09:00\)\n/,
    );
    expect(out).toContain('Choose your action for this round.');
  });

  it('goes on in its own file', async () => {
    const home = tempFolder();
    await runTool(duel, lines(...begin), { home });
    const [file = ''] = keptIn(home);
    const before = entriesOf(file);
    await runTool(['play'], lines('1', '1'), { home });
    expect(entriesOf(file)).toBeGreaterThan(before);
    expect(keptIn(home)).toEqual([file]);
  });

  it('leaves the menu when it is over', async () => {
    const home = tempFolder();
    await runTool(duel, lines(...begin, 'concede yes'), { home });
    expect(keptIn(home)).toHaveLength(1);
    expect((await runTool(['play'], lines(), { home })).out).not.toContain('Go on with Duel');
  });

  it('does not replace an earlier one with the same luck', async () => {
    const home = tempFolder();
    await runTool(duel, lines(...begin), { home });
    await runTool(duel, lines('1', '2'), { home });
    expect(keptIn(home)).toHaveLength(2);
  });

  it('stays after its end among the last finished ones; older ones go, and unfinished ones never', async () => {
    const home = tempFolder();
    const named = path.join(tempFolder(), 'named.json');
    const seeded = (seed: string) => ['play', '--game', 'duel', '--seed', seed];
    const played = (seed: string, hour: number) =>
      runTool(seeded(seed), lines(...begin, 'concede yes'), { home, hour });
    await runTool(seeded('going on'), lines(...begin), { home, hour: 1 });
    await runTool([...seeded('named'), '--save', named], lines(...begin, 'concede yes'), { home, hour: 1 });
    await played('old', 2);
    const old = keptIn(home);
    expect(old).toHaveLength(2);
    for (let game = 0; game < MOST_FINISHED; game += 1) await played(`new ${game}`, 3);
    const left = keptIn(home);
    expect(left).toHaveLength(MOST_FINISHED + 1);
    expect(old.filter((file) => left.includes(file))).toHaveLength(1);
    expect(existsSync(named)).toBe(true);
    expect((await runTool(['play'], lines(), { home })).out).toContain('Go on with Duel (2026-01-01 01:00)');
    expect(readdirSync(path.join(home, 'notes'))).toHaveLength(MOST_FINISHED + 2);
  });

  it('leaves nothing behind when nothing was played, or only bots played', async () => {
    const home = tempFolder();
    await runTool(duel, lines('quit'), { home });
    await runTool([...duel, '--seats', '0=random,1=random'], lines(), { home });
    expect(keptIn(home)).toEqual([]);
  });

  it('is played on where nothing can be kept, and that is said', async () => {
    const home = path.join(tempFolder(), 'file');
    writeFileSync(home, '');
    const { code, out } = await runTool(duel, lines(...begin, 'quit'), { home });
    expect(out.replaceAll(/\s+/g, ' ')).toContain('The game cannot be saved automatically:');
    expect(out).toContain('Choose your action for this round.');
    expect(out).toContain('It was not saved.');
    expect(code).toBe(0);
  });
});

describe('a save of another match', () => {
  it('is refused over pipes, with what to do about it', async () => {
    const file = await otherSave();
    const before = readFileSync(file, 'utf8');
    const { code, err } = await runTool([...duel, '--save', file], lines('yes'), { isTerminal: false });
    expect({ code, err }).toEqual({
      code: 1,
      err: `sitrep: ${file} holds another game. Choose another name, or remove the file first.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each([
    ['no', false],
    ['', false],
    ['yes', true],
  ])('at a terminal it is asked for, and “%s” decides', async (typed, isReplaced) => {
    const file = await otherSave();
    const before = readFileSync(file, 'utf8');
    const { code, out } = await runTool([...duel, '--save', file], lines(typed));
    expect(out).toContain(`${file} holds another game. Type “yes” to overwrite it: ${typed}\n`);
    expect(readFileSync(file, 'utf8') !== before).toBe(isReplaced);
    expect(code).toBe(isReplaced ? 0 : 1);
  });

  it('is not replaced by the word “save” either', async () => {
    const file = await otherSave();
    const before = readFileSync(file, 'utf8');
    const piped = await runTool(duel, lines(`save ${file}`), { isTerminal: false });
    const asked = await runTool(duel, lines(`save ${file}`, 'nem'));
    for (const { out } of [piped, asked]) expect(out).toContain('holds another game; choose another name');
    expect(readFileSync(file, 'utf8')).toBe(before);
    await runTool([...duel, '--language', 'it'], lines(`save ${file}`, 'si'));
    expect(readFileSync(file, 'utf8')).not.toBe(before);
  });

  it('counts as another when the same luck went on differently', async () => {
    const file = path.join(tempFolder(), 'game.json');
    await runTool([...duel, '--save', file], lines(...begin));
    const before = readFileSync(file, 'utf8');
    expect(await runTool([...duel, '--save', file], lines('no'))).toMatchObject({ code: 1 });
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('that is loaded does not go into the file of the match before', async () => {
    const [other, home] = [await otherSave(), tempFolder()];
    const mine = path.join(tempFolder(), 'mine.json');
    const typed = [...begin, `load ${other}`, '1', '1', 'quit'];
    const { out } = await runTool([...duel, '--save', mine], lines(...typed), { home });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(`; ${mine} stays as it is.`);
    expect((await runTool(['replay', mine])).out).not.toContain('seed other');
    expect(JSON.parse(readFileSync(mine, 'utf8')).key).not.toBe(JSON.parse(readFileSync(other, 'utf8')).key);
    expect(entriesOf(mine)).toBe(entriesOf(other));
    expect(keptIn(home)).toHaveLength(1);
  });

  it('that somebody puts there meanwhile is left alone', async () => {
    const other = await otherSave();
    const mine = path.join(tempFolder(), 'mine.json');
    const left = [...begin, 'log', '1'];
    const { out } = await runTool([...duel, '--save', mine], () => {
      const typed = left.shift();
      if (typed === 'log') copyFileSync(other, mine);
      return typed;
    });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      `The game cannot be saved automatically: ${mine} holds another`,
    );
    expect(readFileSync(mine, 'utf8')).toBe(readFileSync(other, 'utf8'));
  });
});

describe('going on', () => {
  it('keeps seats, language and saving, by the command that was printed', async () => {
    const file = path.join(tempFolder(), 'my game.json'.replace(' ', '-'));
    const first = await runTool(
      [...duel, '--seats', '0=random,1=me', '--save', file, '--language', 'hu'],
      lines(...begin, 'language it', 'language hu', 'quit'),
    );
    const [, command = ''] = /Folytatás:\n {2}sitrep (.*)\n/.exec(first.out) ?? [];
    const before = entriesOf(file);
    const second = await runTool(command.split(' '), lines('1', 'quit'));
    expect(second.out).toContain('2. játékos: Válassz cselekvést erre a körre!');
    expect(second.out).not.toContain('1. játékos: Válassz');
    expect(entriesOf(file)).toBeGreaterThan(before);
  });

  it('keeps them by the menu and by the bare file, too', async () => {
    const home = tempFolder();
    await runTool([...duel, '--seats', '0=random,1=me', '--language', 'it'], lines(...begin), { home });
    const [file = ''] = keptIn(home);
    for (const run of [
      runTool(['play'], lines('1'), { home }),
      runTool(['play', '--load', file], lines(), { home }),
    ])
      expect((await run).out).toContain('Giocatore 2: ');
  });

  it('does not call a game lost that nobody played on', async () => {
    const home = tempFolder();
    await runTool(duel, lines(...begin), { home });
    const [file = ''] = keptIn(home);
    const before = readFileSync(file, 'utf8');
    for (const run of [
      runTool(['play'], lines('1', 'quit'), { home }),
      runTool(['play', '--load', file], lines('quit'), { home }),
    ]) {
      const { out } = await run;
      expect(out).toContain('Go on with:\n');
      expect(out).not.toContain('not saved');
    }
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('the player of the Taliban comes back as the Taliban', async () => {
    const home = tempFolder();
    const first = await runTool(taliban, lines('1', 'quit'), { home });
    expect(first.out).toMatch(/^Taliban: .*\[CV-/m);
    for (const args of [hintIn(first.out), ['play', '--load', keptIn(home)[0] ?? '']]) {
      const { out } = await runTool(args, lines('quit'), { home });
      expect(out).toMatch(/^Taliban: .*\[CV-/m);
      expect(out).not.toMatch(/^US \(Afghanistan\): .*\[CV-/m);
    }
  });

  it('what several play at one terminal begins with a pause, before anybody’s secrets', async () => {
    const home = tempFolder();
    await runTool([...duel, '--seats', '0=me,1=me'], lines('2', '1', '', '1', '2', '1'), { home });
    const { out } = await runTool(['play', '--load', keptIn(home)[0] ?? ''], lines('', 'quit'), { home });
    expect(out).toMatch(/Now it is up to Player [12]\. Nobody else should look at the screen\.\nPress Enter/);
    expect(out.split('Press Enter to go on: ')[0]).not.toContain('Your hand');
  });

  it('what several play at one terminal leaves nobody’s secrets on the screen', async () => {
    const shared = await runTool(
      [...duel, '--seats', '0=me,1=me'],
      lines('2', '1', '', '1', '2', '1', 'quit'),
    );
    expect(shared.out).toContain('Your hand');
    expect(shared.out.split('----').at(-1)).toMatch(/^\nThe game was not finished\.\nGo on with:\n/);
    const alone = await runTool(duel, lines(...begin, 'quit'));
    expect(alone.out).not.toContain('----');
  });

  it('where nothing tells who plays, it is asked; over pipes it must be said', async () => {
    const home = tempFolder();
    await runTool(taliban, lines('1', 'quit'), { home });
    const args = ['play', '--load', keptIn(home)[0] ?? ''];
    const asked = await runTool(args, lines('7', '2', 'quit'));
    expect(asked.out).toContain('Who is playing at this terminal?');
    expect(asked.out).toMatch(/^Taliban: .*\[CV-/m);
    expect(asked.out).not.toMatch(/^US \(Afghanistan\): .*\[CV-/m);
    expect(await runTool(args, lines('2'), { isTerminal: false })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Say it, such as --seats 0=me,1=greedy'),
    });
    const told = await runTool([...args, '--seats', '1=me'], lines('quit'), { isTerminal: false });
    expect(told.out).not.toMatch(/^US \(Afghanistan\): .*\[CV-/m);
  });
});
