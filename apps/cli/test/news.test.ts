import { expect, it } from 'vitest';
import { lines, NO_HOME, runTool } from './fake-host.ts';

const paddy = ['play', '--game', 'combat-veteran', '--setup', 'rice-paddy', '--seed', 'alpha'];

async function play(...typed: readonly string[]): Promise<string> {
  const args = [...paddy, '--seats', '0=me,1=greedy'];
  return (await runTool(args, lines('1', ...typed), NO_HOME)).out;
}

it('begins with what each side lost; then one line for every act, and details on demand', async () => {
  const out = await play('1518 1517', 'log all');
  const [, news = ''] = out.split('> 1518 1517\nWhat happened:\n');
  expect(news).toMatch(/^ {2}US \(Vietnam\): \d wounded, \d pinned\n/);
  expect(news).toMatch(/Voss and 6 more to 1517: Yancey wounded \(Son, 1\n? *die\)/);
  expect(news.split('\n\n')[0]).not.toContain('Attack:');
  expect(out.slice(out.indexOf('> log all'))).toMatch(/Attack: \d/);
});

it('explains a question in the midst of something by what happened last', async () => {
  const out = await play('1618 1517', '1617 1516');
  const [, news = ''] = out.split('> 1617 1516\nWhat happened:\n');
  const [told = '', asked = ''] = news.split(/\n\nTurn 1 of/);
  expect(told).toContain('Landry and 7 more to 1516.');
  expect(told).toContain('Attack on Calloway: 4 dice.');
  expect(asked).toContain('Calloway takes cover');
});
