import { describe, expect, it } from 'vitest';
import { lines, NO_HOME, runTool } from './fake-host.ts';

const paddy = ['play', '--game', 'combat-veteran', '--setup', 'rice-paddy', '--seed', 'alpha'];
const seats = ['--seats', '0=me,1=greedy'];

/** The screen after these lines, at a terminal of a size. */
async function screen(size: { columns: number; rows: number }, ...typed: readonly string[]): Promise<string> {
  const { out } = await runTool([...paddy, ...seats], lines('1', ...typed), { ...NO_HOME, ...size });
  return out.slice(out.indexOf('Turn 1 of'));
}

/** The numbers of the rows that are drawn. */
function rowsIn(text: string): readonly string[] {
  return [...text.matchAll(/^(\d\d) {3}/gm)].map(([, row = '']) => row);
}

describe('the part of the map on the table', () => {
  it('is as large as the terminal allows', async () => {
    const [small, large] = [
      await screen({ columns: 80, rows: 24 }),
      await screen({ columns: 140, rows: 60 }),
    ];
    expect(rowsIn(small)).toEqual(['16', '17', '18', '19']);
    expect(rowsIn(large)).toHaveLength(22);
    expect(
      large
        .split('\n')
        .find((line) => /^ +01 02/.test(line))
        ?.trim(),
    ).toMatch(/ 40$/);
    expect(small.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('shows the nearest enemies with the squad that is pointed at, and names the others with their direction', async () => {
    const far = await screen({ columns: 80, rows: 24 }, '1617');
    expect(far).toMatch(/Enemies beyond: N 1412 V2, 1612 V2/);
    const near = await screen({ columns: 80, rows: 36 }, '1617');
    expect(near.slice(near.indexOf('> 1617'))).toMatch(/tV2/);
  });

  it('says what each hex costs the squad, and how dangerous it is as far as known', async () => {
    const reach = await screen({ columns: 80, rows: 45 }, '1617');
    const shown = reach.slice(reach.indexOf('> 1617'));
    expect(shown).toMatch(/^14 .* \.4!! /m);
    expect(shown).toMatch(/\.U8:5/);
    const way = await screen({ columns: 80, rows: 45 }, '1617', '1515');
    expect(way.slice(way.indexOf('> 1515'))).toMatch(/p>4 /);
  });

  it('moves with a word', async () => {
    const north = await screen({ columns: 80, rows: 24 }, 'map n');
    expect(rowsIn(north.slice(north.indexOf('> map n')))).toEqual(['12', '13', '14', '15']);
  });
});

it('explains every sign of the map, with costs, dice and what blocks', async () => {
  const legend = await screen({ columns: 80, rows: 100 }, 'legend');
  const told = legend.slice(legend.indexOf('> legend')).replaceAll(/\s+/g, ' ');
  expect(told).toContain('t Plants/Trees: Costs 2 movement points. Attacks into it lose 1 die. Blocks');
  expect(told).toContain('Paddy dike: Costs 1 more movement point to cross.');
  expect(told).toContain('V3 v2 Viet Cong: 3 fit, 2 crawling or wounded');
  expect(told).toContain('& bunker');
});
