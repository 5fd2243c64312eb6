import { IntlMessageFormat } from 'intl-messageformat';
import type { Arguments, Language } from './messages.ts';

/** A message ready for use. */
export interface Template {
  /** Every argument that the message names, in any branch. */
  readonly names: ReadonlySet<string>;
  /** Throws when an argument is missing. */
  format(args: Arguments): string;
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** Compiles an ICU message. Throws when it is malformed. */
export function compile(message: string, language: Language): Template {
  const compiled = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  const names = new Set(compiled.getAst().flatMap(namesIn));
  return { names, format: (args) => String(compiled.format({ ...args })) };
}

function namesIn(element: Element): readonly string[] {
  if (!('value' in element) || element.type === 0) return [];
  const inner = 'options' in element ? Object.values(element.options).flatMap((option) => option.value) : [];
  return [element.value, ...inner.flatMap(namesIn)];
}
