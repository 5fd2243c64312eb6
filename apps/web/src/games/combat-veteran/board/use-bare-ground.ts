import { useEffect, useState } from 'react';
import { useKeyActs } from '../../../kit/keyboard/use-key-acts.ts';
import { showsHidingPlaces } from '../read/shows-hiding-places.ts';

/** Whether the key is held that takes the counters off the ground; and the key that marks where bunkers may hide. */
export function useBareGround(): boolean {
  const [isBare, setBare] = useState(false);
  useKeyActs({ ground: () => setBare(true), hidingPlaces: () => showsHidingPlaces.set((isOn) => !isOn) });
  useEffect(() => {
    if (!isBare) return undefined;
    const putBack = () => setBare(false);
    addEventListener('keyup', putBack);
    addEventListener('blur', putBack);
    return () => {
      removeEventListener('keyup', putBack);
      removeEventListener('blur', putBack);
    };
  }, [isBare]);
  return isBare;
}
