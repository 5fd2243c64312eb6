import { parseHex } from '@sitrep/hex';
import { useEffect } from 'react';
import { useSpot } from '../../../kit/lesson/spot.tsx';
import { shown, type View } from '../map/camera.ts';
import type { CameraControl } from '../map/camera-control.ts';
import { useTerrain } from '../map/terrain.tsx';
import { outlineOf } from '../sheet/outline.ts';
import styles from './lesson-spot.module.css';

/** How far the tools over the map reach down from its top, in pixels. */
const TOOLS = 60;

interface LessonSpotProps {
  readonly control: CameraControl;
  readonly view: View;
}

/** A frame around the hex that the step of a lesson is about, which is brought into view. */
export function LessonSpot({ control, view }: LessonSpotProps) {
  const { sheet } = useTerrain();
  const spot = useSpot();
  const hex = spot === undefined ? undefined : parseHex(sheet.grid, spot);
  useEffect(() => {
    if (hex === undefined) return;
    const { covered } = view;
    const free = { ...view, covered: { ...covered, top: covered.top + TOOLS } };
    control.glide(shown(control.camera.get(), sheet, free, [hex]), 0);
  }, [control, sheet, view, hex]);
  if (hex === undefined) return undefined;
  const outline = outlineOf(sheet, [hex]);
  return (
    <g data-spot={spot} className={styles.spot}>
      <path d={outline} />
      <path d={outline} />
    </g>
  );
}
