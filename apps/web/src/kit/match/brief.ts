import type { Briefing, GameEntry, NounRef } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import type { AnyMatch } from './types.ts';

const ONLOOKER = -1;

/** What lists and titles call a match, in the words of the speech; the game's name where there is nothing to name. */
export function titleBy(speech: Speech, entry: GameEntry): (match: AnyMatch) => string {
  return (match) => {
    const title = briefOf(entry, match)?.title ?? entry.titleOf(match.setup);
    return title.length === 0 ? speech.text.t('game.name') : namesOf(speech, title).join(' – ');
  };
}

/** Who was sent, by names; empty before that is known. */
export function teamBy(speech: Speech, entry: GameEntry): (match: AnyMatch) => string {
  return (match) => namesOf(speech, briefOf(entry, match)?.team ?? []).join(', ');
}

function briefOf({ briefingOf }: GameEntry, match: AnyMatch): Briefing | undefined {
  return briefingOf?.({ content: match.setup.content, game: match.view(ONLOOKER).game });
}

function namesOf(speech: Speech, nouns: readonly NounRef[]): readonly string[] {
  return nouns.map((noun) => speech.name(noun));
}
