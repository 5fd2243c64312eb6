import { type Bot, makeGreedyBot, randomBot } from '@sitrep/bots';
import { findGame, type GameEntry } from '@sitrep/catalog';
import { type GameTypes, loadMatch, makeUniform, parseSave } from '@sitrep/kernel';
import type { BotQuestion, BotReply } from './bots.ts';
import type { AnyAnswer } from './types.ts';

const bots = new Map<string, Bot>();

function botOf({ advise }: GameEntry, game: string): Bot {
  const bot = bots.get(game) ?? (advise === undefined ? randomBot : makeGreedyBot(advise));
  bots.set(game, bot);
  return bot;
}

function answerOf({ game, save, seat }: BotQuestion): AnyAnswer | undefined {
  const parsed = parseSave<GameTypes>(save);
  const entry = parsed.ok ? findGame(parsed.value.game) : undefined;
  if (!parsed.ok || entry === undefined) return undefined;
  const loaded = loadMatch(entry.game, parsed.value);
  if (!loaded.ok) return undefined;
  const { match } = loaded.value;
  const random = makeUniform(match.setup.key, `bots:${match.log.length}`);
  return botOf(entry, `${game} ${seat}`).answer(match, seat, random);
}

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const reply: BotReply = { id: data.id, answer: answerOf(data) };
  postMessage(reply);
});
