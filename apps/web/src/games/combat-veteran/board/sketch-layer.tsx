import { ALL_POINTS, type CvSketch, type MarchSketch, type ReachedHex } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useTerrain } from '../map/terrain.tsx';
import { centreAt, cornersOf, type Sheet } from '../sheet/sheet.ts';
import styles from './sketch-layer.module.css';

/** What a proposal looks like on the map: where a squad can go, which way it goes, who fires at whom. */
export function SketchLayer({ sketch }: { readonly sketch: CvSketch | undefined }) {
  const { sheet } = useTerrain();
  switch (sketch?.kind) {
    case 'reach':
      return <Reach sheet={sheet} hexes={sketch.hexes} />;
    case 'march':
      return <March sheet={sheet} sketch={sketch} />;
    case 'shot':
      return <Line sheet={sheet} from={sketch.from} to={sketch.hex} look={styles.shot} />;
    case 'support':
      return (
        <>
          <Hexes sheet={sheet} hexes={sketch.scatter.map(({ hex }) => hex)} look={styles.scatter} />
          <Hexes sheet={sheet} hexes={[sketch.hex]} look={styles.aimed} />
        </>
      );
    default:
      return undefined;
  }
}

/** How dangerous a hex is, in classes: none, some, much, too much. */
function dangerOf(chance: number): 0 | 1 | 2 | 3 {
  if (chance === 0) return 0;
  if (chance < 400) return 1;
  return chance < 750 ? 2 : 3;
}

/** Where a squad can get to, as one shape for each class of danger, with the points spent at arrival. */
function Reach({ sheet, hexes }: { readonly sheet: Sheet; readonly hexes: readonly ReachedHex[] }) {
  return (
    <g className={styles.reach}>
      {([0, 1, 2, 3] as const).map((danger) => (
        <Hexes
          key={danger}
          sheet={sheet}
          hexes={hexes.filter(({ chance }) => dangerOf(chance) === danger).map(({ hex }) => hex)}
          look={styles[`danger${danger}`]}
        />
      ))}
      {hexes.map(({ hex, points, chance, isRun }) => {
        const [x, y] = centreAt(sheet, hex);
        return (
          <text key={hex} x={x} y={y + 12} data-run={isRun || undefined}>
            {points === ALL_POINTS ? '•' : points}
            {'▲'.repeat(dangerOf(chance))}
          </text>
        );
      })}
    </g>
  );
}

function March({ sheet, sketch }: { readonly sheet: Sheet; readonly sketch: MarchSketch }) {
  const way = [sketch.stack, ...sketch.path.map(({ hex }) => hex)].filter((hex) => hex >= 0);
  return (
    <g>
      {sketch.fires.map(({ firer, weapon, from, hex }) => (
        <Line key={`${firer} ${weapon}`} sheet={sheet} from={from} to={hex} look={styles.threat} />
      ))}
      <polyline
        className={styles.way}
        data-run={sketch.isRun || undefined}
        points={way.map((hex) => centreAt(sheet, hex).join()).join(' ')}
      />
      <Hexes sheet={sheet} hexes={way.slice(-1)} look={styles.aimed} />
    </g>
  );
}

interface LineProps {
  readonly sheet: Sheet;
  readonly from: Hex;
  readonly to: Hex;
  readonly look: string | undefined;
}

function Line({ sheet, from, to, look }: LineProps) {
  const [[x1, y1], [x2, y2]] = [centreAt(sheet, from), centreAt(sheet, to)];
  return <line className={look} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

interface HexesProps {
  readonly sheet: Sheet;
  readonly hexes: readonly Hex[];
  readonly look: string | undefined;
}

function Hexes({ sheet, hexes, look }: HexesProps) {
  return hexes.length === 0 ? undefined : <path className={look} d={outlineOf(sheet, hexes)} />;
}

/** Several hexes as one path. */
export function outlineOf(sheet: Sheet, hexes: readonly Hex[]): string {
  const spots = (hex: Hex) => cornersOf(sheet, hex).map((spot) => spot.join(' '));
  return hexes.map((hex) => `M${spots(hex).join('L')}Z`).join('');
}
