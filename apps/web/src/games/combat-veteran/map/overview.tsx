import type { Hex } from '@sitrep/hex';
import { type PointerEvent, useMemo } from 'react';
import { useStore } from '../../../kit/store/store.ts';
import { centreAt, type Sheet, type Spot } from '../sheet/sheet.ts';
import { clamped, scaleOf, type View } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import styles from './overview.module.css';
import { useTerrain } from './terrain.tsx';
import { TerrainPiece } from './terrain-piece.tsx';

/** Somebody on the overview: a square for the US side, a diamond for its enemy. */
export interface OverviewMark {
  readonly hex: Hex;
  readonly side: 'us' | 'enemy';
}

export interface OverviewProps {
  readonly control: CameraControl;
  readonly view: View;
  readonly marks: readonly OverviewMark[];
  /** In pixels. */
  readonly width: number;
  /** What it is called. */
  readonly label: string;
}

/** The whole map with everybody on it and the part in view; a press goes there. */
export function Overview({ control, view, marks, width, label }: OverviewProps) {
  const { sheet } = useTerrain();
  const whole = useMemo(() => ({ left: 0, top: 0, width: sheet.width, height: sheet.height }), [sheet]);
  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width: wide } = event.currentTarget.getBoundingClientRect();
    const scale = wide / sheet.width;
    const [x, y] = [(event.clientX - left) / scale, (event.clientY - top) / scale];
    control.steer(clamped({ ...control.camera.get(), x, y }, sheet, view));
  };
  return (
    <figure
      className={styles.overview}
      aria-label={label}
      style={{ width }}
      onPointerDown={go}
      onPointerMove={(event) => event.buttons === 1 && go(event)}
    >
      <TerrainPiece box={whole} width={width} />
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true">
        {marks.map(({ hex, side }) => (
          <path key={`${side},${hex}`} className={styles[side]} d={markAt(centreAt(sheet, hex), side)} />
        ))}
        <Frame control={control} view={view} sheet={sheet} />
      </svg>
    </figure>
  );
}

/** Half the size of a mark in map units. */
const HALF = 13;

function markAt([x, y]: Spot, side: OverviewMark['side']): string {
  return side === 'us'
    ? `M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}z`
    : `M${x} ${y - 1.4 * HALF}l${1.4 * HALF} ${1.4 * HALF}l${-1.4 * HALF} ${1.4 * HALF}l${-1.4 * HALF} ${-1.4 * HALF}z`;
}

/** The part in view, which alone follows the camera. */
function Frame({
  control,
  view,
  sheet,
}: Pick<OverviewProps, 'control' | 'view'> & { readonly sheet: Sheet }) {
  const camera = useStore(control.camera);
  const scale = scaleOf(camera);
  const { top, right, bottom, left } = view.covered;
  const [x, y] = [camera.x - (view.width / 2 - left) / scale, camera.y - (view.height / 2 - top) / scale];
  const [first, above] = [Math.max(0, x), Math.max(0, y)];
  return (
    <rect
      className={styles.frame}
      x={first}
      y={above}
      width={Math.max(0, Math.min(sheet.width, x + (view.width - left - right) / scale) - first)}
      height={Math.max(0, Math.min(sheet.height, y + (view.height - top - bottom) / scale) - above)}
    />
  );
}
