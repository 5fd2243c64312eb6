import type { Answer, Decision, Seat } from '@sitrep/kernel';
import { isEffect } from '../queries/abilities.ts';
import { planHostileAttack, resolveHostileAttack } from '../queries/hostile-attack.ts';
import { cardOfToken, findHostile, getCardOf, getSoldier, type Read } from '../queries/lookup.ts';
import { markOf } from '../queries/marks.ts';
import { isEscape } from '../queries/soldiers.ts';
import { legalModes } from '../queries/targets.ts';
import { getArm } from '../queries/weapons.ts';
import type { AttackFigures, Command, DecisionName, WarTypes } from '../types.ts';
import { actWorth, bestAttack } from './acts.ts';
import { attackWorth, cardWorth, POINT, threatOf } from './worth.ts';

type Reply = Answer<WarTypes>;
type Judge = (state: Read, answer: Reply, about: Readonly<Record<string, number>>) => number;

const CALLED_OFF = -5 * POINT;

function figuresOf(about: Readonly<Record<string, number>>): AttackFigures {
  const { soldier = 0, weapon = 0, profile = 0, hostile = -1, target = -1 } = about;
  return { soldier, weapon, profile, hostile, target };
}

function targetWorth(state: Read, answer: Reply, about: Readonly<Record<string, number>>): number {
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
  return Math.max(-POINT, ...modes.map((mode) => attackWorth(state, figures, mode)));
}

/** Cancelling is for attacks that would really hurt. */
function reactionWorth(
  state: Read,
  answer: Reply,
  { hostile = -1, soldier = 0, die = 1, defeatCover = 1 }: Readonly<Record<string, number>>,
): number {
  if (answer.type === 'pass') return 0;
  const plan = planHostileAttack(state, hostile, soldier);
  const result = plan && resolveHostileAttack(plan, die, defeatCover);
  const isBad = result?.verdict === 'row' && !result.row?.malfunction;
  return isBad ? (answer.type === 'attack' ? 150 : 200) : -POINT;
}

/** Cheap cards go first; a booster is worth it when it pays for several. */
function paymentWorth(state: Read, answer: Reply, { due = 1 }: Readonly<Record<string, number>>): number {
  if (answer.type === 'pick') return 500 - cardWorth(state, answer.card);
  if (answer.type === 'useAbility') return 550;
  if (answer.type !== 'playCard') return -9 * POINT;
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

/** All to whoever has the most already: dear Skills are the better ones. */
function shareWorth(state: Read, { member, points }: Extract<Command, { type: 'givePoints' }>): number {
  const saved = state.game.campaign?.members.find(({ card }) => card === member)?.points ?? 0;
  return (saved + points) * POINT;
}

const yes =
  (type: Command['type'], worth = POINT): Judge =>
  (_state, answer) =>
    answer.type === type ? worth : 0;

/** How an answer to each kind of question is judged; what is not listed is all the same. */
const JUDGES: Readonly<Partial<Record<DecisionName, Judge>>> = {
  action: (state, answer) =>
    answer.type === 'pass' || answer.type === 'cancel' ? 0 : actWorth(state, answer),
  targetChoice: targetWorth,
  modeChoice: (state, answer, about) =>
    answer.type === 'mode' ? attackWorth(state, figuresOf(about), answer.mode) : CALLED_OFF,
  weaponChoice(state, answer) {
    if (answer.type !== 'attack') return 0;
    const soldier = getSoldier(state, answer.soldier);
    return bestAttack(state, soldier, getArm(state, soldier, answer.weapon, answer.profile));
  },
  killPlacement: yes('killUncovered'),
  boostChance: (_state, answer) => (answer.type === 'pass' ? 0 : 30),
  afterRollChance: reactionWorth,
  beforeRollChance: (_state, answer) => (answer.type === 'pass' ? 0 : -POINT),
  woundChance: (_state, answer) => (answer.type === 'pass' ? 0 : -POINT),
  upgunChoice: (_state, answer) => (answer.type === 'upgun' ? (answer.isUpgunned ? 20 : 50) : CALLED_OFF),
  beneficiaryChoice(state, answer) {
    const hostile = answer.type === 'onHostile' ? findHostile(state, answer.hostile) : undefined;
    return hostile === undefined ? (answer.type === 'cancel' ? CALLED_OFF : 0) : 3 * threatOf(state, hostile);
  },
  entrancePayment: paymentWorth,
  costDiscard: paymentWorth,
  discardChoice: (state, answer) =>
    answer.type === 'pick' ? 170 - cardWorth(state, answer.card) : answer.type === 'enough' ? 0 : -9 * POINT,
  payOrSuffer: yes('pay'),
  eventCancellation: yes('pay'),
  retainChoice: yes('release'),
  reconChoice: reconWorth,
  firstEntryChance: (_state, answer) => (answer.type === 'pass' ? 0 : POINT),
  triggeredChance: (_state, answer) => (answer.type === 'pass' ? 0 : POINT),
  moveChoice: (state, answer) =>
    answer.type === 'move' ? POINT + (isEscape(state) ? -answer.to : answer.to) : 0,
  shopping: yes('enough'),
  lightening: yes('enough'),
  gearHandling: yes('enough'),
  reportChoice: yes('noReport'),
  pointShare: (state, answer) => (answer.type === 'givePoints' ? shareWorth(state, answer) : 0),
  skillChoice: (state, answer) =>
    answer.type === 'learnSkill' ? getCardOf(state, 'skill', answer.card).cost * POINT : 0,
};

/** What an answer is worth by a rule of thumb, in hundredths of a point: for hints and for simple bots. Knows what the seat knows. */
export function advise(state: Read, decision: Decision<WarTypes>, _seat: Seat, answer: Reply): number {
  // The public facts of a prompt are numbers wherever a judge looks.
  const about = (decision.about ?? {}) as Readonly<Record<string, number>>;
  return JUDGES[decision.name]?.(state, answer, about) ?? 0;
}
