import type { Answer, Seat } from '@sitrep/kernel';
import type { FireMode } from '../content/cards.ts';
import { boostChance, boostOccasion, figuresOf } from '../procedures/attack-choices.ts';
import { playOf } from '../procedures/begin.ts';
import { boostOf, discardsDue, openForms, whoOptions, xpDue } from '../procedures/play-choices.ts';
import { planAttack } from '../queries/attack/attack.ts';
import { openModes } from '../queries/attack/modes.ts';
import { useKey } from '../queries/gear/uses.ts';
import type { Read } from '../queries/table/lookup.ts';
import { handOf, handZone, placesZone, shownPlacesZone, shownZone } from '../queries/table/zones.ts';
import type { AttackFrame, Boost, BoosterFrame, Command, WarTypes } from '../types.ts';
import type { Extras, Form } from './focus.ts';
import { cheapest } from './payments.ts';
import { chancesOf, isAlike } from './shot-chances.ts';
import { xpPayment } from './xp-answers.ts';

/** A card or an ability that joins an attack. */
export type Booster = Extract<Command, { type: 'playCard' | 'useAbility' }>;

/** An attack that is declared, with what has joined it so far: what is answered and paid for that, and the state afterwards. */
export interface Loaded {
  readonly state: Read;
  readonly frame: AttackFrame;
  readonly answers: readonly Answer<WarTypes>[];
  /** What has joined, by card, what was discarded for it, and the XP that it took. */
  readonly cards: readonly string[];
  readonly discards: readonly number[];
  readonly xp: number;
}

/** Who attacks in which mode, and what else is meant to join: no such card pays for another. */
export interface Loading {
  readonly seat: Seat;
  readonly mode: FireMode;
  readonly extras: Extras;
}

export function unloaded(state: Read, frame: AttackFrame): Loaded {
  return { state, frame, answers: [], cards: [], discards: [], xp: 0 };
}

/** WF-ATK-07: what the seat could add to an attack now. */
export function boostersOf(state: Read, frame: AttackFrame, seat: Seat): readonly Booster[] {
  return boostChance
    .options(state, frame, seat)
    .flatMap((option) => (option.type === 'playCard' || option.type === 'useAbility' ? [option] : []));
}

/** How a booster is named when it should join. */
export function extraOf(booster: Booster): string {
  return booster.type === 'playCard'
    ? cardExtra(booster.soldier, booster.card)
    : `join:${booster.soldier}:${booster.source}:${booster.ability}`;
}

function cardExtra(soldier: number, token: number): string {
  return `join:${soldier}:hand:${token}`;
}

/** Everything chosen that can join an attack in this mode and does anything for it, one after the other. */
export function loadAll(start: Loaded, loading: Loading): Loaded {
  let loaded = start;
  for (const [extra, form] of loading.extras) {
    const found = boostersOf(loaded.state, loaded.frame, loading.seat).find(
      (each) => extraOf(each) === extra,
    );
    const joined = found && load(loaded, loading, found, form);
    if (joined !== undefined && isHelped(loaded, joined, loading.mode)) loaded = joined;
  }
  return loaded;
}

/** Nothing is spent on an attack that it does not change. */
function isHelped(before: Loaded, after: Loaded, mode: FireMode): boolean {
  const [one, other] = [before, after].map(({ state, frame }) =>
    chancesOf(planAttack(state, frame, mode, frame.boosts)),
  );
  return one === undefined || other === undefined || !isAlike(one, other);
}

/** WF-CARD-07, 08, 12: the attack with one more booster, paid by the seat alone; nothing if it cannot join in this form. */
export function load(before: Loaded, loading: Loading, booster: Booster, form: Form): Loaded | undefined {
  const { state, frame } = before;
  const { seat, mode, extras } = loading;
  const play = playFor(state, frame, booster, form);
  if (play === undefined) return undefined;
  const { soldier } = play;
  const forms = openForms(state, play);
  const [served, other] = whoOptions(state, play);
  if (!forms.includes(play.isUpgunned) || served === undefined || other !== undefined) return undefined;
  const due = discardsDue(state, play);
  const able = handOf(state, soldier).filter(
    (card) => !extras.has(cardExtra(soldier, card)) && card !== play.token,
  );
  const discards = due === 0 ? [] : cheapest(state, seat, able).slice(0, due);
  const xp = xpPayment(state, seat, soldier, xpDue(state, play));
  const boost = { ...boostOf(play), discards, payers: xp.payers };
  const boosts = [...frame.boosts, boost];
  if (discards.length < due || xp.payers.length < xpDue(state, play)) return undefined;
  if (!openModes(state, frame, boosts).includes(mode)) return undefined;
  return {
    state: settled(state, boost),
    frame: { ...frame, boosts },
    answers: [
      ...before.answers,
      booster,
      ...(forms.length > 1 ? [{ type: 'upgun', isUpgunned: play.isUpgunned } as const] : []),
      ...discards.map((card) => ({ type: 'pick', card }) as const),
      ...xp.answers,
    ],
    cards: [...before.cards, play.card],
    discards: [...before.discards, ...discards],
    xp: before.xp + xp.payers.length,
  };
}

/** The play of a booster as it will be when its form is chosen. */
function playFor(state: Read, frame: AttackFrame, booster: Booster, form: Form): BoosterFrame | undefined {
  const played = playOf(state, booster, boostOccasion(state, frame));
  const joins = { what: 'attack', attack: figuresOf(frame) } as const;
  return played && { ...played, joins, isUpgunned: form === 'upgun' };
}

/** The state once a booster is paid for: cards have left the hand, XP and uses are spent. */
function settled(state: Read, boost: Boost): Read {
  const { soldier, token, discards, payers } = boost;
  const gone = [token, ...discards];
  const key = useKey(state, boost);
  const soldiers = state.game.soldiers.map((each) => ({
    ...each,
    xp: each.xp - payers.filter((payer) => payer === each.number).length,
    ...(each.number === soldier && token < 0 && { uses: { ...each.uses, [key]: (each.uses[key] ?? 0) + 1 } }),
  }));
  const zones = { ...state.zones };
  for (const name of [handZone, placesZone, shownZone, shownPlacesZone].map((zoneOf) => zoneOf(soldier))) {
    const zone = zones[name];
    if (zone !== undefined)
      zones[name] = { ...zone, tokens: zone.tokens.filter((each) => !gone.includes(each)) };
  }
  return { ...state, game: { ...state.game, soldiers }, zones };
}
