import type { Context, Procedure } from '@sitrep/kernel';
import { type Calling, checkEnd, deciderOf, discardEvent, spendXp, type War } from '../acts/common.ts';
import type { Effect, Trigger } from '../content/vocabulary.ts';
import { hasSlotTrait } from '../queries/attack/attack.ts';
import { abilitiesAt, abilitiesOf, effectsOf } from '../queries/in-force/abilities.ts';
import { buildSlot, marksEntrants } from '../queries/mission/objective.ts';
import { slotOfEntry } from '../queries/movement/places.ts';
import { isEscape } from '../queries/soldiers/soldiers.ts';
import { soldierOfCounter } from '../queries/table/counters.ts';
import {
  cardOfToken,
  findHostile,
  getCard,
  getCardOf,
  getHostile,
  getSlot,
  getSoldier,
  hostileCard,
  isOn,
  missionCard,
  numbersOf,
  type Read,
  team,
} from '../queries/table/lookup.ts';
import { drawnLot, planLot } from '../queries/table/lots.ts';
import { tokensIn, ZONES, zoneOfCard } from '../queries/table/zones.ts';
import type { Frames, WarTypes } from '../types.ts';
import { isInstant } from '../words/lookup.ts';
import { callDraw, drawEvent, enterPlay, freshEntry, objectiveThreshold, thresholdOf } from './draw.ts';
import { teamXp } from './payments.ts';
import { callBlocked } from './striking.ts';
import { callTriggered } from './triggered.ts';
import { TEXTS } from './unplanned.ts';

/** LOCATION (WF-LOC-03 to 07): cost, placement, hostiles, texts. */
export const location: Procedure<WarTypes, 'location'> = {
  start: {
    kind: 'auto',
    run(context, { soldier, card }) {
      const { playCost } = getCardOf(context.state, 'location', cardOfToken(context.state, card).id);
      const xp = playCost !== undefined && 'xp' in playCost ? playCost.xp : 0;
      if (xp > 0) context.call('payXp', { amount: xp, actor: soldier, payers: [], promised: [] }, 'commit');
      else context.go('commit');
    },
  },
  commit: { kind: 'auto', run: placeLocation },
  entered: {
    kind: 'auto',
    run(context, { soldier, card }) {
      const slot = context.state.game.path.findIndex(({ token }) => token === card) + 1;
      const location = cardOfToken(context.state, card).id;
      // WF-RULING-22: "when played" text comes last.
      const effects = textsOf(context.state, location, 'locationPlayed');
      if (effects.length === 0) return context.go('end');
      const source = { source: location, actor: soldier, slot, token: card };
      context.call('resolve', textFrame(source, effects), 'end');
    },
  },
  end: { kind: 'auto', run: (context) => context.done() },
};

function placeLocation(
  context: Context<WarTypes, 'location'>,
  { soldier, card, payers }: Frames['location'],
): void {
  const { id, playCost, hostiles } = getCardOf(
    context.state,
    'location',
    cardOfToken(context.state, card).id,
  );
  const slot = buildSlot(context.state);
  context.pay();
  spendXp(context, payers, 'WF-LOC-05');
  if (playCost !== undefined && 'actions' in playCost)
    context.emit({
      type: 'actionSpent',
      rule: 'WF-LOC-05',
      soldier,
      amount: playCost.actions,
      act: 'playLocation',
    });
  context.move({
    rule: 'WF-LOC-03',
    from: zoneOfCard(context.state, soldier, card),
    into: ZONES.path,
    tokens: [card],
  });
  context.emit({ type: 'locationPlaced', rule: 'WF-LOC-03', slot, card: id, token: card });
  context.go('entered');
  callDraw(context, slot, thresholdOf(context.state, hostiles), soldier);
  const texts = missionTexts(context.state, slot);
  if (texts.length > 0)
    context.call(
      'resolve',
      textFrame({ source: context.state.game.mission, actor: soldier, slot, token: -1 }, texts),
    );
}

/** WF-LOC-13: Mission text that reacts to the trait of a played Location. */
function missionTexts(state: Read, slot: number): readonly Effect[] {
  return abilitiesOf(missionCard(state)).flatMap((ability) => {
    const isMeant =
      ability.when === 'locationPlayed' &&
      (ability.if ?? []).every(
        (condition) => condition.is !== 'playedTrait' || hasSlotTrait(state, slot, condition.trait),
      );
    return isMeant ? ability.do : [];
  });
}

function textsOf(state: Read, card: string, when: Trigger): readonly Effect[] {
  const texts = abilitiesAt(getCard(state, card), when);
  return texts.length === 0 ? [] : texts.flatMap(({ ability }) => ability.do.filter(isInstant));
}

/** Where a printed text comes from. */
interface TextSource {
  readonly source: string;
  readonly actor: number;
  readonly slot: number;
  readonly token: number;
  readonly hostile?: number;
}

/** Printed effects to resolve that serve nobody in particular. */
function textFrame(
  { source, actor, slot, token, hostile = -1 }: TextSource,
  effects: readonly Effect[],
): Frames['resolve'] {
  return { source, actor, beneficiary: 0, hostile, slot, token, spoken: [], effects, at: 0 };
}

/** ACTIVATE (WF-OBJ-03). */
export const activate: Procedure<WarTypes, 'activate'> = {
  start: {
    kind: 'auto',
    run(context, { soldier }) {
      const { slots } = context.state.game;
      context.emit({
        type: 'objectiveActivated',
        rule: 'WF-OBJ-03',
        slot: slots,
        usesLocation: isOn(context.state, 'activation-is-location'),
      });
      context.go('end');
      callDraw(context, slots, objectiveThreshold(context.state), soldier);
      enterPresent(context, soldier);
    },
  },
  end: {
    kind: 'auto',
    run(context) {
      checkEnd(context);
      context.done();
    },
  },
};

/** WF-OBJ-17, WF-RULING-37: cards already there enter play before the draw and do not count towards it. */
function enterPresent(context: Calling, actor: number): void {
  const { slots } = context.state.game;
  const hostiles = [...tokensIn(context.state, ZONES.present)];
  if (hostiles.length === 0) return;
  context.move({ rule: 'WF-OBJ-17', from: ZONES.present, into: ZONES.hostiles, tokens: hostiles });
  const events = hostiles.flatMap((token) => {
    enterPlay(context, token, slots, { isPresent: true });
    const card = getCardOf(context.state, 'hostile', cardOfToken(context.state, token).id);
    return drawEvent(context, card, slots);
  });
  context.call('entry', freshEntry(slots, { hostiles, events }, actor));
}

/** WF-KEY-20, 24, WF-RULING-130: the reward of a cleared Location, once. */
export function claimReward(context: Calling, soldier: number): void {
  const { slot } = getSoldier(context.state, soldier);
  const { card, token } = getSlot(context.state, slot);
  context.emit({ type: 'rewardClaimed', rule: 'WF-KEY-24', soldier, slot });
  const scope = { source: card, actor: soldier, beneficiary: soldier, hostile: -1, slot, token, spoken: [] };
  context.call('resolve', { ...scope, effects: textsOf(context.state, card, 'locationCleared'), at: 0 });
}

/** WF-HOST-11, WF-RULING-35: a counter from the cup, or any Soldier when it is empty. */
export function drawTarget(context: War, hostile: number): void {
  const [counter] = context.draw({ rule: 'WF-HOST-11', from: ZONES.cup, into: ZONES.counters });
  if (counter !== undefined)
    return void context.emit({
      type: 'hostileTargeted',
      rule: 'WF-HOST-11',
      hostile,
      soldier: soldierOfCounter(counter),
      counter,
    });
  const plan = planLot('WF-RULING-35', 'target', numbersOf(team(context.state)));
  context.emit({
    type: 'hostileTargeted',
    rule: 'WF-RULING-35',
    hostile,
    soldier: drawnLot(plan, context.roll(plan)) ?? 1,
    counter: -1,
  });
}

/** ENTRY (WF-HOST-10, WF-RULING-26): targets, placements with reactions, texts, Events. */
export const entry: Procedure<WarTypes, 'entry'> = {
  start: {
    kind: 'auto',
    run(context, { hostiles }) {
      for (const hostile of hostiles) drawTarget(context, hostile);
      context.go('placing');
    },
  },
  placing: {
    kind: 'auto',
    run(context, { hostiles, at }) {
      const hostile = hostiles[at];
      if (hostile === undefined) return context.go('texts', { at: 0 });
      placeHostile(context, hostile);
      checkEnd(context);
      context.go('placing', { at: at + 1 });
      callBlocked(context);
      callTriggered(context, hostile);
    },
  },
  texts: {
    kind: 'auto',
    run(context, { hostiles, at, actor }) {
      const token = hostiles[at];
      if (token === undefined) return context.go('events', { at: 0 });
      context.go('texts', { at: at + 1 });
      const hostile = findHostile(context.state, token);
      if (hostile === undefined) return;
      const effects = textsOf(context.state, hostile.card, 'hostilePlaced');
      // WF-COOP-09: if nobody caused it, the player whose Soldier is targeted decides.
      const decider = actor > 0 ? actor : hostile.target;
      const source = { source: hostile.card, actor: decider, slot: hostile.slot, token, hostile: token };
      if (effects.length > 0) context.call('resolve', textFrame(source, effects));
    },
  },
  events: {
    kind: 'auto',
    run(context, { events, at }) {
      const token = events[at];
      if (token === undefined) return context.done();
      const card = getCardOf(context.state, 'event', cardOfToken(context.state, token).id);
      const canCancel = card.cancelXp !== undefined && teamXp(context.state) >= card.cancelXp;
      context.go(canCancel ? 'cancel' : 'happen');
    },
  },
  cancel: {
    kind: 'pick',
    name: 'eventCancellation',
    rule: 'WF-HOST-49',
    seats: (state, { actor }) => [deciderOf(state, actor)],
    about: (state, { events, at }) => ({
      card: eventOf(state, events[at]).id,
      xp: eventOf(state, events[at]).cancelXp,
    }),
    options: () => [{ type: 'suffer' }, { type: 'pay' }],
    unplanned: TEXTS,
    fallback: () => ({ type: 'suffer' }),
    answer(context, { events, at, actor }, _seat, command) {
      const amount = eventOf(context.state, events[at]).cancelXp ?? 0;
      if (command.type === 'pay')
        context.call('payXp', { amount, actor, payers: [], promised: [] }, 'cancelled');
      else context.go('happen');
    },
  },
  cancelled: {
    kind: 'auto',
    run(context, { events, at, payers }) {
      const token = events[at] ?? -1;
      if (payers.length === 0) return context.go('happen');
      spendXp(context, payers, 'WF-HOST-49');
      context.emit({
        type: 'eventCancelled',
        rule: 'WF-HOST-49',
        token,
        card: eventOf(context.state, token).id,
      });
      discardEvent(context, token);
      context.go('events', { at: at + 1, payers: [] });
    },
  },
  happen: {
    kind: 'auto',
    run(context, { events, at, slot, actor }) {
      const token = events[at] ?? -1;
      const card = eventOf(context.state, token);
      const effects = textsOf(context.state, card.id, 'eventDrawn');
      if (effects.length === 0) return context.go('happened');
      context.call('resolve', textFrame({ source: card.id, actor, slot, token }, effects), 'happened');
    },
  },
  happened: {
    kind: 'auto',
    run(context, { events, at }) {
      const token = events[at] ?? -1;
      const isAttached = context.state.game.path.some(({ attached }) => attached.includes(token));
      if (!isAttached) discardEvent(context, token);
      context.go('events', { at: at + 1 });
    },
  },
};

function eventOf(state: Read, token: number | undefined) {
  return getCardOf(state, 'event', cardOfToken(state, token ?? -1).id);
}

/** WF-HOST-15, WF-RULING-27 to 29, 122: where the card's own text puts it, corrected to the path. */
function placeHostile(context: War, token: number): void {
  const hostile = getHostile(context.state, token);
  const [text] = effectsOf(hostileCard(context.state, hostile), 'hostilePlaced', 'placeAt');
  if (text === undefined) return markIfInObjective(context, token, hostile.slot);
  const wanted = slotOfEntry(context.state, text, { slot: hostile.drawnFor, target: hostile.target });
  const clamped = Math.min(Math.max(wanted, 1), context.state.game.slots);
  const isBarred = clamped === 1 && isEscape(context.state) && isOn(context.state, 'escape-strict');
  const slot = isBarred ? hostile.drawnFor : clamped;
  if (slot !== hostile.slot)
    context.emit({ type: 'hostilePlaced', rule: 'WF-HOST-15', hostile: token, slot });
  markIfInObjective(context, token, slot);
}

/** WF-OBJ-08: every card that ever enters the Objective counts from then on. */
export function markIfInObjective(context: War, token: number, slot: number): void {
  const isCounting = slot === context.state.game.slots && marksEntrants(context.state);
  if (isCounting && !getHostile(context.state, token).isMarked) {
    context.emit({ type: 'hostileMarked', rule: 'WF-OBJ-08', hostile: token });
  }
}
