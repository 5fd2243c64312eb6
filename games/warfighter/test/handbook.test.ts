import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FIRE_MODES } from '../src/content/cards.ts';
import { COST_WORDS } from '../src/content/terms.ts';
import { TRIGGERS } from '../src/content/vocabulary.ts';
import type { Entry } from '../src/handbook/index.ts';
import {
  entryForRule,
  entryForWord,
  HANDBOOK_LANGUAGES,
  loadHandbook,
  SECTIONS,
} from '../src/handbook/index.ts';
import { OPTION_VALUES } from '../src/options.ts';
import { allWords } from '../src/words/lookup.ts';

const HOME = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${HOME}${file}`, 'utf8');

/** Everything that a pattern catches in files of the game, the handbook's own aside. */
function foundIn(files: string, pattern: RegExp): readonly string[] {
  const texts = globSync(files, { cwd: HOME })
    .filter((file) => !file.includes('handbook'))
    .map(read);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, caught = '']) => caught)))];
}

/** Every rule and every ruling; the test vectors are none. */
const rules = foundIn('SPEC.md', /^(?:- |\| )\*\*(WF-(?!VEC)[A-Z]+-\d+)\*\*/gm);
const { entries } = await loadHandbook('en');
const ids = entries.map(({ id }) => id);

function wordsOf(list: string): readonly string[] {
  return list.match(/\w+/g) ?? [];
}

function sentencesOf({ text }: Entry): readonly string[] {
  return text.split(/(?<=[.!?…]) (?=[\p{Lu}«„“\d−])/u);
}

describe('the handbook', () => {
  it('has some 200 entries, each with a name of its own', () => {
    expect(ids.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('names rules that exist, in every entry', () => {
    expect(entries.filter((entry) => entry.rules.length === 0)).toEqual([]);
    expect(entries.flatMap((entry) => entry.rules).filter((rule) => !rules.includes(rule))).toEqual([]);
  });

  it('refers to other entries that exist', () => {
    const named = entries.flatMap(({ id, see }) => see.map((other) => ({ id, other })));
    expect(named.filter(({ id, other }) => id === other || !(ids as string[]).includes(other))).toEqual([]);
    expect(entries.filter(({ see }) => see.length === 0)).toEqual([]);
  });
});

describe.each(HANDBOOK_LANGUAGES)('the handbook in %s', async (language) => {
  const { titles, entries: own } = await loadHandbook(language);

  it('has a heading for every section', () => {
    expect(SECTIONS.filter((section) => (titles[section] ?? '') === '')).toEqual([]);
  });

  it('has the same entries about the same rules', () => {
    const facts = (entry: Entry) => ({ id: entry.id, rules: entry.rules, see: entry.see });
    expect(own.map(facts)).toEqual(entries.map(facts));
  });

  it('calls no two entries the same', () => {
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(own.filter(({ also }) => also.length === 0)).toEqual([]);
  });

  it('says one to four short sentences of its own', () => {
    const counts = own.map((entry) => ({ id: entry.id, sentences: sentencesOf(entry).length }));
    expect(counts.filter(({ sentences }) => sentences < 1 || sentences > 4)).toEqual([]);
    const all = own.flatMap((entry) => sentencesOf(entry));
    expect(all.filter((sentence) => !/[.?!]$/.test(sentence))).toEqual([]);
    expect(all.filter((sentence) => sentence.split(/\s+/).length > 35)).toEqual([]);
    const answers = ['Yes.', 'No.', 'Igen.', 'Nem.', 'Sì.'];
    const again = all.filter((sentence, index) => all.indexOf(sentence) !== index);
    expect(again.filter((sentence) => !answers.includes(sentence))).toEqual([]);
  });
});

describe('every rule leads to an entry', () => {
  const told: ReadonlySet<string> = new Set(entries.flatMap((entry) => entry.rules));

  it('of its family at least', () => {
    expect(rules.length).toBeGreaterThan(700);
    const lost = rules.filter((rule) => entryForRule(rule) === undefined);
    expect(lost).toEqual([]);
  });

  it('that tells it, where the game names it in a question, a refusal or an event', () => {
    const named = foundIn('src/**/*.ts', /'(WF-[A-Z]+-\d+)'/g);
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((rule) => !told.has(rule))).toEqual([]);
  });

  it('that tells it, where it is a keyword', () => {
    const keywords = rules.filter((rule) => rule.startsWith('WF-KEY-'));
    expect(keywords.filter((rule) => !told.has(rule))).toEqual([]);
  });

  it('but nothing else does', () => {
    expect(entryForRule('DU-ATK-02')).toBeUndefined();
    expect(entryForRule('reload')).toBeUndefined();
  });
});

describe('every word has an entry', () => {
  const lost = (kind: string, words: readonly string[]) => {
    expect(words.length).toBeGreaterThan(0);
    return words.filter((word) => entryForWord(`${kind}.${word}`) === undefined);
  };

  it.each([
    ['effect', allWords.map(({ name }) => name)],
    ['when', TRIGGERS],
    ['cost', Object.keys(COST_WORDS)],
    ['mode', FIRE_MODES],
    ['option', Object.keys(OPTION_VALUES)],
    ['need', foundIn('src/content/cards.ts', /readonly need: '(\w+)'/g)],
    ['command', foundIn('src/commands.ts', /^ {2,6}\|? ?\{? ?readonly type: '(\w+)'/gm)],
    ['trait', foundIn('../../content/{modern,ww2}-*/**/*.json', /"traits": \[([^\]]*)\]/g).flatMap(wordsOf)],
  ])('of the kind %s', (kind, words) => {
    expect(
      lost(kind, words),
      `to be named as ${kind}.WORD in covers of an entry in src/handbook/facts`,
    ).toEqual([]);
  });

  it('of a hostile chart', () => {
    const [, row = ''] = /interface ChartRow \{(.*?)\n\}/s.exec(read('src/content/vocabulary.ts')) ?? [];
    const words = [...row.matchAll(/readonly (\w+)\??:/g)].map(([, word = '']) => word);
    expect(lost('row', words)).toEqual([]);
  });
});
