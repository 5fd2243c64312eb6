import { CANCEL, invariant, makeKey, makeUniform } from '@sitrep/kernel';
import { boundFree } from './fuzz/player.ts';
import { type Choose, tempersFor } from './fuzz/temper.ts';
import { type AnyMatch, type Subject, startMatch, submitAny, waitingSeats } from './subject.ts';

/** A whole game that can be replayed at any time, to see how a rules change affects it. */
export interface GoldenGame {
  readonly name: string;
  /** The name of one of the subject's setups. */
  readonly setup: string;
  readonly seed: string;
  /** The temper of each seat's player. */
  readonly tempers: readonly string[];
}

/** Plays the game to its end; always the same one under the same rules. Seats that may both answer do so in turn. */
export function playGolden(subject: Subject, golden: GoldenGame): AnyMatch {
  const setup = subject.setups.find(({ name }) => name === golden.setup);
  invariant(setup !== undefined, 'GOLDEN_SETUP', `there is no setup ${golden.setup}`);
  const match = startMatch(subject.game, setup, makeKey(golden.seed));
  const random = makeUniform(makeKey(golden.seed), 'players');
  const players = golden.tempers.map((name) => chooserOf(subject, name));
  for (let seat = waitingSeats(match)[0]; seat !== undefined; seat = waitingSeats(match)[0]) {
    const choose = players[seat];
    invariant(choose !== undefined, 'GOLDEN_TEMPERS', `nobody plays seat ${seat}`);
    const isForm = match.decision()?.kind === 'form';
    const answer = isForm
      ? match.game.sample(match.state, seat, random)
      : choose(match.options(seat), random);
    invariant(submitAny(match, seat, answer).ok, 'GOLDEN_REFUSED', 'a command was offered and then refused');
  }
  return match;
}

function chooserOf(subject: Subject, name: string): Choose {
  const temper = tempersFor(subject).find((found) => found.name === name);
  invariant(temper !== undefined, 'GOLDEN_TEMPERS', `there is no temper ${name}`);
  return boundFree(temper.choose, [CANCEL.type, ...(subject.free ?? [])]).choose;
}
