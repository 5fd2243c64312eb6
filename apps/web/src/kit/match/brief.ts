import type { Briefing, GameEntry, NounRef } from '@sitrep/contract';
import { HOST } from '@sitrep/kernel';
import type { Host, Reader } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';

/** The parts of a match that its title needs. */
type Named = Pick<Reader, 'facts' | 'told'>;

/** The title of a match, in the language of the speech; the game's name if there is nothing to name. */
export function titleBy(speech: Speech, entry: GameEntry): (match: Named) => string {
  return (match) => {
    const brief = briefOf(entry, match)?.title ?? [];
    const title = brief.length > 0 ? brief : entry.titleOf(match.facts);
    return title.length === 0 ? speech.text.t('game.name') : namesOf(speech, title).join(' – ');
  };
}

/** The names of the team; empty until it is known. */
export function teamBy(speech: Speech, entry: GameEntry): (match: Named) => string {
  return (match) => namesOf(speech, briefOf(entry, match)?.team ?? []).join(', ');
}

/** How far a match has got, and who is to act where several take turns. */
export function momentBy(
  speech: Speech,
  entry: GameEntry,
  names: readonly string[],
): (match: Named & Pick<Host, 'turn'>) => string {
  return (match) => {
    const { players, asked } = match.turn ?? { players: [], asked: [] };
    const who = players.length < 2 ? [] : asked.map((seat) => names[seat] || speech.seat(seat));
    return [...namesOf(speech, briefOf(entry, match)?.moment ?? []), ...who].join(' · ');
  };
}

/** The cards of the places on the way. */
export function placesIn(entry: GameEntry, match: Named): readonly string[] {
  return briefOf(entry, match)?.places ?? [];
}

function briefOf({ briefingOf }: GameEntry, { facts, told }: Named): Briefing | undefined {
  return briefingOf?.({ content: facts.content, game: told.view(HOST).game });
}

function namesOf(speech: Speech, nouns: readonly NounRef[]): readonly string[] {
  return nouns.map((noun) => speech.name(noun));
}
