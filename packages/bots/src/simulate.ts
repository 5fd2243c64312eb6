import {
  type AnyGame,
  createMatch,
  type GameTypes,
  type MatchSetup,
  makeKey,
  makeUniform,
  type Outcome,
  type Seat,
} from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch, Bot } from './bot.ts';

export interface SimulationOptions {
  readonly game: AnyGame;
  readonly setup: Pick<MatchSetup<GameTypes>, 'config' | 'content'>;
  readonly games: number;
  readonly seed: string;
  /** A fresh player for every seat of every game. */
  makeBot(seat: Seat): Bot;
  /** The answer to a form, if it is not left to the bot. */
  draft?(match: AnyMatch, seat: Seat): AnyAnswer | undefined;
  /** Called with every game when it is over or given up. */
  onEnd?(match: AnyMatch): void;
  /** A game with more entries than this is given up; 5,000 by default. */
  readonly mostEntries?: number;
}

export interface Simulation {
  readonly games: number;
  readonly decisions: number;
  /** Games won by each seat, games without a winner, and games given up as endless. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly unfinished: number;
}

/**
 * How the last games ended. JavaScript engines forget the shape of objects that nobody holds any more, and with it all
 * code compiled for it: when a game was dropped before the next one had got that far, much was compiled again.
 */
const recent: AnyMatch['state'][] = [];
const HELD = 3;

function hold({ state }: AnyMatch): void {
  recent.push(state);
  if (recent.length > HELD) recent.shift();
}

/** Plays whole games between bots. The same options always give the same result. */
export function simulate(options: SimulationOptions): Simulation {
  const wins: number[] = [];
  let decisions = 0;
  let draws = 0;
  let unfinished = 0;
  for (let index = 0; index < options.games; index += 1) {
    const { match, outcome } = playOut(options, `${options.seed} ${index}`);
    hold(match);
    decisions += match.log.length - 1;
    options.onEnd?.(match);
    if (outcome === undefined) unfinished += 1;
    else if (outcome.winners.length === 0) draws += 1;
    for (const seat of outcome?.winners ?? []) wins[seat] = (wins[seat] ?? 0) + 1;
  }
  return { games: options.games, decisions, wins: Array.from(wins, (won) => won ?? 0), draws, unfinished };
}

function playOut(
  options: SimulationOptions,
  seed: string,
): { readonly match: AnyMatch; readonly outcome: Outcome | undefined } {
  const key = makeKey(seed);
  const created = createMatch(options.game, { ...options.setup, key });
  if (!created.ok)
    throw new Error(
      `${options.game.id} cannot be set up: ${created.problems.map(({ code, path }) => `${code} at ${path}`).join(', ')}`,
    );
  const match = created.value;
  const random = makeUniform(key, 'bots');
  const bots = match.state.seats.map((_, seat) => options.makeBot(seat));
  while (match.decision() !== undefined && match.log.length < (options.mostEntries ?? 5_000))
    answerOne(match, bots, options, random);
  return { match, outcome: match.outcome() };
}

function answerOne(
  match: AnyMatch,
  bots: readonly Bot[],
  options: SimulationOptions,
  random: ReturnType<typeof makeUniform>,
): void {
  const decision = match.decision();
  const isForm = decision?.kind === 'form';
  const seat = findSeat(match, decision?.seats ?? [], isForm);
  const bot = seat === undefined ? undefined : bots[seat];
  if (seat === undefined || bot === undefined) throw new Error(`nobody can answer ${decision?.name}`);
  const answer = (isForm ? options.draft?.(match, seat) : undefined) ?? bot.answer(match, seat, random);
  const result = match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
  if (!result.ok) throw new Error(`${decision?.name}: ${answer.type} is refused as ${result.refusal.code}`);
}

/** The first of these seats that can answer. */
function findSeat(match: AnyMatch, seats: readonly Seat[], isForm: boolean): Seat | undefined {
  const { state } = match;
  for (const seat of seats)
    if (state.seats[seat]?.sealed === undefined && (isForm || match.options(seat).length > 0)) return seat;
  return undefined;
}
