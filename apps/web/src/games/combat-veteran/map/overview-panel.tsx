import type { Hex } from '@sitrep/hex';
import { useRef, useState } from 'react';
import { useStore } from '../../../kit/store/store.ts';
import styles from './overview.module.css';
import { Overview, type OverviewProps } from './overview.tsx';
import { bestCorner, boxIn, CORNERS, type PanelCorner } from './panel-corner.ts';
import { useTerrain } from './terrain.tsx';

interface OverviewPanelProps extends OverviewProps {
  /** Where nothing may be covered. */
  readonly kept: readonly Hex[];
}

/** The overview, over the map in a corner where it covers nobody. It stays where it is while it is pointed at. */
export function OverviewPanel({ kept, ...overview }: OverviewPanelProps) {
  const { control, view, width } = overview;
  const { sheet } = useTerrain();
  const camera = useStore(control.camera);
  const [isPointedAt, setPointedAt] = useState(false);
  const last = useRef<PanelCorner>(CORNERS[0]);
  const size = { width, height: (width * sheet.height) / sheet.width };
  if (!isPointedAt) last.current = bestCorner(last.current, { camera, sheet, view }, size, kept);
  const { left, top } = boxIn(last.current, view, size);
  return (
    <div
      className={styles.panel}
      style={{ translate: `${Math.round(left)}px ${Math.round(top)}px` }}
      data-corner={last.current}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <Overview {...overview} />
    </div>
  );
}
