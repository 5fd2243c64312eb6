import { formatSave, makeSave, type Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch } from './types.ts';

/** What the worker is asked: what a program would answer here. */
export interface BotQuestion {
  readonly id: number;
  /** Bots remember what they called off, each for its own game. */
  readonly game: string;
  readonly save: string;
  readonly seat: Seat;
}

export interface BotReply {
  readonly id: number;
  readonly answer: AnyAnswer | undefined;
}

let worker: Worker | undefined;
let count = 0;

/** Asks the program in the worker what it would answer for a seat. It is told what is in the save and nothing else. */
export function askBot(game: string, match: AnyMatch, seat: Seat): Promise<AnyAnswer | undefined> {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const asked = worker;
  count += 1;
  const question: BotQuestion = { id: count, game, save: formatSave(makeSave(match)), seat };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<BotReply>) => {
      if (data.id !== question.id) return;
      asked.removeEventListener('message', listen);
      resolve(data.answer);
    };
    asked.addEventListener('message', listen);
    asked.postMessage(question);
  });
}
