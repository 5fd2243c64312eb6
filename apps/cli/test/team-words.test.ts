import { findGame } from '@sitrep/catalog';
import { type Answer, createMatch, type GameTypes, makeKey } from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { expect, it } from 'vitest';
import { loadSpeech } from '../src/load-speech.ts';

function present<V>(value: V | undefined): V {
  if (value === undefined) throw new Error('there is no World War II to play');
  return value;
}

const entry = present(findGame('warfighter'));
const { config, content } = present(entry.setups('ww2')[0]);

const line = (changes: object) => ({
  card: 'ww2-europe/delay',
  seat: 0,
  gear: [],
  skills: [],
  records: [],
  ...changes,
});
const cards = (...names: string[]) => names.map((name) => `ww2-europe/${name}`);
const gear = (...names: string[]) => ({ gear: cards(...names).map((card) => ({ card })) });

/** What is wrong with a team of one, as a player reads it. */
async function told(language: Language, soldier: object): Promise<readonly string[]> {
  const created = createMatch(entry.game, { config, content, key: makeKey('words') });
  if (!created.ok) throw new Error('the game does not start');
  const match = created.value;
  const speech = await loadSpeech(language, entry, match);
  const draft = { type: 'buyTeam', soldiers: [soldier] } as unknown as Answer<GameTypes>;
  const found = match.game.problems(match.state, 0, draft).map(speech.problem);
  expect([...speech.text.missing.keys()]).toEqual([]);
  return found;
}

const CASES = [
  [
    'Service Records of overlapping dates',
    line({ records: cards('bulge-bastogne', 'bulge-ardennes') }),
    'its dates overlap another Service Record of this Soldier.',
  ],
  ['a Negative Skill', line({ skills: cards('panic') }), 'is a Negative Skill: it cannot be bought.'],
  [
    'a Skill that is printed already',
    line({ skills: cards('close-combat') }),
    'each Skill can be bought only once per Soldier.',
  ],
  [
    'too heavy a load',
    line(gear('m1-rifle', 'm1-rifle', 'm1-rifle')),
    'The Gear weighs 12, but the Loadout is ',
  ],
  ['a bayonet alone', line(gear('bayonet')), 'needs another weapon'],
  ['a weapon for a fixed kit', { ...line(gear('m1-rifle')), card: 'ww2-europe/walsh' }, ''],
] as const;

it.each(CASES)('%s: the refusal is explained in three languages', async (_name, soldier, english) => {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => (await told(language, soldier)).join(' ')),
  );
  expect(texts[0]).toContain(english);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const text of texts) expect(text).toMatch(/\p{L}{3,}.*[.!]$/u);
});
