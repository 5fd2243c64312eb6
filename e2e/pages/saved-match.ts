import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findGame } from '@sitrep/catalog';
import { type GameTypes, loadMatch, type Match, parseSave, verifySave } from '@sitrep/kernel';
import { makeSpeech } from '@sitrep/speech';
import { kernelMessages, makeText } from '@sitrep/text';

/** What the one match that the page has kept comes to when it is run again. */
export interface SavedMatch {
  readonly entries: number;
  readonly turn: number;
  /** In English, as the page should say it. */
  readonly outcome: string;
}

/** Saves the match as a file, and runs its commands again. Throws if they lead anywhere else, or to no end. */
export async function rerunSaved(page: Page, game = 'combat-veteran'): Promise<SavedMatch> {
  await page.goto('#/saves');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return rerun(game, readFileSync(await download.path(), 'utf8'));
}

async function rerun(game: string, text: string): Promise<SavedMatch> {
  const entry = findGame(game);
  const save = parseSave(text);
  if (entry === undefined || !save.ok) throw new Error('it is no save of the game');
  const verified = verifySave(entry.game, save.value);
  if (!verified.ok || verified.value.firstDifference !== undefined)
    throw new Error('its commands do not give its events again');
  const loaded = loadMatch(entry.game, save.value);
  const outcome = loaded.ok ? loaded.value.match.outcome() : undefined;
  if (!loaded.ok || outcome === undefined) throw new Error('it has no end');
  const { match } = loaded.value;
  const words = makeText('en', [await kernelMessages.en(), await entry.messages.en()]);
  const speech = makeSpeech(words, entry, match);
  return { entries: match.log.length, turn: lastTurn(match), outcome: speech.outcome(outcome) };
}

function lastTurn(match: Match<GameTypes>): number {
  const { game } = match.view(0);
  return game !== null && typeof game === 'object' && 'turn' in game ? Number(game.turn) : 0;
}
