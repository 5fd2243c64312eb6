import path from 'node:path';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { anyOption, lines, NO_HOME, runTool } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const covert = ['play', '--game', 'warfighter', '--seed', 'covert'];

const missions = LANGUAGES.flatMap((language) => ['modern', 'ww2'].map((ruleset) => ({ language, ruleset })));

/** How a sentence about why a mission ended begins. */
const WHY = {
  en: /^ *(?:The Timer ran out|The Time Limit|No Soldier was left|The Objective|The team)/m,
  hu: /^ *(?:Lejárt|Egyetlen katona|Az Objective|A csapat)/m,
  it: /^ *(?:Il tempo|Il Limite|Nessun Soldato|L’Obiettivo|Il team)/m,
};

describe.each(missions)('a whole mission of $ruleset in $language', ({ language, ruleset }) => {
  it('is played to its end at 80 columns without a gap in the words', async () => {
    for (const seed of ['a', 'b']) {
      const game = ['play', '--game', 'warfighter', '--ruleset', ruleset];
      const args = [...game, '--seed', seed, '--language', language];
      const { code, out } = await runTool(args, anyOption(seed), NO_HOME);
      expect(out).toMatch(/\[WF-END-\d+\]\n$/);
      expect(out.split('\n').slice(-20).join('\n')).toMatch(WHY[language]);
      expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
      expect([...new Set(out.match(/⟦[^⟧]*⟧/g))]).toEqual([]);
      expect(code).toBe(0);
    }
  });
});

it('is played on every region’s missions, on wider screens and small ones', async () => {
  for (const [setup, columns] of [
    ['jungle/sweep/vip-sit-down', 120],
    ['middle-east/going-deep/enemy-hq/military', 100],
    ['jungle/covert/bugging-out', 80],
  ] as const) {
    const args = ['play', '--game', 'warfighter', '--seed', 's', '--setup', setup];
    const { out } = await runTool(args, anyOption(setup), { columns, rows: 24, ...NO_HOME });
    expect(out).toMatch(/\[WF-END-\d+\]\n$/);
    expect(out.split('\n').filter((line) => line.length > columns)).toEqual([]);
  }
});

it('the log says what was taken back', async () => {
  const args = ['play', '--game', 'warfighter', '--setup', 'jungle/campaign/cartel-hunt', '--seed', 'a'];
  const { out } = await runTool(args, lines('1', 'undo', 'log', 'quit'));
  expect(out).toContain('(taken back) Mission Covert, Objective Convoy in slot 4');
});

describe.each(LANGUAGES)('a campaign in %s', (language) => {
  it('is played to its end at 80 columns, and every mission is summed up', async () => {
    const args = ['play', '--game', 'warfighter', '--setup', 'jungle/campaign/cartel-hunt'];
    const { code, out } = await runTool(
      [...args, '--seed', 'a', '--language', language],
      anyOption('a'),
      NO_HOME,
    );
    expect(out).toMatch(/\[WF-CAMP-15\]\n$/);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect([...new Set(out.match(/⟦[^⟧]*⟧/g))]).toEqual([]);
    const back = { en: 'back: ', hu: 'visszatért: ', it: 'tornati: ' }[language];
    expect(out.slice(-1000)).toContain(back);
    expect(code).toBe(0);
  });
});

describe('the table', () => {
  // the first numbers at Recon take a Location and play it at once
  it('shows the path from left to right, the soldiers, and the hand', async () => {
    const { out } = await runTool(covert, lines('1', '3', 'quit'));
    const table = out.slice(out.lastIndexOf('Turn 1'));
    expect(table).toMatch(/1 Covert \[2\] +\|2 \(open\) +\|3 \(open\) +\|4 Cartel Boss \[4\]\n\+1 \+2 /);
    expect(table).toMatch(/1 Giacomelli +1 +6\/6 +2 +– +0 +M203 Carbine \(M4\) \[6\/3\]/);
    expect(table).toMatch(/Giacomelli’s hand: \w+/);
    expect(table).toMatch(/\[WF-TURN-04\]\nGiacomelli:\n +1 {2}/);
  });
});

describe('the table of World War II', () => {
  const day = ['play', '--game', 'warfighter', '--ruleset', 'ww2', '--seed', 'day'];
  const turn1 = ['1', '1', '1'];

  it('counts all four decks, and tells who got which card by Recon', async () => {
    const { out } = await runTool(day, lines('1', '1', 'quit'));
    expect(out).toMatch(/Recon: Large Warehouse \(McDougall’s open Locations\)\./);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /decks: action \d+\/0, hostile \d+\/0, location \d+\/0, event \d+\/0/,
    );
  });

  it('shows what playing a Location costs, Hardy counters, and cards set aside', async () => {
    const { out } = await runTool(day, lines(...turn1, 'quit'));
    const table = out.slice(out.lastIndexOf('Turn 1'));
    expect(table).toContain('Play the Location Large Warehouse (2 Actions, entrance 3)');
    expect(table).toMatch(/3 Smith +1 +1\/1 +2 +– +0 +Hardy \(Hot\) ×1/);
    const number = /(\d+) {2}Set cards aside for a later Move/.exec(table)?.[1] ?? '';
    const after = await runTool(day, lines(...turn1, number, '3', '2', '1', 'quit'));
    expect(after.out.slice(after.out.lastIndexOf('Turn 1'))).toContain('Set aside for Smith: 1 card');
  });
});

it('a mission of World War II is saved, opened again, played to its end, and verified', async () => {
  const file = path.join(tempFolder(), 'ww2.json');
  const game = ['play', '--game', 'warfighter', '--ruleset', 'ww2', '--seed', 'kept'];
  const first = anyOption('kept');
  let left = 40;
  await runTool([...game, '--save', file], (question, screen) => {
    left -= 1;
    return left > 0 ? first(question, screen) : undefined;
  });
  const { out } = await runTool(['play', '--load', file, '--save', file], anyOption('kept on'));
  expect(out).toMatch(/\[WF-END-\d+\]\n$/);
  const verified = await runTool(['replay', file, '--verify', '--json']);
  expect(verified.code).toBe(0);
});

describe('words', () => {
  const inTurn = ['1', '3'];
  it.each([
    ['why', 'Corona: Remove a Suppress – '],
    ['why', 'Giacomelli: Remove a Suppress – '],
    ['card m203', 'M203 Carbine (M4)'],
    ['card carabella', 'There is no card “carabella” in this game.'],
    ['card m', 'That may be any of these: '],
    ['card', 'Name a card: card NAME'],
    ['card giacomelli', 'Giacomelli – Cover 4: Giacomelli 4 · Movement 0: Giacomelli 0'],
    ['card cartel boss', '30–49 (now): '],
    ['card corona', 'Health 3 (now) – Actions: 2'],
    ['figures', 'Corona – Cover 4: Corona 4 · Movement 3: Corona 3'],
    ['figures cartel', 'Cartel Boss (4) – Entrance 4: Cartel Boss 4'],
    ['figures xyzzy', 'Nothing on the table has such a name.'],
    ['rules WF-ATK-09', 'WF-ATK-09 Roll: The attack dice (d10)'],
    ['rules screened', 'WF-HOST-17'],
    ['rules fearlass', 'did you mean “Fearless”?'],
    ['rules xyzzy', 'No rule mentions “xyzzy”.'],
    ['rules', 'Name a rule or a word'],
    ['odds', 'Nothing here involves chance'],
    ['more', 'There is nothing more to show.'],
  ])('%s', async (typed, expected) => {
    const { out } = await runTool(covert, lines(...inTurn, typed, 'quit'));
    expect((out.split('\n> ').at(-2) ?? '').replaceAll(/\s+/g, ' ')).toContain(expected);
  });
});

describe('a small screen', () => {
  it('gets what does not fit page by page', async () => {
    const typed = ['1', '1', '', 'why', '', 'more', 'quit'];
    const { out } = await runTool(covert, lines(...typed), { rows: 14 });
    const [, page = '', next = ''] = out.slice(out.indexOf('\n> why')).split('\n> ');
    expect(page).toMatch(/… \d+ lines more: press Enter, or type “more”\.$/);
    expect(page.split('\n').length).toBeLessThanOrEqual(14);
    expect(next).toMatch(/^\n {2,}\S/);
  });

  it('is not flooded with news: it stops before they are gone', async () => {
    const { out } = await runTool(covert, anyOption('news'), { rows: 24, ...NO_HOME });
    const stops = out.split('\nPress Enter to go on: ');
    expect(stops.length).toBeGreaterThan(3);
    for (const stop of stops.slice(0, -1)) {
      const news = stop.slice(stop.lastIndexOf('What happened:'));
      expect(news.split('\n').length).toBeLessThanOrEqual(24);
    }
  });
});

/** Plays until a hostile threatens somebody, and returns where that was saved. */
async function saveUnderThreat(folder: string): Promise<string> {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const file = path.join(folder, `${seed}.json`);
    const typist = anyOption(seed);
    const { out } = await runTool(
      ['play', '--game', 'warfighter', '--seed', seed, '--save', file],
      (question, screen) => {
        const table = screen().slice(screen().lastIndexOf('\nTurn '));
        return /wounds \d+%/.test(table) && table.includes('Attack with')
          ? undefined
          : typist(question, screen);
      },
    );
    if (out.includes('The game was not finished.')) return file;
  }
  throw new Error('nobody was ever threatened');
}

describe('odds of a saved game', () => {
  it('are given for every open attack and every hostile', async () => {
    const file = await saveUnderThreat(tempFolder());
    const { out, code } = await runTool(['odds', '--game', 'warfighter', '--load', file, '--seat', '0']);
    expect(out).toContain('What threatens you next:');
    expect(out).toMatch(
      /attacks \w+ at Range \d, \d reticles? uncovered \(Cover \d\): .*\d\.\d% \(\d+\/60\)/s,
    );
    expect(code).toBe(0);
    const { options, threats } = JSON.parse((await runTool(['odds', '--load', file, '--json'])).out);
    expect(threats[0]).toMatchObject({ key: 'odds.threat', total: 60, rule: 'WF-HOST-33' });
    const attack = options.find((each: { option: { type: string } }) => each.option.type === 'attack');
    expect(attack).toMatchObject({ seat: 0, odds: expect.any(Array) });
    expect(attack.odds[0]).toMatchObject({ rule: 'WF-ATK-14', modifiers: expect.any(Array) });
    expect(await runTool(['odds', '--load', file, '--seat', '5'])).toMatchObject({ code: 2 });
  });
});

describe('card', () => {
  it('is in the chosen language', async () => {
    expect((await runTool(['card', '--game', 'warfighter', 'thug'])).out).toMatch(/^Thug\n {2}\w/);
    const { out } = await runTool(['card', '--game', 'warfighter', 'oserdo', '--language', 'hu', '--json']);
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'VALUE_UNKNOWN' } });
    const dogs = await runTool(['card', '--game', 'warfighter', 'orkutyak', '--language', 'hu', '--json']);
    expect(JSON.parse(dogs.out)).toMatchObject({
      cards: [{ id: 'modern-jungle/guard-dogs', name: 'Őrkutyák' }],
    });
  });
});
