import { makeUniform } from '@sitrep/kernel';
import { LawBroken, show } from '../law.ts';
import { ending } from '../laws/ending.ts';
import { legal } from '../laws/legal.ts';
import type { Request } from '../request.ts';
import { type AnyMatch, mostEntriesOf, numberOf } from '../subject.ts';
import type { CoverageTally } from './coverage.ts';
import { nextSpeaker, seatPlayers } from './player.ts';
import type { Occasion } from './referee.ts';

/** Plays a random game without laws, at the engine's full speed. Records the answers if given a list. */
export function playFast(
  { subject, key }: Occasion,
  match: AnyMatch,
  tally: CoverageTally,
  notes?: Request[],
): number {
  const random = makeUniform(key, 'players');
  const players = seatPlayers(subject, match.state.seats.length, random);
  const most = mostEntriesOf(subject);
  let decisions = 0;
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    if (decisions >= most) throw new LawBroken(`the game is not over after ${most} entries`, ending.name);
    const by = nextSpeaker(match, players, random);
    const answer = players[by]?.answer(match, by) ?? match.game.fallback(match.state, by);
    notes?.push({ by, act: { type: 'answer', answer } });
    const result = match.submit(by, numberOf(match, by), answer);
    if (!result.ok) throw new LawBroken(`offered to seat ${by} but refused: ${show(answer)}`, legal.name);
    tally.addDecision(decision.name);
    decisions += 1;
  }
  return decisions;
}
