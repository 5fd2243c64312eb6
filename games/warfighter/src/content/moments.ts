import type { Card, CardType } from './cards.ts';
import type { Trigger } from './vocabulary.ts';

/**
 * The moments that abilities work at, and the cards that can print them. The engine reads each word at certain moments
 * on certain cards only; anywhere else it would do nothing, or find nobody to do it to. The pack check refuses that, and
 * the card author's guide is made from these tables and from the words.
 */

/** What an ability is printed on. A Support card is a carrier of its own: it lies in play. */
export type Carrier = CardType | 'support';

export function carrierOf(card: Card): Carrier {
  return card.type === 'action' && card.kind === 'support' ? 'support' : card.type;
}

/** Cards that a Soldier has in play. */
export const OWNED: readonly Carrier[] = ['soldier', 'skill', 'record', 'weapon', 'equipment', 'support'];
/** Cards that work in their slot of the path; an Event once it is attached. */
export const PLACES: readonly Carrier[] = ['location', 'objective', 'event'];
/** Cards that work in the whole mission. */
export const MISSION: readonly Carrier[] = ['mission', 'report'];
export const HOSTILE: readonly Carrier[] = ['hostile'];
/** Cards whose text holds for more than one Soldier. */
export const AROUND: readonly Carrier[] = [...PLACES, ...MISSION];
/** Cards that somebody uses: in play, or played from the hand. */
export const USED: readonly Carrier[] = [...OWNED, 'action'];

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

const WHEN_PLAYED = { on: USED, isPlayed: true, hasSoldier: true } as const;

export const MOMENTS: Readonly<Record<Trigger, Moment>> = {
  static: {
    meaning: 'always, while the card is in force',
    on: [...OWNED, ...PLACES, ...MISSION, ...HOSTILE],
  },
  main: { meaning: 'in the Soldier Turn, between acts', ...WHEN_PLAYED },
  declareAttack: { meaning: 'when a Soldier declares an attack', ...WHEN_PLAYED },
  payEntrance: { meaning: 'while a Soldier pays an Entrance', ...WHEN_PLAYED },
  payDiscards: {
    meaning: 'while the discard cost of a card is paid',
    on: OWNED,
    isPlayed: true,
    hasSoldier: true,
  },
  firstEntry: { meaning: 'when the first Soldier enters a Location', ...WHEN_PLAYED },
  hostileDeclares: { meaning: 'when a hostile declares its attack', ...WHEN_PLAYED, hasHostile: true },
  hostileRolled: { meaning: 'when a hostile has rolled its attack', ...WHEN_PLAYED, hasHostile: true },
  woundAbout: { meaning: 'when a Soldier is about to be wounded', ...WHEN_PLAYED, hasHostile: true },
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

/** The moments a word works at, each with the cards it works on. */
export type Moments = Readonly<Partial<Record<Trigger, readonly Carrier[]>>>;

export const WHEN_USED: Moments = { main: USED };
/** Reactions, and texts that happen to a Soldier. */
export const FOR_SOLDIER: Moments = {
  ...WHEN_USED,
  firstEntry: USED,
  hostileDeclares: USED,
  hostileRolled: USED,
  woundAbout: USED,
  soldierDowned: OWNED,
  soldierTurnStart: OWNED,
  locationCleared: ['location'],
};
/** The same, and texts that happen to everybody. */
export const ANYTIME: Moments = {
  ...FOR_SOLDIER,
  hostilePlaced: MOMENTS.hostilePlaced.on,
  locationPlayed: MOMENTS.locationPlayed.on,
  eventDrawn: MOMENTS.eventDrawn.on,
};
