import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lines, runTool, type Typist } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const paddy = ['play', '--game', 'combat-veteran', '--setup', 'rice-paddy', '--seed', 'alpha'];
const enemy = [...paddy, '--seats', '0=greedy,1=me'];

it('settles reactions in advance, and says what cannot be hidden', async () => {
  const { out } = await runTool(enemy, lines('1', 'reactions', 'reactions 1 35', 'reactions 4 no'));
  const told = out.replaceAll(/\s+/g, ' ');
  expect(told).toContain('How long you think cannot be hidden.');
  expect(told).toContain('So far nothing is settled: you are asked every time.');
  expect(told).toContain('1 Ask about defensive fire from this chance of a hit up: 35 % (0–50)');
  expect(told).toContain('4 Ask about smoke: no');
});

it('keeps them for the next game of the same seat, and for no other', async () => {
  const home = tempFolder();
  await runTool(enemy, lines('1', 'reactions 1 35', 'quit'), { home });
  expect(JSON.parse(readFileSync(path.join(home, 'reactions.json'), 'utf8'))).toMatchObject({
    'combat-veteran/1': { least: 35, hidden: 50 },
  });
  const again = await runTool(enemy, lines('1', 'reactions'), { home });
  expect(again.out).toContain('35 % (0–50)');
  const other = await runTool([...paddy, '--seats', '0=me,1=greedy'], lines('1', 'reactions'), { home });
  expect(other.out).toContain('10 % (0–50)');
});

it('refuses what is no figure of theirs', async () => {
  const { out } = await runTool(enemy, lines('1', 'reactions 1 99', 'reactions 9 1', 'reactions often'));
  expect(out.match(/Settle one with/g)?.length).toBeGreaterThan(3);
  expect(out).not.toContain('99 %');
});

/** So often is enough. */
const MOST_ASKED = 12;

/** Sets up and then holds fire; counts how often that was asked. */
async function countAsked(...first: readonly string[]): Promise<number> {
  const typed = ['1', ...first];
  let asked = 0;
  const typist: Typist = (question, screen) => {
    if (question !== '> ') return '';
    const next = typed.shift();
    if (next !== undefined) return next;
    const last = screen().slice(screen().lastIndexOf('\n> '));
    if (!/ \d+ {2}Pass$/m.test(last) || asked === MOST_ASKED) return undefined;
    asked += 1;
    return 'pass';
  };
  await runTool(enemy, typist);
  return asked;
}

it('asks less often once something is settled', async () => {
  const always = await countAsked();
  expect(always).toBeGreaterThan(0);
  expect(await countAsked('reactions 1 50', 'reactions 2 100', 'reactions 4 no')).toBeLessThan(always);
});
