import type { Rationale } from '@sitrep/contract';
import { formatSave, makeSave, type Seat } from '@sitrep/kernel';
import type { AnyAnswer, AnyMatch } from './types.ts';

/** What the worker is asked: what a program would answer here. */
export interface BotQuestion {
  readonly id: number;
  /** Bots remember what they called off, each for its own game. */
  readonly game: string;
  readonly save: string;
  readonly seat: Seat;
  /** The answers to choose from; all legal ones by default. */
  readonly among?: readonly AnyAnswer[] | undefined;
}

/** What a program would answer, and why where the game can tell. */
export interface BotAdvice {
  readonly answer: AnyAnswer;
  readonly reason: Rationale | undefined;
}

export interface BotReply {
  readonly id: number;
  readonly advice: BotAdvice | undefined;
}

let worker: Worker | undefined;
let count = 0;

/** What the program is asked for. */
export type Asked = Pick<BotQuestion, 'game' | 'seat' | 'among'> & { readonly match: AnyMatch };

/** Asks the program in the worker what it would answer for a seat. It is told what is in the save and nothing else. */
export function askBot({ game, match, seat, among }: Asked): Promise<BotAdvice | undefined> {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const asked = worker;
  count += 1;
  const question: BotQuestion = { id: count, game, save: formatSave(makeSave(match)), seat, among };
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent<BotReply>) => {
      if (data.id !== question.id) return;
      asked.removeEventListener('message', listen);
      resolve(data.advice);
    };
    asked.addEventListener('message', listen);
    asked.postMessage(question);
  });
}
