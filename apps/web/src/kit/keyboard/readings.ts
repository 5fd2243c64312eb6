import type { Odds } from '@sitrep/contract';
import { permille } from '@sitrep/kernel';
import { type Speech, shareText } from '@sitrep/speech';
import { handZone, placesZone, shownPlacesZone, shownZone } from '@sitrep/warfighter/queries';
import { cardLines } from '../cards/card-lines.ts';
import type { Session } from '../match/session.ts';
import type { Snapshot } from '../match/types.ts';

/** What readings are made from. */
export interface Reader {
  readonly session: Session;
  readonly speech: Speech;
  readonly now: Snapshot;
  /** The interface's own words. */
  t(key: string, args?: Readonly<Record<string, string | number>>): string;
}

/** What is asked, and how many answers there are. */
export function readPrompt({ speech, now, t }: Reader): readonly string[] {
  const { decision } = now.view;
  return decision === undefined
    ? [t('prompt.waiting')]
    : [speech.prompt(decision), t('prompt.count', { count: now.options.length })];
}

/** What every hostile would do next, with the chances. */
export function readThreats(reader: Reader): readonly string[] {
  const threats = reader.session.threats().map((odds) => threatLine(reader, odds));
  return threats.length === 0 ? [reader.t('read.noThreats')] : threats;
}

function threatLine({ speech }: Reader, { key, about, chances, total }: Odds): string {
  const { text } = speech;
  const parts = chances.map(
    (chance) =>
      `${text.t(chance.key, chance.args)} ${shareText(text.language, permille(chance.count, total), 0)}`,
  );
  return `${speech.tell(key, about)} ${parts.join(', ')}.`;
}

/** Every card in the hand of a Soldier with all that it says. */
export function readHand({ session, speech, now, t }: Reader, soldier: number): readonly string[] {
  const { content } = session.match.setup;
  const { instances = [] } = content as { readonly instances?: readonly string[] };
  const tokens = [handZone, placesZone, shownZone, shownPlacesZone].flatMap(
    (zoneOf) => now.view.zones[zoneOf(soldier)]?.tokens ?? [],
  );
  const lines = tokens.map((token) => {
    const id = instances[token] ?? '';
    return `${speech.noun('card', token)}: ${cardLines(speech, session.entry, content, id).join(' ')}`;
  });
  return [t('hand.title', { soldier: speech.noun('soldier', soldier), count: tokens.length }), ...lines];
}
