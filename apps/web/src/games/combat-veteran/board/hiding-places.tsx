import { useId } from 'react';
import { useStore } from '../../../kit/store/store.ts';
import { useTerrain } from '../map/terrain.tsx';
import { useBattle } from '../read/battle.ts';
import { showsHidingPlaces } from '../read/shows-hiding-places.ts';
import { outlineOf } from '../sheet/outline.ts';
import styles from './sketch-layer.module.css';

/** Where bunkers may hide as far as everybody knows, hatched. */
export function HidingPlaces() {
  const { sheet } = useTerrain();
  const { possible } = useBattle().game;
  const isOn = useStore(showsHidingPlaces);
  const id = useId();
  if (!isOn || possible.length === 0) return undefined;
  return (
    <g data-hiding={possible.length}>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatching} d="M0 0V7" />
      </pattern>
      <path className={styles.hiding} fill={`url(#${id})`} d={outlineOf(sheet, possible)} />
    </g>
  );
}
