import type { Field, Piece } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { counterAt } from '../counters/faces.ts';
import { Bunker, SmokeCloud } from '../counters/pieces.tsx';
import { type Posture, Stack } from '../counters/stack.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { bunkerFace, faceOf } from '../read/soldier-face.ts';
import { emptyBunkers, type HexStack, stacksOf } from '../read/stacks.ts';
import { centreAt, type Sheet, SIDE } from '../sheet/sheet.ts';

/** Everybody on the map, and the bunkers that the seat knows of. */
export function StackLayer({ field, chosen }: { readonly field: Field; readonly chosen: readonly Piece[] }) {
  const { sheet } = useTerrain();
  const contested = new Set(field.game.contests.map(({ hex }) => hex));
  return (
    <g>
      {emptyBunkers(field).map(({ hex, bunker }) => (
        <g key={bunker} transform={counterAt(centreAt(sheet, hex))}>
          <Bunker {...bunkerFace(field, bunker)} />
        </g>
      ))}
      {fromNorth(stacksOf(field), sheet).map((stack) => {
        const { hex, seat } = stack;
        const aside = contested.has(hex) ? (seat === 0 ? -0.4 : 0.4) * SIDE : 0;
        const [x, y] = centreAt(sheet, hex);
        return (
          <g key={`${seat} ${hex}`} transform={counterAt([x + aside, y])} data-stack={hex} data-seat={seat}>
            <StackFace field={field} stack={stack} chosen={chosen} />
          </g>
        );
      })}
      {field.game.smoke.map(({ hex, armor }) => (
        <g key={`smoke ${hex}`} transform={counterAt(centreAt(sheet, hex))}>
          <SmokeCloud armor={armor} />
        </g>
      ))}
    </g>
  );
}

interface StackFaceProps {
  readonly field: Field;
  readonly stack: HexStack;
  readonly chosen: readonly Piece[];
}

/** The men of one side in a hex, whoever was chosen on top. */
export function StackFace({ field, stack: { soldiers, bunker }, chosen }: StackFaceProps) {
  const { speech } = useMatch();
  const [first = 0] = soldiers.filter((soldier) => chosen.includes(soldier)).concat(soldiers);
  return (
    <Stack
      top={faceOf(field, speech, first, chosen)}
      men={soldiers.map((soldier) => postureOf(field.game.stance[soldier]))}
      bunker={bunker === undefined ? undefined : bunkerFace(field, bunker)}
    />
  );
}

/** What lies further south is drawn later, so that it covers no counts. */
function fromNorth(stacks: readonly HexStack[], sheet: Sheet): readonly HexStack[] {
  const southOf = ({ hex }: HexStack) => centreAt(sheet, hex)[1];
  return stacks.toSorted((one, other) => southOf(one) - southOf(other));
}

function postureOf(stance: string | undefined): Posture {
  if (stance === 'wounded') return 'wounded';
  return stance === 'crawling' ? 'crawls' : 'stands';
}
