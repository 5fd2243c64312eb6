import type { Arguments } from './messages.ts';
import type { Text } from './text.ts';

/** What a value stands for: the key of a noun, with the noun's own arguments. */
export interface NounRef {
  readonly key: string;
  readonly args?: Arguments;
}

type Scalar = string | number | boolean;

/**
 * Finds the noun that a field of some data stands for: that 7 in the field `card` is `card.lunge`.
 * `undefined` if the value needs no words.
 */
export type Nouns = (field: string, value: Scalar, data: object) => NounRef | undefined;

/**
 * Says what an option, event, refusal or problem means, whatever the game: the message of the key, with the fields of
 * the data as its arguments. Where the data lacks a field that the message needs, because this seat may not know it,
 * the message `key.hidden` speaks instead.
 */
export function describe(text: Text, key: string, data: object, nouns: Nouns = noNouns): string {
  const args = makeArguments(text, data, nouns);
  const isWhole = [...text.argumentsOf(key)].every((name) => args[name] !== undefined);
  const hidden = `${key}.hidden`;
  return text.t(!isWhole && text.has(hidden) ? hidden : key, args);
}

/**
 * The fields of some data as arguments. Scalars pass through, lists are joined, nested records are left out. A field
 * that stands for a noun becomes its base form, with its other forms as `field_form` and the bare value as `field_id`.
 */
export function makeArguments(text: Text, data: object, nouns: Nouns): Arguments {
  const args: Record<string, string | number | boolean> = {};
  for (const [field, value] of Object.entries(data)) {
    const isList = Array.isArray(value);
    const values = (isList ? value : [value]).filter(isScalar);
    if (values.length === 0 && !isList) continue;
    Object.assign(args, fieldArguments(text, field, values, { data, nouns }));
  }
  return args;
}

interface Source {
  readonly data: object;
  readonly nouns: Nouns;
}

function fieldArguments(text: Text, field: string, values: readonly Scalar[], { data, nouns }: Source) {
  const refs = values.flatMap((value) => nouns(field, value, data) ?? []);
  const [only] = values;
  if (refs.length === 0 && values.length === 1 && only !== undefined) return { [field]: plain(only) };
  if (refs.length < values.length) return { [field]: values.join(', ') };
  const forms = refs.map((ref) => text.formsOf(ref.key, ref.args));
  const joined = Object.keys(forms[0] ?? { base: '' }).map((form) => [
    form === 'base' ? field : `${field}_${form}`,
    forms.map((noun) => noun[form] ?? noun.base).join(', '),
  ]);
  return { ...Object.fromEntries(joined), [`${field}_id`]: values.join(', ') };
}

/** Messages select by text, so booleans become words. */
function plain(value: Scalar): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function noNouns(): undefined {
  return undefined;
}
