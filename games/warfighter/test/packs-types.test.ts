import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import type {
  Amount,
  ChartRow,
  Effect,
  EffectOf,
  HostileClass,
  Limit,
  Place,
  Span,
  Who,
} from '../src/content/vocabulary.ts';
import { ability } from '../src/packs/schema/effects.ts';
import { sameAs } from '../src/packs/schema/same.ts';
import { EFFECTS } from './effect-samples.ts';

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

/** Types and schemas both follow from the fields of words, each in its own way. */
describe('the fields of a word', () => {
  it('are the type of its effect', () => {
    expectTypeOf<EffectOf<'grantMove'>>().toEqualTypeOf<{ readonly effect: 'grantMove' }>();
    expectTypeOf<EffectOf<'gainActions'>>().toEqualTypeOf<{
      readonly effect: 'gainActions';
      readonly amount: number;
      readonly next?: true;
    }>();
    expectTypeOf<EffectOf<'gainHardy'>['climate']>().toEqualTypeOf<string>();
    expectTypeOf<EffectOf<'forbid'>['act']>().toEqualTypeOf<
      'leave' | 'playCards' | 'discardDraw' | 'attack'
    >();
    expectTypeOf<EffectOf<'reinforce'>['values']>().toEqualTypeOf<readonly number[]>();
    expectTypeOf<EffectOf<'coverAtRange'>['range']>().toEqualTypeOf<Span>();
    expectTypeOf<EffectOf<'modEntrance'>['amount']>().toEqualTypeOf<Amount>();
    expectTypeOf<EffectOf<'screens'>['those']>().toEqualTypeOf<HostileClass>();
    expectTypeOf<EffectOf<'wound'>['on']>().toEqualTypeOf<Who>();
    expectTypeOf<EffectOf<'placeAt'>['anchor']>().toEqualTypeOf<Place>();
    expectTypeOf<EffectOf<'chartAttack'>['rows']>().toEqualTypeOf<readonly ChartRow[]>();
    expectTypeOf<EffectOf<'healRoll'>['rows'][0]>().toEqualTypeOf<{
      readonly from: number;
      readonly heal: number;
    }>();
    expectTypeOf<EffectOf<'choice'>['branches']>().toEqualTypeOf<readonly (readonly Effect[])[]>();
  });

  it('are its schema', () => {
    const isRead = (effect: object) => ability.safeParse({ when: 'main', do: [effect] }).success;
    expect(EFFECTS.length).toBeGreaterThan(150);
    expect(EFFECTS.filter((effect) => !isRead(effect))).toEqual([]);
    expect(EFFECTS.filter((effect) => isRead({ ...effect, other: 1 }))).toEqual([]);
    expect(EFFECTS.filter(({ effect, ...values }) => isRead({ effect: `${effect}s`, ...values }))).toEqual(
      [],
    );
  });
});
