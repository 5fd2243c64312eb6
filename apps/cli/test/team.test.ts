import { findGame } from '@sitrep/catalog';
import { describe, expect, it, vi } from 'vitest';
import { lines, runTool } from './fake-host.ts';

const warfighter = findGame('warfighter') ?? expect.fail('there is no Warfighter');
const covert = ['play', '--game', 'warfighter', '--seed', 'team'];

/** What the client wrote after the last of the typed lines but the final `quit`. */
async function after(...typed: readonly string[]): Promise<string> {
  const { out } = await runTool(covert, lines(...typed, 'quit'));
  const said = out.split('\n> ').at(-2) ?? '';
  return said.slice(said.indexOf('\n') + 1);
}

describe('building a team', () => {
  it('starts from the recommended one, with points and load', async () => {
    const { out } = await runTool(covert, lines('quit'));
    expect(out).toContain('Team: 36 of 37 points, at most 8 soldiers\n');
    expect(out).toContain('  1  Giacomelli – 29 points, load 9 of 15\n');
    expect(out).toContain('ACOG Sight → M203 Carbine (M4)');
    expect(out).toContain('  1  Go with this team\n');
  });

  it('offers no recommended one where the mission has none', async () => {
    const suggest = vi.spyOn(warfighter, 'suggest').mockReturnValue([]);
    const said = await after('2');
    suggest.mockRestore();
    expect(said).toMatch(/^Team: \d+ of 37 points/);
    expect(said).toContain('  1  Go with this team\n  2  A random legal team\n  3  Start from scratch\n');
  });

  it('goes on with the team when it is right', async () => {
    expect(await after('1')).toContain('[WF-SETUP-23]');
  });

  it('draws a random legal team', async () => {
    const said = await after('3');
    expect(said).toMatch(/^Team: \d+ of 37 points/);
    expect(said).not.toContain('not right yet');
  });

  it('starts from nothing and explains what is missing', async () => {
    const said = await after('4');
    expect(said).toContain('  nobody yet\n');
    expect(said).toContain('1 thing is not right yet:');
    expect(said).toContain('[WF-SETUP-15]');
  });

  it('refuses a team that is not right, with every reason', async () => {
    const said = await after('4', '1');
    expect(said).toContain('[WF-SETUP-15]');
  });

  it('takes orders line by line, and attaches what is meant to be attached', async () => {
    const said = await after(
      '4',
      'hire vance',
      'buy 1 m4',
      'buy 1 acog',
      'buy 1 m67 x2',
      'buy 1 m67',
      'buy 1 runner',
    );
    expect(said).toMatch(/1 {2}Vance – \d+ points, load \d+ of \d+\n/);
    expect(said.replaceAll(/\s+/g, ' ')).toContain(
      'M4 Carbine · ACOG Sight → M4 Carbine · M67 Grenade ×3 · Runner',
    );
  });

  it('counts extra ammunition', async () => {
    const before = await after('4', 'hire vance', 'buy 1 m4');
    const said = await after('4', 'hire vance', 'buy 1 m4', 'ammo 1 m4 2');
    const pointsOf = (text: string) => Number(/Team: (\d+) of/.exec(text)?.[1]);
    expect(pointsOf(said)).toBe(pointsOf(before) + 2);
    expect(said).toContain('M4 Carbine +2');
  });

  it('takes things back, with what hangs on them', async () => {
    const said = await after('drop 1 m203');
    expect(said).not.toContain('ACOG');
    expect(said).toContain('M67 Grenade ×3');
    expect(await after('drop 1 marksman')).not.toContain('Marksman');
    expect(await after('dismiss 2')).not.toContain('Corona');
  });

  it('says whose line is wrong', async () => {
    const said = await after('buy 1 marksman', 'buy 2 m4');
    expect(said).toMatch(/! .*[Pp]oints?.*\[WF-BUY-01\]|! .*\[WF-BUY-01\]/s);
    expect(said).toMatch(/! 1 Giacomelli, Marksman: .*\[WF-BUY-13\]/s);
    expect(said).toMatch(/! 2 Corona: .*\[WF-BUY-0[56]\]/s);
  });

  it.each([
    ['hire nobody', 'Nothing of that kind is called “nobody”.'],
    ['hire giacomeli', 'did you mean “Giacomelli”?'],
    ['buy 1 m16', 'That may be any of these: M16A2 Rifle, M16A3 Rifle'],
    ['buy 9 m4', 'Name a soldier of the list by number, from 1 to 2.'],
    ['ammo 1 m203', 'Name a soldier, a weapon and the sets'],
    ['seat 1 x', 'Name a soldier and a player: seat 1 2'],
    ['list', 'Name a list: soldiers, weapons, equipment, skills.'],
    ['list weapons', 'M4 Carbine'],
    ['list skills', 'Marksman'],
    ['list soldiers', 'Player Soldier, United States'],
    ['help', 'this list'],
    ['why', 'Nothing is blocked'],
  ])('%s', async (typed, expected) => {
    expect((await after(typed)).replaceAll(/\s+/g, ' ')).toContain(expected);
  });

  it('shares the soldiers out among the players', async () => {
    const { out } = await runTool(
      ['play', '--game', 'warfighter', '--setup', 'jungle/covert/cartel-boss/2-players'],
      lines('seat 2 1', 'quit'),
    );
    expect(out).toContain('Corona – 7 points · Player 2');
    expect(out.slice(out.indexOf('> seat'))).toContain('Corona – 7 points · Player 1');
  });
});
