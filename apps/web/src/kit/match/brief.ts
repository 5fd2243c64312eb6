import type { Briefing, GameEntry, NounRef } from '@sitrep/contract';
import { HOST } from '@sitrep/kernel';
import type { Reader } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';

/** A match as far as its name goes. */
type Named = Pick<Reader, 'facts' | 'told'>;

/** What lists and titles call a match, in the words of the speech; the game's name where there is nothing to name. */
export function titleBy(speech: Speech, entry: GameEntry): (match: Named) => string {
  return (match) => {
    const title = briefOf(entry, match)?.title ?? entry.titleOf(match.facts);
    return title.length === 0 ? speech.text.t('game.name') : namesOf(speech, title).join(' – ');
  };
}

/** Who was sent, by names; empty before that is known. */
export function teamBy(speech: Speech, entry: GameEntry): (match: Named) => string {
  return (match) => namesOf(speech, briefOf(entry, match)?.team ?? []).join(', ');
}

function briefOf({ briefingOf }: GameEntry, { facts, told }: Named): Briefing | undefined {
  return briefingOf?.({ content: facts.content, game: told.view(HOST).game });
}

function namesOf(speech: Speech, nouns: readonly NounRef[]): readonly string[] {
  return nouns.map((noun) => speech.name(noun));
}
