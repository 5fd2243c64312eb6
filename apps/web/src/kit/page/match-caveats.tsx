import { Caveats } from '../ui/caveats.tsx';
import { useMatch } from './match-context.tsx';

/** The caveats of the match on the screen; they change when more is known. */
export function MatchCaveats() {
  return <Caveats standing={useMatch().now.standing} />;
}
