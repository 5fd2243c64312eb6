import { Marks } from '../ui/marks.tsx';
import { useMatch } from './match-context.tsx';

/** The marks of the match on the screen; they change when more is known. */
export function MatchMarks() {
  return <Marks standing={useMatch().now.standing} />;
}
