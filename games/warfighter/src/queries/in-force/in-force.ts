import { derive } from '@sitrep/kernel';
import type { Printed } from '../../content/card-index.ts';
import type { Card } from '../../content/cards.ts';
import type { Ability, Effect, EffectName, EffectOf } from '../../content/vocabulary.ts';
import {
  cardOfToken,
  findCard,
  type HostileView,
  hostileCard,
  missionCard,
  option,
  placedCard,
  type Read,
  reportCard,
  type SlotView,
  type SoldierView,
} from '../table/lookup.ts';
import type { Source } from '../table/profile.ts';
import { abilitiesAt, soldierAbilities } from './abilities.ts';
import { isUncovered } from './reticles.ts';

/** Whose text it is. The text of a place concerns whoever is there; the text of the mission concerns everybody. */
type Holder =
  | { readonly is: 'soldier'; readonly soldier: number; readonly item: number }
  | { readonly is: 'place'; readonly slot: number }
  | { readonly is: 'mission' }
  | { readonly is: 'hostile'; readonly hostile: HostileView };

/**
 * How long it stays in force: until the mission ends, until its card leaves the Soldier, the Location or the game, or,
 * for a hostile card, until no reticle is uncovered (WF-HOST-21).
 */
type Until = 'missionEnds' | 'cardLeaves' | 'covered';

/** An effect in force: from which card, whose, and how long. Callers check whether its conditions are met. */
export interface InForce<E extends Effect = Effect> {
  readonly effect: E;
  readonly ability: Ability;
  readonly card: Card;
  readonly holder: Holder;
  readonly until: Until;
}

/** All effects of one word that are in force now. */
export function inForce<N extends EffectName>(state: Read, name: N): readonly InForce<EffectOf<N>>[] {
  // The list under a word holds effects of that word only.
  return (index(state).get(name) ?? NONE) as readonly InForce<EffectOf<N>>[];
}

const NONE: readonly never[] = [];

/** Everything that is in force, by word: the text of Soldiers, Locations, the mission and hostile cards. */
const index = derive.zones((state: Read): ReadonlyMap<EffectName, readonly InForce[]> => {
  const { soldiers, path, hostiles } = state.game;
  const found = new Map<EffectName, InForce[]>();
  for (const soldier of soldiers) add(found, onSoldier(state, soldier));
  for (const [at, place] of path.entries()) {
    // WF-OBJ-01: the text of an inactive Objective has no effect.
    if (at + 1 < state.game.slots || state.game.isActive) add(found, onPlace(state, place, at + 1));
    for (const token of place.attached) add(found, besideTexts(cardOfToken(state, token), at + 1));
  }
  add(found, onMission(state));
  for (const hostile of hostiles) add(found, onHostile(state, hostile));
  return found;
});

function add(found: Map<EffectName, InForce[]>, texts: readonly InForce[]): void {
  for (const text of texts) {
    const same = found.get(text.effect.effect);
    if (same === undefined) found.set(text.effect.effect, [text]);
    else same.push(text);
  }
}

/** The text of a Soldier, his Skills, Service Records and gear, and of the cards in play before him. */
function onSoldier(state: Read, soldier: SoldierView): readonly InForce[] {
  return soldierTexts(soldierAbilities(state, soldier, 'static'), soldier.number);
}

const soldierTexts = derive.content((sources: readonly Source[], soldier: number) =>
  sources.flatMap((source) => textsOf(source, { is: 'soldier', soldier, item: source.item }, 'cardLeaves')),
);

/** The text of a Location (WF-CORE-12), with what is embedded in it (WF-RULING-128). */
function onPlace(state: Read, place: SlotView, slot: number): readonly InForce[] {
  const card = placedCard(state, place);
  if (card === undefined) return [];
  const embedded = card.type === 'objective' ? findCard(state, card.embedded ?? '') : undefined;
  const own = besideTexts(card, slot);
  return embedded === undefined ? own : [...own, ...besideTexts(embedded, slot)];
}

/** The text of a card on the path or beside it. An Event changes the Entrance for as long as it lies there; Action cards left there are counted elsewhere. */
const besideTexts = derive.content((card: Printed, slot: number): readonly InForce[] => {
  const holder = { is: 'place', slot } as const;
  const drawn = card.type === 'event' ? abilitiesAt(card, 'eventDrawn') : [];
  const lasting = drawn
    .flatMap(({ ability }) => textsOf({ card, ability }, holder, 'cardLeaves'))
    .filter(({ effect }) => effect.effect === 'modEntrance');
  return [...staticTexts(card, holder, 'cardLeaves'), ...lasting];
});

/** Text that holds for the whole mission: the Mission card and the Situation Report (WF-SR-11). */
function onMission(state: Read): readonly InForce[] {
  const report = reportCard(state);
  const own = missionTexts(missionCard(state));
  return report === undefined ? own : [...own, ...missionTexts(report)];
}

const missionTexts = derive.content((card: Printed) => staticTexts(card, { is: 'mission' }, 'missionEnds'));

function onHostile(state: Read, hostile: HostileView): readonly InForce[] {
  const texts = hostileTexts(state, hostile);
  const isAll = texts.length === 0 || isUncovered(state, hostile);
  return isAll ? texts : texts.filter(({ until }) => until !== 'covered');
}

/** Words that only describe the card; by one ruling they stay in force when it is fully covered (WF-RULING-42). */
const DESCRIPTORS: readonly EffectName[] = ['coverAtRange', 'immobile', 'screenedBy'];

const hostileTexts = derive.match((state: Read, hostile: HostileView): readonly InForce[] => {
  const isDescriptionKept = option(state, 'covered-text') === 'descriptors-stay';
  return staticTexts(hostileCard(state, hostile), { is: 'hostile', hostile }, 'covered').map((text) =>
    isDescriptionKept && DESCRIPTORS.includes(text.effect.effect) ? { ...text, until: 'cardLeaves' } : text,
  );
});

function staticTexts(card: Printed, holder: Holder, until: Until): readonly InForce[] {
  return abilitiesAt(card, 'static').flatMap(({ ability }) => textsOf({ card, ability }, holder, until));
}

function textsOf(
  { card, ability }: Pick<InForce, 'card' | 'ability'>,
  holder: Holder,
  until: Until,
): readonly InForce[] {
  return ability.do.map((effect) => ({ effect, ability, card, holder, until }));
}

/** Whether it is the text of a Soldier's cards. */
export function isOfSoldier({ holder }: InForce, soldier: number): boolean {
  return holder.is === 'soldier' && holder.soldier === soldier;
}

/** Whether it is the text of a Location, or of what lies beside it. */
export function isOfPlace({ holder }: InForce, slot: number): boolean {
  return holder.is === 'place' && holder.slot === slot;
}

export function isOfMission({ holder }: InForce): boolean {
  return holder.is === 'mission';
}

/** Whether it concerns whoever is in a slot. The Mission lies in slot 1, but its text counts there only once. */
export function isFeltIn(text: InForce, slot: number): boolean {
  return isOfMission(text) || (isOfPlace(text, slot) && text.card.type !== 'mission');
}

export function isOfHostile({ holder }: InForce, { token }: Pick<HostileView, 'token'>): boolean {
  return holder.is === 'hostile' && holder.hostile.token === token;
}

/** Whether it is the text of a hostile card in a slot. */
export function isOfHostileIn({ holder }: InForce, slot: number): boolean {
  return holder.is === 'hostile' && holder.hostile.slot === slot;
}
