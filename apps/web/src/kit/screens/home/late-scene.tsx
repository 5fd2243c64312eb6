import { type ComponentType, useEffect, useState } from 'react';
import { painted } from '../../art/painted.ts';

/** A picture that is fetched after the page has been painted. Without it the page says the same. */
export function LateScene({ load }: { load(): Promise<ComponentType> }) {
  const [scene, setScene] = useState<{ readonly Scene: ComponentType }>();
  useEffect(() => {
    let isWanted = true;
    painted()
      .then(load)
      .then(
        (Scene) => isWanted && setScene({ Scene }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return scene && <scene.Scene />;
}
