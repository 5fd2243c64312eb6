import { makeSpeech } from '@sitrep/speech';
import { expect, test } from 'vitest';
import { loadText } from '../../../kit/i18n/text.tsx';
import { loadGameText } from '../../../kit/match/load-speech.ts';
import { landingOf } from '../../../kit/motion/landing.ts';
import type { Beat } from '../../../kit/page/beat.ts';
import type { StagedDice, StagedRoll } from '../../../kit/page/staged.ts';
import { playRandomGame } from '../../../testing/random-games.ts';
import { messages } from '../messages/index.ts';
import { showOf } from '../show/show-of.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 3;

const reaches = ({ faces, least = 1 }: StagedDice) => faces.some((face) => face >= least);

/** How many of its two kinds of dice show what they need, as the stage says it. */
function countReached({ dice }: StagedRoll): number {
  return dice.filter(reaches).length;
}

function checkBeat({ staged, suspense = 0, time = 0, words }: Beat): void {
  expect(words).not.toBe('');
  expect(words).not.toMatch(/\{|event\./);
  expect(suspense).toBeLessThan(Math.max(time, 1));
  if (staged?.kind === 'roll') expect(suspense).toBeGreaterThan(Math.max(...landingOf(staged).flat()));
}

/** Verdicts that follow from the dice; a target may have no room for more, and a row may do something of its own. */
function checkRoll(staged: StagedRoll): void {
  const { verdict, tone } = staged;
  const reached = countReached(staged);
  if (/Kill|Wound/.test(verdict)) expect({ verdict, reached }).toEqual({ verdict, reached: 2 });
  if (/Suppress/.test(verdict)) expect({ verdict, reached }).not.toEqual({ verdict, reached: 0 });
  if (tone === 'miss' && staged.isFoe && verdict === 'No effect')
    expect({ verdict, reached }).toEqual({ verdict, reached: 0 });
}

test(`${GAMES} random games: what the stage says dice needed explains what came of them`, async () => {
  const entry = getWarfighter();
  const text = await loadGameText(entry, 'en');
  const page = await loadText('en', messages);
  const counts = { own: 0, foe: 0, cards: 0 };
  for (let game = 0; game < GAMES; game += 1) {
    let told = 0;
    await playRandomGame(entry, game, ({ client, now }) => {
      const speech = makeSpeech(text, entry, client.told);
      const news = now.events.slice(told);
      told = now.events.length;
      for (const beat of showOf({ facts: client.facts, speech, now, t: page.t }, news)) {
        checkBeat(beat);
        if (beat.staged?.kind === 'cards') counts.cards += 1;
        if (beat.staged?.kind !== 'roll') continue;
        counts[beat.staged.isFoe ? 'foe' : 'own'] += 1;
        checkRoll(beat.staged);
      }
    });
  }
  expect(Math.min(counts.own, counts.foe, counts.cards)).toBeGreaterThan(10);
});
