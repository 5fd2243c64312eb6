import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type GameTypes, parseSave } from '@sitrep/kernel';
import { makeDistantThinker, type Thinker } from '@sitrep/session';
import type { BotQuestion, BotReply } from './bots.ts';

const thinkers = new Map<string, Thinker>();

function thinkerOf(entry: GameEntry, match: string): Thinker {
  const thinker = thinkers.get(match) ?? makeDistantThinker(entry);
  thinkers.set(match, thinker);
  return thinker;
}

async function answerTo({ match, program, seat, save }: BotQuestion): Promise<BotReply['answer']> {
  const parsed = parseSave<GameTypes>(save);
  const entry = parsed.ok ? findGame(parsed.value.game) : undefined;
  if (!parsed.ok || entry === undefined) return undefined;
  return thinkerOf(entry, match).think({ program, seat, save: () => parsed.value });
}

/** Always replies, because the caller is waiting. The rules may throw if a save's past is forged. */
async function replyTo(question: BotQuestion): Promise<BotReply> {
  try {
    return { id: question.id, answer: await answerTo(question) };
  } catch (error) {
    console.error(error);
    return { id: question.id, answer: undefined };
  }
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => void replyTo(data).then(postMessage));
