import { findGame } from '@sitrep/catalog';
import { boardOf, isContent } from '@sitrep/combat-veteran';
import { formatHex, neighboursOf, parseHex } from '@sitrep/hex';
import { describe, expect, it } from 'vitest';
import { NO_HOME, runTool, type Typist } from './fake-host.ts';

const firefight = ['play', '--game', 'combat-veteran', '--seed', 'alpha', '--seats', '0=me,1=greedy'];
/** So many turns are played. */
const TURNS = 3;

/** The hex north of one, or whichever is beside it. */
function nextTo(setup: string, label: string): string {
  const content = findGame('combat-veteran')
    ?.setups()
    .find(({ name }) => name === setup)?.content;
  if (content === undefined || !isContent(content)) throw new Error(`there is no ${setup}`);
  const { grid } = boardOf(content);
  const hex = parseHex(grid, label) ?? 0;
  const [beside = hex] = neighboursOf(grid, hex).toSorted((one, other) => one - other);
  return formatHex(grid, beside);
}

/** What was typed for each act, input by input. */
interface Acts {
  readonly steps: string[][];
  readonly shots: string[][];
  readonly usual: string[][];
}

/**
 * Commands a side by pointing: the first squad that can move makes a step, the best shots are fired, the usual is done. Every number,
 * hex and word counts as an input, also where several are in a line.
 */
function commander(setup: string, acts: Acts): Typist {
  const waiting: string[] = ['1'];
  let [moves, shots] = [0, 0];
  const act = (list: string[][], ...inputs: readonly string[]) => {
    list.push([...inputs]);
    waiting.push(...inputs.slice(1));
    return inputs[0];
  };
  return (question, screen) => {
    if (question !== '> ') return '';
    const next = waiting.shift();
    if (next !== undefined) return next;
    const last = screen().slice(screen().lastIndexOf('\nUS ('));
    if (screen().includes(`Turn ${TURNS + 1} of`)) return undefined;
    const [, group] = / {2}1 {2}(\d{4}) \(/.exec(last) ?? [];
    if (last.includes('[CV-DISC-01]')) {
      if (/Do the usual/.test(last)) return act(acts.usual, 'usual');
      return 'end';
    }
    if (last.includes('[CV-MOVE-01]')) {
      shots = 0;
      moves += 1;
      return moves > 2 || group === undefined ? 'end' : act(acts.steps, group, nextTo(setup, group));
    }
    if (last.includes('[CV-ATK-03]')) {
      moves = 0;
      shots += 1;
      const [, target] = / fires at (\d{4})/.exec(last) ?? [];
      return shots > 3 || target === undefined ? 'end' : act(acts.shots, target, 'go');
    }
    const [, stop] = / (\d+) {2}Stop here/.exec(last) ?? [];
    if (stop !== undefined) return stop;
    return last.includes('End the phase') ? 'end' : '1';
  };
}

describe.each(['rice-paddy', 'keating'])('the first turns of %s', (setup) => {
  it('take two inputs for a squad’s step, two for a shot, one for the usual', async () => {
    const acts: Acts = { steps: [], shots: [], usual: [] };
    const args = [...firefight, '--setup', setup];
    const { out } = await runTool(args, commander(setup, acts), NO_HOME);
    for (const [, hex = ''] of acts.steps) expect(out).toMatch(new RegExp(` to ${hex}[.:]`));
    for (const [hex = ''] of acts.shots) expect(out).toMatch(new RegExp(` at ${hex} \\(`));
    expect(acts.steps.length).toBeGreaterThan(2);
    expect(acts.shots.length).toBeGreaterThan(4);
    expect(acts.usual.length).toBeGreaterThan(0);
    expect(out).not.toContain('means nothing here');
    expect(out).not.toContain('There is no option');
  });
});
