import { type Bot, makeGreedyBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import {
  type Answer,
  CANCEL,
  type GameTypes,
  loadMatch,
  type Match,
  makeUniform,
  type Save,
  type Seat,
  type Uniform,
} from '@sitrep/kernel';
import type { Program } from './players.ts';

/** What a program is asked for. */
export interface Thought {
  readonly program: Program;
  readonly seat: Seat;
  /** The match as it stands, for programs that think elsewhere. */
  save(): Save<GameTypes>;
}

/** Where programs think: here, in a worker, or on another machine. */
export interface Thinker {
  /** What the program answers; `undefined` if it finds nothing. */
  think(thought: Thought): Answer<GameTypes> | undefined | Promise<Answer<GameTypes> | undefined>;
}

/** Programs that think here, about this match. */
export function makeThinker(entry: GameEntry, match: Match<GameTypes>): Thinker {
  const think = makePrograms(entry);
  const random = luckOf(match);
  return { think: (thought) => think(thought, match, random) };
}

/** Programs that think about a match which they know from saves: in a worker, or on another machine. */
export function makeDistantThinker(entry: GameEntry): Thinker {
  const think = makePrograms(entry);
  return {
    think(thought) {
      const loaded = loadMatch(entry.game, thought.save());
      if (!loaded.ok) return undefined;
      const { match } = loaded.value;
      return think(thought, match, luckOf(match));
    },
  };
}

function luckOf({ setup, log }: Match<GameTypes>): Uniform {
  return makeUniform(setup.key, `bots:${log.length}`);
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
