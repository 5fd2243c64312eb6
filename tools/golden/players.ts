import { type Bot, makeGreedyBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import { CANCEL } from '@sitrep/kernel';
import { boundFree, tempersFor } from '@sitrep/testkit';

/** The player that a golden file names: one that does what the game advises, or a random one with a temper. */
export function playerOf(entry: GameEntry, name: string): Bot {
  if (name === 'advice') return adviser(entry);
  const temper = tempersFor({ ...entry.hints, game: entry.game, setups: [] }).find(
    (found) => found.name === name,
  );
  if (temper === undefined) throw new Error(`there is no player ${name}`);
  const { choose } = boundFree(temper.choose, [CANCEL.type, ...(entry.hints.free ?? [])]);
  return {
    answer(match, seat, random) {
      if (match.decision()?.kind === 'form') return match.game.sample(match.state, seat, random);
      return choose(match.options(seat), random);
    },
  };
}

/** Forms are filled in as the game suggests. */
function adviser({ id, advise, suggest }: GameEntry): Bot {
  if (advise === undefined) throw new Error(`${id} gives no advice`);
  const bot = makeGreedyBot(advise);
  return {
    answer(match, seat, random) {
      const draft = match.decision()?.kind === 'form' ? suggest(match.state)[0]?.draft : undefined;
      return draft ?? bot.answer(match, seat, random);
    },
  };
}
