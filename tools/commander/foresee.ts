import { type Answer, type GameTypes, makeKey, PASS, type Seat } from '@sitrep/kernel';
import type { Host } from '@sitrep/session';

type Reply = Answer<GameTypes>;

/** More than anybody can do with a group. */
const MOST_ANSWERS = 24;

/**
 * What a player makes up his mind about before he touches anything: where the game's advice would lead a group after these answers.
 * It is tried out on a branch, where luck is different and nobody fires. `undefined` if it stays where it is.
 */
export function foreseeGoal(host: Host, seat: Seat, first: readonly Reply[]): number | undefined {
  const trial = tryOut(host, seat, first);
  let goal: number | undefined;
  for (let count = 0; trial !== undefined && count < MOST_ANSWERS; count += 1) {
    const answer = adviceIn(trial, seat);
    const isMarch = answer !== undefined && ('hex' in answer || 'stance' in answer);
    if (!isMarch || !give(trial, seat, answer)) return goal;
    if ('hex' in answer) goal = Number(answer.hex);
  }
  return goal;
}

/** The hex of those whom the game's advice would move once this is answered. */
export function foreseeStack(host: Host, seat: Seat, answer: Reply): number | undefined {
  const trial = tryOut(host, seat, [answer]);
  const next = trial && adviceIn(trial, seat);
  return trial && next && stackIn(trial.consult(seat, { kind: 'groups', answers: [next] }));
}

/** The hex that a list of options calls the group of an answer by. */
export function stackIn([groups = []]: readonly (readonly { readonly id: string }[])[]): number | undefined {
  const [, hex] = /^hex:(\d+)$/.exec(groups[0]?.id ?? '') ?? [];
  return hex === undefined ? undefined : Number(hex);
}

function tryOut(host: Host, seat: Seat, first: readonly Reply[]): Host | undefined {
  const branched = host.branch(host.log.length - 1, makeKey('foresight'));
  if (!branched.ok) return undefined;
  const trial = branched.value;
  return first.every((answer) => give(trial, seat, answer)) ? trial : undefined;
}

function adviceIn(trial: Host, seat: Seat): Reply | undefined {
  return trial.look(seat).isAsked ? trial.consult(seat, { kind: 'hints' })[0]?.answer : undefined;
}

/** Gives an answer, and lets the others pass. */
function give(trial: Host, seat: Seat, answer: Reply): boolean {
  const numberOf = (asked: Seat) => trial.look(asked).view.decision?.number ?? -1;
  if (!trial.answer(seat, answer, numberOf(seat)).ok) return false;
  for (let asked = trial.turn?.asked[0]; asked !== undefined && asked !== seat; asked = trial.turn?.asked[0])
    if (!trial.answer(asked, PASS, numberOf(asked)).ok) return false;
  return true;
}
