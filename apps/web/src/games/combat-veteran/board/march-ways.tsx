import type { MarchSketch } from '@sitrep/combat-veteran';
import { centreAt, type Sheet } from '../sheet/sheet.ts';
import { ChanceLabel } from './chance-label.tsx';
import { Hexes, Line } from './shapes.tsx';
import styles from './sketch-layer.module.css';

interface MarchWaysProps {
  readonly sheet: Sheet;
  readonly march: MarchSketch;
  /** Other ways to the same hex. */
  readonly others: readonly MarchSketch[];
}

/** The way that is meant and a safer one, each hex with its chance, and the guns that could fire. */
export function MarchWays({ sheet, march, others }: MarchWaysProps) {
  const shown = new Set(march.path.map(({ hex }) => hex));
  const end = march.path.slice(-1).map(({ hex }) => hex);
  return (
    <g data-ways={1 + others.length}>
      {march.fires.map(({ firer, weapon, from, hex }) => (
        <Line key={`${firer} ${weapon}`} sheet={sheet} from={from} to={hex} look={styles.threat} />
      ))}
      {others.map((other) => (
        <Way
          key={other.path.map(({ hex }) => hex).join()}
          sheet={sheet}
          march={other}
          look={styles.otherWay}
        />
      ))}
      <Way sheet={sheet} march={march} look={styles.way} />
      <Hexes sheet={sheet} hexes={end} look={styles.aimed} />
      {others
        .flatMap(({ path }) => path)
        .filter(({ hex }) => !shown.has(hex))
        .map(({ hex, chance }) => (
          <ChanceLabel key={hex} sheet={sheet} hex={hex} chance={chance} look="safer" />
        ))}
      {march.path.map(({ hex, chance }) => (
        <ChanceLabel key={hex} sheet={sheet} hex={hex} chance={chance} look="danger" />
      ))}
    </g>
  );
}

interface WayProps {
  readonly sheet: Sheet;
  readonly march: MarchSketch;
  readonly look: string | undefined;
}

function Way({ sheet, march, look }: WayProps) {
  const way = [march.stack, ...march.path.map(({ hex }) => hex)].filter((hex) => hex >= 0);
  const points = way.map((hex) => centreAt(sheet, hex).join()).join(' ');
  return (
    <>
      <polyline className={styles.wayGround} points={points} />
      <polyline className={look} data-run={march.isRun || undefined} points={points} />
    </>
  );
}
