import type { GameHandbook, HandbookEntry, Language } from '@sitrep/contract';
import { describe, expect, it } from 'vitest';

/** What a handbook is compared with. */
export interface HandbookSubject {
  load(language: Language): Promise<GameHandbook>;
  /** Every rule of the game's specification. */
  readonly rules: readonly string[];
  /** The rules that the game names to players, in a question, a refusal or an event. */
  readonly named: readonly string[];
  /** The words that entries must explain, by kind: `command.reload` is the word `reload` of the kind `command`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

const LANGUAGES = ['en', 'hu', 'it'] as const satisfies readonly Language[];

const MOST_SENTENCES = 4;
const MOST_WORDS = 35;

/** Whole sentences that several entries may have. */
const ANSWERS = ['Yes.', 'No.', 'Igen.', 'Nem.', 'Sì.'];

/** Checks that a handbook is whole, names only what there is, and says it briefly in every language. */
export async function describeHandbook(subject: HandbookSubject): Promise<void> {
  const handbook = await subject.load('en');
  describeFacts(subject, handbook);
  for (const language of LANGUAGES) describeTexts(language, handbook, await subject.load(language));
  describeReach(subject, handbook);
}

function describeFacts({ rules }: HandbookSubject, { entries }: GameHandbook): void {
  const ids = entries.map(({ id }) => id);
  describe('the handbook', () => {
    it('gives each entry a name of its own', () => {
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    });

    it('names rules that exist, in every entry', () => {
      expect(entries.filter((entry) => entry.rules.length === 0)).toEqual([]);
      expect(entries.flatMap((entry) => entry.rules).filter((rule) => !rules.includes(rule))).toEqual([]);
    });

    it('refers to other entries that exist', () => {
      const seen = entries.flatMap(({ id, see }) => see.map((other) => ({ id, other })));
      expect(seen.filter(({ id, other }) => id === other || !ids.includes(other))).toEqual([]);
      expect(entries.filter(({ see }) => see.length === 0)).toEqual([]);
    });
  });
}

function describeTexts(language: Language, english: GameHandbook, own: GameHandbook): void {
  const { titles, entries } = own;
  describe(`the handbook in ${language}`, () => {
    it('has a heading for every section', () => {
      const sections = new Set(entries.map(({ section }) => section));
      expect([...sections].filter((section) => (titles[section] ?? '') === '')).toEqual([]);
      expect(Object.keys(titles)).toEqual([...sections]);
    });

    it('has the same entries about the same rules', () => {
      const facts = ({ id, rules, see }: HandbookEntry) => ({ id, rules, see });
      expect(entries.map(facts)).toEqual(english.entries.map(facts));
    });

    it('calls no two entries the same', () => {
      expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
      expect(entries.filter(({ also }) => also.length === 0)).toEqual([]);
    });

    it('says one to four short sentences of its own', () => {
      const all = entries.map((entry) => ({ id: entry.id, sentences: sentencesOf(entry) }));
      expect(all.filter(({ sentences }) => sentences.length > MOST_SENTENCES)).toEqual([]);
      const sentences = all.flatMap((each) => each.sentences);
      expect(sentences.filter((sentence) => !/[.?!]$/.test(sentence))).toEqual([]);
      expect(sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
      const again = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(again.filter((sentence) => !ANSWERS.includes(sentence))).toEqual([]);
    });
  });
}

/** An entry without any text is one sentence that does not end. */
function sentencesOf({ text }: HandbookEntry): readonly string[] {
  return text.split(/(?<=[.!?…]) (?=[\p{Lu}«„“\d−])/u);
}

function describeReach({ rules, named, words }: HandbookSubject, handbook: GameHandbook): void {
  describe('every rule leads to an entry', () => {
    it('of its family at least', () => {
      expect(rules.filter((rule) => handbook.forRule(rule) === undefined)).toEqual([]);
    });

    it('that tells it, where the game names it', () => {
      const told = new Set(handbook.entries.flatMap((entry) => entry.rules));
      expect(named.filter((rule) => !told.has(rule))).toEqual([]);
    });

    it('but nothing else does', () => {
      expect(handbook.forRule('QQ-ATK-02')).toBeUndefined();
      expect(handbook.forRule('reload')).toBeUndefined();
    });
  });

  describe('every word has an entry', () => {
    it.each(Object.entries(words))('of the kind %s', (kind, all) => {
      expect(all.length).toBeGreaterThan(0);
      expect(
        all.filter((word) => handbook.forWord(`${kind}.${word}`) === undefined),
        `to be named as ${kind}.WORD in covers of an entry in src/handbook/facts`,
      ).toEqual([]);
    });
  });
}
