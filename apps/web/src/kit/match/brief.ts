import type { Briefing, GameEntry, NounRef } from '@sitrep/contract';
import { HOST } from '@sitrep/kernel';
import type { Reader } from '@sitrep/session';
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

function briefOf({ briefingOf }: GameEntry, { facts, told }: Named): Briefing | undefined {
  return briefingOf?.({ content: facts.content, game: told.view(HOST).game });
}

function namesOf(speech: Speech, nouns: readonly NounRef[]): readonly string[] {
  return nouns.map((noun) => speech.name(noun));
}
