import type { PickStep, Procedure } from '@sitrep/kernel';
import { areHandsOpen, seatOf } from '../acts/common.ts';
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
import { playArgs } from '../choices/reacting.ts';
import type { Ability } from '../content/vocabulary.ts';
import { fitsAttack, planSupport } from '../queries/attack/attack.ts';
import { boostAbility } from '../queries/attack/boosts.ts';
import { markOf } from '../queries/in-force/marks.ts';
import type { Note } from '../queries/in-force/search.ts';
import { leaveArgs } from '../queries/in-force/staying.ts';
import { blockedBy, unmetInAttack } from '../queries/movement/obstacles.ts';
import { healPlans } from '../queries/soldiers/healing.ts';
import { costOf, xpCost } from '../queries/table/costs.ts';
import { getCard, getSoldier, type Read, team } from '../queries/table/lookup.ts';
import { joinedBoosts, payersOf } from '../queries/table/promises.ts';
import type {
  AttackFigures,
  Boost,
  BoosterFrame,
  Command,
  Frames,
  HealPlan,
  PlayFrame,
  RefusalCode,
  SupportPlan,
  WarTypes,
} from '../types.ts';
import { isLaidDown } from './play-costs.ts';
import { TEXTS } from './unplanned.ts';

/** Whatever is played: its own act, something that joins another, or a reaction. */
export type Playing = 'play' | 'playBooster' | 'playBeforeRoll' | 'playAfterRoll' | 'playOnWound';

type Ask = PickStep<WarTypes, Playing>;

/** The locals of any of them; only a booster joins something. */
type Played = PlayFrame & Partial<Pick<BoosterFrame, 'joins'>>;

function playerOf(state: Read, frame: PlayFrame): Player {
  const card = getCard(state, frame.card);
  const discard = card.type === 'action' && frame.token >= 0 ? (card.discard ?? 0) : 0;
  return {
    soldier: getSoldier(state, frame.soldier),
    card: frame.card,
    token: frame.token,
    ability: abilityOf(state, frame),
    discard,
  };
}

const NO_ABILITY: Ability = { when: 'main', do: [] };

/** The text that is played. */
export function abilityOf(state: Read, frame: PlayFrame): Ability {
  return boostAbility(state, frame) ?? NO_ABILITY;
}

function occasionOf(state: Read, { when, about, hostile, spoken, soldier, joins }: Played): Occasion {
  switch (joins?.what) {
    case 'entrance':
      return entranceOccasion(state, joins.entrance, seatOf(state, soldier));
    case 'declaration':
    case 'attack':
      return { when, about, hostile, ...fitting(state, joins.attack) };
    default:
      return { when, about, hostile, spoken };
  }
}

/** What an attack asks of a booster. */
function fitting(state: Read, attack: AttackFigures): Pick<Occasion, 'refuses' | 'unmet'> {
  return {
    refuses: (ability) => (fitsAttack(state, attack, ability) ? undefined : 'ONLY_IF'),
    unmet: (ability) => unmetInAttack(state, attack, ability),
  };
}

/** The booster as it joins an attack or an entrance. */
export function boostOf(frame: PlayFrame): Boost {
  const { soldier, token, card, source, ability, isUpgunned, discards, helps, payers } = frame;
  return { soldier, token, card, source, ability, isUpgunned, discards, helps, payers };
}

function upgunRefusal(state: Read, frame: Played, isUpgunned: boolean): RefusalCode | undefined {
  return playAsRefusal(state, playerOf(state, frame), occasionOf(state, frame), isUpgunned);
}

const upgun: Ask = {
  kind: 'pick',
  name: 'upgunChoice',
  rule: 'WF-CARD-12',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  // what may still be taken back is nobody else's business while hands are closed
  about: (state, { soldier, token }) => ({
    soldier,
    ...(token >= 0 && areHandsOpen(state) && { card: token }),
  }),
  options: (state, frame) =>
    [false, true].flatMap((isUpgunned) =>
      upgunRefusal(state, frame, isUpgunned) === undefined ? [{ type: 'upgun', isUpgunned }] : [],
    ),
  blocked: (state, frame) =>
    blockedBy((note) => {
      for (const isUpgunned of [false, true]) {
        const refusal = upgunRefusal(state, frame, isUpgunned);
        const args = refusal && playArgs(state, playerOf(state, frame), occasionOf(state, frame), refusal);
        note({ type: 'upgun', isUpgunned }, 'WF-CARD-12', refusal, args);
      }
    }),
  plans: (state, frame, _seat, answer) =>
    answer.type === 'upgun' ? plansOfPlay(state, { ...frame, isUpgunned: answer.isUpgunned }) : [],
  unplanned: TEXTS,
  answer(context, _frame, _seat, command) {
    if (command.type === 'upgun') context.go('who', { isUpgunned: command.isUpgunned });
  },
};

/** Whom or what it may be meant for. */
export function whoOptions(state: Read, frame: Played) {
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

/** Everybody whom it might benefit, and what rules it out. */
function considerWho(state: Read, frame: Played, note: Note): void {
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
      const args = { soldier: other.number, ...leaveArgs(state, other.slot, refusal) };
      note({ type: 'forSoldier', soldier: other.number }, 'WF-CARD-06', refusal, args);
    }
}

const who: Ask = {
  kind: 'pick',
  name: 'beneficiaryChoice',
  rule: 'WF-CARD-06',
  seats: (state, { soldier }) => [seatOf(state, soldier)],
  options: whoOptions,
  blocked: (state, frame) => blockedBy((note) => considerWho(state, frame, note)),
  plans: (state, frame, _seat, answer) =>
    answer.type === 'onHostile' || answer.type === 'forSoldier' ? plansOn(state, frame, answer) : [],
  unplanned: TEXTS,
  answer(context, _frame, _seat, command) {
    if (command.type === 'forSoldier') context.go('discards', { beneficiary: command.soldier });
    if (command.type === 'onHostile') context.go('discards', { hostile: command.hostile });
  },
};

type Recipient = Extract<Command, { type: 'onHostile' | 'forSoldier' }>;

/** The rolls that a card or an ability makes itself: the Explosions of Support cards (WF-CARD-17) and heal rolls. */
function plansOn(state: Read, frame: PlayFrame, recipient: Recipient): readonly (SupportPlan | HealPlan)[] {
  const { effects } = spokenOf(abilityOf(state, frame), frame.isUpgunned);
  return effects.flatMap((effect): readonly (SupportPlan | HealPlan)[] => {
    if (effect.effect === 'supportAttack' && recipient.type === 'onHostile') {
      const mark = markOf(state, { hostile: recipient.hostile, target: -1 });
      return [planSupport(state, mark, effect, frame.card)];
    }
    if (effect.effect === 'healRoll' && recipient.type === 'forSoldier')
      return healPlans(state, { healer: frame.soldier, soldier: recipient.soldier, rows: effect.rows });
    return [];
  });
}

/** The rolls of something that is about to be played, for everybody whom it may be meant for. */
function plansOfPlay(state: Read, frame: Played): readonly (SupportPlan | HealPlan)[] {
  return whoOptions(state, frame).flatMap((recipient) => plansOn(state, frame, recipient));
}

/** The same before its form is chosen. */
export function plansOfForms(state: Read, frame: PlayFrame | undefined): readonly (SupportPlan | HealPlan)[] {
  if (frame === undefined || isLaidDown(state, frame)) return [];
  return openForms(state, frame).flatMap((isUpgunned) => plansOfPlay(state, { ...frame, isUpgunned }));
}

/** Plain, upgunned, or both. */
export function openForms(state: Read, frame: Played): readonly boolean[] {
  return [false, true].filter((isUpgunned) => upgunRefusal(state, frame, isUpgunned) === undefined);
}

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
  unplanned: TEXTS,
  answer(context, _frame, _seat, command) {
    if (command.type === 'ammoFrom') context.go('commit', { weapon: command.weapon, stack: command.stack });
  },
};

/** Cards in hand pay, except for the card itself and those that the chain around it uses; an entrance must remain payable. */
function discardsFor(frame: Played, amount: number): Frames['payDiscards'] {
  const { card, soldier, token, spoken, joins } = frame;
  const payment = { card, amount, soldier, except: [token, ...spoken], discards: [], helps: [] };
  if (joins?.what !== 'entrance') return payment;
  return { ...payment, within: { entrance: joins.entrance, boost: boostOf(frame) } };
}

function xpFor({ soldier, joins }: Played, amount: number): Frames['payXp'] {
  const promised = joins === undefined ? [] : payersOf(joinedBoosts(joins));
  return { amount, actor: soldier, payers: [], promised };
}

/** The cards that it costs: nothing more for what is only laid down. */
export function discardsDue(state: Read, frame: Played): number {
  const { discard, ability } = playerOf(state, frame);
  return discard + (isLaidDown(state, frame) ? 0 : costOf(ability, 'discard'));
}

/** The XP that it costs in its form. */
export function xpDue(state: Read, frame: Played): number {
  return isLaidDown(state, frame) ? 0 : xpCost(abilityOf(state, frame), frame.isUpgunned);
}

/** The choices before the costs are paid; until then it can be cancelled. */
export const choosing: Omit<Procedure<WarTypes, Playing>, 'commit' | 'effects' | 'end'> = {
  start: {
    kind: 'auto',
    run(context, frame) {
      if (isLaidDown(context.state, frame)) return context.go('discards');
      const forms = openForms(context.state, frame);
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
      const amount = discardsDue(context.state, frame);
      if (amount === 0) context.go('xp');
      else context.call('payDiscards', discardsFor(frame, amount), 'xp');
    },
  },
  xp: {
    kind: 'auto',
    run(context, frame) {
      const amount = xpDue(context.state, frame);
      if (amount === 0) context.go('ammo');
      else context.call('payXp', xpFor(frame, amount), 'ammo');
    },
  },
  ammo: {
    kind: 'auto',
    run(context, frame) {
      const isNeeded =
        !isLaidDown(context.state, frame) && costOf(abilityOf(context.state, frame), 'ammo') > 0;
      context.go(isNeeded ? 'ammoAsk' : 'commit');
    },
  },
  ammoAsk: ammo,
};
