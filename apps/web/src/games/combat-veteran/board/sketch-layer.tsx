import type { CvSketch, MarchSketch } from '@sitrep/combat-veteran';
import { useTerrain } from '../map/terrain.tsx';
import { ChanceLabel } from './chance-label.tsx';
import { MarchWays } from './march-ways.tsx';
import { ReachLayer } from './reach-layer.tsx';
import { Hexes, Line, type LineProps } from './shapes.tsx';
import styles from './sketch-layer.module.css';

interface SketchLayerProps {
  readonly sketch: CvSketch | undefined;
  /** What else is proposed: another way to the same hex. */
  readonly others: readonly CvSketch[];
}

/** What a proposal looks like on the map: where a squad can go, which way it goes, who fires at whom. */
export function SketchLayer({ sketch, others }: SketchLayerProps) {
  const { sheet } = useTerrain();
  switch (sketch?.kind) {
    case 'reach':
      return <ReachLayer sheet={sheet} hexes={sketch.hexes} />;
    case 'march':
      return <MarchWays sheet={sheet} march={sketch} others={others.filter(isMarch)} />;
    case 'shot':
      return <Shot sheet={sheet} from={sketch.from} to={sketch.hex} />;
    case 'support':
      return (
        <>
          <Hexes sheet={sheet} hexes={sketch.scatter.map(({ hex }) => hex)} look={styles.scatter} />
          <Hexes sheet={sheet} hexes={[sketch.hex]} look={styles.aimed} />
          <Shot sheet={sheet} from={sketch.from} to={sketch.hex} />
          {[{ hex: sketch.hex, chance: sketch.accuracy }, ...sketch.scatter].map(({ hex, chance }) => (
            <ChanceLabel key={hex} sheet={sheet} hex={hex} chance={chance} look="danger" />
          ))}
        </>
      );
    default:
      return undefined;
  }
}

function isMarch(sketch: CvSketch): sketch is MarchSketch {
  return sketch.kind === 'march';
}

/** A line of fire, which reads on light and on dark ground. */
function Shot({ sheet, from, to }: Omit<LineProps, 'look'>) {
  return (
    <>
      <Line sheet={sheet} from={from} to={to} look={styles.shotGround} />
      <Line sheet={sheet} from={from} to={to} look={styles.shot} />
    </>
  );
}
