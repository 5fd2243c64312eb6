import type { Picture } from '@sitrep/art';
import { Poster } from '../../../kit/art/poster.tsx';
import styles from './scenes.module.css';

const MODERN: Picture = {
  seed: 'modern',
  world: 'jungle',
  subject: {
    draw: 'group',
    count: 3,
    manner: 'fire',
    hats: ['helmet', 'boonie', 'helmet'],
    holds: ['carbine-rail', 'light-machine-gun', 'marksman-rifle'],
    skyline: 'palms',
    isPacked: true,
  },
};

const OLD_WAR: Picture = {
  seed: 'w2',
  world: 'europe',
  subject: {
    draw: 'group',
    count: 3,
    manner: 'charge',
    hats: ['steel-helmet'],
    holds: ['self-loading', 'wood-smg', 'service-rifle'],
    skyline: 'town',
    isPacked: true,
  },
};

/** The way of the first lesson, from the trail to the goal. */
const WAY: readonly Picture[] = [
  { seed: 'trail', world: 'jungle', subject: { draw: 'place', parts: ['path', 'undergrowth'] } },
  { seed: 'wet', world: 'jungle', subject: { draw: 'place', parts: ['river', 'palms'] } },
  { seed: 'field', world: 'jungle', subject: { draw: 'place', parts: ['rows', 'palms'] } },
  { seed: 'boss', world: 'jungle', subject: { draw: 'place', parts: ['villa', 'palms'] } },
];

export function ModernScene() {
  return <Poster picture={MODERN} />;
}

export function OldWarScene() {
  return <Poster picture={OLD_WAR} />;
}

/** Places side by side, as on the table. */
export function LessonScene() {
  return (
    <div className={styles.way}>
      {WAY.map((picture) => (
        <span key={picture.seed}>
          <Poster picture={picture} />
        </span>
      ))}
    </div>
  );
}
