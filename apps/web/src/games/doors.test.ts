import { findGame } from '@sitrep/catalog';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { parsePath, parseQuery } from '../kit/address/router.ts';
import { withWished } from '../kit/screens/setup/wished-fields.ts';
import { doors } from './index.ts';

function gameOf(address: string) {
  const [, name = 'warfighter'] = parsePath(address);
  const entry = findGame(parseQuery(address).game ?? name);
  if (entry === undefined) throw new Error(`${address} leads to no game`);
  return entry;
}

describe.each(doors)('the door to $name.en', (door) => {
  it('says everything in every language', () => {
    for (const words of [door.name, door.series, door.note, door.extent])
      for (const language of LANGUAGES) expect(words[language]).not.toBe('');
  });

  it('starts a match at once', () => {
    const { ruleset } = parseQuery(door.ways.quick);
    const entry = gameOf(door.ways.quick);
    expect((entry.recommended?.(ruleset) ?? entry.setups(ruleset)).length).toBeGreaterThan(0);
  });

  it.each([door.ways.mission, door.ways.scenarios, door.ways.campaign].filter((way) => way !== undefined))(
    'makes the choices of %s',
    (address) => {
      const { desk } = gameOf(address);
      const wished = parseQuery(address);
      if (desk === undefined) throw new Error('nothing can be chosen');
      const fields = desk.fields(withWished(desk, desk.usual(), wished));
      for (const [name, value] of Object.entries(wished))
        expect(fields.find((field) => field.name === name)?.value).toBe(value);
    },
  );
});

it('leaves what cannot be chosen as it is', () => {
  const desk = findGame('warfighter')?.desk;
  if (desk === undefined) throw new Error('nothing can be chosen');
  expect(withWished(desk, desk.usual(), { ruleset: 'stone-age', luck: 'good' })).toEqual(desk.usual());
});
