import type { Nation } from '@sitrep/combat-veteran';
import type { ReactNode } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Counter, ShortCounter } from '../counters/counter.tsx';
import type { SoldierFace, WeaponFace } from '../counters/faces.ts';
import { Bunker, SmokeCloud } from '../counters/pieces.tsx';
import { Stack } from '../counters/stack.tsx';
import { contentOf } from '../read/battle.ts';
import styles from './legend.module.css';

interface Sign {
  readonly name: string;
  readonly picture: ReactNode;
}

/** The signs on counters, each on a counter of its own, with what it means. */
export function SignRows() {
  const { facts, t } = useMatch();
  const { us, enemy, weaponTypes } = contentOf(facts).forces;
  const weapon = weaponTypes.find(({ crew }) => crew > 1);
  const label = weapon === undefined ? '' : weapon.id.toUpperCase();
  const shown: WeaponFace = { label, firepower: weapon?.firepower, crew: weapon?.crew ?? 1 };
  return (
    <dl className={styles.legend}>
      {signsOf(us.nation, enemy.nation, shown).map(({ name, picture }) => (
        <div key={name} className={styles.row}>
          <div className={styles.sign} aria-hidden="true">
            <svg viewBox="-16 -16 96 96" width="72" height="72" role="presentation">
              {picture}
            </svg>
          </div>
          <dt>{t(`cv.legend.${name}`)}</dt>
          <dd>{NOTED.includes(name) ? t(`cv.legend.${name}.note`) : ''}</dd>
        </div>
      ))}
    </dl>
  );
}

const STANCES = ['running', 'sprinting', 'crawling', 'wounded'] as const;
const NOTED = ['us', 'enemy', 'leader', 'hero', 'medic', 'weapon', 'stack', 'bunker', 'hidden', 'smoke'];

function signsOf(us: Nation, enemy: Nation, weapon: WeaponFace): readonly Sign[] {
  const man: SoldierFace = { nation: us, name: '', firepower: 4, discipline: 6, stance: 'walking' };
  const drawn = (face: Partial<SoldierFace>) => <Counter face={{ ...man, ...face }} stanceWord="" />;
  const bunker = { nation: enemy, armor: 4, firepower: 1 };
  return [
    { name: 'us', picture: drawn({}) },
    { name: 'enemy', picture: drawn({ nation: enemy }) },
    { name: 'leader', picture: drawn({ rank: 2 }) },
    { name: 'hero', picture: drawn({ isHero: true }) },
    { name: 'medic', picture: drawn({ isMedic: true, firepower: undefined }) },
    { name: 'weapon', picture: drawn({ weapon }) },
    ...STANCES.map((stance) => ({ name: stance, picture: <ShortCounter face={{ ...man, stance }} /> })),
    { name: 'stack', picture: <Stack top={man} men={['stands', 'crawls', 'wounded']} /> },
    { name: 'bunker', picture: <Bunker {...bunker} /> },
    { name: 'hidden', picture: <Bunker {...bunker} isHidden /> },
    { name: 'smoke', picture: <SmokeCloud armor={3} /> },
  ];
}
