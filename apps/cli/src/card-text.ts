import { type FaceSituation, faceLines, type GameEntry } from '@sitrep/contract';
import { findCards, nearestCard } from './find-card.ts';
import type { Speech } from './speech.ts';

/** What looking a card up led to. */
export interface LookedUp {
  /** The cards that were meant, each with its text line by line. */
  readonly cards: readonly CardText[];
  /** Further cards that the name might mean. */
  readonly others: readonly string[];
  readonly nearest: string | undefined;
}

export interface CardText {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** More cards than this are only named. */
const MOST = 3;

/** The cards that can be looked up. */
interface Cards {
  readonly entry: GameEntry;
  readonly content: object;
  /** What is in force for a card; absent outside a match. */
  readonly situationOf?: (id: string) => FaceSituation | undefined;
}

/** Finds a card by its name or the start of it, in the current language, and gives its whole text. */
export function lookUpCard(speech: Speech, cards: Cards, typed: string): LookedUp {
  const known = cards.entry.cardsOf(cards.content);
  const found = findCards(speech, known, typed);
  const shown = found.length > MOST ? [] : found;
  return {
    cards: shown.map(({ id, name }) => ({
      id,
      name,
      lines: cardLines(speech, cards, id),
    })),
    others: shown.length > 0 ? [] : found.map(({ name }) => name),
    nearest: found.length > 0 ? undefined : nearestCard(speech, known, typed),
  };
}

/** What a card shows, line by line; nothing for a card that does not exist. */
export function cardLines(
  speech: Speech,
  { entry, content, situationOf }: Cards,
  id: string,
): readonly string[] {
  const face = entry.faceOf(content, id, situationOf?.(id));
  return face === undefined ? [] : faceLines(face, speech.name);
}
