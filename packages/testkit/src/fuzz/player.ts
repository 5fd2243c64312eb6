import { CANCEL, pick, type Seat, type Uniform } from '@sitrep/kernel';
import { type AnyAnswer, type AnyMatch, type Subject, waitingSeats } from '../subject.ts';
import { type Choose, type Temper, tempersFor } from './temper.ts';

/** How many free commands a player gives in one game, so that games end. */
const MOST_FREE = 8;

/** A random player at one seat for one game. */
export interface Player {
  answer(match: AnyMatch, seat: Seat): AnyAnswer;
  /** Whether the seat has only free commands left to give: then it lets the other seats that are asked go first. */
  isSilent(match: AnyMatch, seat: Seat): boolean;
}

/** Random players, one per seat. */
export function seatPlayers(subject: Subject, seats: number, random: Uniform): readonly Player[] {
  const tempers = tempersFor(subject);
  const free = [CANCEL.type, ...(subject.free ?? [])];
  return Array.from({ length: seats }, () => makePlayer(pick(tempers, random), free, random));
}

/** The seat that answers next: any pending one with something to say, or any at all. */
export function nextSpeaker(match: AnyMatch, players: readonly Player[], random: Uniform): Seat {
  const waiting = waitingSeats(match);
  const [only, second] = waiting;
  if (only !== undefined && second === undefined) return only;
  const speaking = waiting.filter((seat) => !players[seat]?.isSilent(match, seat));
  return pick(speaking.length > 0 ? speaking : waiting, random);
}

function makePlayer({ choose }: Temper, free: readonly string[], random: Uniform): Player {
  const bounded = boundFree(choose, free);
  return {
    answer(match, seat) {
      if (match.decision()?.kind === 'form') return match.game.sample(match.state, seat, random);
      return bounded.choose(match.options(seat), random);
    },
    isSilent: (match, seat) => match.decision()?.kind === 'pick' && bounded.isSpent(match.options(seat)),
  };
}

/** A choice that gives a bounded number of free commands. */
interface Bounded {
  /** The same choice until the free commands are used up; from then on other options, if there are any. */
  readonly choose: Choose;
  /** Whether they are used up and there are no others. */
  isSpent(options: readonly AnyAnswer[]): boolean;
}

export function boundFree(choose: Choose, free: readonly string[], most = MOST_FREE): Bounded {
  let used = 0;
  const isFree = ({ type }: AnyAnswer) => free.includes(type);
  return {
    choose(options, random) {
      const paid = used < most ? [] : options.filter((option) => !isFree(option));
      const choices = paid.length > 0 ? paid : options;
      const [only, second] = choices;
      const choice = only !== undefined && second === undefined ? only : choose(choices, random);
      if (isFree(choice)) used += 1;
      return choice;
    },
    isSpent: (options) => used >= most && options.every(isFree),
  };
}
