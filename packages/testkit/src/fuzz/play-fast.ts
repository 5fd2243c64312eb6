import { makeUniform, type Seat, type Uniform } from '@sitrep/kernel';
import type { Deed } from '../deed.ts';
import { LawBroken, show } from '../law.ts';
import { ending } from '../laws/ending.ts';
import { legal } from '../laws/legal.ts';
import { pick } from '../random-play.ts';
import { type AnyMatch, mostEntriesOf, numberOf, waitingSeats } from '../subject.ts';
import type { CoverageTally } from './coverage.ts';
import { seatPlayers } from './player.ts';
import type { Occasion } from './referee.ts';

/** Plays a random game with nobody watching, as fast as the engine can. Notes the answers if given a list to. */
export function playFast(
  { subject, key }: Occasion,
  match: AnyMatch,
  tally: CoverageTally,
  notes?: Deed[],
): number {
  const random = makeUniform(key, 'players');
  const players = seatPlayers(subject, match.state.seats.length, random);
  const most = mostEntriesOf(subject);
  let decisions = 0;
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (decisions >= most) throw new LawBroken(`the game is not over after ${most} entries`, ending.name);
    const by = nextSeat(match, decision.seats, random);
    const answer = players[by]?.answer(match, by) ?? match.game.fallback(match.state, by);
    notes?.push({ by, act: { type: 'answer', answer } });
    const result = match.submit(by, numberOf(match, by), answer);
    if (!result.ok) throw new LawBroken(`offered to seat ${by} but refused: ${show(answer)}`, legal.name);
    tally.addDecision(decision.name);
    decisions += 1;
  }
  return decisions;
}

function nextSeat(match: AnyMatch, seats: readonly Seat[], random: Uniform): Seat {
  return seats.length === 1 ? (seats[0] as Seat) : pick(waitingSeats(match), random);
}
