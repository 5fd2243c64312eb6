import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findGame } from '@sitrep/catalog';
import { formatSave, type GameTypes, type Save } from '@sitrep/kernel';
import { fitSave } from '@sitrep/testkit';
import { describe, expect, it } from 'vitest';
import { lines, runTool } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

async function saveGame(): Promise<string> {
  const file = path.join(tempFolder(), 'game.json');
  const seats = '0=random,1=random';
  await runTool(['play', '--game', 'duel', '--seed', 'marks', '--seats', seats, '--save', file]);
  return file;
}

/** The save of a match with something changed, its hash and checksum made to fit. */
function refit(file: string, change: (save: Save<GameTypes>) => object): void {
  const game = findGame('duel')?.game;
  if (game === undefined) throw new Error('no duel');
  const forged = fitSave(game, change(JSON.parse(readFileSync(file, 'utf8')) as Save<GameTypes>));
  writeFileSync(file, formatSave(forged));
}

describe('replay', () => {
  it('tells a save that was never played from one that was', async () => {
    const file = await saveGame();
    refit(file, (save) => {
      const last = save.log.at(-1);
      const gift = { type: 'breathed', rule: 'DU-ACT-03', seat: 0, cause: 0 };
      return {
        ...save,
        log: [...save.log.slice(0, -1), { ...last, events: [...(last?.events ?? []), gift] }],
      };
    });
    expect((await runTool(['replay', file])).out).toMatch(
      /^NOT VERIFIED: When its commands are replayed, step/,
    );
    const { code, out } = await runTool(['replay', file, '--verify', '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([1, { ok: false, marks: ['different'] }]);
  });

  it('tells cards that are not the game’s', async () => {
    const file = await saveGame();
    // The names of cards decide nothing: the commands give the same.
    refit(file, (save) => JSON.parse(JSON.stringify(save).replaceAll('"name":"jab"', '"name":"jabs"')));
    expect((await runTool(['replay', file])).out).toMatch(
      /^CUSTOM CARDS: Its cards are not those installed here\./,
    );
    const { code, out } = await runTool(['replay', file, '--verify']);
    expect(out).toMatch(/^The same again.*\nCUSTOM CARDS/);
    expect(code).toBe(1);
  });

  it('lets no name of a save steer the terminal', async () => {
    const file = await saveGame();
    const nasty = '"name":"\\u001b[2J\\u009bjab"';
    refit(file, (save) => JSON.parse(JSON.stringify(save).replaceAll('"name":"jab"', nasty)));
    const { out } = await runTool(['replay', file]);
    expect(out).toContain('[2Jjab');
    const asData = await runTool(['replay', file, '--json']);
    const missing = await runTool(['replay', '\u001b[31mnowhere']);
    const steering = /(?!\n)\p{Cc}/u;
    for (const text of [out, asData.out, missing.err]) expect(text).not.toMatch(steering);
  });

  it('tells dice that were set in advance', async () => {
    const file = await saveGame();
    refit(file, (save) => ({ ...save, isScripted: true }));
    expect((await runTool(['replay', file])).out).toMatch(/^SCRIPTED DICE: /);
    expect(JSON.parse((await runTool(['replay', file, '--verify', '--json'])).out)).toEqual({
      ok: false,
      marks: ['scripted'],
    });
  });
});

/** A save with a breath too many in its last entry. */
async function forgedGame(most: number): Promise<string> {
  const file = await saveGame();
  refit(file, (save) => {
    const log = save.log.slice(0, most);
    const last = log.at(-1);
    const gift = { type: 'breathed', rule: 'DU-ACT-03', seat: 0, cause: 0 };
    return { ...save, log: [...log.slice(0, -1), { ...last, events: [...(last?.events ?? []), gift] }] };
  });
  return file;
}

describe('play', () => {
  it('says what sets an opened game apart, with its reason, and above every table', async () => {
    const file = await forgedGame(4);
    const { out } = await runTool(
      ['play', '--load', file, '--seats', '0=me,1=me'],
      lines('', '1', '', '1', 'quit'),
    );
    expect(out).toContain('NOT VERIFIED: When its commands are replayed, step 3 comes out differently');
    expect(out.split('\n').filter((line) => line === '[not verified]').length).toBeGreaterThan(1);
  });

  it('says so in the list of games to go on with, in the language of the player', async () => {
    const home = tempFolder();
    const file = await forgedGame(4);
    await runTool(['play', '--load', file, '--seats', '0=me,1=me'], lines('', '1', '', '1', 'quit'), {
      home,
    });
    const menu = await runTool(['play'], lines('hu', 'quit'), { home });
    expect(menu.out).toContain('Duel (not verified)');
    expect(menu.out).toContain('(nem igazolt)');
  });

  it('has nothing to say of a game that was begun here', async () => {
    const { out } = await runTool(['play', '--game', 'duel', '--seed', 'marks'], lines('1', '1', 'quit'));
    expect(out).not.toMatch(/verified|\[not/i);
  });
});
