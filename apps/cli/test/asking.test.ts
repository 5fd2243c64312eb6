import { describe, expect, it } from 'vitest';
import { nodeIo } from '../src/io.ts';
import { anyOption, lines, NO_HOME, optionsOn, runTool, type Typist } from './fake-host.ts';

const covert = ['play', '--game', 'warfighter', '--seed', 'covert'];
/** The recommended team, and a card of Recon: then the first Soldier Turn. */
const inTurn = ['1', '1'];
const paddy = ['play', '--game', 'combat-veteran', '--seed', 'angle', '--seats', '0=me,1=random'];

/** What the screen showed after a line was typed for the last time, as far as the next question. */
function after(out: string, typed: string): string {
  return out.slice(out.lastIndexOf(`\n> ${typed}\n`)).split('\n> ')[1] ?? '';
}

describe('a draft', () => {
  it('of a team survives another language', async () => {
    const { out } = await runTool(covert, lines('dismiss 2', 'language hu', 'language en', 'quit'));
    expect(after(out, 'language en')).toContain('Giacomelli');
    expect(after(out, 'language en')).not.toContain('Corona');
  });

  it('of a deployment survives it, too', async () => {
    const { out } = await runTool(paddy, lines('put kitt 1918', 'language it', 'quit'));
    expect(after(out, 'language it')).toMatch(/1918 {2}Kittredge/);
  });

  it('of plain fields survives it, too', async () => {
    const { out } = await runTool(
      ['play', '--game', 'duel', '--seed', 'x'],
      lines('2', 'language hu', 'quit'),
    );
    expect(out).toContain('erő [2]: ');
  });

  it('is over with its question', async () => {
    const typed = ['dismiss 2', '1', 'undo', 'quit'];
    const { out } = await runTool(covert, lines(...typed));
    expect(after(out, 'undo')).toContain('Giacomelli');
  });
});

it('obeys what is typed where only Enter was asked for', async () => {
  let stops = 0;
  const typing = anyOption('news');
  const typist: Typist = (question, screen) => {
    if (!question.startsWith('Press Enter')) return typing(question, screen);
    stops += 1;
    return stops === 1 ? 'rules WF-TURN-04' : undefined;
  };
  const { out } = await runTool(covert, typist, { rows: 24, ...NO_HOME });
  expect(stops).toBeGreaterThan(0);
  expect(out).toContain('\n> rules WF-TURN-04\n');
});

describe('while the terminal changes hands', () => {
  const shared = ['play', '--game', 'duel', '--seed', 'test', '--seats', '0=me,1=me'];

  it('a word is obeyed next', async () => {
    const { out } = await runTool(shared, lines('1', '2', 'quit'));
    expect(out).toContain('The game was not finished.');
  });

  it('a number is not: nobody has seen the options', async () => {
    const { out } = await runTool(shared, lines('1', '2', '3'));
    expect(out).toContain('“3” was ignored: the options had not been shown yet.');
  });
});

describe('numbers', () => {
  const typed = ['1', '1', '1'];

  it('go as far as what is shown, and no further', async () => {
    const { out } = await runTool(paddy, lines(...typed, '99', 'quit'));
    const shown = optionsOn(out.slice(0, out.lastIndexOf('\n> 99'))).filter((word) => word !== 'end');
    const most = Number(shown.at(-1));
    expect(shown).toEqual(shown.map((_, index) => String(index + 1)));
    expect(out).toContain(`There is no option 99; choose from 1 to ${most}.`);
    const beyond = String(most + 1);
    const refused = await runTool(paddy, lines(...typed, beyond, 'quit'));
    expect(refused.out).toContain(`There is no option ${beyond}; choose from 1 to ${most}.`);
    const unfolded = await runTool(paddy, lines(...typed, 'all', beyond, 'quit'));
    expect(unfolded.out).not.toContain('There is no option');
  });

  it('have no gaps where a hand holds copies of a card', async () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { out } = await runTool([...covert.slice(0, -1), seed], lines(...inTurn, 'quit'));
      const numbers = optionsOn(out.slice(0, out.lastIndexOf('\n> '))).filter((word) => word !== 'end');
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)));
    }
  });
});

describe('ending a turn or phase', () => {
  it('has its own word and no number', async () => {
    const { out } = await runTool(covert, lines(...inTurn, '1', 'quit'));
    expect(out).toContain('\nend  End the Soldier Turn\n');
    expect(out).not.toContain('Player 1 is done.');
  });

  it('asks when something would be lost, and is done when it is said again', async () => {
    const warned = await runTool(covert, lines(...inTurn, 'end', 'why', 'quit'));
    const words = /\d Actions are left and will be lost\. To do it anyway, type it again or type “yes”\./;
    expect(warned.out.replaceAll(/\s+/g, ' ')).toMatch(words);
    expect(warned.out).not.toContain('Player 1 is done.');
    for (const again of ['end', 'yes']) {
      const { out } = await runTool(covert, lines(...inTurn, 'end', again, 'quit'));
      expect(out).toContain('Player 1 is done.');
    }
  });

  it('a phase of Combat Veteran, too', async () => {
    const { out } = await runTool(paddy, lines('1', 'end', 'end', 'end', 'quit'));
    expect(out).toMatch(/end {2}End the phase\n/);
    expect(after(out, 'end')).toMatch(/\d+ soldiers could still act in this phase\./);
  });

  it('is not possible where nothing ends', async () => {
    const { out } = await runTool(covert, lines('1', 'end', 'yes', 'quit'));
    expect(out).toContain('There is no turn or phase to end here.');
    expect(out).toContain('There is nothing to say yes to.');
  });
});

it('gives the game’s own advice, with its reason', async () => {
  const { out } = await runTool(covert, lines(...inTurn, 'hint', 'quit'));
  expect(after(out, 'hint')).toMatch(/\n *(?:\d+|end) {2}\S.* – \S.*\.$/s);
  const duel = await runTool(['play', '--game', 'duel', '--seed', 'x'], lines('2', '1', 'hint', 'quit'));
  expect(duel.out).toContain('There is no advice for this decision.');
});

it('does not leave an unsaved game until it is asked twice', async () => {
  const { out } = await runTool(covert, lines('1', 'quit', 'look', 'quit'), NO_HOME);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('The game is not saved anywhere. “save FILE” saves it;');
  expect(out).toMatch(/> look\n.*> quit\nThe game was not finished\.\nIt was not saved\.\n$/s);
});

it('tells after a mission how lucky its rolls were', async () => {
  const { out } = await runTool(covert, anyOption('a'), NO_HOME);
  expect(out).toMatch(/Luck: \d+ Kills? rolled, \d+\.\d expected \(/);
});

it('follows a window that changes its size', () => {
  const io = nodeIo(true);
  const before = Object.getOwnPropertyDescriptor(process.stderr, 'columns');
  try {
    for (const columns of [50, 100]) {
      Object.defineProperty(process.stderr, 'columns', { value: columns, configurable: true });
      expect(io.columns).toBe(columns);
    }
  } finally {
    if (before === undefined) Reflect.deleteProperty(process.stderr, 'columns');
    else Object.defineProperty(process.stderr, 'columns', before);
    io.close();
  }
});
