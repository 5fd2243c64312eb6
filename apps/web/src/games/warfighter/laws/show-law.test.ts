import type { SeatEvent } from '@sitrep/kernel';
import { makeSpeech } from '@sitrep/speech';
import { expect, test } from 'vitest';
import { loadText } from '../../../kit/i18n/text.tsx';
import { loadGameText } from '../../../kit/match/load-speech.ts';
import { landingOf } from '../../../kit/motion/landing.ts';
import type { Beat } from '../../../kit/page/beat.ts';
import type { StagedDice, StagedRoll } from '../../../kit/page/staged.ts';
import { playRandomGame, playWhole } from '../../../testing/random-games.ts';
import { messages } from '../messages/index.ts';
import { showOf } from '../show/show-of.ts';
import { getWarfighter } from '../testing/get-warfighter.ts';

const GAMES = 3;

/** Dice before there is a table, and dice with one side. */
const isUnseen = ({ name, sides }: SeatEvent) =>
  name === 'mission' || name === 'objective' || Number(sides) < 2;

/** Dice that were told but are not on the stage, in the beat that tells them. */
function missingDice(news: readonly SeatEvent[], beats: readonly Beat[]): readonly string[] {
  const rolled = news.filter((event) => event.type === 'rolled' && !isUnseen(event));
  return rolled.flatMap(({ n, name, dice }) => {
    const staged = beats.find(({ first, n: last }) => first <= n && n <= last)?.staged;
    const faces = staged?.kind === 'roll' ? staged.dice.map((group) => group.faces.join()) : [];
    return faces.includes(String(dice)) ? [] : [`${String(name)} ${String(dice)}`];
  });
}

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

/** A table has one row that was reached, and it says how it ended unless Cover had a say too. */
function checkTable({ rows = [], dice, verdict }: StagedRoll): void {
  const reached = rows.filter(({ isReached }) => isReached);
  expect(reached).toHaveLength(1);
  expect(rows.map(({ words }) => words).join()).not.toMatch(/^,|,,|row\.|roll\.|^$/);
  if (dice.length === 1) expect(verdict).toBe(reached[0]?.words);
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
      const beats = showOf({ facts: client.facts, speech, now, t: page.t }, news);
      expect(missingDice(news, beats)).toEqual([]);
      for (const beat of beats) {
        checkBeat(beat);
        if (beat.staged?.kind === 'cards') counts.cards += 1;
        if (beat.staged?.kind !== 'roll') continue;
        counts[beat.staged.isFoe ? 'foe' : 'own'] += 1;
        if (beat.staged.rows === undefined) checkRoll(beat.staged);
        else checkTable(beat.staged);
      }
    });
  }
  expect(Math.min(counts.own, counts.foe, counts.cards)).toBeGreaterThan(10);
});

test('whole missions of every sort, and a campaign: no die is told that does not land on the stage', async () => {
  const entry = getWarfighter();
  const text = await loadGameText(entry, 'en');
  const { t } = await loadText('en', messages);
  const campaign = entry.setups('modern').find(({ config }) => 'campaign' in config);
  const setups = [...(entry.recommended?.() ?? []), ...(campaign === undefined ? [] : [campaign])];
  const names = new Set<string>();
  for (const [number, setup] of setups.entries()) {
    const { client, now } = playWhole(entry, setup, number);
    const scene = { facts: client.facts, speech: makeSpeech(text, entry, client.told), now, t };
    const beats = showOf(scene, now.events);
    expect(missingDice(now.events, beats)).toEqual([]);
    for (const { staged } of beats)
      if (staged?.kind === 'roll' && staged.rows !== undefined) {
        checkTable(staged);
        names.add(staged.dice[0]?.label.replace(/ \(.*/, '') ?? '');
      }
  }
  expect([...names].toSorted()).toEqual(['Environment', 'Heal roll', 'Hostile attack', 'Outcome', 'Target']);
});
