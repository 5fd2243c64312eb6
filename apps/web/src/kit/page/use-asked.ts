import type { Question, QuestionKind, Reply } from '@sitrep/contract';
import { useSyncExternalStore } from 'react';
import { askedOf } from '../match/asked.ts';
import { useMatch } from './match-context.tsx';

/**
 * The reply to a question about what is shown now; `undefined` until it arrives, and if nothing is asked. A client
 * in this page replies before the next paint, so nothing jumps.
 */
export function useAsked<K extends QuestionKind>(question: Question<K> | undefined): Reply<K> | undefined {
  const { reader, now } = useMatch();
  const asked = askedOf(reader);
  const read = () => (question === undefined ? undefined : asked.about(now.revision, question));
  return useSyncExternalStore(asked.subscribe, read, read);
}
