import { type Decision, derive, type Seat, topLocals } from '@sitrep/kernel';
import { idleOptions } from '../choices/moving.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { DecisionName } from '../decisions.ts';
import { enemiesIn, findShot } from '../queries/aiming.ts';
import { combatShots } from '../queries/aims.ts';
import type { Read } from '../queries/field.ts';
import { sharedAttack } from '../queries/planned-attack.ts';
import { NONE } from '../state.ts';
import { callWorth, spotterWorth, strengthOf, supportWorth } from './calls.ts';
import { activationWorth, groupWorth } from './moves.ts';
import { type Outlook, outlookOf, type Reply } from './outlook.ts';
import { aimWorth, crewWorth, fireWorth, shareWorth } from './shots.ts';
import { damageWorth, disciplineWorth, keepWorth } from './upkeep.ts';
import { attackWorth, MAN } from './worth.ts';

type Judge = (state: Read, outlook: Outlook, answer: Reply) => number;

const CALLED_OFF = -5 * MAN;

/** The first soldier worth moving: the others wait and are not evaluated until it is their turn. */
const firstMover = derive.content((outlook: Outlook): Piece => {
  for (const option of idleOptions(outlook.field))
    if (option.type === 'activate' && activationWorth(outlook, option.soldier) > 0) return option.soldier;
  return NONE;
});

/** The same for fire. */
const firstFirer = derive.content(({ field }: Outlook): Piece => {
  for (const shot of combatShots(field, field.game.active))
    if (shot.type === 'fire' && fireWorth(field, shot.soldier, shot.weapon) > 0) return shot.soldier;
  return NONE;
});

function combatWorth(state: Read, outlook: Outlook, answer: Reply): number {
  switch (answer.type) {
    case 'fire':
      return answer.soldier === firstFirer(outlook)
        ? fireWorth(outlook.field, answer.soldier, answer.weapon)
        : -1;
    case 'support':
      return supportWorth(state, outlook, answer.chit);
    case 'supportBlind':
      return supportWorth(state, outlook, NONE);
    default:
      return 0;
  }
}

/** The least that a shot at those who enter must be worth: others may come, and firepower is soon spent. */
const PATIENCE = 120;

function defenceWorth(state: Read, { field }: Outlook, answer: Reply): number {
  const entry = topLocals(state, 'entry');
  if (answer.type !== 'fire' || entry === undefined) return 0;
  return fireWorth(field, answer.soldier, answer.weapon, entry) - PATIENCE;
}

/** A die kept back may hit somebody else later. */
const DIE = 40;

function diceWorth(state: Read, { field }: Outlook, answer: Reply): number {
  const shot = topLocals(state, 'shot');
  if (answer.type !== 'commit' || shot === undefined) return CALLED_OFF;
  return aimWorth(field, shot, answer.dice) - DIE * answer.dice;
}

function targetWorth(state: Read, { field }: Outlook, answer: Reply): number {
  const volley = topLocals(state, 'volley');
  if (answer.type !== 'target' || volley === undefined) return 0;
  const { target, dice } = sharedAttack(field, volley, answer.soldier, volley.pool);
  return 1 + attackWorth(field, target, dice.attack.count);
}

function dealWorth(state: Read, { field }: Outlook, answer: Reply): number {
  const volley = topLocals(state, 'volley');
  if (answer.type !== 'share' || volley === undefined) return 0;
  const { seat, firer, hex, movers, pool, attacked, target } = volley;
  const before = firer === NONE ? attacked : (findShot(field, firer)?.targets ?? []);
  const others = enemiesIn(field, hex, seat, movers).filter(
    (each) => each !== target && !before.includes(each),
  );
  return shareWorth(field, target, answer.dice, { others, pool: pool - answer.dice });
}

/** A one goes first, because it is the defender's cover. */
const ATTACKER: Readonly<Record<number, number>> = { 1: 3, 2: 2, 3: 1 };
const DEFENDER: Readonly<Record<number, number>> = { 6: 3, 5: 2, 4: 1 };

const reroll =
  (faces: Readonly<Record<number, number>>): Judge =>
  (_state, _scene, answer) =>
    answer.type === 'reroll' ? (faces[answer.face] ?? -1) : 0;

/** The worst results go first, as odds assume. */
const COVER = { severes: 4, lights: 3, pins: 2, checks: 1 } as const;

function aimJudge(state: Read, { field }: Outlook, answer: Reply): number {
  const shot = topLocals(state, 'shot');
  if (answer.type === 'holdFire') return 0;
  if (answer.type !== 'aim' || shot === undefined) return CALLED_OFF;
  return aimWorth(field, { ...shot, hex: answer.hex });
}

/** How an answer to each kind of question is judged; for kinds not listed, it does not matter. */
const JUDGES: Readonly<Partial<Record<DecisionName, Judge>>> = {
  disciplineChoice: (_state, outlook, answer) =>
    answer.type === 'pass' ? 0 : disciplineWorth(outlook, answer),
  stanceChoice: (_state, _scene, answer) => (answer.type === 'endPhase' ? 0 : -1),
  carryChoice: (_state, _scene, answer) => (answer.type === 'setDown' ? 1 : 0),
  moveChoice(_state, outlook, answer) {
    if (answer.type !== 'activate') return answer.type === 'endPhase' ? 0 : -1;
    return answer.soldier === firstMover(outlook) ? activationWorth(outlook, answer.soldier) : -1;
  },
  groupChoice: (state, outlook, answer) =>
    groupWorth(outlook, topLocals(state, 'activation')?.members ?? [], answer),
  shelterChoice: (_state, _scene, answer) => (answer.type === 'takeShelter' ? 1 : 0),
  defensiveFire: defenceWorth,
  markerChoice: (_state, _scene, answer) => (answer.type === 'removeMarker' ? 1 : 0),
  aimChoice: aimJudge,
  crewChoice(state, { field }, answer) {
    const shot = topLocals(state, 'shot');
    if (shot === undefined) return CALLED_OFF;
    if (answer.type === 'crew') return crewWorth(field, shot, answer.soldier);
    return answer.type === 'noCrew' ? aimWorth(field, { ...shot, isCrewed: true }) : CALLED_OFF;
  },
  bonusChoice: (_state, _scene, answer) => (answer.type === 'bonus' ? Number(answer.isUsed) : CALLED_OFF),
  rankChoice: (_state, _scene, answer) => (answer.type === 'rank' ? answer.dots : CALLED_OFF),
  diceChoice: diceWorth,
  targetChoice: targetWorth,
  shareChoice: dealWorth,
  attackerReroll: reroll(ATTACKER),
  defenderReroll: reroll(DEFENDER),
  coverChoice: (_state, _scene, answer) => (answer.type === 'cover' ? COVER[answer.hit] : 0),
  collateralChoice: (_state, { field, seat }, answer) =>
    answer.type === 'damage' ? damageWorth(field, answer.piece, seat) : 0,
  lossChoice: (_state, { field }, answer) => (answer.type === 'lose' ? -keepWorth(field, answer.piece) : 0),
  smokeChance: (_state, _scene, answer) => (answer.type === 'pass' ? 0 : -1),
  combatChoice: combatWorth,
  spotterChoice(state, outlook, answer) {
    const call = topLocals(state, 'support');
    if (answer.type !== 'spotter' || call === undefined) return CALLED_OFF;
    return spotterWorth(outlook, answer.leader, strengthOf(outlook, call.chit));
  },
  supportHex(state, outlook, answer) {
    const call = topLocals(state, 'support');
    if (answer.type !== 'callOn' || call === undefined) return CALLED_OFF;
    return callWorth(outlook, call.leader, answer.hex, strengthOf(outlook, call.chit));
  },
};

/** What an answer is worth by a rule of thumb, in thousandths of a soldier: for hints and simple bots. Uses only what the seat knows. */
export function advise(state: Read, decision: Decision<CvTypes>, seat: Seat, answer: Reply): number {
  return JUDGES[decision.name]?.(state, outlookOf(state, seat), answer) ?? 0;
}
