import { describe, expect, it } from 'vitest';
import { loadSpeech } from '../src/load-speech.ts';
import { pickOne } from '../src/setting-up/pick-one.ts';
import { fakeIo, lines, NO_HOME, runTool } from './fake-host.ts';

/** Opens the menu, takes an item and types these lines. */
async function setUp(item: string, ...typed: readonly string[]): Promise<string> {
  return (await runTool(['play'], lines(item, ...typed), NO_HOME)).out;
}

/** The number of the line of the set-up that begins so. */
function lineOf(out: string, label: string): string {
  const [, number = ''] = new RegExp(`\\n +(\\d+) {2}${label}`).exec(out) ?? [];
  return number;
}

describe('a mission of Warfighter', () => {
  it('is put together line by line, with Situation Report, random Mission and players', async () => {
    const shown = await setUp('1', 'back');
    for (const label of [
      'Region: ',
      'Mission: ',
      'Objective: ',
      'Situation Report: none',
      'Players: 1 player',
    ])
      expect(lineOf(shown, label)).not.toBe('');
    const [mission, report, players] = ['Mission', 'Situation Report', 'Players'].map((label) =>
      lineOf(shown, `${label}: `),
    );
    const typed = [mission, '1', report, '2', players, '6', ''].map((line) => line ?? '');
    const out = await setUp('1', ...typed);
    expect(out).toMatch(/Mission: at random\n/);
    expect(out).not.toMatch(
      /Situation Report: none\n(?:.|\n)*Situation Report: none\n(?:.|\n)*Situation Report: none/,
    );
    expect(out).toMatch(/Players: 6 players\n/);
    expect(out).toContain('Player 6: somebody at this terminal');
    expect(out).toContain('Put the team together.');
  });

  it('has every optional rule on its list', async () => {
    const rules = lineOf(await setUp('1', 'back'), 'Optional rules: defaults');
    const listed = await setUp('1', rules, '', 'back');
    expect((listed.match(/\n {1,2}\d+ {2}\S/g) ?? []).length).toBeGreaterThan(20);
    const changed = await setUp('1', rules, '1', '2', '', 'back');
    expect(changed).toContain('Optional rules: 1 changed');
  });

  it('tells what the cards to choose from say', async () => {
    const report = lineOf(await setUp('1', 'back'), 'Situation Report: ');
    const out = await setUp('1', report, '', 'back');
    expect(out).toContain('Double Time (Situation Report; Pay 7 RP. −1 to');
  });

  it('may be one of a campaign of the players’ own', async () => {
    const campaign = lineOf(await setUp('1', 'back'), 'Campaign: ');
    const own = lineOf(await setUp('1', campaign, '', 'back'), 'Your own campaign');
    const missions = lineOf(await setUp('1', campaign, own, 'back'), 'Missions: ');
    const out = await setUp('1', campaign, own, missions, '2', '', '');
    expect(out).toMatch(/ {2}2 {2}\[1\] \S/);
    expect(out).toMatch(/ {2}2 {2}\[ \] \S/);
    expect(out).toMatch(/\[WF-[A-Z]+-\d+\]/);
  });

  it('says why something cannot be chosen', async () => {
    const io = fakeIo(lines('2', '7', '1'));
    const items = [{ label: 'plain' }, { label: 'snow', why: 'It is summer.' }];
    expect(await pickOne(io, await loadSpeech('en'), items, 0)).toBe(0);
    expect(io.screen).toEqual([
      '  1  plain *',
      '  –  snow – It is summer.',
      'Choose a number (Enter keeps the one marked *): 2',
      'It is summer.',
      'Choose a number (Enter keeps the one marked *): 7',
      'Choose a number from 1 to 2.',
      'Choose a number (Enter keeps the one marked *): 1',
    ]);
  });

  it('can be drawn by lot, and started by the name of a set-up', async () => {
    expect(await setUp('1', 'random', '')).toContain('Put the team together.');
    expect(await setUp('1', 'jungle/covert/drug-huts')).toContain('Drug Huts');
    expect(await setUp('1', 'nonsense', 'back')).toMatch(/Choose a number from 1 to \d+\./);
  });
});

describe('a scenario of Combat Veteran', () => {
  it('lets sides and bots be chosen', async () => {
    const shown = await setUp('3', 'back');
    expect(shown).toMatch(/Scenario: .*\n/);
    expect(shown).toMatch(/Player 1 \(US \(Vietnam\)\): somebody at this terminal\n/);
    expect(shown).toMatch(/Player 2 \(Viet Cong\): a program that follows the game’s advice\n/);
    const out = await setUp('3', '1', '2', '3', '3', '4', '1', '');
    expect(out).toMatch(
      /Player 1 \(.*\): a program that follows the game’s advice\n.*Player 2 \(.*\): somebody/,
    );
    expect(out).toContain('Taliban: Set up the enemy side.');
  });
});

it.each(['hu', 'it'])('everything is said in %s', async (language) => {
  for (const item of ['1', '2', '3']) {
    const out = await setUp(language, item, '1', '', 'back');
    expect(out).not.toContain('⟦');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  }
});
