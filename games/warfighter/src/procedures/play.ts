import type { Context, PickStep, Procedure } from '@sitrep/kernel';
import { discardFromHand, seatOf, spendXp, useHelps, type War } from '../acts/common.ts';
import { entranceOccasion } from '../choices/paying.ts';
import {
  ammoSources,
  beneficiaries,
  beneficiaryRefusal,
  considerAmmo,
  hostileArgs,
  hostileRefusal,
  hostilesFor,
  type Occasion,
  type Player,
  playAsRefusal,
  spokenOf,
} from '../choices/playing.ts';
import type { Ability } from '../content/vocabulary.ts';
import { fitsAttack } from '../queries/attack/attack.ts';
import { boostAbility } from '../queries/attack/boosts.ts';
import { useKey } from '../queries/gear/uses.ts';
import { abilitiesOf } from '../queries/in-force/abilities.ts';
import { staysInPlay } from '../queries/in-force/moments.ts';
import type { Note } from '../queries/in-force/search.ts';
import { blockedBy, unmetInAttack } from '../queries/movement/obstacles.ts';
import { servedBy } from '../queries/soldiers/gear.ts';
import { costOf, xpCost } from '../queries/table/costs.ts';
import { getCard, getSoldier, type Read, team } from '../queries/table/lookup.ts';
import { supportZone, zoneOfCard } from '../queries/table/zones.ts';
import type { AttackFrame, Boost, MoveFrame, PlayFrame, RefusalCode, Results, WarTypes } from '../types.ts';
import { isInstant } from '../words/lookup.ts';

type Running = Context<WarTypes, 'play'>;

type Ask = PickStep<WarTypes, 'play'>;

function abilityOf(state: Read, { card, ability }: PlayFrame): Ability | undefined {
  return abilitiesOf(getCard(state, card))[ability];
}

function playerOf(state: Read, frame: PlayFrame): Player {
  const card = getCard(state, frame.card);
  const discard = card.type === 'action' && frame.token >= 0 ? (card.discard ?? 0) : 0;
  return {
    soldier: getSoldier(state, frame.soldier),
    card: frame.card,
    token: frame.token,
    ability: abilityOf(state, frame) ?? NO_ABILITY,
    discard,
  };
}

const NO_ABILITY: Ability = { when: 'main', do: [] };

function occasionOf(state: Read, { when, about, hostile, spoken, soldier }: PlayFrame): Occasion {
  const move = state.frames.findLast((frame) => frame.procedure === 'move')?.locals;
  // The frame below a booster is the entrance that it pays.
  if (when === 'payEntrance' && move !== undefined)
    return entranceOccasion(state, move as MoveFrame, seatOf(state, soldier));
  if (when !== 'declareAttack') return { when, about, hostile, spoken };
  const attack = state.frames.findLast((frame) => frame.procedure === 'attack')?.locals;
  // The frame below a booster is the attack it joins.
  return {
    when,
    about,
    hostile,
    refuses: (ability) =>
      attack === undefined || fitsAttack(state, attack as AttackFrame, ability) ? undefined : 'ONLY_IF',
    unmet: (ability) =>
      attack === undefined ? undefined : unmetInAttack(state, attack as AttackFrame, ability),
  };
}

/** A Support card from the hand is only laid down now (WF-CARD-16). */
function isLaidDown(state: Read, { card, token }: Pick<PlayFrame, 'card' | 'token'>): boolean {
  return token >= 0 && staysInPlay(getCard(state, card));
}

function upgunRefusal(state: Read, frame: PlayFrame, isUpgunned: boolean): RefusalCode | undefined {
  return playAsRefusal(state, playerOf(state, frame), occasionOf(state, frame), isUpgunned);
}

const upgun: Ask = {
  kind: 'pick',
  name: 'upgunChoice',
  rule: 'WF-CARD-12',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: (state, frame) =>
    [false, true].flatMap((isUpgunned) =>
      upgunRefusal(state, frame, isUpgunned) === undefined ? [{ type: 'upgun', isUpgunned }] : [],
    ),
  blocked: (state, frame) =>
    blockedBy((note) => {
      for (const isUpgunned of [false, true])
        note({ type: 'upgun', isUpgunned }, 'WF-CARD-12', upgunRefusal(state, frame, isUpgunned));
    }),
  answer(context, _frame, _seat, command) {
    if (command.type === 'upgun') context.go('who', { isUpgunned: command.isUpgunned });
  },
};

function whoOptions(state: Read, frame: PlayFrame) {
  const player = playerOf(state, frame);
  const occasion = occasionOf(state, frame);
  const { who } = spokenOf(player.ability, frame.isUpgunned);
  if (who.who === 'hostile')
    return hostilesFor(state, player, frame.isUpgunned).map(
      ({ token }) => ({ type: 'onHostile', hostile: token }) as const,
    );
  return beneficiaries(state, player, occasion, frame.isUpgunned).map(
    (soldier) => ({ type: 'forSoldier', soldier }) as const,
  );
}

/** Everybody whom it might be meant for, and what stands against it. */
function considerWho(state: Read, frame: PlayFrame, note: Note): void {
  const player = playerOf(state, frame);
  const { isUpgunned } = frame;
  if (spokenOf(player.ability, isUpgunned).who.who === 'hostile')
    for (const hostile of state.game.hostiles) {
      const refusal = hostileRefusal(state, player, isUpgunned, hostile);
      const args = hostileArgs(state, player, isUpgunned, { hostile, refusal });
      note({ type: 'onHostile', hostile: hostile.token }, 'WF-CARD-10', refusal, args);
    }
  else
    for (const other of team(state)) {
      const refusal = beneficiaryRefusal(state, player, occasionOf(state, frame), { isUpgunned, other });
      note({ type: 'forSoldier', soldier: other.number }, 'WF-CARD-06', refusal, { soldier: other.number });
    }
}

const who: Ask = {
  kind: 'pick',
  name: 'beneficiaryChoice',
  rule: 'WF-CARD-06',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: whoOptions,
  blocked: (state, frame) => blockedBy((note) => considerWho(state, frame, note)),
  answer(context, _frame, _seat, command) {
    if (command.type === 'forSoldier') context.go('discards', { beneficiary: command.soldier });
    if (command.type === 'onHostile') context.go('discards', { hostile: command.hostile });
  },
};

const ammo: Ask = {
  kind: 'pick',
  name: 'ammoChoice',
  rule: 'WF-ATK-33',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: (state, { soldier, hostile }) =>
    ammoSources(state, getSoldier(state, soldier), hostile).map(({ weapon, stack }) => ({
      type: 'ammoFrom',
      weapon,
      stack,
    })),
  blocked: (state, { soldier, hostile }) =>
    blockedBy((note) => considerAmmo(state, getSoldier(state, soldier), hostile, note)),
  answer(context, _frame, _seat, command) {
    if (command.type === 'ammoFrom') context.go('commit', { weapon: command.weapon, stack: command.stack });
  },
};

/** Pays everything; the card is on the table from here. */
function commit(context: Running, frame: PlayFrame): void {
  if (isDeferred(context.state, frame)) return context.done({ pending: [boostOf(frame)] });
  context.pay();
  settle(context, frame);
  context.go(isLaidDown(context.state, frame) ? 'end' : 'effects');
}

/** What was chosen and is to be paid for. */
type Order = Boost & Pick<PlayFrame, 'beneficiary' | 'weapon' | 'stack'>;

/** Carries out a booster that was chosen in a chain: its costs are paid and the card goes. */
export function commitBoost(context: War, boost: Boost, beneficiary: number): void {
  settle(context, { ...boost, beneficiary, weapon: 0, stack: 0 });
}

function settle(context: War, order: Order): void {
  const { soldier, token, card, discards, payers, isUpgunned, beneficiary } = order;
  for (const discard of discards) discardFromHand(context, soldier, discard, 'WF-CARD-07');
  useHelps(context, soldier, order.helps);
  spendXp(context, payers, 'WF-CARD-08');
  payPrinted(context, order);
  if (token >= 0) layCard(context, order);
  if (token >= 0)
    context.emit({ type: 'cardPlayed', rule: 'WF-CARD-01', soldier, card, isUpgunned, beneficiary });
  else
    context.emit({
      type: 'abilityUsed',
      rule: 'WF-ACT-17',
      soldier,
      key: useKey(context.state, order),
      source: card,
    });
  noteItem(context, order);
}

/** WF-GEAR-12: a piece of gear has served this Soldier, or the card that it is attached to, now. */
function noteItem(context: War, { soldier, source }: Order): void {
  const item = source.startsWith('item:') ? Number(source.slice('item:'.length)) : 0;
  const gear = getSoldier(context.state, soldier).gear.find(({ id }) => id === item);
  if (gear?.helped === 0)
    context.emit({ type: 'itemHelped', rule: 'WF-GEAR-12', soldier, item, helped: servedBy(gear, soldier) });
}

/** Boosters of an entrance, and those that a declaration needs, take effect together with what they join. */
function isDeferred({ frames }: Read, { when }: PlayFrame): boolean {
  return when === 'payEntrance' || (when === 'declareAttack' && frames[frames.length - 2]?.step === 'opened');
}

function boostOf(frame: PlayFrame): Boost {
  const { soldier, token, card, source, ability, isUpgunned, discards, helps, payers } = frame;
  return { soldier, token, card, source, ability, isUpgunned, discards, helps, payers };
}

function payPrinted(context: War, order: Order): void {
  const { soldier, weapon, stack } = order;
  const ability = boostAbility(context.state, order);
  if (ability === undefined) return;
  const actions = costOf(ability, 'action');
  if (actions > 0)
    context.emit({ type: 'actionSpent', rule: 'WF-ACT-17', soldier, amount: actions, act: 'useAbility' });
  if (costOf(ability, 'ammo') > 0) spendRound(context, soldier, weapon, stack);
  if (costOf(ability, 'expend') > 0) expend(context, soldier, Number(order.source.slice('item:'.length)));
}

/** WF-RULING-59: one counter of a loaded weapon, or one unit of an expended one. */
function spendRound(context: War, soldier: number, weapon: number, stack: number): void {
  if (stack >= 0)
    context.emit({ type: 'ammoSpent', rule: 'WF-RULING-59', soldier, item: weapon, stack, amount: 1 });
  else expend(context, soldier, weapon);
}

/** WF-ATK-29, WF-GEAR-17: a unit is used up; without any left the card goes. */
export function expend(context: War, soldier: number, item: number): void {
  context.emit({ type: 'itemExpended', rule: 'WF-ATK-29', soldier, item, amount: 1 });
  const left = getSoldier(context.state, soldier).gear.find((gear) => gear.id === item)?.counters ?? 0;
  if (left <= 0) context.emit({ type: 'itemRemoved', rule: 'WF-GEAR-17', soldier, item });
}

function layCard(context: War, order: Order): void {
  const { soldier, token } = order;
  if (!isLaidDown(context.state, order)) return discardFromHand(context, soldier, token, 'WF-CARD-01');
  context.move({
    rule: 'WF-CARD-16',
    from: zoneOfCard(context.state, soldier, token),
    into: supportZone(soldier),
    tokens: [token],
  });
}

/** What a reaction or booster tells the procedure it answers. */
function resultOf(state: Read, frame: PlayFrame): Results['play'] {
  const ability = abilityOf(state, frame);
  const effects = ability === undefined ? [] : spokenOf(ability, frame.isUpgunned).effects;
  const has = (name: string) => effects.some((effect) => effect.effect === name);
  if (frame.when === 'declareAttack' || frame.when === 'firstEntry') return { pending: [boostOf(frame)] };
  if (has('cancelAttack')) return { isCancelled: true };
  if (has('redirectAttack')) return { soldier: frame.beneficiary };
  return has('moveWounds') ? { newStandIns: [[frame.about, frame.beneficiary]] } : {};
}

/**
 * Playing an Action card or using an ability: every choice first, then all costs at once, then the effects
 * (WF-CARD-01 to 16, WF-ACT-17). Until the costs are paid it can be cancelled.
 */
export const play: Procedure<WarTypes, 'play'> = {
  start: {
    kind: 'auto',
    run(context, frame) {
      if (isLaidDown(context.state, frame)) return context.go('discards');
      const forms = [false, true].filter(
        (isUpgunned) => upgunRefusal(context.state, frame, isUpgunned) === undefined,
      );
      if (forms.length > 1) context.go('upgun');
      else context.go('who', { isUpgunned: forms[0] ?? false });
    },
  },
  upgun,
  who: {
    kind: 'auto',
    run(context, frame) {
      const [only, second] = whoOptions(context.state, frame);
      if (second !== undefined || only === undefined) return context.go('whoAsk');
      context.go(
        'discards',
        only.type === 'onHostile' ? { hostile: only.hostile } : { beneficiary: only.soldier },
      );
    },
  },
  whoAsk: who,
  discards: {
    kind: 'auto',
    run(context, frame) {
      const { soldier, token } = frame;
      const player = playerOf(context.state, frame);
      const amount =
        player.discard + costOf(player.ability, 'discard') * Number(!isLaidDown(context.state, frame));
      if (amount === 0) context.go('xp');
      else
        context.call(
          'payDiscards',
          {
            card: frame.card,
            amount,
            soldier,
            except: [token, ...frame.spoken],
            discards: [],
            helps: [],
          },
          'xp',
        );
    },
  },
  xp: {
    kind: 'auto',
    run(context, frame) {
      const { ability } = playerOf(context.state, frame);
      const amount = isLaidDown(context.state, frame) ? 0 : xpCost(ability, frame.isUpgunned);
      if (amount === 0) context.go('ammo');
      else context.call('payXp', { amount, actor: frame.soldier, payers: [] }, 'ammo');
    },
  },
  ammo: {
    kind: 'auto',
    run(context, frame) {
      const ability = abilityOf(context.state, frame);
      const isNeeded =
        ability !== undefined && !isLaidDown(context.state, frame) && costOf(ability, 'ammo') > 0;
      context.go(isNeeded ? 'ammoAsk' : 'commit');
    },
  },
  ammoAsk: ammo,
  commit: { kind: 'auto', run: commit },
  effects: {
    kind: 'auto',
    run(context, frame) {
      const { soldier, token, card, beneficiary, hostile, isUpgunned } = frame;
      const ability = abilityOf(context.state, frame) ?? NO_ABILITY;
      const effects = spokenOf(ability, isUpgunned).effects.filter(isInstant);
      const { slot } = getSoldier(context.state, beneficiary > 0 ? beneficiary : soldier);
      const scope = { source: card, actor: soldier, beneficiary, hostile, slot, token, spoken: [] };
      if (effects.length === 0) context.go('end');
      else context.call('resolve', { ...scope, effects, at: 0 }, 'end');
    },
  },
  end: { kind: 'auto', run: (context, frame) => context.done(resultOf(context.state, frame)) },
};
