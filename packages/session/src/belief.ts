import type { GameEntry } from '@sitrep/contract';
import {
  createMatch,
  determinize,
  forkMatch,
  type GameTypes,
  hashData,
  isKernelEvent,
  type Match,
  makeKey,
  type Seat,
  type State,
  topFrame,
} from '@sitrep/kernel';

/** A match as a seat may believe it to be: what the seat cannot know is made up, and so is luck. Plain data. */
export interface Belief {
  readonly game: string;
  readonly config: GameTypes['config'];
  readonly content: GameTypes['content'];
  readonly state: State<GameTypes>;
  /** Another number once something has happened: until then, players have only begun and called off. */
  readonly happened: number;
}

/** What the seat may believe now. The key of its luck follows from the match's, which cannot be found from it. */
export function beliefOf(match: Match<GameTypes>, seat: Seat): Belief {
  const { game, setup, log } = match;
  const { config, content } = setup;
  const key = makeKey(hashData({ key: setup.key, seat, entries: log.length }));
  const happened = log.findLastIndex(({ events }) => events.some((event) => !isKernelEvent(event)));
  return { game: game.id, config, content, state: determinize(game, match.copyState(), seat, key), happened };
}

/**
 * Whether a belief can be made up for the seat now: cards that others have picked in a chain still unpaid are named by frames, so
 * they cannot be dealt to anybody else.
 */
export function isBelievable(match: Match<GameTypes>, seat: Seat): boolean {
  const isUnpaid = topFrame(match.state)?.unpaid ?? false;
  return !isUnpaid || (match.decision()?.seats.every((asked) => asked === seat) ?? false);
}

/** The match of a belief; `undefined` if the rules refuse its set-up. */
export function believe(
  entry: GameEntry,
  { config, content, state }: Omit<Belief, 'happened'>,
): Match<GameTypes> | undefined {
  const opened = createMatch(entry.game, { config, content, key: state.chance.key });
  return opened.ok ? forkMatch(opened.value, state) : undefined;
}
