import type { Arguments, Language, Messages } from './messages.ts';
import { plainArguments, plainText } from './plain-text.ts';
import { compile, type Template } from './template.ts';

/** Sentences of one language. Never throws: what cannot be said shows as `⟦key⟧` and is counted. */
export interface Text {
  readonly language: Language;
  /** How often each key could not be said: it is unknown, malformed, or lacks an argument. */
  readonly missing: ReadonlyMap<string, number>;
  /** The message of this key with its gaps filled; of a noun, its base form. */
  t(key: string, args?: Arguments): string;
  has(key: string): boolean;
  /** What follows a prefix in the keys that have it: all decisions, say. */
  keysAfter(prefix: string): readonly string[];
  /** The arguments that the message names; none when there is no such message. */
  argumentsOf(key: string): ReadonlySet<string>;
  /** The forms of a noun by name, each ready for use; a plain message has its base form only. */
  formsOf(key: string, args?: Arguments): Readonly<Record<string, string>>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Makes the text of a language. Later catalogues override earlier ones, so that a game can reword the kernel. */
export function makeText(language: Language, catalogues: readonly Messages[]): Text {
  const messages = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)));
  const templates = new Map<string, Template>();
  const missing = new Map<string, number>();

  function findMessage(key: string, form: string): string | undefined {
    const found = messages.get(key);
    return typeof found === 'object' ? found[form] : found;
  }

  function findTemplate(key: string, form: string): Template | undefined {
    const known = templates.get(`${key} ${form}`);
    const message = findMessage(key, form);
    if (known !== undefined || message === undefined) return known;
    const template = compile(message, language);
    templates.set(`${key} ${form}`, template);
    return template;
  }

  function say(key: string, form: string, args: Arguments): string {
    try {
      const template = findTemplate(key, form);
      if (template !== undefined) return template.format(plainArguments(withForms(template, args)));
    } catch {
      // counted below like a message that is not there
    }
    missing.set(key, (missing.get(key) ?? 0) + 1);
    return `⟦${plainText(key)}⟧`;
  }

  return {
    language,
    missing,
    t: (key, args = {}) => say(key, 'base', args),
    has: (key) => messages.has(key),
    keysAfter: (prefix) =>
      [...messages.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
    argumentsOf(key) {
      try {
        return findTemplate(key, 'base')?.names ?? NOTHING;
      } catch {
        return NOTHING;
      }
    },
    formsOf(key, args = {}) {
      const found = messages.get(key);
      const forms = typeof found === 'object' ? Object.keys(found) : ['base'];
      return Object.fromEntries(forms.map((form) => [form, say(key, form, args)]));
    },
  };
}

/** A noun without the form that a message asks for stands in its base form. */
function withForms({ names }: Template, args: Arguments): Arguments {
  const lacking = [...names].filter((name) => name.includes('_') && args[name] === undefined);
  const found = lacking.flatMap((name) => {
    const base = args[name.slice(0, name.indexOf('_'))];
    return base === undefined ? [] : [[name, base] as const];
  });
  return found.length === 0 ? args : { ...args, ...Object.fromEntries(found) };
}
