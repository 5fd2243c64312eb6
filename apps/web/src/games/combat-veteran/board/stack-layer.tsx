import type { Field, Piece } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { COUNTER } from '../counters/faces.ts';
import { Bunker } from '../counters/pieces.tsx';
import { type Posture, Stack } from '../counters/stack.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { bunkerFace, faceOf } from '../read/soldier-face.ts';
import { emptyBunkers, stacksOf } from '../read/stacks.ts';
import { centreAt, type Sheet, SIDE } from '../sheet/sheet.ts';

/** A counter is this wide in map units. */
const WIDTH = 1.25 * SIDE;

/** Everybody on the map, and the bunkers that the seat knows of. */
export function StackLayer({ field, chosen }: { readonly field: Field; readonly chosen: readonly Piece[] }) {
  const { speech } = useMatch();
  const { sheet } = useTerrain();
  const contested = new Set(field.game.contests.map(({ hex }) => hex));
  return (
    <g>
      {emptyBunkers(field).map(({ hex, bunker }) => (
        <g key={bunker} transform={placeAt(sheet, hex, 0)}>
          <Bunker {...bunkerFace(field, bunker)} />
        </g>
      ))}
      {stacksOf(field).map(({ hex, seat, soldiers, bunker }) => {
        const [first = 0] = soldiers.filter((soldier) => chosen.includes(soldier)).concat(soldiers);
        const aside = contested.has(hex) ? (seat === 0 ? -0.4 : 0.4) : 0;
        return (
          <g key={`${seat} ${hex}`} transform={placeAt(sheet, hex, aside)} data-stack={hex}>
            <Stack
              top={faceOf(field, speech, first, chosen)}
              men={soldiers.map((soldier) => postureOf(field.game.stance[soldier]))}
              bunker={bunker === undefined ? undefined : bunkerFace(field, bunker)}
            />
          </g>
        );
      })}
    </g>
  );
}

function postureOf(stance: string | undefined): Posture {
  if (stance === 'wounded') return 'wounded';
  return stance === 'crawling' ? 'crawls' : 'stands';
}

/** Where a counter lies whose middle is in the middle of a hex, or aside by a share of its side. */
function placeAt(sheet: Sheet, hex: Hex, aside: number): string {
  const [x, y] = centreAt(sheet, hex);
  const scale = WIDTH / COUNTER;
  return `translate(${x + aside * SIDE - WIDTH / 2} ${y - WIDTH / 2}) scale(${scale})`;
}
