import { perform, pick, type Seat, type Uniform } from '@sitrep/kernel';
import { type AnyAnswer, type AnyMatch, waitingSeats } from './subject.ts';

/** A legal answer of a seat that is asked: any option, or a sample draft of a form. */
export function anyAnswer(match: AnyMatch, seat: Seat, random: Uniform): AnyAnswer {
  if (match.decision()?.kind === 'form') return match.game.sample(match.state, seat, random);
  return pick(match.options(seat), random);
}

/** Gives a few random legal answers. */
export function playOn(match: AnyMatch, random: Uniform, most: number): void {
  for (let count = 0; count < most && match.decision() !== undefined; count += 1) {
    const by = pick(waitingSeats(match), random);
    perform(match, { by, act: { type: 'answer', answer: anyAnswer(match, by, random) } });
  }
}

/** Lets every decision time out until the game is over. False if it is not over within `most` time-outs. */
export function timeOutAll(match: AnyMatch, most: number): boolean {
  for (let count = 0; count < most && match.outcome() === undefined; count += 1) match.timeOut(match.serial);
  return match.outcome() !== undefined;
}
