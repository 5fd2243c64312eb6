import { type GameEntry, standingOf } from '@sitrep/contract';
import { createMatch, type GameTypes, type Match, makeKey, makeSave, makeUniform } from '@sitrep/kernel';
import { caveatsOf } from '@sitrep/speech';
import { type Fate, type Forgery, forge, judgeForgery, playOn } from '@sitrep/testkit';

const MOST_ANSWERS = 120;

/** One forgery of a game, the same for the same number, and what became of it. */
export interface Tried extends Pick<Forgery, 'tricks'> {
  readonly fate: Fate | 'passed';
  /** What went wrong, if anything did. */
  readonly fault?: string;
  readonly milliseconds: number;
}

/** Plays a game, forges its save, opens that as a client does and plays on. */
export function tryForgery(entry: GameEntry, number: number): Tried {
  const random = makeUniform(makeKey(`forgery ${entry.id} ${number}`), 'forgery');
  const match = startAny(entry, number, random.below(1_000_000));
  playOn(match, random, 1 + random.below(MOST_ANSWERS));
  const { tricks, save } = forge(entry.game, makeSave(match), random);
  const start = performance.now();
  const judged = attempt(() => judgeForgery(entry.game, save, onlookerOf(entry), random));
  return { tricks, ...judged, milliseconds: performance.now() - start };
}

function attempt(judge: () => Fate): Pick<Tried, 'fate' | 'fault'> {
  try {
    return { fate: judge() };
  } catch (error) {
    return { fate: 'passed', fault: String(error) };
  }
}

function startAny(entry: GameEntry, number: number, chosen: number): Match<GameTypes> {
  const setups = entry.setups();
  const setup = setups[chosen % setups.length];
  if (setup === undefined) throw new Error(`${entry.id} has no set-up`);
  const created = createMatch(entry.game, { ...setup, key: makeKey(`forged ${number}`) });
  if (!created.ok) throw new Error(`${setup.name} is refused`);
  return created.value;
}

/** Looks at a match as the clients do: at its marks, its odds and its threats. */
function onlookerOf(entry: GameEntry): Parameters<typeof judgeForgery>[2] {
  return {
    isMarked: (match, past) => caveatsOf(standingOf(entry, match, past)).length > 0,
    look(match) {
      entry.threatsTo(match.state);
      for (const seat of match.state.seats.keys())
        for (const option of match.options(seat)) entry.oddsOf(match.state, seat, option);
    },
  };
}
