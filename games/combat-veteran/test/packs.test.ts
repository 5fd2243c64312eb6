import { describe, expect, it } from 'vitest';
import { checkPack } from '../src/packs/index.ts';
import { SCENARIOS, type Scenario } from '../src/types.ts';
import { packs, textOf } from './packs-files.ts';

/** The problems of a pack with one text in one file replaced, as `file path code`. */
function problemsOf(scenario: Scenario, name: string, from: string | RegExp, to: string): string[] {
  const text = textOf(scenario, name).replace(from, to);
  expect(text).not.toBe(textOf(scenario, name));
  const files = packs[scenario].map((file) => (file.name === name ? { name, text } : file));
  const { problems } = checkPack(files);
  for (const { message } of problems) expect(message).toMatch(/(; |\?|must be |such as)/);
  return problems.map(({ file, path, code }) => `${file} ${path} ${code}`);
}

describe.each(SCENARIOS)('the pack of %s', (scenario) => {
  it('passes', () => {
    expect(checkPack(packs[scenario]).problems).toEqual([]);
  });

  it.each(['pack.json', 'chart.json', 'map.json', 'forces.json', 'setup.json', 'locales/it.json'])(
    'is refused without %s',
    (name) => {
      const { problems } = checkPack(packs[scenario].filter((file) => file.name !== name));
      expect(problems).toContainEqual(expect.objectContaining({ file: name, code: 'PACK_FILE_MISSING' }));
    },
  );

  it('is refused with a file that packs do not have', () => {
    const { problems } = checkPack([...packs[scenario], { name: 'maps.json', text: '{}' }]);
    expect(problems).toEqual([expect.objectContaining({ file: 'maps.json', code: 'PACK_FILE_UNKNOWN' })]);
  });
});

describe('a broken pack is refused with file, path and remedy:', () => {
  it.each<[string, Scenario, string, string | RegExp, string, string]>([
    ['no JSON', 'keating', 'map.json', '{', '', 'map.json  PACK_NOT_JSON'],
    ['a field twice', 'keating', 'pack.json', '"version"', '"id"', 'pack.json id PACK_KEY_TWICE'],
    [
      'an unknown field',
      'keating',
      'pack.json',
      '"version"',
      '"verzion"',
      'pack.json verzion PACK_FIELD_UNKNOWN',
    ],
    ['an unknown terrain', 'keating', 'map.json', '"peak"', '"peek"', 'map.json legend.^ PACK_WORD_UNKNOWN'],
    ['a row too short', 'keating', 'map.json', 'vvvv..vv', 'vvvv..v', 'map.json rows.1 PACK_MAP_BROKEN'],
    ['a strange character', 'keating', 'map.json', 'vvvv..vv', 'vvvv?.vv', 'map.json rows.0 PACK_MAP_BROKEN'],
    [
      'a legend for nothing',
      'keating',
      'map.json',
      '"legend": {',
      '"legend": { "o": "shellhole",',
      'map.json legend.o PACK_WORD_IDLE',
    ],
    [
      'terrain without a row',
      'keating',
      'chart.json',
      '"id": "peak"',
      '"id": "jungle"',
      'map.json legend.^ PACK_REFERENCE_UNKNOWN',
    ],
    [
      'a row for nothing',
      'keating',
      'chart.json',
      '"id": "peak"',
      '"id": "jungle"',
      'chart.json terrain.12.id PACK_WORD_IDLE',
    ],
    [
      'a row twice',
      'keating',
      'chart.json',
      '"id": "rocky-ground"',
      '"id": "clear"',
      'chart.json terrain.1.id PACK_ID_TWICE',
    ],
    [
      'a wall through the air',
      'keating',
      'map.json',
      '["2236", "2336"]',
      '["2236", "2346"]',
      'map.json barriers.wall.0 PACK_MAP_BROKEN',
    ],
    [
      'an area off the map',
      'keating',
      'map.json',
      /"mortar-pit": \["2134"/,
      '"mortar-pit": ["5134"',
      'map.json areas.mortar-pit.0 PACK_REFERENCE_UNKNOWN',
    ],
    [
      'an area too few',
      'keating',
      'map.json',
      /"mortar-pit"[^\]]*\]/,
      '"victory-paddies": ["2134"]',
      'map.json areas.mortar-pit PACK_FIELD_MISSING',
    ],
    [
      'an area too many',
      'keating',
      'map.json',
      /"mortar-pit"[^\]]*\]/,
      '"victory-paddies": ["2134"]',
      'map.json areas.victory-paddies PACK_WORD_IDLE',
    ],
    [
      'a piece twice',
      'keating',
      'forces.json',
      '"tal-02"',
      '"tal-01"',
      'forces.json enemy.soldiers.1.id PACK_ID_TWICE',
    ],
    [
      'an armed medic',
      'rice-paddy',
      'forces.json',
      '"isMedic": true,',
      '"isMedic": true, "firepower": 1,',
      'forces.json us.soldiers.4.firepower PACK_FIGURES_CLASH',
    ],
    [
      'an unarmed rifleman',
      'rice-paddy',
      'forces.json',
      /"firepower": 4,(?=\s+"discipline": 6,\s+"rank": 3)/,
      '',
      'forces.json us.soldiers.0.firepower PACK_FIGURES_CLASH',
    ],
    [
      'the wrong nation',
      'rice-paddy',
      'forces.json',
      '"viet-cong"',
      '"taliban"',
      'forces.json enemy.nation PACK_FIGURES_CLASH',
    ],
    [
      'a weapon of no type',
      'rice-paddy',
      'forces.json',
      '"type": "m79"',
      '"type": "m97"',
      'forces.json us.weapons.18.type PACK_REFERENCE_UNKNOWN',
    ],
    [
      'a type of no weapon',
      'keating',
      'forces.json',
      '"type": "m2"',
      '"type": "rpg"',
      'forces.json weaponTypes.3.id PACK_WORD_IDLE',
    ],
    [
      'a chit of both kinds',
      'keating',
      'forces.json',
      '"skulls": 1,',
      '"skulls": 1, "firepower": 3,',
      'forces.json us.chits.5 PACK_FIGURES_CLASH',
    ],
    [
      'a pairing with nobody',
      'keating',
      'setup.json',
      '["usa-kirk"]',
      '["usa-kirkk"]',
      'setup.json pairings.1.soldiers.0 PACK_REFERENCE_UNKNOWN',
    ],
    [
      'a post off the map',
      'keating',
      'setup.json',
      '"hex": "2336"',
      '"hex": "9936"',
      'setup.json posts.5.hex PACK_REFERENCE_UNKNOWN',
    ],
    [
      'too few boxes for chits',
      'keating',
      'setup.json',
      '2, 3]',
      '2, 2]',
      'setup.json track PACK_FIGURES_CLASH',
    ],
    [
      'a set-up out of bounds',
      'rice-paddy',
      'setup.json',
      '"usv-voss": "1518"',
      '"usv-voss": "1501"',
      'setup.json suggested.us.posts.usv-voss PACK_SETUP_ILLEGAL',
    ],
    [
      'a name too few',
      'keating',
      'locales/hu.json',
      '"peak"',
      '"peaks"',
      'locales/hu.json terrain.peak PACK_NAME_MISSING',
    ],
    [
      'a name for nothing',
      'keating',
      'locales/hu.json',
      '"peak"',
      '"peaks"',
      'locales/hu.json terrain.peaks PACK_NAME_UNUSED',
    ],
    ['a language not listed', 'keating', 'pack.json', ', "it"', '', 'locales/it.json  PACK_FILE_UNKNOWN'],
  ])('%s', (...[, scenario, name, from, to, expected]) => {
    expect(problemsOf(scenario, name, from, to)).toContain(expected);
  });
});
