import { type Answer, type Decision, permille, type Seat, topLocals } from '@sitrep/kernel';
import type { FireMode } from '../content/cards.ts';
import { attackOdds, planAttack } from '../queries/attack/attack.ts';
import { legalModes } from '../queries/attack/targets.ts';
import { getArm } from '../queries/gear/weapons.ts';
import { markOf } from '../queries/in-force/marks.ts';
import { extremeSlot } from '../queries/soldiers/soldiers.ts';
import { effectCounts } from '../queries/table/effect-counts.ts';
import { getSoldier, type Read } from '../queries/table/lookup.ts';
import type { AttackFigures, Command, DecisionName, WarTypes } from '../types.ts';
import { isLate, needsLocation } from './acts.ts';
import { figuresOf, modeWorth } from './advise.ts';
import { findBestShot } from './worth.ts';

type Reply = Answer<WarTypes>;
type About = Readonly<Record<string, number>>;

/** Everything that may speak for an answer; each has its message. */
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

interface Shot {
  readonly figures: AttackFigures;
  readonly mode: FireMode;
}

/** The reason for an answer in the words of players; for attacks the exact odds of the best that may come of it. */
export function explain(state: Read, decision: Decision<WarTypes>, seat: Seat, answer: Reply): Rationale {
  // The public facts of a prompt are numbers wherever this looks.
  const about = (decision.about ?? {}) as About;
  const shot = findShot(state, decision.name, answer, about);
  if (shot !== undefined) return shotRationale(state, shot);
  return { key: `advice.${wordFor(state, decision.name, answer, seat)}`, args: {} };
}

function findShot(state: Read, name: DecisionName, answer: Reply, about: About): Shot | undefined {
  if ((name === 'action' || name === 'weaponChoice') && answer.type === 'attack') {
    const soldier = getSoldier(state, answer.soldier);
    return findBestShot(state, soldier, getArm(state, soldier, answer.weapon, answer.profile));
  }
  if (name === 'modeChoice' && answer.type === 'mode')
    return { figures: figuresOf(about), mode: answer.mode };
  if (name !== 'targetChoice') return undefined;
  if (answer.type === 'onHostile')
    return bestMode(state, { ...figuresOf(about), hostile: answer.hostile, target: -1 });
  if (answer.type === 'onTarget')
    return bestMode(state, { ...figuresOf(about), hostile: -1, target: answer.target });
  return undefined;
}

function bestMode(state: Read, figures: AttackFigures): Shot | undefined {
  const soldier = getSoldier(state, figures.soldier);
  const arm = getArm(state, soldier, figures.weapon, figures.profile);
  const [mode] = legalModes(state, soldier, arm, markOf(state, figures)).toSorted(
    (one, other) => modeWorth(state, figures, other) - modeWorth(state, figures, one),
  );
  return mode && { figures, mode };
}

function shotRationale(state: Read, { figures, mode }: Shot): Rationale {
  // What was played on the attack counts.
  const boosts = topLocals(state, 'attack')?.boosts ?? [];
  const odds = attackOdds(planAttack(state, figures, mode, boosts));
  const { kills, effects } = effectCounts(odds);
  const shares = { kill: percent(kills, odds.total), effect: percent(effects, odds.total) };
  return figures.hostile < 0
    ? { key: 'advice.shotAtTarget', args: { ...shares, number: figures.target + 1 } }
    : { key: 'advice.shot', args: { ...shares, hostile: figures.hostile } };
}

/** In whole hundredths; what is rare is never nothing. */
function percent(count: number, total: number): number {
  return count === 0 ? 0 : Math.max(1, Math.floor((permille(count, total) + 5) / 10));
}

/** What speaks for an answer where no dice do, by question and kind of answer; `other` is any kind. */
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

/** Acts whose reason depends on how the mission stands. */
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
