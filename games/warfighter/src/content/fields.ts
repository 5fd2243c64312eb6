/**
 * What may go with an effect word on a card, as data. The type of the effect follows from it (`vocabulary.ts`)
 * and so does its schema (`packs/schema`). Schemas are written with zod, which the engine does not load.
 */
export type Field =
  | Named<NamedKind>
  | NumberField
  | OneOf<string>
  | List<Field>
  | Numbers
  | Group<Fields>
  | Optional<Field>;

/** Fields by their names. */
export interface Fields {
  readonly [name: string]: Field;
}

/** Values that not only effects have; `vocabulary.ts` has their types and `packs/schema` their schemas. */
export type NamedKind = 'yes' | 'term' | 'span' | 'amount' | 'who' | 'hostileClass' | 'chartRow' | 'effects';

export interface Named<K extends NamedKind> {
  readonly is: 'named';
  readonly kind: K;
}

/** A whole number. Bounds are wide: they catch slips of the pen, not bold designs. */
export interface NumberField {
  readonly is: 'number';
  readonly least: number;
  readonly most: number;
}

export interface OneOf<W extends string> {
  readonly is: 'oneOf';
  readonly words: readonly W[];
}

export interface List<F> {
  readonly is: 'list';
  readonly of: F;
  readonly least: number;
  readonly most?: number;
}

/** Numbers from 0 on, none of them twice. */
export interface Numbers {
  readonly is: 'numbers';
  readonly most: number;
}

/** Fields in braces of their own. */
export interface Group<F> {
  readonly is: 'group';
  readonly fields: F;
}

export interface Optional<F> {
  readonly is: 'optional';
  readonly of: F;
}

export const between = (least: number, most: number): NumberField => ({ is: 'number', least, most });
export const upTo = (most: number): NumberField => between(0, most);
export const from1 = (most: number): NumberField => between(1, most);
/** A bonus or a penalty. */
export const change = between(-20, 20);

export const oneOf = <W extends string>(...words: readonly W[]): OneOf<W> => ({ is: 'oneOf', words });
/** Exactly that many items, or any number from `least` on. */
export const list = <F extends Field>(of: F, least: number, most?: number): List<F> => ({
  is: 'list',
  of,
  least,
  ...(most !== undefined && { most }),
});
export const numbersUpTo = (most: number): Numbers => ({ is: 'numbers', most });
export const group = <F extends Fields>(fields: F): Group<F> => ({ is: 'group', fields });
export const optional = <F extends Field>(of: F): Optional<F> => ({ is: 'optional', of });

const named = <K extends NamedKind>(kind: K): Named<K> => ({ is: 'named', kind });
/** A flag that is true; otherwise the field is left out. */
export const yes = named('yes');
export const term = named('term');
export const span = named('span');
export const amount = named('amount');
export const who = named('who');
export const hostileClass = named('hostileClass');
export const chartRow = named('chartRow');
export const effects = named('effects');

/** The words of `Place`. */
export const anyPlace = oneOf('here', 'next', 'target', 'rearMost', 'frontMost');
