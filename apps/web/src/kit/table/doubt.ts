import type { Rationale } from '@sitrep/contract';
import type { Reader } from '@sitrep/session';
import type { AnyAnswer } from '../match/types.ts';
import { settings } from '../settings/settings.ts';

/** Why an answer must be confirmed: what the player may not have seen about it, or just that it is important. */
export interface Doubt {
  readonly caution?: Rationale;
}

/** The reasons to confirm an answer first, as far as the settings want that; `undefined` if the match has moved on meanwhile. */
export async function doubtAbout(
  reader: Pick<Reader, 'ask'>,
  revision: number,
  answer: AnyAnswer,
): Promise<Doubt | 'none' | undefined> {
  const { warnings } = settings.get();
  const cautions = warnings ? await reader.ask(revision, { kind: 'cautions', answer }) : [];
  if (cautions === undefined) return undefined;
  const [caution] = cautions;
  if (caution !== undefined) return { caution };
  const isWeighty = await needsConfirming(reader, revision, answer);
  if (isWeighty === undefined) return undefined;
  return isWeighty ? {} : 'none';
}

async function needsConfirming(
  reader: Pick<Reader, 'ask'>,
  revision: number,
  answer: AnyAnswer,
): Promise<boolean | undefined> {
  const { confirmation } = settings.get();
  if (confirmation === 'never' || confirmation === 'always') return confirmation === 'always';
  const odds = await reader.ask(revision, { kind: 'odds', answers: [answer] });
  if (odds === undefined) return undefined;
  // A player who saw the chances of a roll and chose it has confirmed it.
  if (odds.flat().length > 0) return false;
  const weight = await reader.ask(revision, { kind: 'weight', answer });
  return weight && (weight === 'turn' || (weight === 'final' && confirmation === 'final'));
}
