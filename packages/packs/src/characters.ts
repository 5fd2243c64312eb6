/**
 * What no name or text needs: control characters, which steer a terminal; marks that turn the direction of writing
 * round; and halves of a character, which no file can hold.
 */
const BAD = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** The first character of a text that a pack cannot use, in words; `undefined` if all are fine. */
export function findBadCharacter(text: string): string | undefined {
  if (text === '__proto__') return 'JavaScript has a use of its own for this name';
  const [found] = BAD.exec(text) ?? [];
  if (found === undefined) return undefined;
  const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `the text holds the character U+${code}, which cannot be shown`;
}
