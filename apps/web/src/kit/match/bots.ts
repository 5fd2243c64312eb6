import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import type { Belief, Program, Thinker } from '@sitrep/session';

/** What the worker is asked: what a program would answer here. */
export interface BotQuestion {
  readonly id: number;
  /** Bots remember what they called off, separately for each match. */
  readonly match: string;
  readonly program: Program;
  readonly seat: Seat;
  readonly belief: Belief;
}

export interface BotReply {
  readonly id: number;
  readonly answer: Answer<GameTypes> | undefined;
}

let worker: Worker | undefined;
let count = 0;

/** Bots that think in the worker. They are given what their seat may believe, and nothing else. */
export function makeWorkerThinker(match: string): Thinker {
  return {
    think: ({ program, seat, belief }) => askWorker({ match, program, seat, belief: belief() }),
  };
}

function askWorker(about: Omit<BotQuestion, 'id'>): Promise<BotReply['answer']> {
  worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  const asked = worker;
  count += 1;
  const question: BotQuestion = { ...about, id: count };
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
