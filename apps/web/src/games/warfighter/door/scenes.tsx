import { Late } from '../../../kit/art/late.tsx';
import { Poster } from '../../../kit/art/poster.tsx';
import styles from './scenes.module.css';
import { useDrawings } from './use-drawings.ts';

export function ModernScene() {
  return <Poster address={useDrawings()?.modern} />;
}

export function OldWarScene() {
  return <Poster address={useDrawings()?.oldWar} />;
}

/** Places side by side, as on the table. */
export function LessonScene() {
  const drawings = useDrawings();
  return (
    <div className={styles.way}>
      {drawings === undefined && <Late />}
      {drawings?.way.map((address) => (
        <span key={address}>
          <Poster address={address} />
        </span>
      ))}
    </div>
  );
}
