import type { Question, QuestionKind, Reply } from '@sitrep/contract';
import { useSyncExternalStore } from 'react';
import { askedOf } from '../match/asked.ts';
import { useMatch } from './match-context.tsx';

/**
 * The reply to a question about what is shown now; `undefined` until it is there, and where nothing is asked. A client
 * of this page replies before anything is painted, so that nothing moves.
 */
export function useAsked<K extends QuestionKind>(question: Question<K> | undefined): Reply<K> | undefined {
  const { reader, now } = useMatch();
  const asked = askedOf(reader);
  const read = () => (question === undefined ? undefined : asked.about(now.revision, question));
  return useSyncExternalStore(asked.subscribe, read, read);
}
