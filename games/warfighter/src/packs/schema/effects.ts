import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import type { Field, Fields, NamedKind } from '../../content/fields.ts';
import { type Ability, type ChartRow, type Effect, type Limit, TRIGGERS } from '../../content/vocabulary.ts';
import { allWords } from '../../words/lookup.ts';
import { amount, from1, span, term, upTo, yes } from './figures.ts';
import { sameAs } from './same.ts';
import { condition, cost, hostileClass, membersOf, who } from './selectors.ts';

// Effects hold effects: the type is given here because it cannot be inferred from itself.
const nested: z.ZodType<Effect[]> = z.lazy(() => z.array(effect).min(1).max(10)).meta({ id: 'effects' });

export const { chartRow } = sameAs<{ chartRow: ChartRow }>()({
  chartRow: z.strictObject({
    from: from1(10).describe('The row is used from this die result on.'),
    miss: yes.exactOptional(),
    wounds: from1(10).exactOptional(),
    all: yes.exactOptional(),
    again: yes.exactOptional(),
    kill: yes.exactOptional(),
    destroy: yes.exactOptional(),
    discard: yes.exactOptional(),
    malfunction: yes.exactOptional(),
  }),
});

const { limit } = sameAs<{ limit: Limit }>()({
  limit: z.strictObject({ times: from1(10), per: z.enum(['soldierTurn', 'gameTurn', 'mission']) }),
});

const NAMED: Readonly<Record<NamedKind, z.ZodType>> = {
  yes,
  term,
  span,
  amount,
  who,
  hostileClass,
  chartRow,
  effects: nested,
};

/** What a field of an effect may hold. */
function fieldSchema(field: Field): z.ZodType {
  switch (field.is) {
    case 'number':
      return z.int().min(field.least).max(field.most);
    case 'oneOf':
      return field.words.length === 1 ? z.literal(field.words) : z.enum(field.words);
    case 'list': {
      const items = z.array(fieldSchema(field.of)).min(field.least);
      return field.most === undefined ? items : items.max(field.most);
    }
    case 'numbers':
      return distinct(
        z
          .array(upTo(field.most))
          .min(1)
          .max(field.most + 1),
      );
    case 'group':
      return z.strictObject(fieldSchemas(field.fields));
    case 'optional':
      return fieldSchema(field.of).exactOptional();
    case 'named':
      return NAMED[field.kind];
  }
}

function fieldSchemas(fields: Fields): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

const EFFECTS = Object.fromEntries(
  allWords.map(({ name, fields }) => [
    name,
    z.strictObject({ effect: z.literal(name), ...fieldSchemas(fields) }),
  ]),
);

// The types of effects follow from the same fields, by `ValuesOf`; a test compares the two, field by field.
const effect = z.discriminatedUnion('effect', membersOf(EFFECTS)).meta({ id: 'effect' }) as z.ZodType<Effect>;

export const { ability } = sameAs<{ ability: Ability }>()({
  ability: z
    .strictObject({
      when: z.enum(TRIGGERS),
      if: z.array(condition).min(1).exactOptional(),
      cost: z.array(cost).min(1).exactOptional(),
      who: who.exactOptional(),
      do: nested,
      upgun: z.strictObject({ who: who.exactOptional(), do: nested.exactOptional() }).exactOptional(),
      limit: limit.exactOptional(),
    })
    .meta({ id: 'ability' }),
});
