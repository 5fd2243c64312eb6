import { CANCEL, type Seat, type Uniform } from '@sitrep/kernel';
import { pick } from '../random-play.ts';
import type { AnyAnswer, AnyMatch, Subject } from '../subject.ts';
import { type Choose, type Temper, tempersFor } from './temper.ts';

/** How many commands that cost nothing a player gives in one game: games must end for players who do not dally for ever. */
const MOST_FREE = 20;

/** A random player at one seat for one game. */
export interface Player {
  answer(match: AnyMatch, seat: Seat): AnyAnswer;
}

/** Players by chance, one per seat. */
export function seatPlayers(subject: Subject, seats: number, random: Uniform): readonly Player[] {
  const tempers = tempersFor(subject);
  const free = [CANCEL.type, ...(subject.free ?? [])];
  return Array.from({ length: seats }, () => makePlayer(pick(tempers, random), free, random));
}

function makePlayer({ choose }: Temper, free: readonly string[], random: Uniform): Player {
  const bounded = boundFree(choose, free);
  return {
    answer(match, seat) {
      if (match.decision()?.kind === 'form') return match.game.sample(match.state, seat, random);
      const options = match.options(seat);
      return options.length === 1 ? (options[0] as AnyAnswer) : bounded(options, random);
    },
  };
}

/** The same choice until the free commands are used up; from then on others, where there are others. */
export function boundFree(choose: Choose, free: readonly string[], most = MOST_FREE): Choose {
  let used = 0;
  return (options, random) => {
    const paid = used < most ? [] : options.filter(({ type }) => !free.includes(type));
    const choice = choose(paid.length > 0 ? paid : options, random);
    if (free.includes(choice.type)) used += 1;
    return choice;
  };
}
