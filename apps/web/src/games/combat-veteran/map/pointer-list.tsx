import type { Hex } from '@sitrep/hex';
import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '../../../kit/store/store.ts';
import type { View } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { edgePointers } from './edge-pointers.ts';
import type { Box } from './free-room.ts';
import { toolsOver } from './panels-over.ts';
import styles from './pointer-list.module.css';
import { useTerrain } from './terrain.tsx';

export interface PointerListProps {
  readonly control: CameraControl;
  readonly view: View;
  /** Where known enemies are. */
  readonly hexes: readonly Hex[];
  /** What a pointer says: of one hex its man and number, of several how many there are. */
  wordsOf(hexes: readonly Hex[]): string;
  /** One was pressed. */
  onGo(hexes: readonly Hex[]): void;
}

/** Signs at the edge of the view for what lies beyond it: no known enemy is ever lost. One of the map's panels. */
export function PointerList({ control, view, hexes, wordsOf, onGo }: PointerListProps) {
  const { sheet } = useTerrain();
  const camera = useStore(control.camera);
  const list = useRef<HTMLUListElement>(null);
  const [tools, setTools] = useState<Box>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the view moves or wraps the tools
  useLayoutEffect(() => setTools(toolsOver(list.current)), [view]);
  return (
    <ul ref={list} className={styles.pointers}>
      {edgePointers(camera, sheet, { ...view, tools }, hexes).map(({ at: [x, y], turn, hexes: meant }) => (
        <li key={meant.join()} style={{ transform: `translate(${Math.round(x)}px, ${Math.round(y)}px)` }}>
          <button
            type="button"
            style={{ translate: shiftFor([x, y], view) }}
            aria-label={meant.length > 1 ? wordsOf(meant) : undefined}
            onClick={() => onGo(meant)}
          >
            <svg viewBox="-8 -8 16 16" style={{ rotate: `${turn}deg` }} aria-hidden="true">
              <path d="M7 0L-4-5.5V5.5Z" />
            </svg>
            {meant.length > 1 ? `◆ ${meant.length}` : wordsOf(meant)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A sign at an edge hangs inwards from its place. */
function shiftFor([x, y]: readonly [number, number], { width, height }: View): string {
  const shares = [x / width, y / height].map((share) => `${Math.round(-100 * share)}%`);
  return shares.join(' ');
}
