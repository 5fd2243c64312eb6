import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './late-scene.module.css';

/** A picture that is fetched when its place is on the screen. Without it the page says the same. */
export function LateScene({ load }: { load(): Promise<ComponentType> }) {
  const place = useRef<HTMLSpanElement>(null);
  const [scene, setScene] = useState<{ readonly Scene: ComponentType }>();
  useEffect(
    () =>
      whenSeen(place, () => {
        load().then(
          (Scene) => setScene({ Scene }),
          () => undefined,
        );
      }),
    [load],
  );
  return scene === undefined ? <span ref={place} className={styles.place} data-late="" /> : <scene.Scene />;
}

/** Calls back once, when any of the place is on the screen; returns how not to. */
function whenSeen({ current }: RefObject<Element | null>, seen: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  if (current !== null) observer.observe(current);
  return () => observer.disconnect();
}
