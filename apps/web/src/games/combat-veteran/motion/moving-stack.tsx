import type { Act, Field } from '@sitrep/combat-veteran';
import { useLayoutEffect, useRef } from 'react';
import { counterAt } from '../counters/faces.ts';
import { useTerrain } from '../map/terrain.tsx';
import { stacksOf } from '../read/stacks.ts';
import { centreAt } from '../sheet/sheet.ts';
import { StackFace } from '../stacks/stack-layer.tsx';
import styles from './beat-layer.module.css';
import { withOnly } from './use-scene.ts';

/** A squad moves so much of the time of its beat, and then rests. */
const MOVING = 0.85;

interface MovingStackProps {
  readonly field: Field;
  readonly act: Act;
  readonly time: number;
}

/** A squad on its way, all its men as one. */
export function MovingStack({ field, act: { actors, hexes }, time }: MovingStackProps) {
  const { sheet } = useTerrain();
  const stack = useRef<SVGGElement>(null);
  const [moved] = stacksOf(withOnly(field, actors, true));
  const way = [...(moved === undefined ? [] : [moved.hex]), ...hexes].map((hex) => centreAt(sheet, hex));
  const points = way.map((spot) => spot.join()).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: one way, one motion
  useLayoutEffect(() => {
    const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const motion = stack.current?.animate(frames, {
      duration: time * MOVING,
      fill: 'forwards',
      easing: 'ease-in-out',
    });
    return () => motion?.cancel();
  }, [points, time]);
  if (moved === undefined) return undefined;
  return (
    <>
      <polyline className={styles.way} points={points} />
      <g ref={stack} data-moving="">
        <g transform={counterAt([0, 0])}>
          <StackFace field={field} stack={{ ...moved, bunker: undefined }} chosen={[]} />
        </g>
      </g>
    </>
  );
}
