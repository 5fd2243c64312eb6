import type { Arguments } from './messages.ts';

/**
 * What no sentence needs and no reader sees: control characters, which steer a terminal; marks that turn the direction
 * of writing round; halves of characters. Names from files may hold them.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A text that shows as what it is, wherever it is written: without what nobody can see. */
export function plainText(text: string): string {
  return text.replace(UNSEEN, '');
}

/** The same for what fills the gaps of a message. */
export function plainArguments(args: Arguments): Arguments {
  const plain: Record<string, Arguments[string]> = {};
  for (const [name, value] of Object.entries(args))
    plain[name] = typeof value === 'string' ? plainText(value) : value;
  return plain;
}
