import type { Speech } from '@sitrep/speech';

/** The label of a field: the game's message `field.NAME`, or else its name in the data, as words. */
export function fieldLabel({ text }: Speech, name: string): string {
  const key = `field.${name}`;
  return text.has(key) ? text.t(key) : spelled(name);
}

/** The words for a value of a field: what it stands for, the message `field.NAME.VALUE`, or else the value itself. */
export function fieldWords({ text, nouns }: Speech, name: string, value: string | number): string {
  const noun = nouns(name, value, {});
  if (noun !== undefined) return text.t(noun.key, noun.args);
  const key = `field.${name}.${value}`;
  return text.has(key) ? text.t(key) : String(value);
}

/** `hasActed` as `has acted`. */
function spelled(name: string): string {
  return name.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
}
