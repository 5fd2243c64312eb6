import { randomBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';

const MOST_ANSWERS = 6000;

/** A small firefight at close quarters, played at random and always the same way, to its end or until it is as wanted. */
export function playFirefight(
  scenario: string,
  isWanted: (match: Match<GameTypes>) => boolean = () => false,
): Match<GameTypes> {
  const entry = findGame('combat-veteran');
  const setup = entry?.trials?.().find(({ name }) => name === `${scenario}/skirmish`);
  const created = entry && setup && createMatch(entry.game, { ...setup, key: makeKey('story') });
  if (!created?.ok) throw new Error(`there is no firefight ${scenario}`);
  const match = created.value;
  const random = makeUniform(makeKey('story'), 'players');
  for (let step = 0; step < MOST_ANSWERS && match.outcome() === undefined && !isWanted(match); step += 1) {
    const [seat = 0] = match.decision()?.seats ?? [];
    const answer = randomBot.answer(match, seat, random);
    const given = match.submit(seat, match.view(seat).decision?.number ?? 0, answer);
    if (!given.ok) throw new Error(`${answer.type} was refused: ${given.refusal.code}`);
  }
  return match;
}
