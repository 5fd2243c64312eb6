import { type Answer, type Decision, numberIn, type Seat } from '@sitrep/kernel';
import type { FireMode } from '../content/cards.ts';
import { planHostileAttack, resolveHostileAttack } from '../queries/attack/hostile-attack.ts';
import { legalModes } from '../queries/attack/targets.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { isEffect } from '../queries/in-force/abilities.ts';
import { markOf } from '../queries/in-force/marks.ts';
import { healthOf, isEscape } from '../queries/soldiers/soldiers.ts';
import { cardOfToken, findHostile, getCardOf, getSoldier, type Read } from '../queries/table/lookup.ts';
import type { AttackFigures, Command, DecisionName, WarTypes } from '../types.ts';
import { actWorth } from './acts.ts';
import { buyWorth } from './shopping.ts';
import { opponentWorth } from './striking.ts';
import { attackWorth, bestAttack, cardWorth, modePrice, POINT, threatOf, wantsLocation } from './worth.ts';

type Reply = Answer<WarTypes>;
type Judge = (state: Read, answer: Reply, about: object | undefined, seat: Seat) => number;

const CALLED_OFF = -5 * POINT;

function figuresOf(about: object | undefined): AttackFigures {
  return {
    soldier: numberIn(about, 'soldier') ?? 0,
    weapon: numberIn(about, 'weapon') ?? 0,
    profile: numberIn(about, 'profile') ?? 0,
    hostile: numberIn(about, 'hostile') ?? -1,
    target: numberIn(about, 'target') ?? -1,
  };
}

function targetWorth(state: Read, answer: Reply, about: object | undefined): number {
  if (answer.type !== 'onHostile' && answer.type !== 'onTarget')
    return answer.type === 'cancel' ? CALLED_OFF : -POINT;
  const figures = {
    ...figuresOf(about),
    hostile: answer.type === 'onHostile' ? answer.hostile : -1,
    target: answer.type === 'onTarget' ? answer.target : -1,
  };
  const soldier = getSoldier(state, figures.soldier);
  const arm = getArm(state, soldier, figures.weapon, figures.profile);
  const modes = legalModes(state, soldier, arm, markOf(state, figures));
  return Math.max(-POINT, ...modes.map((mode) => modeWorth(state, figures, mode)));
}

/** Cancelling is for attacks that would really hurt. */
function reactionWorth(state: Read, answer: Reply, about: object | undefined): number {
  if (answer.type === 'pass') return 0;
  const plan = planHostileAttack(state, numberIn(about, 'hostile') ?? -1, numberIn(about, 'soldier') ?? 0);
  const result =
    plan && resolveHostileAttack(plan, numberIn(about, 'die') ?? 1, numberIn(about, 'defeatCover') ?? 1);
  const isBad = result?.verdict === 'row' && !result.row?.malfunction;
  return isBad ? (answer.type === 'attack' ? 150 : 200) : -POINT;
}

/** Cover is worth its price; a Wound that somebody else takes is still a Wound. */
function woundWorth(state: Read, answer: Reply): number {
  if (answer.type !== 'playCard') return answer.type === 'pass' ? 0 : -POINT;
  const { abilities = [] } = cardOfToken(state, answer.card);
  const isCover = abilities.some((ability) => ability.do.some((effect) => isEffect(effect, 'cancelAttack')));
  return isCover ? 200 : -POINT;
}

/** Cheap cards go first; a booster is worth it when it pays for several. */
function paymentWorth(state: Read, answer: Reply, about: object | undefined, seat: Seat): number {
  if (answer.type === 'pick') return 500 - cardWorth(state, answer.card, seat);
  if (answer.type === 'useAbility') return 550;
  if (answer.type !== 'playCard') return -9 * POINT;
  const due = numberIn(about, 'due') ?? 1;
  const card = cardOfToken(state, answer.card);
  const gain = (card.abilities ?? [])
    .flatMap((ability) => ability.do)
    .reduce((sum, effect) => sum + (isEffect(effect, 'modMovement') ? effect.amount : 0), 0);
  const isFree = card.type === 'action' && card.discard === undefined;
  return gain > 1 && isFree && due > 1 ? 600 : -8 * POINT;
}

function reconWorth(state: Read, answer: Reply): number {
  const card = answer.type === 'recon' ? cardOfToken(state, answer.card) : undefined;
  if (card?.type !== 'location') return 0;
  const [, ordinary] = card.hostiles;
  const isDear = card.playCost !== undefined && 'xp' in card.playCost;
  return (
    2000 - 150 * card.entrance - (typeof ordinary === 'number' ? 100 * ordinary : 0) - (isDear ? 2000 : 0)
  );
}

/** All to whoever has the most already: expensive Skills are the better ones. */
function shareWorth(state: Read, { member, points }: Extract<Command, { type: 'givePoints' }>): number {
  const saved = state.game.campaign?.members.find(({ card }) => card === member)?.points ?? 0;
  return (saved + points) * POINT;
}

/** What an attack is worth less what its mode costs. */
export function modeWorth(state: Read, figures: AttackFigures, mode: FireMode): number {
  const arm = getArm(state, getSoldier(state, figures.soldier), figures.weapon, figures.profile);
  return attackWorth(state, figures, mode) - modePrice(arm, mode);
}

/** WF-ENV-02: a Suppress costs an Action, a Wound stays. */
const ORDEALS: Readonly<Record<string, number>> = { useHardy: 2, takeSuppress: 1 };

const yes =
  (type: Command['type'], worth = POINT): Judge =>
  (_state, answer) =>
    answer.type === type ? worth : 0;

/** How an answer to each kind of question is judged; what is not listed does not matter. */
const JUDGES: Readonly<Partial<Record<DecisionName, Judge>>> = {
  action: (state, answer, _about, seat) =>
    answer.type === 'pass' || answer.type === 'cancel' ? 0 : actWorth(state, answer, seat),
  targetChoice: targetWorth,
  modeChoice: (state, answer, about) =>
    answer.type === 'mode' ? modeWorth(state, figuresOf(about), answer.mode) : CALLED_OFF,
  weaponChoice(state, answer) {
    if (answer.type !== 'attack') return 0;
    const soldier = getSoldier(state, answer.soldier);
    return bestAttack(state, soldier, getArm(state, soldier, answer.weapon, answer.profile));
  },
  killPlacement: yes('killUncovered'),
  boostChance: (_state, answer) => (answer.type === 'pass' ? 0 : 30),
  afterRollChance: reactionWorth,
  beforeRollChance: (_state, answer) => (answer.type === 'pass' ? 0 : -POINT),
  woundChance: woundWorth,
  upgunChoice: (_state, answer) => (answer.type === 'upgun' ? (answer.isUpgunned ? 20 : 50) : CALLED_OFF),
  beneficiaryChoice(state, answer) {
    const hostile = answer.type === 'onHostile' ? findHostile(state, answer.hostile) : undefined;
    return hostile === undefined ? (answer.type === 'cancel' ? CALLED_OFF : 0) : 3 * threatOf(state, hostile);
  },
  entrancePayment: paymentWorth,
  costDiscard: paymentWorth,
  discardChoice(state, answer, _about, seat) {
    if (answer.type === 'pick') return 170 - cardWorth(state, answer.card, seat);
    return answer.type === 'enough' ? 0 : -9 * POINT;
  },
  payOrSuffer: yes('pay'),
  eventCancellation: yes('pay'),
  retainChoice: yes('release'),
  reconChoice: reconWorth,
  firstEntryChance: (_state, answer) => (answer.type === 'pass' ? 0 : POINT),
  triggeredChance: (_state, answer) => (answer.type === 'pass' ? 0 : POINT),
  moveChoice: (state, answer) =>
    answer.type === 'move' ? POINT + (isEscape(state) ? -answer.to : answer.to) : 0,
  shopping: (state, answer) => (answer.type === 'enough' ? 0 : buyWorth(state, answer)),
  markerChance: (state, answer, _about, seat) =>
    answer.type === 'pass' ? 0 : wantsLocation(state, seat) ? POINT : -POINT,
  ordealChoice: (_state, answer) => ORDEALS[answer.type] ?? 0,
  strikeChoice: (state, answer) =>
    answer.type === 'strike' ? opponentWorth(state, answer) : answer.type === 'enough' ? 1 : 0,
  strikerChoice: (state, answer) =>
    answer.type === 'forSoldier' ? healthOf(state, getSoldier(state, answer.soldier)) : 0,
  lightening: yes('enough'),
  gearHandling: yes('enough'),
  reportChoice: yes('noReport'),
  pointShare: (state, answer) => (answer.type === 'givePoints' ? shareWorth(state, answer) : 0),
  skillChoice: (state, answer) =>
    answer.type === 'learnSkill' ? getCardOf(state, 'skill', answer.card).cost * POINT : 0,
};

/** What an answer is worth by a rule of thumb, in hundredths of a point: for hints and for simple bots. Knows what the seat knows. */
export function advise(state: Read, decision: Decision<WarTypes>, seat: Seat, answer: Reply): number {
  return JUDGES[decision.name]?.(state, answer, decision.about, seat) ?? 0;
}
