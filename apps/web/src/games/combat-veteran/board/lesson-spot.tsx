import { parseHex } from '@sitrep/hex';
import { useSpot } from '../../../kit/lesson/spot.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { outlineOf } from '../sheet/outline.ts';
import styles from './lesson-spot.module.css';

/** A frame around the hex that the step of a lesson is about; the camera keeps it in view. */
export function LessonSpot() {
  const { sheet } = useTerrain();
  const spot = useSpot();
  const hex = spot === undefined ? undefined : parseHex(sheet.grid, spot);
  if (hex === undefined) return undefined;
  const outline = outlineOf(sheet, [hex]);
  return (
    <g data-spot={spot} className={styles.spot}>
      <path d={outline} />
      <path d={outline} />
    </g>
  );
}
