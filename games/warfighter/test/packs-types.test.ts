import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Limit } from '../src/content/vocabulary.ts';
import { sameAs } from '../src/packs/schema/same.ts';

/** The compiler runs these: an error that does not come is an error itself. */
it('does not compile a schema that differs from its type', () => {
  const limits = sameAs<{ limit: Limit }>();
  const per = z.enum(['soldierTurn', 'gameTurn', 'mission']);
  const same = limits({ limit: z.strictObject({ times: z.int(), per }) });
  // @ts-expect-error a field is missing
  limits({ limit: z.strictObject({ times: z.int() }) });
  // @ts-expect-error a field is of another type
  limits({ limit: z.strictObject({ times: z.string(), per }) });
  // @ts-expect-error a field may be left out
  limits({ limit: z.strictObject({ times: z.int().exactOptional(), per }) });
  // @ts-expect-error there is a field too many
  limits({ limit: z.strictObject({ times: z.int(), per, more: z.int().exactOptional() }) });
  // @ts-expect-error a word is missing
  limits({ limit: z.strictObject({ times: z.int(), per: z.enum(['gameTurn', 'mission']) }) });
  // @ts-expect-error a schema is missing
  limits({});
  // @ts-expect-error a schema has no type
  limits({ ...same, other: z.int() });
  expect(same.limit.safeParse({ times: 1, per: 'mission' }).success).toBe(true);
});
