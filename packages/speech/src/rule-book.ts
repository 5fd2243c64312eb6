import type { Language } from '@sitrep/text';

/** A rule as its specification states it. */
export interface Rule {
  readonly id: string;
  /** What the rule is about, where the specification says so; otherwise empty. */
  readonly title: string;
  readonly text: string;
}

/** The rules of a game, and the words of other languages for its terms. */
export interface RuleBook {
  readonly rules: readonly Rule[];
  /** Headings of the groups of rules by the start of their ids, such as `WF-ATK`. */
  readonly groups: ReadonlyMap<string, string>;
  /** English terms by their Hungarian and Italian words. */
  readonly terms: ReadonlyMap<string, string>;
  /** What each English term is called in other languages. */
  readonly glossary: readonly Term[];
}

/** A term of the rules in each language. */
type Term = Readonly<Record<Language, string>>;

/** Reads the text of a game's specification, leaving out what belongs to other editions only. */
export function parseRuleBook(specification: string, ruleset: string): RuleBook {
  const lines = specification.split('\n');
  const glossary = glossaryOf(lines);
  return {
    rules: rulesIn(lines, ruleset),
    groups: new Map(lines.flatMap(groupIn)),
    terms: new Map(glossary.flatMap(wordsOf)),
    glossary,
  };
}

/** A rule belongs to the editions that it is tagged for, and that the headings above it are. */
function rulesIn(lines: readonly string[], ruleset: string): readonly Rule[] {
  const above: string[] = [];
  return lines.flatMap((line) => {
    const [, marks] = /^(#+) /.exec(line) ?? [];
    if (marks !== undefined) above.splice(0, above.length, ...headingsUnder(above, marks.length, line));
    return isOf(above.join(' '), ruleset) ? ruleIn(line).filter(({ text }) => isOf(text, ruleset)) : [];
  });
}

/** The headings above what follows: one for each level, empty if there is none. */
function headingsUnder(above: readonly string[], level: number, heading: string): readonly string[] {
  return [...Array.from({ length: level - 1 }, (_, index) => above[index] ?? ''), heading];
}

/** `- **ID** *Title.* text [sources]`, or a row of a table with the id in the first cell. */
function ruleIn(line: string): readonly Rule[] {
  const [, id = '', words = ''] = /^[-*] \*\*([A-Z]+-[A-Z][A-Z\d]*-\d+)\*\*:?\s*(.*)$/.exec(line) ?? [];
  if (id !== '') {
    const [, title = '', rest = words] = /^\*([^*]+?)\.?\*\s*(.*)$/.exec(words) ?? [];
    return [{ id, title, text: clean(rest) }];
  }
  const [, first = '', title = '', , meaning = ''] = line.split('|').map((cell) => cell.trim());
  const [, key = ''] = /^\*\*([A-Z]+-[A-Z][A-Z\d]*-\d+)\*\*$/.exec(first) ?? [];
  return key === '' ? [] : [{ id: key, title, text: clean(meaning) }];
}

/** Without the sources at either end and the marks of emphasis. */
function clean(text: string): string {
  return text
    .replace(/^(?:\[\d[^\]]*\]\s*)+/, '')
    .replaceAll(/\s*\[[^\]]*(?:L\d+|§|R:\d+|ext|inference)[^\]]*\]/g, '')
    .replaceAll(/\*\*?/g, '')
    .trim();
}

/** A rule tagged for one edition belongs to that one; untagged it belongs to all. */
function isOf(text: string, ruleset: string): boolean {
  const editions = [...text.matchAll(/\{(modern|ww2)\}/g)].map(([, edition]) => edition);
  return editions.length === 0 || editions.includes(ruleset);
}

function groupIn(line: string): readonly (readonly [string, string])[] {
  const [, group = '', heading = ''] = /^## \d+\. ([A-Z]+-[A-Z]+) — (.*)$/.exec(line) ?? [];
  return group === '' ? [] : [[group, heading]];
}

/** Rows of the table headed English, Hungarian, Italian. */
function glossaryOf(lines: readonly string[]): readonly Term[] {
  const start = lines.findIndex((line) => /^\| English \| Hungarian \| Italian \|/.test(line));
  if (start < 0) return [];
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end < 0 ? undefined : end).map((row) => {
    const [, english = '', hu = '', it = ''] = row.split('|').map((cell) => cell.replaceAll('†', '').trim());
    const [en = ''] = english.split(' (');
    return { en, hu, it };
  });
}

function wordsOf({ en, hu, it }: Term): readonly (readonly [string, string])[] {
  return [hu, it].flatMap((words) => wordsIn(words).map((word) => [word, en] as const));
}

/** What the terms in a text are called in a language; none in English, in which the rules are written. */
export function termsIn({ glossary }: RuleBook, text: string, language: Language): readonly string[] {
  if (language === 'en') return [];
  const found = glossary.filter(({ en }) => hasWord(text, en.toLowerCase()));
  return found.map((term) => `${term.en} = ${term[language]}`);
}

/** `rövid sorozat (Burst)` is two words for the same. */
function wordsIn(cell: string): readonly string[] {
  return cell
    .split(/[(),/]/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}

/** The id of a rule, or the start of those of a group. */
export function isRuleId(typed: string): boolean {
  return /^[a-z]+-[a-z][a-z\d]*(-\d*)?$/i.test(typed.trim());
}

/** Whether it is the start of the ids of a group only, such as `WF-ATK`. */
export function isGroup(typed: string): boolean {
  return isRuleId(typed) && !/-\d+$/.test(typed.trim());
}

/** What a typed term leads to: the rule of that id, the rules of a group, or those that mention a word, the nearest first. */
export function findRules({ rules, terms }: RuleBook, typed: string): readonly Rule[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  if (isRuleId(wanted)) {
    const found = rules.filter(({ id }) => id.toLowerCase() === wanted);
    return found.length > 0
      ? found
      : rules.filter(({ id }) => id.toLowerCase().startsWith(`${wanted.replace(/-$/, '')}-`));
  }
  const own = rank(rules, wanted);
  const english = terms.get(wanted)?.toLowerCase();
  return own.length > 0 || english === undefined ? own : rank(rules, english);
}

/** Rules about a word before those that only use it. */
function rank(rules: readonly Rule[], word: string): readonly Rule[] {
  const about = rules.filter(({ title }) => title.toLowerCase() === word);
  const titled = rules.filter(({ title }) => hasWord(title, word));
  const telling = rules.filter(({ text }) => hasWord(text, word));
  return [...new Set([...about, ...titled, ...telling])];
}

/** Whether a text has the word itself or one that begins with it: `reload` is in `Reloading`. */
function hasWord(text: string, word: string): boolean {
  return ` ${text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')}`.includes(` ${word}`);
}
