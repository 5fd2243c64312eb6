import { randomBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { createMatch, loadMatch, makeKey, makeSave, makeUniform } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import type { askBot } from './bots.ts';
import { playBots } from './play-bots.ts';
import { createSession, type Session } from './session.ts';
import type { Snapshot } from './types.ts';

/** A duel of two programs, stored under older rules: nobody vouches for it. */
function openOld(change: Partial<GameEntry['game']> = {}): Session {
  const entry = findGame('duel');
  const setup = entry?.setups()[0];
  if (entry === undefined || setup === undefined) throw new Error('no duel');
  const created = createMatch(entry.game, { ...setup, key: makeKey('bots') });
  if (!created.ok) throw new Error('the duel does not start');
  const game = { ...entry.game, ...change };
  const loaded = loadMatch(game, { ...makeSave(created.value), rulesVersion: '1.0.0' });
  if (!loaded.ok) throw new Error('the duel cannot be opened');
  const { match } = loaded.value;
  return createSession({
    id: 'old',
    entry: { ...entry, game },
    match,
    players: ['greedy', 'greedy'],
    followers: [],
  });
}

const askRandom: typeof askBot = async ({ match, seat }) => ({
  answer: randomBot.answer(match, seat, makeUniform(match.setup.key, 'bots')),
  reason: undefined,
});

/** What is shown once it is as it should be. */
const shownWhen = (session: Session, isReached: (now: Snapshot) => boolean) =>
  new Promise<Snapshot>((resolve) => {
    const stop = session.subscribe(() => {
      if (!isReached(session.get())) return;
      stop();
      resolve(session.get());
    });
  });

it('programs answer whenever they are asked', async () => {
  const session = openOld();
  const begun = session.match.log.length;
  const stop = playBots(session, askRandom);
  const { botFault } = await shownWhen(session, () => session.match.log.length >= begun + 5);
  stop();
  expect(botFault).toBeUndefined();
});

it('a program whose answer is refused is not waited for, and the refusal is shown', async () => {
  const session = openOld({
    decide() {
      throw new Error('no such fencer');
    },
  });
  const before = session.match.log.length;
  let asked = 0;
  playBots(session, (question) => {
    asked += 1;
    return askRandom(question);
  });
  const { botFault } = await shownWhen(session, (now) => now.botFault !== undefined);
  expect(botFault?.refusal?.code).toBe('PAST_BROKEN');
  await Promise.resolve();
  expect(asked).toBe(session.match.log.length - before + 1);
});

it('a program that finds no answer is not asked for ever', async () => {
  let asked = 0;
  const session = openOld();
  playBots(session, async () => {
    asked += 1;
    return undefined;
  });
  expect(await shownWhen(session, () => true)).toMatchObject({ botFault: { refusal: undefined } });
  await Promise.resolve();
  expect(asked).toBe(1);
});

it('it is asked again once something has changed', async () => {
  const session = openOld();
  session.answerFor(0, undefined);
  expect(session.get().botFault).toBeDefined();
  session.concede();
  expect(session.get().botFault).toBeUndefined();
});
