import type { Card, CardType } from './cards.ts';
import type { Condition, Cost, Effect, EffectName, Trigger, Who } from './vocabulary.ts';

/**
 * Where the words of cards work. The engine reads each word at certain moments on certain cards only; anywhere else it
 * would do nothing, or find nobody to do it to. The pack check refuses that, and the card author guide is made from
 * these tables.
 */

/** What an ability is printed on. A Support card is a carrier of its own: it lies in play. */
export type Carrier = CardType | 'support';

export function carrierOf(card: Card): Carrier {
  return card.type === 'action' && card.kind === 'support' ? 'support' : card.type;
}

/** Cards that a Soldier has in play. */
const OWNED: readonly Carrier[] = ['soldier', 'skill', 'record', 'weapon', 'equipment', 'support'];
/** Cards that work in their slot of the path; an Event once it is attached. */
const PLACES: readonly Carrier[] = ['location', 'objective', 'event'];
/** Cards that work in the whole mission. */
const MISSION: readonly Carrier[] = ['mission', 'report'];
const HOSTILE: readonly Carrier[] = ['hostile'];
/** Cards played from the hand. */
const PLAYED: readonly Carrier[] = ['action'];

export interface Moment {
  readonly meaning: string;
  /** What can print an ability for this moment. */
  readonly on: readonly Carrier[];
  /** Somebody decides to use it: only then do costs, `who`, `upgun` and `limit` count. */
  readonly isPlayed?: true;
  /** A Soldier is served by it. */
  readonly hasSoldier?: true;
  /** It is about one hostile card. */
  readonly hasHostile?: true;
}

const USED = { on: [...OWNED, ...PLAYED], isPlayed: true, hasSoldier: true } as const;

export const MOMENTS: Readonly<Record<Trigger, Moment>> = {
  static: {
    meaning: 'always, while the card is in force',
    on: [...OWNED, ...PLACES, ...MISSION, ...HOSTILE],
  },
  main: { meaning: 'in the Soldier Turn, between acts', ...USED },
  declareAttack: { meaning: 'when a Soldier declares an attack', ...USED },
  payEntrance: { meaning: 'while a Soldier pays an Entrance', ...USED },
  payDiscards: {
    meaning: 'while the discard cost of a card is paid',
    on: OWNED,
    isPlayed: true,
    hasSoldier: true,
  },
  firstEntry: { meaning: 'when the first Soldier enters a Location', ...USED },
  hostileDeclares: { meaning: 'when a hostile declares its attack', ...USED, hasHostile: true },
  hostileRolled: { meaning: 'when a hostile has rolled its attack', ...USED, hasHostile: true },
  woundAbout: { meaning: 'when a Soldier is about to be wounded', ...USED, hasHostile: true },
  soldierDowned: { meaning: 'when another Soldier is Downed', on: OWNED, hasSoldier: true },
  hostilePlaced: { meaning: 'when the card enters play', on: HOSTILE, hasHostile: true },
  locationPlayed: { meaning: 'when a Location is played', on: ['location', 'mission'] },
  locationCleared: {
    meaning: 'once, when all hostiles drawn for the Location are gone and a Player Soldier is there',
    on: ['location'],
    hasSoldier: true,
  },
  eventDrawn: { meaning: 'when the Event is drawn', on: ['event'] },
  soldierTurnStart: { meaning: 'at the start of the Soldier Turn', on: OWNED, hasSoldier: true },
  reinforceStep: { meaning: 'in the Reinforce step of the Hostile Turn', on: HOSTILE },
  attackStepStart: {
    meaning: 'at the start of the Attack step of the Hostile Turn',
    on: [...HOSTILE, 'soldier', 'skill', 'equipment'],
  },
  setup: {
    meaning: 'before the mission',
    on: ['mission', 'report', 'skill', 'record', 'weapon', 'equipment'],
  },
};

export interface Word {
  readonly meaning: string;
  /** The moments it works at, each with the cards it works on. */
  readonly at: Readonly<Partial<Record<Trigger, readonly Carrier[]>>>;
  /** Whom it is done to; without that moment or choice there would be nobody. */
  readonly needs?: 'soldier' | 'hostile';
}

const AROUND = [...PLACES, ...MISSION];
const whenUsed = { main: MOMENTS.main.on } as const;
/** Reactions, and texts that happen to a Soldier. */
const forSoldier = {
  ...whenUsed,
  firstEntry: USED.on,
  hostileDeclares: USED.on,
  hostileRolled: USED.on,
  woundAbout: USED.on,
  soldierDowned: OWNED,
  soldierTurnStart: OWNED,
  locationCleared: ['location'],
} as const;
/** The same, and texts that happen to everybody. */
const anytime = {
  ...forSoldier,
  hostilePlaced: MOMENTS.hostilePlaced.on,
  locationPlayed: MOMENTS.locationPlayed.on,
  eventDrawn: MOMENTS.eventDrawn.on,
} as const;

export const WORDS: Readonly<Record<EffectName, Word>> = {
  modAttack: {
    meaning: 'adds to all attack dice',
    at: { static: [...OWNED, ...AROUND], declareAttack: USED.on },
  },
  modDefeatCover: {
    meaning: 'adds to the defeat-cover die',
    at: { static: [...OWNED, ...PLACES], declareAttack: USED.on },
  },
  setDefeatCover: {
    meaning: 'the defeat-cover die counts as this face',
    at: { static: OWNED, declareAttack: USED.on },
  },
  automaticHit: { meaning: 'every attack die hits', at: { static: OWNED, declareAttack: USED.on } },
  ignoreScreening: { meaning: 'the attack may choose a screened target', at: { declareAttack: USED.on } },
  addTrait: { meaning: 'the weapon it is attached to has this trait', at: { static: ['equipment'] } },
  modCover: {
    meaning:
      'adds to the Cover of its Soldier, or of the Soldiers or hostiles there, maybe just `against` Ranged attacks',
    at: { static: [...OWNED, ...AROUND] },
  },
  modEntrance: {
    meaning: 'adds to the Entrance cost there',
    at: { static: [...HOSTILE, ...AROUND], firstEntry: USED.on, eventDrawn: ['event'] },
  },
  ignoreEntrancePenalties: {
    meaning: 'hostiles add nothing to this Entrance',
    at: { payEntrance: USED.on },
  },
  modMovement: {
    meaning: 'adds to the Movement of its Soldier; with `who` anySoldier, of all others',
    at: { static: [...OWNED, ...MISSION], payEntrance: USED.on },
  },
  payDiscard: {
    meaning: 'counts as so many discards towards the cost of a card of this kind',
    at: { payDiscards: OWNED },
  },
  modLoadout: {
    meaning: 'adds to what the Soldier can carry',
    at: { static: ['soldier', 'skill', 'record', 'weapon', 'equipment'] },
  },
  modHand: { meaning: 'adds to the hand size', at: { static: OWNED } },
  modActions: { meaning: 'adds to the Actions of each turn', at: { static: OWNED } },
  modUnarmed: { meaning: 'makes the Unarmed number better', at: { static: OWNED } },
  modHth: { meaning: 'adds to attack dice hand to hand', at: { static: OWNED } },
  spray: {
    meaning: 'every attack die counts by itself; all but the best hit only `from` this number',
    at: { static: ['weapon'] },
  },
  modHealRoll: { meaning: 'adds to heal rolls that the Soldier makes', at: { static: OWNED } },
  modBudget: { meaning: 'adds to the resources, `perSlot` times the slots', at: { setup: MISSION } },
  modTime: { meaning: 'adds turns to the mission', at: { setup: MISSION } },
  modSlots: { meaning: 'adds slots to the path', at: { setup: MISSION } },
  modHostileValue: { meaning: 'adds to every hostile threshold', at: { static: MISSION } },
  screenedBy: { meaning: 'is screened by these hostile cards', at: { static: HOSTILE } },
  screens: { meaning: 'screens these hostile cards', at: { static: HOSTILE } },
  fearless: { meaning: 'cannot be suppressed', at: { static: HOSTILE } },
  immobile: { meaning: 'does not close in; with `after`, once so many were killed', at: { static: HOSTILE } },
  coverAtRange: { meaning: 'has this Cover against attacks from such a distance', at: { static: HOSTILE } },
  inspire: { meaning: 'takes a Suppress from every hostile card', at: { attackStepStart: HOSTILE } },
  reinforce: {
    meaning: 'draws a reinforcement of these values; with `range`, while its target is at such a distance',
    at: { reinforceStep: HOSTILE },
  },
  closeQuarters: {
    meaning: 'Soldiers strike the whole Location, not one hostile card',
    at: { static: PLACES },
  },
  collateralDamage: { meaning: 'forbids explosions and automatic fire there', at: { static: PLACES } },
  forbid: {
    meaning:
      'forbids leaving the slot, playing cards in the slot of its target (but for reactions), Discard and Draw, or hostile attacks on Soldiers there',
    at: { static: [...HOSTILE, ...PLACES] },
  },
  placeAt: { meaning: 'enters play at this place', at: { hostilePlaced: HOSTILE } },
  grantAttack: {
    meaning:
      'an attack without an Action; with `afterMove` only for who made the Move before it, with `strikes` hand to hand too, without the Striking cost',
    at: whenUsed,
    needs: 'soldier',
  },
  grantMove: { meaning: 'a Move without an Action', at: whenUsed, needs: 'soldier' },
  grantReload: { meaning: 'a Reload without an Action', at: whenUsed, needs: 'soldier' },
  gainActions: {
    meaning: 'Actions now, or at the next refresh',
    at: forSoldier,
    needs: 'soldier',
  },
  drawCards: { meaning: 'cards into the hand', at: forSoldier, needs: 'soldier' },
  drawLocation: {
    meaning: 'the top card of the Location deck into the hand',
    at: whenUsed,
    needs: 'soldier',
  },
  discardCards: { meaning: 'cards out of the hand, or of every hand', at: anytime },
  gainXp: {
    meaning: 'Experience; at `setup`, to start with',
    at: { ...forSoldier, setup: ['skill', 'record', 'weapon', 'equipment'] },
    needs: 'soldier',
  },
  gainGear: {
    meaning: 'resources for gear and ammunition now; `shared` by the Player Soldiers in the slot',
    at: { ...whenUsed, locationCleared: ['location'] },
    needs: 'soldier',
  },
  gainHardy: {
    meaning: 'Hardy counters; at `setup`, to start with',
    at: { ...forSoldier, setup: ['skill', 'record', 'equipment'] },
    needs: 'soldier',
  },
  environ: {
    meaning: 'Soldiers there roll at the start of the Soldier Turn',
    at: { static: [...PLACES, 'mission'] },
  },
  camouflage: {
    meaning: 'for each hostile that targets the Soldier: from this roll on it does nothing this turn',
    at: { attackStepStart: ['soldier', 'skill', 'equipment'] },
  },
  cancelAttack: {
    meaning: 'the hostile attack has no effect; before Wounds, what Events would do has none either',
    at: { hostileRolled: USED.on, woundAbout: USED.on },
  },
  redirectAttack: {
    meaning: 'the hostile attacks the chosen Soldier instead of who plays it',
    at: { hostileDeclares: USED.on },
  },
  moveWounds: { meaning: 'the chosen Soldier takes the Wounds of who plays it', at: { woundAbout: USED.on } },
  hit: { meaning: 'kills reticles without dice', at: whenUsed, needs: 'hostile' },
  discardHostile: {
    meaning: 'takes the hostile card out of play, without XP',
    at: whenUsed,
    needs: 'hostile',
  },
  suppress: { meaning: 'Suppress counters on Soldiers or hostiles', at: anytime },
  removeSuppress: { meaning: 'takes Suppress counters off', at: forSoldier, needs: 'soldier' },
  wound: { meaning: 'Wounds Soldiers', at: anytime },
  heal: { meaning: 'heals one untreated Wound', at: whenUsed, needs: 'soldier' },
  healRoll: { meaning: 'heals one untreated Wound by a roll', at: whenUsed, needs: 'soldier' },
  supportAttack: { meaning: 'an Explosion without a weapon', at: whenUsed, needs: 'hostile' },
  chartAttack: {
    meaning: 'a chart attack on every Soldier there',
    at: { hostilePlaced: HOSTILE, locationPlayed: ['location'], eventDrawn: ['event'] },
  },
  moveTimer: { meaning: 'moves the timer: plus takes turns away', at: anytime },
  choice: { meaning: 'one of several lists of effects', at: anytime },
  payOr: { meaning: 'XP is paid, or the other effects happen', at: anytime },
  attach: { meaning: 'the Event stays beside a Location', at: { eventDrawn: ['event'] } },
};

/** Words that work on fewer cards when they say this. */
const NARROWER: Readonly<Record<string, readonly Carrier[]>> = {
  'modCover self': OWNED,
  'modCover soldiers': AROUND,
  'modCover hostiles': AROUND,
  'forbid playCards': HOSTILE,
  'forbid discardDraw': HOSTILE,
  'forbid attack': PLACES,
};

/** The cards that this effect works on at this moment. */
export function carriersOf(effect: Effect, when: Trigger): readonly Carrier[] {
  const carriers = WORDS[effect.effect].at[when] ?? [];
  const narrower = NARROWER[variantOf(effect)];
  return narrower === undefined ? carriers : carriers.filter((carrier) => narrower.includes(carrier));
}

/** A word with the part of it that decides where it works, as in `modCover self`. */
export function variantOf(effect: Effect): string {
  if (effect.effect === 'modCover') return `modCover ${effect.of}`;
  return effect.effect === 'forbid' ? `forbid ${effect.act}` : effect.effect;
}

/** The words whose conditions are looked at while they are static: those of an attack. */
export const CONDITIONAL: readonly EffectName[] = [
  'modAttack',
  'modDefeatCover',
  'setDefeatCover',
  'automaticHit',
  'spray',
];

const PLAYED_MOMENTS: readonly Trigger[] = [
  'main',
  'declareAttack',
  'payEntrance',
  'payDiscards',
  'firstEntry',
  'hostileDeclares',
  'hostileRolled',
  'woundAbout',
];
const HOSTILE_MOMENTS: readonly Trigger[] = ['hostileDeclares', 'hostileRolled', 'woundAbout'];
const IN_ATTACK: readonly Trigger[] = ['static', 'declareAttack'];

export interface Term {
  readonly meaning: string;
  readonly at: readonly Trigger[];
}

export const CONDITION_WORDS: Readonly<Record<Condition['is'], Term>> = {
  weaponTrait: { meaning: 'the weapon has this trait', at: IN_ATTACK },
  titleWord: { meaning: 'the weapon has one of these words in its title', at: IN_ATTACK },
  attackKind: { meaning: 'the attack is of this kind', at: IN_ATTACK },
  range: { meaning: 'the target is at such a distance', at: IN_ATTACK },
  targetTrait: { meaning: 'the target has this trait', at: IN_ATTACK },
  locationTrait: {
    meaning: 'the Location attacked or entered has this trait',
    at: [...IN_ATTACK, 'payEntrance'],
  },
  playedTrait: { meaning: 'the Location played has this trait', at: ['locationPlayed'] },
  suppressed: { meaning: 'the Soldier is suppressed', at: PLAYED_MOMENTS },
  deployed: { meaning: 'the Bipod of the weapon is deployed', at: ['static'] },
  canAttack: { meaning: 'the Soldier could attack that hostile now', at: HOSTILE_MOMENTS },
};

export const COST_WORDS: Readonly<Record<Cost['pay'], Term>> = {
  action: { meaning: 'Actions', at: ['main'] },
  xp: { meaning: 'Experience, of any Soldiers', at: PLAYED_MOMENTS },
  discard: { meaning: 'other cards of the hand', at: PLAYED_MOMENTS },
  ammo: { meaning: 'a round of a weapon that could attack that hostile', at: HOSTILE_MOMENTS },
  expend: { meaning: 'a counter of the gear it is printed on', at: PLAYED_MOMENTS },
};

export interface WhoWord {
  readonly meaning: string;
  /** It can be the `who` of an ability: whom the player serves or strikes. */
  readonly isChosen?: true;
  /** It can be the `on` of an effect; `hostile` ones of suppress alone. */
  readonly on?: 'soldiers' | 'hostiles';
}

export const WHO_WORDS: Readonly<Record<Who['who'], WhoWord>> = {
  self: { meaning: 'the Soldier who plays it, or whose card it is', isChosen: true, on: 'soldiers' },
  anySoldier: {
    meaning: 'a Soldier of the team; as `on`, all of them',
    isChosen: true,
    on: 'soldiers',
  },
  squadSoldier: { meaning: 'a Squad Soldier', isChosen: true },
  soldierHere: { meaning: 'a Soldier in the same slot', isChosen: true },
  otherSoldierHere: { meaning: 'another Soldier in the same slot', isChosen: true },
  soldiersHere: { meaning: 'all Soldiers in the slot', on: 'soldiers' },
  target: { meaning: 'the Soldier whom the hostile targets', on: 'soldiers' },
  hostile: {
    meaning: 'a hostile card of such values and distance',
    isChosen: true,
    on: 'hostiles',
  },
  hostilesHere: { meaning: 'all hostile cards in the slot', on: 'hostiles' },
  allHostiles: { meaning: 'all hostile cards', on: 'hostiles' },
};
