import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { type Answer, createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';

const MOST_ANSWERS = 4000;

interface AdvisedPlay {
  readonly entry: GameEntry;
  /** Of a game with one seat. */
  readonly setup: NamedSetup | undefined;
  readonly seed: string;
  /** How many of 100 answers are random instead. */
  readonly ease?: number;
  /** Asked before every answer; the match goes on to its end by default. */
  stop?(match: Match<GameTypes>): boolean;
}

/** A match that was played by the game's own advice; always the same for a seed. */
export function playAdvised({ entry, setup, seed, ease = 0, stop }: AdvisedPlay): Match<GameTypes> {
  const created = setup && createMatch(entry.game, { ...setup, key: makeKey(seed) });
  if (!created?.ok) throw new Error('it does not start');
  const match = created.value;
  const random = makeUniform(makeKey(seed), 'debrief');
  for (let step = 0; step < MOST_ANSWERS && match.outcome() === undefined; step += 1) {
    if (stop?.(match)) return match;
    const wild = random.below(100) < ease ? random.below(1_000_000) : undefined;
    const result = match.submit(0, match.view(0).decision?.number ?? 0, nextAnswer(entry, match, wild));
    if (!result.ok) throw new Error(`it was refused: ${result.refusal.code}`);
  }
  return match;
}

/** The suggested draft of a form, a random option, or else the one that the advice likes best. */
function nextAnswer(entry: GameEntry, match: Match<GameTypes>, wild: number | undefined): Answer<GameTypes> {
  const [suggestion] = match.view(0).decision?.kind === 'form' ? entry.suggest(match.state) : [];
  const decision = match.decision();
  const options = match.options(0);
  const worth = options.map((answer) =>
    decision === undefined ? 0 : (entry.advise?.(match.state, decision, 0, answer) ?? 0),
  );
  const best = options[worth.indexOf(Math.max(...worth))];
  const answer = suggestion?.draft ?? (wild === undefined ? best : options[wild % options.length]);
  if (answer === undefined) throw new Error('there is nothing to answer');
  return answer;
}
