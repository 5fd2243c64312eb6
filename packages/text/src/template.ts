import { IntlMessageFormat } from 'intl-messageformat';
import type { Arguments, Language } from './messages.ts';

export interface Plural {
  readonly name: string;
  readonly cases: readonly string[];
}

/** A message ready for use. */
export interface Template {
  /** Every argument that the message names, in any branch. */
  readonly names: ReadonlySet<string>;
  /** Every plural in it: its argument, and the cases it has (`one`, `other`, `=0`). */
  readonly plurals: readonly Plural[];
  /** Throws when an argument is missing. */
  format(args: Arguments): string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Compiles an ICU message. Throws when it is malformed. */
export function compile(message: string, language: Language): Template {
  const compiled = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  const names = new Set(compiled.getAst().flatMap(namesIn));
  const plurals = compiled.getAst().flatMap(pluralsIn);
  return { names, plurals, format: (args) => String(compiled.format({ ...args })) };
}

/** What the parser calls a plural. */
const PLURAL = 6;

function pluralsIn(element: Element): readonly Plural[] {
  if (!('options' in element)) return [];
  const inner = Object.values(element.options).flatMap((option) => option.value.flatMap(pluralsIn));
  const { value: name, options } = element;
  return element.type === PLURAL ? [{ name, cases: Object.keys(options) }, ...inner] : inner;
}

/** The words of a message in all its cases, with `…` for each argument. Throws when it is malformed. */
export function saidIn(message: string, language: Language): string {
  const { getAst } = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  return getAst().map(wordsIn).join('');
}

function wordsIn(element: Element): string {
  if (!('value' in element)) return '#';
  if (element.type === 0) return element.value;
  if (!('options' in element)) return '…';
  return Object.values(element.options)
    .map((option) => option.value.map(wordsIn).join(''))
    .join(' · ');
}

function namesIn(element: Element): readonly string[] {
  if (!('value' in element) || element.type === 0) return [];
  const inner = 'options' in element ? Object.values(element.options).flatMap((option) => option.value) : [];
  return [element.value, ...inner.flatMap(namesIn)];
}
