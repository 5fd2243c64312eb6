import { type Bot, makeGreedyBot } from '@sitrep/bots';
import type { GameEntry } from '@sitrep/contract';
import {
  type Answer,
  CANCEL,
  type GameTypes,
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

/** Programs that think here, about this match. Each seat's program has a memory of its own. */
export function makeThinker(entry: GameEntry, match: Match<GameTypes>): Thinker {
  const bots = new Map<Seat, Bot>();
  const random = makeUniform(match.setup.key, `bots:${match.log.length}`);
  const botOf = (seat: Seat) => {
    const bot = bots.get(seat) ?? (entry.advise && makeGreedyBot(entry.advise));
    if (bot !== undefined) bots.set(seat, bot);
    return bot;
  };
  return {
    think({ program, seat }) {
      const bot = program === 'greedy' ? botOf(seat) : undefined;
      if (bot === undefined) return pickByChance(match, seat, random);
      const isForm = match.decision()?.kind === 'form';
      const draft = isForm ? entry.suggest(match.state)[0]?.draft : undefined;
      return draft ?? bot.answer(match, seat, random);
    },
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
