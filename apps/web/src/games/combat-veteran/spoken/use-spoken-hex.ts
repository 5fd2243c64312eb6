import { focusAt, squadIn } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useStore } from '../../../kit/store/store.ts';
import { showsHidingPlaces } from '../read/shows-hiding-places.ts';
import { usePointed } from '../read/use-pointed.ts';
import { useSketch } from '../read/use-sketch.ts';
import { hexWords } from './hex-words.ts';

/** What a screen reader says of the hex under the cursor. */
export function useSpokenHex(hex: Hex): string {
  const match = useMatch();
  const { base, focus } = usePointed();
  const { field } = base;
  const reach = useSketch(squadIn(focus)).sketch;
  const { target } = focusAt({ ...base, reached: [] }, {}, hex);
  const shot = useSketch(target === undefined ? {} : { target }).sketch;
  const areHidingPlacesSaid = useStore(showsHidingPlaces);
  return hexWords(match, field, hex, {
    areHidingPlacesSaid,
    reach: reach?.kind === 'reach' && reach.stack !== hex ? reach.hexes : undefined,
    shot:
      target !== undefined && shot?.kind === 'shot'
        ? { firer: match.speech.noun('firer', shot.firer), chance: shot.splits[0]?.chance ?? 0 }
        : undefined,
  });
}
