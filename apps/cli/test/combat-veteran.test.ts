import { makeKey, makeUniform } from '@sitrep/kernel';
import { compareMessages, LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../src/games/index.ts';
import { insistent, lines, NO_HOME, optionsOn, runTool, type Typist } from './fake-host.ts';

const play = ['play', '--game', 'combat-veteran', '--seed', 'angle'];

/** Sets up as suggested; then takes the last option on the screen, which ends things, and now and then another. */
function hasty(seed: string): Typist {
  const random = makeUniform(makeKey(seed), 'typist');
  const insist = insistent();
  let asked = 0;
  return (question, screen) => {
    if (question !== '> ') return '';
    asked += 1;
    const words = asked === 1 ? ['1'] : optionsOn(screen());
    const any = words[random.below(Math.max(1, words.length))];
    return insist(random.below(8) === 0 ? any : words.at(-1));
  };
}

describe.each(LANGUAGES)('a whole firefight in %s', (language) => {
  it.each(['rice-paddy', 'keating'])(
    '%s is played to its end at 80 columns without a gap in the words',
    async (setup) => {
      const args = [...play, '--setup', setup, '--language', language];
      const { code, out } = await runTool(args, hasty(setup), NO_HOME);
      expect(out).toMatch(/\[CV-[A-Z0-9]+-\d+\]\n$/);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect([...new Set(out.match(/⟦[^⟧]*⟧/g))]).toEqual([]);
      expect(code).toBe(0);
    },
  );
});

it.each(LANGUAGES)('the map says the same in %s as in English', async (language) => {
  const { messages } = tableOf('combat-veteran');
  const [en, other] = [await messages?.en(), await messages?.[language]()];
  expect(compareMessages(en ?? {}, other ?? {}, language)).toEqual([]);
});

it('draws the map with coordinates, half a hex lower in odd columns, and who is where', async () => {
  const { out } = await runTool([...play, '--setup', 'keating'], lines('1', 'map', 'stack 2336', 'units'));
  expect(out).toMatch(/\n36 .* r {5}CU5 {3}CU2 {3}~.*\n {3}.* C {5}CU11 {2}CU1 {3}~/);
  expect(out).toContain('2336 Clear · Wall to 2236');
  expect(out).toContain('Kirk 4/6 •• [M203 no. 2]');
  expect(out).toContain('^ Peak');
});

it('tells lines of sight and the hex that blocks them', async () => {
  const asked = ['los 2231 2233', 'los 2231 2336', 'los 2231', 'los 9999 2231', 'stack 9999'];
  const { out } = await runTool([...play, '--setup', 'keating'], lines('1', ...asked));
  expect(out).toContain('2231 does not see 2233 (distance 2). Every line is blocked:');
  expect(out).toContain('2233 lies in the lee of 2232 (Mountain Vegetation)');
  expect(out).toContain('2231 sees 2336 (distance 6)');
  expect(out.match(/Name two hexes of the map/g)).toHaveLength(2);
  expect(out).toContain('Name a hex of the map');
});

it('lets a side be set up piece by piece', async () => {
  const typed = [
    'put kitt 1918',
    'give m60 kittredge',
    'give law upshaw',
    'put nobody 1918',
    'put kitt 9999',
    '3',
    '2',
    '1',
  ];
  const { out } = await runTool([...play, '--seats', '0=me,1=greedy'], lines(...typed));
  expect(out).toMatch(/1918 {2}Kittredge/);
  expect(out).toContain('“m60” may be any of these: M60 no. 1, M60 no. 2, M60 no. 3.');
  expect(out).toContain('This side has no piece “nobody”.');
  expect(out).toContain('The map has no hex “9999”.');
  expect(out).toContain('Turn 1 of 10');
});

it('shows an undiscovered bunker to its owner only, with a pause between the players', async () => {
  const both = [...play, '--setup', 'rice-paddy', '--seats', '0=me,1=me'];
  const { out } = await runTool(both, lines('1', '', '1', 'stack 1111', 'units'));
  const [theirs = '', ours = ''] = out.split('----').filter((part) => part.includes('> 1'));
  expect(theirs).toContain('Bunker no. 1');
  expect(ours).not.toContain('Bunker no.');
  expect(ours).toContain('22 undiscovered');
});

it('chooses by place, and tells all options when asked', async () => {
  const typed = ['1', '1618', '5', 'at 9999', 'at 1617', 'all'];
  const { out } = await runTool(
    [...play, '--setup', 'rice-paddy', '--seats', '0=me,1=random'],
    lines(...typed),
  );
  expect(out).toContain('No option is at “9999”.');
  expect(out).toMatch(/Kittredge to 1617[.:]/);
});
