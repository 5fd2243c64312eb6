import { type Bot, makeGreedyBot, randomBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { type GameTypes, loadMatch, makeUniform, parseSave } from '@sitrep/kernel';
import type { BotAdvice, BotQuestion, BotReply } from './bots.ts';

const bots = new Map<string, Bot>();

function botOf({ advise }: GameEntry, game: string): Bot {
  const bot = bots.get(game) ?? (advise === undefined ? randomBot : makeGreedyBot(advise));
  bots.set(game, bot);
  return bot;
}

function adviceFor({ game, save, seat, among }: BotQuestion): BotAdvice | undefined {
  const parsed = parseSave<GameTypes>(save);
  const entry = parsed.ok ? findGame(parsed.value.game) : undefined;
  if (!parsed.ok || entry === undefined) return undefined;
  const loaded = loadMatch(entry.game, parsed.value);
  if (!loaded.ok) return undefined;
  const { match } = loaded.value;
  const random = makeUniform(match.setup.key, `bots:${match.log.length}`);
  const answer = botOf(entry, `${game} ${seat}`).answer(match, seat, random, among);
  const decision = match.decision();
  const reason = decision && entry.explain?.(match.state, decision, seat, answer);
  return { answer, reason };
}

/** Whoever asks is waiting for a reply. Where a save's past is made up, the rules may break over it. */
function replyTo(question: BotQuestion): BotReply {
  try {
    return { id: question.id, advice: adviceFor(question) };
  } catch (error) {
    console.error(error);
    return { id: question.id, advice: undefined };
  }
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => postMessage(replyTo(data)));
