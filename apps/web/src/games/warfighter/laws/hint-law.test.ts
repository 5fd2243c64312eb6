import { makeSpeech } from '@sitrep/speech';
import { LANGUAGES } from '@sitrep/text';
import { expect, test } from 'vitest';
import { loadSpeech } from '../../../kit/match/load-speech.ts';
import { playRandomGame } from '../../../testing/random-games.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 3;

test.each(LANGUAGES)('the engine has a reason in words for every option: %s', async (language) => {
  const entry = getWarfighter();
  const { text } = await loadSpeech(entry, undefined, language);
  const told = new Set<string>();
  for (let game = 0; game < GAMES; game += 1)
    await playRandomGame(entry, game, ({ match, now }) => {
      const { seat, options } = now;
      const decision = match.decision();
      const speech = makeSpeech(text, entry, match);
      for (const option of options) {
        const reason = decision && entry.explain?.(match.state, decision, seat, option);
        if (reason === undefined) throw new Error(`no reason for ${option.type}`);
        expect(speech.tell(reason.key, reason.args)).not.toMatch(/⟦|[{}]/);
        told.add(reason.key);
      }
    });
  expect(told.size).toBeGreaterThan(15);
});
