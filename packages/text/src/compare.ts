import type { Language, Messages, Noun } from './messages.ts';
import { compile, type Plural } from './template.ts';

/**
 * What is wrong between a catalogue and the one it translates: keys that only one of them has, other arguments,
 * malformed messages, numbers without a case for them, forms of nouns that are used but missing. Each problem is one line; none means in sync.
 */
export function compareMessages(reference: Messages, other: Messages, language: Language): readonly string[] {
  const missing = Object.keys(reference).filter((key) => !(key in other));
  const surplus = Object.keys(other).filter((key) => !(key in reference));
  const shared = Object.keys(reference).filter((key) => key in other);
  return [
    ...missing.map((key) => `${language}: ${key} is missing`),
    ...surplus.map((key) => `${language}: ${key} is not in the reference`),
    ...shared.flatMap((key) => compareArguments(key, [reference[key], other[key]], language)),
    ...shared.flatMap((key) => comparePlurals(key, [reference[key], other[key]], language)),
    ...findLackingForms(other, language),
  ];
}

type Message = string | Noun | undefined;

const MALFORMED = '⟦malformed⟧';

function compareArguments(key: string, messages: readonly Message[], language: Language): readonly string[] {
  const [expected = '', actual = ''] = messages.map((message) => fieldsOf(message, language).join(' '));
  // All languages may have the same mistake.
  if (actual.includes(MALFORMED)) return [`${language}: ${key} is malformed`];
  return expected === actual ? [] : [`${language}: ${key} takes “${actual}” instead of “${expected}”`];
}

/** The fields that a message or a noun mentions, whatever their forms, in a fixed order. */
function fieldsOf(message: Message, language: Language): readonly string[] {
  const fields = argumentsOf(message, language).map((name) => name.split('_')[0] ?? name);
  return [...new Set(fields)].sort();
}

function argumentsOf(message: Message, language: Language): readonly string[] {
  return textsOf(message).flatMap((text) => namesIn(text, language));
}

function textsOf(message: Message): readonly string[] {
  return typeof message === 'object' ? Object.values(message) : [message ?? ''];
}

function namesIn(text: string, language: Language): readonly string[] {
  try {
    return [...compile(text, language).names];
  } catch {
    return [MALFORMED];
  }
}

/** Languages whose nouns have one form after all numbers. */
const UNCHANGING: readonly Language[] = ['hu'];

/** Where the reference counts with a singular, every case that whole numbers have in the language is there. */
function comparePlurals(key: string, messages: readonly Message[], language: Language): readonly string[] {
  if (UNCHANGING.includes(language)) return [];
  const [expected = [], actual = []] = messages.map((message) => pluralsOf(message, language));
  const counted = expected.filter(({ cases }) => cases.includes('one')).map(({ name }) => name);
  const rules = new Intl.PluralRules(language);
  const wanted = [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))];
  return actual
    .filter(({ name }) => counted.includes(name))
    .flatMap(({ name, cases }) =>
      wanted.filter((each) => !isCovered(each, cases)).map((each) => [name, each]),
    )
    .map(([name, lacking]) => `${language}: ${key} counts {${name}} without a case for “${lacking}”`);
}

/** The singular is for the number one alone, which does as well. */
function isCovered(wanted: string, cases: readonly string[]): boolean {
  return cases.includes(wanted) || (wanted === 'one' && cases.includes('=1'));
}

function pluralsOf(message: Message, language: Language): readonly Plural[] {
  try {
    return textsOf(message).flatMap((text) => compile(text, language).plurals);
  } catch {
    // Already reported as malformed.
    return [];
  }
}

/** Nouns of a family (`card.lunge` belongs to `card`) that lack a form which some message asks of its argument. */
function findLackingForms(messages: Messages, language: Language): readonly string[] {
  const asked = new Set(Object.values(messages).flatMap((message) => argumentsOf(message, language)));
  const wanted = [...asked].filter((name) => name.includes('_') && !name.endsWith('_id'));
  return wanted.flatMap((name) => {
    const [field = '', form = ''] = name.split('_');
    const family = Object.entries(messages).filter(([key]) => key === field || key.startsWith(`${field}.`));
    return family
      .filter(([, noun]) => typeof noun === 'string' || !(form in noun))
      .map(([key]) => `${language}: ${key} has no form ${form}, which {${name}} asks for`);
  });
}
