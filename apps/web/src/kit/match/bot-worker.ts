import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { makeDistantThinker, type Thinker } from '@sitrep/session';
import type { BotQuestion, BotReply } from './bots.ts';

const thinkers = new Map<string, Thinker>();

function thinkerOf(entry: GameEntry, match: string): Thinker {
  const thinker = thinkers.get(match) ?? makeDistantThinker(entry);
  thinkers.set(match, thinker);
  return thinker;
}

async function answerTo({ match, program, seat, belief }: BotQuestion): Promise<BotReply['answer']> {
  const entry = findGame(belief.game);
  return entry && thinkerOf(entry, match).think({ program, seat, belief: () => belief });
}

/** Always replies, because the caller is waiting. The rules may throw if the match came from a forged save. */
async function replyTo(question: BotQuestion): Promise<BotReply> {
  try {
    return { id: question.id, answer: await answerTo(question) };
  } catch (error) {
    console.error(error);
    return { id: question.id, answer: undefined };
  }
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => void replyTo(data).then(postMessage));
