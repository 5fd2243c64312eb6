import type { Hex } from '@sitrep/hex';
import { useEffect, useRef } from 'react';
import { type Camera, fittedWhole } from '../map/camera.ts';
import { followed } from '../map/camera-follow.ts';
import { useTerrain } from '../map/terrain.tsx';
import type { Steered } from './steered.ts';

/** Shows the whole map; where that is shown already, what was shown before. */
export function useFit({ control, view }: Pick<Steered, 'control' | 'view'>): () => void {
  const { sheet } = useTerrain();
  const before = useRef<Camera>(undefined);
  return () => {
    if (view === undefined) return;
    const [now, whole] = [control.camera.get(), fittedWhole(sheet, view)];
    const isWhole = now.x === whole.x && now.y === whole.y && now.hexWidth === whole.hexWidth;
    if (!isWhole) before.current = now;
    control.steer(isWhole ? (before.current ?? now) : whole);
  };
}

/** The key Home on the map goes to the chosen squad. */
export function useHome({ control, view }: Pick<Steered, 'control' | 'view'>, chosen: Hex): void {
  const { sheet } = useTerrain();
  useEffect(() => {
    const go = ({ key, target }: KeyboardEvent) => {
      const isOnMap = target instanceof HTMLElement && target.role === 'application';
      if (key !== 'Home' || !isOnMap || view === undefined) return;
      control.steer(followed(control.camera.get(), sheet, view, [chosen]));
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [control, view, sheet, chosen]);
}
