import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import {
  ATTACK_KINDS,
  type Condition,
  type Cost,
  type HostileClass,
  type Who,
} from '../../content/vocabulary.ts';
import { from1, reference, span, term } from './figures.ts';
import { type ByWord, sameAs } from './same.ts';

const word = <W extends string>(name: W) => z.literal(name);

const CONDITIONS = sameAs<ByWord<Condition, 'is'>>()({
  weaponTrait: z.strictObject({ is: word('weaponTrait'), trait: term }),
  titleWord: z.strictObject({ is: word('titleWord'), words: distinct(z.array(term).min(1).max(20)) }),
  attackKind: z.strictObject({ is: word('attackKind'), kind: z.enum(ATTACK_KINDS) }),
  range: z.strictObject({ is: word('range'), span }),
  targetTrait: z.strictObject({ is: word('targetTrait'), trait: term }),
  locationTrait: z.strictObject({ is: word('locationTrait'), trait: term }),
  playedTrait: z.strictObject({ is: word('playedTrait'), trait: term }),
  suppressed: z.strictObject({ is: word('suppressed') }),
  canAttack: z.strictObject({ is: word('canAttack') }),
  deployed: z.strictObject({ is: word('deployed') }),
});

const COSTS = sameAs<ByWord<Cost, 'pay'>>()({
  action: z.strictObject({ pay: word('action'), amount: from1(5) }),
  xp: z.strictObject({ pay: word('xp'), amount: from1(10) }),
  discard: z.strictObject({ pay: word('discard'), amount: from1(10) }),
  ammo: z.strictObject({ pay: word('ammo'), amount: from1(1) }),
  expend: z.strictObject({ pay: word('expend'), amount: from1(1) }),
});

const WHO = sameAs<ByWord<Who, 'who'>>()({
  self: z.strictObject({ who: word('self') }),
  anySoldier: z.strictObject({ who: word('anySoldier') }),
  squadSoldier: z.strictObject({ who: word('squadSoldier') }),
  soldierHere: z.strictObject({ who: word('soldierHere') }),
  otherSoldierHere: z.strictObject({ who: word('otherSoldierHere') }),
  soldiersHere: z.strictObject({ who: word('soldiersHere') }),
  target: z.strictObject({ who: word('target') }),
  hostile: z.strictObject({
    who: word('hostile'),
    values: span.exactOptional(),
    range: span.exactOptional(),
  }),
  hostilesHere: z.strictObject({ who: word('hostilesHere') }),
  allHostiles: z.strictObject({ who: word('allHostiles') }),
});

const HOSTILE_CLASSES = sameAs<ByWord<HostileClass, 'of'>>()({
  cards: z.strictObject({ of: word('cards'), cards: distinct(z.array(reference).min(1).max(50)) }),
  values: z.strictObject({ of: word('values'), span }),
  others: z.strictObject({ of: word('others') }),
  all: z.strictObject({ of: word('all') }),
});

/** The members of a record of schemas as the list that `discriminatedUnion` wants. */
export function membersOf<S extends z.core.$ZodTypeDiscriminable>(
  schemas: Readonly<Record<string, S>>,
): [S, ...S[]] {
  const [first, ...others] = Object.values(schemas);
  if (first === undefined) throw new Error('there is no word to choose from');
  return [first, ...others];
}

export const condition = z.discriminatedUnion('is', membersOf(CONDITIONS)).meta({ id: 'condition' });
export const cost = z.discriminatedUnion('pay', membersOf(COSTS)).meta({ id: 'cost' });
export const who = z.discriminatedUnion('who', membersOf(WHO)).meta({ id: 'who' });
export const hostileClass = z
  .discriminatedUnion('of', membersOf(HOSTILE_CLASSES))
  .meta({ id: 'hostileClass' });
