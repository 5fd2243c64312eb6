import type { Piece } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { useTerrain } from '../map/terrain.tsx';
import { outlineOf } from '../sheet/outline.ts';
import { StackLayer } from '../stacks/stack-layer.tsx';
import styles from './beat-layer.module.css';
import { BeatLayer } from './beat-layer.tsx';
import { type Shown, withOnly } from './use-scene.ts';

interface SceneLayerProps {
  readonly scene: Shown;
  readonly chosen: readonly Piece[];
  /** Places that the camera has cut to. */
  readonly rings: readonly Hex[];
}

/** Everybody on the map, and the act that is shown; without motion a ring is where the last one happened. */
export function SceneLayer({ scene, chosen, rings }: SceneLayerProps) {
  const { sheet } = useTerrain();
  const { field, act, time } = scene;
  const others = act?.kind === 'march' ? withOnly(field, act.actors, false) : field;
  return (
    <>
      <StackLayer field={others} chosen={chosen} />
      {act !== undefined && <BeatLayer key={act.events[0]} field={field} act={act} time={time} />}
      {rings.length > 0 && <path className={styles.ring} data-still="" d={outlineOf(sheet, rings)} />}
    </>
  );
}
