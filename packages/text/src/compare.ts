import type { Language, Messages, Noun } from './messages.ts';
import { compile } from './template.ts';

/**
 * What is wrong between a catalogue and the one it translates: keys that only one of them has, other arguments,
 * malformed messages, forms of nouns that are asked for but not there. Each problem is one line; none means in step.
 */
export function compareMessages(reference: Messages, other: Messages, language: Language): readonly string[] {
  const missing = Object.keys(reference).filter((key) => !(key in other));
  const surplus = Object.keys(other).filter((key) => !(key in reference));
  const shared = Object.keys(reference).filter((key) => key in other);
  return [
    ...missing.map((key) => `${language}: ${key} is missing`),
    ...surplus.map((key) => `${language}: ${key} is not in the reference`),
    ...shared.flatMap((key) => compareArguments(key, [reference[key], other[key]], language)),
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

/** The fields that a message or a noun speaks of, whatever their forms, in a fixed order. */
function fieldsOf(message: Message, language: Language): readonly string[] {
  const fields = argumentsOf(message, language).map((name) => name.split('_')[0] ?? name);
  return [...new Set(fields)].sort();
}

function argumentsOf(message: Message, language: Language): readonly string[] {
  const texts = typeof message === 'object' ? Object.values(message) : [message ?? ''];
  return texts.flatMap((text) => namesIn(text, language));
}

function namesIn(text: string, language: Language): readonly string[] {
  try {
    return [...compile(text, language).names];
  } catch {
    return [MALFORMED];
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
