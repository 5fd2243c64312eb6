import { derive } from '@sitrep/kernel';
import type { AttackTarget } from '../../content/cards.ts';
import type { AttackFigures } from '../../types.ts';
import {
  cardOfToken,
  findHostile,
  getCardOf,
  type HostileView,
  hostileCard,
  objectiveCard,
  type Read,
  type SlotView,
} from '../table/lookup.ts';

/** What is attacked: a hostile card, a target printed on the Objective, or an Event beside a Location (WF-ATK-02). */
export interface Mark {
  readonly hostile: HostileView | undefined;
  /** The place of an Objective target, from 0; -1 for anything else. */
  readonly target: number;
  /** The token of an Event; -1 for anything else. */
  readonly event: number;
  readonly slot: number;
  readonly traits: readonly string[];
  /** The figures of a target or Event, which is not a hostile card, and the Kills it has taken. */
  readonly printed: AttackTarget | undefined;
  readonly hits: number;
  /** Whether it is screened, cached on first use: a list of marks is made for one moment, and many weapons look at it. */
  isScreened: boolean | undefined;
}

const NO_TRAITS: readonly string[] = [];

export function hostileMark(state: Read, hostile: HostileView): Mark {
  return {
    hostile,
    target: -1,
    event: -1,
    slot: hostile.slot,
    traits: hostileCard(state, hostile).traits ?? NO_TRAITS,
    printed: undefined,
    hits: 0,
    isScreened: undefined,
  };
}

/** Everything that could be attacked: hostile cards, Objective targets not yet destroyed, and Events. */
export const allMarks = derive.game((state: Read): readonly Mark[] => {
  const { hostiles, path, isActive } = state.game;
  const marks: Mark[] = [];
  for (const hostile of hostiles) marks.push(hostileMark(state, hostile));
  if (isActive) addObjectiveMarks(state, marks);
  for (let slot = 1; slot <= path.length; slot += 1) {
    const place = path[slot - 1];
    if (place !== undefined && place.attached.length > 0) addEventMarks(state, marks, place, slot);
  }
  return marks;
});

/** WF-OBJ-12, 14: the targets of an active Objective. */
function addObjectiveMarks(state: Read, marks: Mark[]): void {
  const { target } = objectiveCard(state);
  if (target === undefined) return;
  for (const [index, hits] of state.game.targetHits.entries())
    if (hits < target.hits) marks.push(objectiveMark(state, index));
}

function objectiveMark(state: Read, target: number): Mark {
  const { game } = state;
  const { target: printed } = objectiveCard(state);
  const traits = printed?.traits ?? NO_TRAITS;
  const hits = game.targetHits[target] ?? 0;
  return {
    hostile: undefined,
    target,
    event: -1,
    slot: game.slots,
    traits,
    printed,
    hits,
    isScreened: undefined,
  };
}

/** WF-HOST-50: the Events beside a slot that can be attacked. */
function addEventMarks(state: Read, marks: Mark[], { attached }: SlotView, slot: number): void {
  for (const token of attached) {
    const card = cardOfToken(state, token);
    if (card.type === 'event' && card.attackable !== undefined) marks.push(eventMark(state, token, slot));
  }
}

function eventMark(state: Read, event: number, slot: number): Mark {
  const { attackable: printed } = getCardOf(state, 'event', cardOfToken(state, event).id);
  const traits = printed?.traits ?? NO_TRAITS;
  const hits = state.game.eventHits.find(({ token }) => token === event)?.hits ?? 0;
  return { hostile: undefined, target: -1, event, slot, traits, printed, hits, isScreened: undefined };
}

/** The mark that an attack is aimed at. */
export function markOf(state: Read, { hostile, target }: Pick<AttackFigures, 'hostile' | 'target'>): Mark {
  if (hostile < 0) return objectiveMark(state, target);
  const card = findHostile(state, hostile);
  if (card !== undefined) return hostileMark(state, card);
  return eventMark(
    state,
    hostile,
    state.game.path.findIndex(({ attached }) => attached.includes(hostile)) + 1,
  );
}

/** How a mark is named in attacks: the token of a card, or the place of an Objective target. */
export function aimOf({ hostile, event, target }: Mark): Pick<AttackFigures, 'hostile' | 'target'> {
  return { hostile: hostile?.token ?? event, target };
}
