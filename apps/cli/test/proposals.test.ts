import { describe, expect, it } from 'vitest';
import { lines, NO_HOME, runTool } from './fake-host.ts';

const paddy = ['play', '--game', 'combat-veteran', '--setup', 'rice-paddy', '--seed', 'alpha'];
const alone = [...paddy, '--seats', '0=me,1=greedy'];

async function play(...typed: readonly string[]): Promise<string> {
  return (await runTool(alone, lines('1', ...typed), NO_HOME)).out;
}

/** What the screen showed after a line was typed, as far as the next question. */
function after(out: string, typed: string): string {
  return out.slice(out.lastIndexOf(`\n> ${typed}\n`)).split('\n> ')[1] ?? '';
}

describe('many options', () => {
  it('are folded into a handful of lines, each with how many it stands for', async () => {
    const out = await play('look');
    const menu = after(out, 'look');
    expect(menu).toMatch(/ {2}1 {2}1618 \(5\) /);
    expect(menu).toMatch(/stances \(\d+\)/);
    expect(menu.match(/ \d+ {2}\S/g)?.length).toBeLessThan(10);
  });

  it('are unfolded group by group, by number or by place', async () => {
    for (const typed of ['1', '1618']) {
      const menu = after(await play(typed), typed);
      expect(menu).toContain('Kittredge and 4 more: move together');
      expect(menu).toContain('Kittredge and 4 more: running');
      expect(menu).toContain('Move Maddox');
    }
  });

  it('come back with a word', async () => {
    expect(after(await play('1618', 'back'), 'back')).toContain('1618 (5)');
  });
});

describe('a march', () => {
  it('to the next hex takes a squad and a hex, in two lines or in one', async () => {
    for (const typed of [['1518', '1519'], ['1518 1519']]) {
      const out = await play(...typed, 'stack 1519');
      expect(after(out, 'stack 1519')).toMatch(/US \(Vietnam\): .*Voss/);
    }
  });

  it('further away is proposed with its cost', async () => {
    const menu = after(await play('1617', '1515'), '1515');
    expect(menu).toMatch(/1 {2}Landry and \d more to 1515 · \d movement points/);
  });

  it('tells how its danger comes about, with a word', async () => {
    const told = after(await play('1618 1612', 'odds'), 'odds');
    expect(told).toContain('1  Kittredge and 4 more to 1612');
    expect(told).toMatch(/On the way to 1612, at worst, from known enemies: nobody hit/);
  });

  it('stops when something happens and says why; what was typed after it waits', async () => {
    const out = await play('1617 1514 1 end');
    expect(out).toMatch(/Stopped after 9 of 11: A bunker is discovered in 1511\./);
    expect(out).not.toContain('could still act in this phase');
  });

  it('[CV-RULING-31] goes on until the squad stops: `end` says so, and ends the phase after that', async () => {
    const out = await play('1917', '1', 'end', 'undo', 'end', 'end');
    const told = after(out, 'end');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Rusk’s group is still on the move. “Stop here” ends that;',
    );
    expect(told).toContain('Combat Phase');
  });

  it('is one step of undo where nobody was in the way', async () => {
    const out = await play('1917 1918', 'undo', 'stack 1917');
    expect(out).toContain('Taken back.');
    expect(after(out, 'stack 1917')).toMatch(/Rusk.*Peterson/s);
  });
});

describe('parts of a proposal', () => {
  it('are listed with every chance when it is opened, and can be changed', async () => {
    const out = await play('end', 'end', '1412', 'open 1', '2', '2');
    expect(after(out, 'open 1')).toMatch(/1 {2}Upshaw fires at 1412 \(M60 no\. 2\)/);
    expect(after(out, 'open 1')).toMatch(/Upshaw at Long, \d dice .*killed \d+%/s);
    expect(after(out, 'open 1')).toMatch(/2 {2}Crew: Ibarra\n/);
    expect(out.slice(out.lastIndexOf('\n> 2\n'))).toMatch(/2 {2}Crew: Voss\n/);
  });

  it('leave men behind by name', async () => {
    const menu = after(await play('1917', 'leave peterson'), 'leave peterson');
    expect(menu).toContain('Rusk and 6 more: move together · stay behind: Peterson');
    expect(await play('leave peterson')).toContain('Point at a squad first');
  });

  it('can only be opened where there is a proposal', async () => {
    expect(await play('open 1', 'go')).toMatch(/Only a proposal can be opened.*Nothing is proposed here/s);
  });
});

it('those who have still to come enter together, from where they may', async () => {
  const args = ['play', '--game', 'combat-veteran', '--setup', 'keating', '--seed', 'alpha'];
  const typist = lines('1', '1', '4037', 'stack 4037');
  const { out } = await runTool([...args, '--seats', '0=greedy,1=me'], typist, NO_HOME);
  expect(after(out, '1')).toMatch(/1 {2}Group 6 and 9 more: move together/);
  expect(after(out, '4037')).toMatch(/1 {2}Group 6 and 9 more to 4037 · \d movement point/);
});
