import { type Answer, type Decision, permille, type Seat } from '@sitrep/kernel';
import { isLate, needsLocation } from '../advice/acts.ts';
import { modeWorth } from '../advice/advise.ts';
import { findBestShot } from '../advice/worth.ts';
import {
  type Command,
  type DecisionName,
  type ShotPlan,
  type WarPlan,
  type WarTypes,
  warfighter,
} from '../index.ts';
import { attackOdds, effectCounts } from '../queries/attack/attack-odds.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { extremeSlot } from '../queries/soldiers/soldiers.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';

type Reply = Answer<WarTypes>;

/** Every reason for an answer; each has its message. */
export const ADVICE = [
  'shot',
  'shotAtTarget',
  'noTarget',
  'done',
  'removeSuppress',
  'reload',
  'clearJam',
  'activate',
  'playCard',
  'reward',
  'strike',
  'saveForStrike',
  'deploy',
  'recon',
  'location',
  'locationLate',
  'drawLocation',
  'draw',
  'move',
  'moveUp',
  'moveLate',
  'noBoost',
  'boost',
  'uncovered',
  'letPass',
  'react',
  'wait',
  'passedOn',
  'saveXp',
  'threat',
  'leastMissed',
  'paysMore',
  'keepHand',
  'pay',
  'boughtEnough',
  'buy',
  'marker',
  'noMarker',
  'leastHarm',
  'healthiest',
  'asItIs',
  'savesUp',
  'dearSkill',
  'any',
] as const;
type Advice = (typeof ADVICE)[number];

/** Why the advice likes an answer: a message, and what fills its gaps. */
export interface Rationale {
  readonly key: `advice.${Advice}`;
  readonly args: Readonly<Record<string, number>>;
}

/** The questions at which an attack is explained by its odds. */
const AIMED: readonly DecisionName[] = ['action', 'weaponChoice', 'targetChoice', 'modeChoice'];

/** The reason for an answer in the words of players; for attacks, the exact odds of the best possible one. */
export function explain(state: Read, { name }: Decision<WarTypes>, seat: Seat, answer: Reply): Rationale {
  const shot = AIMED.includes(name) ? findShot(state, seat, answer) : undefined;
  if (shot !== undefined) return shotRationale(shot);
  return { key: `advice.${wordFor(state, name, answer, seat)}`, args: {} };
}

/** The best attack that an answer may lead to; none if all do more harm than good. */
function findShot(state: Read, seat: Seat, answer: Reply): ShotPlan | undefined {
  const shots = warfighter.plans(state, seat, answer).filter(isShot);
  if (answer.type === 'attack') return findBest(state, answer, shots);
  const [best] = shots.toSorted((one, other) => worthOf(state, other) - worthOf(state, one));
  return best;
}

function isShot(plan: WarPlan): plan is ShotPlan {
  return plan.type === 'shot';
}

function worthOf(state: Read, { figures, mode }: ShotPlan): number {
  return modeWorth(state, figures, mode);
}

function findBest(
  state: Read,
  { soldier: number, weapon, profile }: Extract<Command, { type: 'attack' }>,
  shots: readonly ShotPlan[],
): ShotPlan | undefined {
  const soldier = getSoldier(state, number);
  const best = findBestShot(state, soldier, getArm(state, soldier, weapon, profile));
  return shots.find(
    ({ figures: { hostile, target }, mode }) =>
      hostile === best?.figures.hostile && target === best.figures.target && mode === best.mode,
  );
}

function shotRationale(plan: ShotPlan): Rationale {
  const { hostile, target } = plan.figures;
  const odds = attackOdds(plan);
  const { kills, effects } = effectCounts(odds);
  const shares = { kill: percent(kills, odds.total), effect: percent(effects, odds.total) };
  return hostile < 0
    ? { key: 'advice.shotAtTarget', args: { ...shares, target } }
    : { key: 'advice.shot', args: { ...shares, hostile } };
}

/** In whole per cent; a small chance is never rounded down to 0. */
function percent(count: number, total: number): number {
  return count === 0 ? 0 : Math.max(1, Math.floor((permille(count, total) + 5) / 10));
}

/** The reason for an answer that involves no dice, by question and type of answer; `other` stands for any type. */
const WORDS: Readonly<Partial<Record<DecisionName, Readonly<Record<string, Advice>>>>> = {
  action: {
    done: 'done',
    pass: 'done',
    removeSuppress: 'removeSuppress',
    reload: 'reload',
    clearJam: 'clearJam',
    activateObjective: 'activate',
    playCard: 'playCard',
    useAbility: 'playCard',
    claimReward: 'reward',
    strike: 'strike',
    saveForStrike: 'saveForStrike',
    deploy: 'deploy',
  },
  reconChoice: { recon: 'recon' },
  targetChoice: { cancel: 'noTarget' },
  modeChoice: { cancel: 'noTarget' },
  boostChance: { pass: 'noBoost', other: 'boost' },
  killPlacement: { killUncovered: 'uncovered' },
  afterRollChance: { pass: 'letPass', other: 'react' },
  beforeRollChance: { pass: 'wait' },
  woundChance: { pass: 'passedOn', other: 'react' },
  upgunChoice: { upgun: 'saveXp' },
  beneficiaryChoice: { onHostile: 'threat' },
  entrancePayment: { pick: 'leastMissed', playCard: 'paysMore', useAbility: 'paysMore' },
  costDiscard: { pick: 'leastMissed', useAbility: 'paysMore' },
  discardChoice: { pick: 'leastMissed', enough: 'keepHand' },
  payOrSuffer: { pay: 'pay' },
  eventCancellation: { pay: 'pay' },
  retainChoice: { release: 'saveXp' },
  firstEntryChance: { pass: 'done', other: 'playCard' },
  triggeredChance: { pass: 'done', other: 'playCard' },
  moveChoice: { move: 'move' },
  shopping: { enough: 'boughtEnough', other: 'buy' },
  markerChance: { pass: 'noMarker', other: 'marker' },
  ordealChoice: { useHardy: 'leastHarm', takeSuppress: 'leastHarm' },
  strikeChoice: { strike: 'threat' },
  strikerChoice: { forSoldier: 'healthiest' },
  lightening: { enough: 'asItIs' },
  gearHandling: { enough: 'asItIs' },
  reportChoice: { noReport: 'asItIs' },
  pointShare: { givePoints: 'savesUp' },
  skillChoice: { learnSkill: 'dearSkill' },
};

function wordFor(state: Read, name: DecisionName, answer: Reply, seat: Seat): Advice {
  const word = name === 'action' ? actWord(state, answer, seat) : undefined;
  const words = WORDS[name] ?? {};
  return word ?? words[answer.type] ?? words.other ?? 'any';
}

/** Acts whose reason depends on the state of the mission. */
function actWord(state: Read, command: Reply, seat: Seat): Advice | undefined {
  if (command.type === 'move') return moveWord(state, command);
  if (command.type === 'playLocation') return isLate(state) ? 'locationLate' : 'location';
  if (command.type === 'discardDraw') return needsLocation(state, seat) ? 'drawLocation' : 'draw';
  return undefined;
}

function moveWord(state: Read, { soldier }: Extract<Command, { type: 'move' }>): Advice {
  if (state.game.isEscaping || isLate(state)) return 'moveLate';
  return getSoldier(state, soldier).slot === extremeSlot(state, 'front') ? 'move' : 'moveUp';
}
