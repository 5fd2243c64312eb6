import { distinct } from '@sitrep/packs';
import * as z from 'zod';
import {
  type Card,
  type CardOf,
  type CardType,
  FAIL_CONDITIONS,
  FIRE_MODES,
  HOSTILE_LEVELS,
  SOLDIER_KINDS,
  SOURCES,
  TARGET_VERBS,
} from '../../content/cards.ts';
import { ability, chartRow } from './effects.ts';
import { change, from1, localId, reference, span, term, upTo, yes } from './figures.ts';
import { sameAs } from './same.ts';
import { hostileClass } from './selectors.ts';

const traits = distinct(z.array(term).min(1).max(20))
  .exactOptional()
  .describe('What other cards ask about, such as Urban.');
const reinforce = distinct(z.array(upTo(20)).max(21)).describe('The hostile values that reinforce here.');

const base = {
  id: localId.describe('Names the card inside its pack, in kebab-case.'),
  source: z.enum(SOURCES).describe('Where the figures come from.'),
  traits,
  abilities: z.array(ability).min(1).max(10).exactOptional().describe('What the card does.'),
};

const threshold = z.union([upTo(60), z.literal('none')], {
  error: 'needed here: a whole number from 0 to 60, or "none"',
});
const hostiles = z
  .tuple([threshold, threshold, threshold, threshold, threshold, threshold])
  .describe('The hostile thresholds of the six team-value bands.');

const count = from1(20).describe('How many copies are in the deck.');
const entrance = upTo(20).describe('What entering costs.');
const striking = upTo(9)
  .exactOptional()
  .describe('The Actions that entering or leaving Striking takes; 1 by default.');
const region = term.describe('Which region it belongs to.');
const enemy = term.describe('Which enemy it belongs to.');
const set = localId.exactOptional().describe('Goes only with a card of the same set.');
const always = yes.exactOptional().describe('Reinforces without Soldiers there too.');

const year = z.int().min(1900).max(2100).exactOptional().describe('Not available before this year.');

const mission = z.strictObject({
  ...base,
  type: z.literal('mission'),
  region,
  resources: z.int().min(10).max(300).describe('The points a team may cost.'),
  time: from1(40).describe('How many turns there are.'),
  objectiveSlot: z.int().min(2).max(12).describe('The slot of the Objective; the path is as long.'),
  loadout: change.describe('Added to what each Player Soldier can carry.'),
  entrance,
  striking,
  reinforce: reinforce.exactOptional(),
  recon: z
    .enum(['location', 'support', 'stealth', 'covert'])
    .exactOptional()
    .describe('The type of card that is searched out before the first turn.'),
  raid: yes.exactOptional().describe('Once the Objective is done, it becomes an Escape.'),
  set,
});

const attackTarget = {
  cover: upTo(12),
  hits: from1(20).describe('The hits that destroy one.'),
  size: change.exactOptional().describe('Added to attack dice.'),
  traits,
  explosionOnly: yes.exactOptional(),
  range: span.exactOptional().describe('The distances from which it can be attacked.'),
};

const target = z.strictObject({
  ...attackTarget,
  name: term
    .exactOptional()
    .describe('What it is called; in the locale, the form `object` names all of them after the verb.'),
  verb: z.enum(TARGET_VERBS).exactOptional().describe('What the team does with it; `destroy` by default.'),
  count: from1(10).describe('How many there are.'),
  screenedBy: hostileClass.exactOptional(),
});

const objectiveCondition = z.discriminatedUnion('need', [
  z.strictObject({ need: z.literal('eliminateHostiles') }),
  z.strictObject({ need: z.literal('onSite') }),
  z.strictObject({ need: z.literal('destroyTargets') }),
  z.strictObject({ need: z.literal('timeLimit'), turns: from1(40) }),
  z.strictObject({ need: z.literal('keepClear'), turns: from1(20) }),
  z.strictObject({ need: z.literal('eliminateHostile'), card: reference }),
  z.strictObject({ need: z.literal('escape') }),
  z.strictObject({ need: z.literal('failIf'), is: z.enum(FAIL_CONDITIONS), least: from1(20) }),
]);

const objective = z.strictObject({
  ...base,
  type: z.literal('objective'),
  region,
  entrance,
  striking,
  reinforce,
  alwaysReinforce: always,
  hostiles,
  conditions: z
    .array(objectiveCondition)
    .min(1)
    .describe('All must hold at the same moment; `timeLimit` and `failIf` say how it fails.'),
  target: target.exactOptional().describe('What must be attacked, for destroyTargets.'),
  present: z
    .array(reference)
    .min(1)
    .max(20)
    .exactOptional()
    .describe('Hostile cards that lie here from the start and come alive with it.'),
  embedded: reference
    .exactOptional()
    .describe('An Objective whose text joins this one when it is activated.'),
  set,
});

const playCost = z.union([z.strictObject({ actions: from1(5) }), z.strictObject({ xp: from1(10) })], {
  error: 'needed here: {"actions": n} or {"xp": n}',
});

const location = z.strictObject({
  ...base,
  type: z.literal('location'),
  region,
  count,
  entrance,
  striking,
  reinforce,
  alwaysReinforce: always,
  playCost: playCost.exactOptional().describe('What playing it costs.'),
  hostiles,
});

const chart = z.strictObject({
  range: span,
  columns: z.array(z.strictObject({ reticles: span, rows: z.array(chartRow).min(1) })).min(1),
});

const hostile = z.strictObject({
  ...base,
  type: z.literal('hostile'),
  enemy,
  count,
  value: upTo(20).describe('What it counts towards a threshold, and the XP for it.'),
  reticles: from1(10).describe('How many must be killed.'),
  cover: upTo(12).describe('What the defeat-cover die must reach.'),
  penetration: change.exactOptional().describe('Added to its defeat-cover die.'),
  level: z.enum(HOSTILE_LEVELS).exactOptional().describe('The deck of its enemy, where there are two.'),
  banner: yes.exactOptional().describe('Draws an Event when it enters play.'),
  year,
  charts: z
    .array(chart)
    .max(5)
    .describe('Its attacks: distances, columns by uncovered reticles, rows by die.'),
});

const event = z.strictObject({
  ...base,
  type: z.literal('event'),
  enemy,
  count,
  value: upTo(20)
    .exactOptional()
    .describe('What it counts towards a threshold; without it, it lies in the Event deck.'),
  cancelXp: from1(10).exactOptional().describe('The XP that cancels it.'),
  attackable: z
    .strictObject(attackTarget)
    .exactOptional()
    .describe('How attacks remove it from the Location that it stays with.'),
});

const rangeFigure = z.strictObject({ range: upTo(10), kill: from1(20), reload: upTo(9).exactOptional() });
const cost = upTo(99).describe('Resource points.');

const soldier = z.strictObject({
  ...base,
  type: z.literal('soldier'),
  kind: z.enum(SOLDIER_KINDS),
  nation: term.describe('Gear of this nation is open to the team.'),
  cost,
  movement: z.int().min(-5).max(10).describe('What counts freely towards an Entrance.'),
  cover: upTo(12).describe('What a hostile defeat-cover die must reach.'),
  health: from1(12),
  actions: z.array(upTo(6)).min(1).describe('Actions by current Health, first for Health 1.'),
  loadout: upTo(60).exactOptional().describe('What he can carry; Player Soldiers.'),
  unarmed: from1(20)
    .exactOptional()
    .describe('The kill number without a weapon; not Squad Soldiers, nor with `hth`.'),
  hth: change.exactOptional().describe('Added to attack dice hand to hand, in place of `unarmed`.'),
  kit: z
    .array(reference)
    .min(1)
    .max(40)
    .exactOptional()
    .describe('Printed weapons, equipment and skills; all that a Non-Player Soldier has.'),
  squadAttack: z
    .array(z.array(rangeFigure).min(1))
    .min(1)
    .exactOptional()
    .describe('Kill numbers of a Squad Soldier by current Health, first for Health 1.'),
  xp: from1(20).exactOptional().describe('The XP he starts with.'),
  hardy: z
    .array(z.strictObject({ climate: term, amount: from1(10) }))
    .min(1)
    .max(10)
    .exactOptional()
    .describe('The Hardy counters he starts with.'),
});

const bought = {
  ...base,
  cost,
  load: upTo(60).exactOptional().describe('Its weight; by default the cost.'),
  nation: term.exactOptional().describe('Only for teams with a Soldier of this nation.'),
  limit: z
    .strictObject({ times: from1(20), per: z.enum(['soldier', 'weapon', 'mission']) })
    .exactOptional()
    .describe('How often it can be bought; `weapon` means the card that it is attached to.'),
  prereq: reference.exactOptional().describe('What the same Soldier must have.'),
  teamPrereq: reference.exactOptional().describe('What somebody in the team must have.'),
  anySoldier: yes.exactOptional().describe('Can be bought for Soldiers of every kind.'),
  year,
};

const mode = z.strictObject({
  mode: z.enum(FIRE_MODES),
  dice: from1(10),
  kill: from1(20).exactOptional(),
  attack: change.exactOptional(),
  penetration: change.exactOptional(),
  stumble: from1(9).exactOptional(),
  xp: from1(10).exactOptional(),
});

const profile = z.strictObject({
  ranges: z.array(rangeFigure).min(1),
  modes: z.array(mode).min(1).describe('A mode may have figures of its own, and a price in XP.'),
  melee: yes.exactOptional().describe('From Striking Range only.'),
  thrown: yes.exactOptional().describe('The card itself is thrown and lies under its target.'),
  stack: upTo(5).exactOptional().describe('The place of its ammunition in `stacks`, from 0.'),
  penetration: change.exactOptional().describe('Added to the defeat-cover die.'),
  singleShot: yes.exactOptional().describe('Once in each turn.'),
  spends: yes.exactOptional().describe('Every attack uses up a counter.'),
});

const weapon = z.strictObject({
  ...bought,
  type: z.literal('weapon'),
  words: distinct(z.array(term).min(1).max(20)).describe(
    'The words of its title that other cards ask about.',
  ),
  profiles: z.array(profile).min(1).max(10).describe('Its ways of attacking.'),
  stacks: z
    .array(z.strictObject({ ammo: term, count: from1(40), setSize: from1(40).exactOptional() }))
    .max(5)
    .describe('Its ammunition; `setSize` counters are bought at a time.'),
  bipod: z
    .enum(['helps', 'needed'])
    .exactOptional()
    .describe('It can be deployed; without that it is not to be used where it is needed.'),
  rails: from1(20).exactOptional().describe('The load of attachments that weighs nothing on it.'),
  expended: yes.exactOptional().describe('Bought by the unit; each use removes one.'),
  requires: distinct(z.array(term).min(1).max(20))
    .exactOptional()
    .describe('Title words or traits, one of which another weapon of its Soldier must have.'),
  triggered: yes.exactOptional().describe('Goes off when a hostile card enters its slot.'),
  selfDefense: yes.exactOptional().describe('Can answer a hostile attack.'),
});

const fits = distinct(z.array(z.string().min(1).max(80)).min(1).max(50)).exactOptional();

const equipment = z.strictObject({
  ...bought,
  type: z.literal('equipment'),
  attachesTo: fits.describe('Title words, traits or cards of the weapons and equipment that it fits.'),
  legacyAttachesTo: fits.describe('The same under the switch acog-legacy.'),
  counters: from1(20).exactOptional().describe('How often it can be expended.'),
  expended: yes.exactOptional().describe('Bought by the unit; each use removes one.'),
});

const skill = z.strictObject({
  ...bought,
  type: z.literal('skill'),
  negative: yes.exactOptional().describe('Only printed on Soldiers, never bought.'),
});

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'a month is written as 1943-07' });

const record = z.strictObject({
  ...base,
  type: z.literal('record'),
  cost,
  nation: term.describe('Only for Soldiers of this nation.'),
  kinds: distinct(z.array(z.enum(SOLDIER_KINDS)).min(1)).describe('The kinds of Soldiers it is for.'),
  period: z
    .tuple([month, month])
    .refine(([from, to]) => from <= to, { error: 'the first month may not be after the last' })
    .describe('The first and last month; no two of one Soldier may share any.'),
});

const action = z.strictObject({
  ...base,
  type: z.literal('action'),
  count,
  kind: z
    .enum(['support', 'stealth', 'covert', 'marker'])
    .exactOptional()
    .describe('A support card is laid down and then used; a marker fetches a Location when drawn.'),
  discard: from1(10).exactOptional().describe('The other cards that must be discarded to play it.'),
  retain: from1(10).exactOptional().describe('The XP for which it stays in play.'),
});

const report = z.strictObject({ ...base, type: z.literal('report') });

/** One schema for each type of card; which equals the engine's type is proved by `sameAs`. */
export const CARDS = sameAs<{ readonly [T in CardType]: CardOf<T> }>()({
  mission,
  objective,
  location,
  hostile,
  event,
  soldier,
  weapon,
  equipment,
  skill,
  record,
  action,
  report,
});

/** A file of cards: each file holds cards of one type. */
export function cardFile(type: CardType): z.ZodType<readonly Card[]> {
  return z.array(CARDS[type]).min(1);
}
