import { useStore } from '../store/store.ts';
import { Marks } from '../ui/marks.tsx';
import { useMatch } from './match-context.tsx';

/** The marks of the match on the screen; they change when more is known. */
export function MatchMarks() {
  const { session } = useMatch();
  return <Marks standing={useStore(session.standing)} />;
}
