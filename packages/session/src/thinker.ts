import { type Bot, makeGreedyBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import {
  type Answer,
  CANCEL,
  type GameTypes,
  type Match,
  makeUniform,
  type Seat,
  type Uniform,
} from '@sitrep/kernel';
import { type Belief, believe } from './belief.ts';
import type { Program } from './players.ts';

/** What a program is asked for. */
export interface Thought {
  readonly program: Program;
  readonly seat: Seat;
  /** The match as the seat may believe it to be, for programs that think elsewhere. */
  belief(): Belief;
}

/** Where programs think: here, in a worker, or on another machine. */
export interface Thinker {
  /** What the program answers; `undefined` if it finds nothing. */
  think(thought: Thought): Answer<GameTypes> | undefined | Promise<Answer<GameTypes> | undefined>;
}

/** Programs that think here, about this match. */
export function makeThinker(entry: GameEntry, match: Match<GameTypes>): Thinker {
  const think = makePrograms(entry);
  const random = makeUniform(match.setup.key, `bots:${match.log.length}`);
  return { think: (thought) => think(thought, match, random) };
}

/** Programs that think about a match of which they know what their seat knows: in a worker, or on another machine. */
export function makeDistantThinker(entry: GameEntry): Thinker {
  let think = makePrograms(entry);
  let before = -1;
  return {
    think(thought) {
      const { happened, ...belief } = thought.belief();
      const match = believe(entry, belief);
      // what was called off before may be worth another try
      if (happened !== before) think = makePrograms(entry);
      before = happened;
      return match && think(thought, match, makeUniform(belief.state.chance.key, 'bots'));
    },
  };
}

type Think = (
  thought: Pick<Thought, 'program' | 'seat'>,
  match: Match<GameTypes>,
  random: Uniform,
) => Answer<GameTypes>;

/** Each seat's program has a memory of its own. */
function makePrograms(entry: GameEntry): Think {
  const bots = new Map<Seat, Bot>();
  const botOf = (seat: Seat) => {
    const bot = bots.get(seat) ?? (entry.advise && makeGreedyBot(entry.advise));
    if (bot !== undefined) bots.set(seat, bot);
    return bot;
  };
  return ({ program, seat }, match, random) => {
    const bot = program === 'greedy' ? botOf(seat) : undefined;
    if (bot === undefined) return pickByChance(match, seat, random);
    const isForm = match.decision()?.kind === 'form';
    const draft = isForm ? entry.suggest(match.state)[0]?.draft : undefined;
    return draft ?? bot.answer(match, seat, random);
  };
}

/** Any option, or any draft that can be committed. */
function pickByChance(match: Match<GameTypes>, seat: Seat, random: Uniform): Answer<GameTypes> {
  // A program that calls off what it has just begun would only try the others' patience.
  const wanted = match.options(seat).filter((option) => option.type !== CANCEL.type);
  const options = wanted.length > 0 ? wanted : match.options(seat);
  const option = options.length === 0 ? undefined : options[random.below(options.length)];
  return option ?? match.game.sample(match.state, seat, random);
}
