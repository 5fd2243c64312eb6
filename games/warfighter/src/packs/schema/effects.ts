import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import { type Ability, type ChartRow, type Effect, type Limit, TRIGGERS } from '../../content/vocabulary.ts';
import { amount, change, from1, span, term, upTo, yes } from './figures.ts';
import { type ByWord, sameAs } from './same.ts';
import { condition, cost, hostileClass, membersOf, who } from './selectors.ts';

const word = <W extends string>(effect: W) => z.literal(effect);
/** A word that says everything by itself. */
const bare = <W extends string>(effect: W) => z.strictObject({ effect: word(effect) });
/** A word with a bonus or a penalty. */
const changing = <W extends string>(effect: W) => z.strictObject({ effect: word(effect), amount: change });
/** A word with a number of things. */
const counting = <W extends string>(effect: W) => z.strictObject({ effect: word(effect), amount: from1(20) });

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

const HERE_OR_NEXT = z.enum(['here', 'next']);
const PLACE = z.enum(['here', 'next', 'target', 'rearMost', 'frontMost']);

const EFFECTS = sameAs<ByWord<Effect, 'effect'>>()({
  modAttack: changing('modAttack'),
  modDefeatCover: changing('modDefeatCover'),
  setDefeatCover: z.strictObject({ effect: word('setDefeatCover'), face: from1(6) }),
  automaticHit: bare('automaticHit'),
  ignoreScreening: bare('ignoreScreening'),
  addTrait: z.strictObject({ effect: word('addTrait'), trait: term }),
  modCover: z.strictObject({
    effect: word('modCover'),
    amount: change,
    of: z.enum(['self', 'soldiers', 'hostiles']),
    against: word('ranged').exactOptional(),
  }),
  modEntrance: z.strictObject({ effect: word('modEntrance'), amount, at: HERE_OR_NEXT }),
  ignoreEntrancePenalties: bare('ignoreEntrancePenalties'),
  modMovement: changing('modMovement'),
  payDiscard: z.strictObject({
    effect: word('payDiscard'),
    amount: from1(5),
    kind: z.enum(['support', 'stealth', 'covert']),
  }),
  modLoadout: changing('modLoadout'),
  modHand: changing('modHand'),
  modActions: changing('modActions'),
  modUnarmed: changing('modUnarmed'),
  modHth: changing('modHth'),
  spray: z.strictObject({ effect: word('spray'), from: from1(20).exactOptional() }),
  modHealRoll: changing('modHealRoll'),
  modBudget: z.strictObject({
    effect: word('modBudget'),
    amount: z.int().min(-100).max(100),
    perSlot: yes.exactOptional(),
  }),
  modTime: changing('modTime'),
  modSlots: changing('modSlots'),
  modHostileValue: changing('modHostileValue'),
  screenedBy: z.strictObject({ effect: word('screenedBy'), by: hostileClass }),
  screens: z.strictObject({ effect: word('screens'), those: hostileClass }),
  fearless: bare('fearless'),
  immobile: z.strictObject({ effect: word('immobile'), after: from1(10).exactOptional() }),
  coverAtRange: z.strictObject({ effect: word('coverAtRange'), cover: upTo(12), range: span }),
  inspire: bare('inspire'),
  reinforce: z.strictObject({
    effect: word('reinforce'),
    values: distinct(z.array(upTo(20)).min(1).max(21)),
    range: span.exactOptional(),
  }),
  collateralDamage: bare('collateralDamage'),
  closeQuarters: bare('closeQuarters'),
  forbid: z.strictObject({
    effect: word('forbid'),
    act: z.enum(['leave', 'playCards', 'discardDraw', 'attack']),
    range: span.exactOptional(),
  }),
  placeAt: z.strictObject({
    effect: word('placeAt'),
    anchor: PLACE,
    offset: z.int().min(-10).max(10),
  }),
  grantAttack: z.strictObject({
    effect: word('grantAttack'),
    afterMove: yes.exactOptional(),
    strikes: yes.exactOptional(),
  }),
  grantMove: bare('grantMove'),
  grantReload: bare('grantReload'),
  gainActions: z.strictObject({
    effect: word('gainActions'),
    amount: from1(5),
    next: yes.exactOptional(),
  }),
  drawCards: counting('drawCards'),
  drawLocation: bare('drawLocation'),
  discardCards: counting('discardCards'),
  gainXp: counting('gainXp'),
  gainGear: z.strictObject({
    effect: word('gainGear'),
    amount: from1(20),
    shared: yes.exactOptional(),
  }),
  gainHardy: z.strictObject({ effect: word('gainHardy'), climate: term, amount: from1(10) }),
  environ: z.strictObject({ effect: word('environ'), climate: term, number: from1(10) }),
  camouflage: z.strictObject({ effect: word('camouflage'), from: from1(10) }),
  cancelAttack: bare('cancelAttack'),
  redirectAttack: bare('redirectAttack'),
  moveWounds: bare('moveWounds'),
  hit: z.strictObject({ effect: word('hit'), amount: from1(20), noXp: yes.exactOptional() }),
  discardHostile: bare('discardHostile'),
  suppress: z.strictObject({
    effect: word('suppress'),
    amount: from1(20),
    on: who,
    at: PLACE.exactOptional(),
  }),
  removeSuppress: counting('removeSuppress'),
  wound: z.strictObject({ effect: word('wound'), amount: from1(20), on: who, at: PLACE.exactOptional() }),
  heal: counting('heal'),
  healRoll: z.strictObject({
    effect: word('healRoll'),
    rows: z.array(z.strictObject({ from: from1(20), heal: from1(20) })).min(1),
  }),
  supportAttack: z.strictObject({
    effect: word('supportAttack'),
    dice: from1(10),
    kill: from1(20),
    penetration: change,
    noXp: yes.exactOptional(),
  }),
  chartAttack: z.strictObject({
    effect: word('chartAttack'),
    rows: z.array(chartRow).min(1),
    penetration: change,
    at: PLACE.exactOptional(),
  }),
  moveTimer: changing('moveTimer'),
  choice: z.strictObject({ effect: word('choice'), branches: z.array(nested).min(2).max(10) }),
  payOr: z.strictObject({ effect: word('payOr'), xp: from1(10), otherwise: nested }),
  attach: z.strictObject({ effect: word('attach'), at: HERE_OR_NEXT }),
});

const effect = z.discriminatedUnion('effect', membersOf(EFFECTS)).meta({ id: 'effect' });

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
