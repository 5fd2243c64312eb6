import {
  type EffectiveFigure,
  effectiveMovement,
  effectiveSoldierCover,
  type SoldierView,
} from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import type { IconName } from '../../../kit/ui/icon-paths.ts';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import { handCount } from './drawn-pieces.ts';
import styles from './soldier-panel.module.css';

/** What a Soldier's cover, movement and purse come to now. */
export function SoldierFigures({ soldier }: { readonly soldier: SoldierView }) {
  const { now, t } = useMatch();
  const state = useRead();
  return (
    <>
      <FigureNow icon="cover" name={t('soldier.cover')} figure={effectiveSoldierCover(state, soldier)} />
      <FigureNow icon="moves" name={t('soldier.movement')} figure={effectiveMovement(state, soldier)} />
      <Figure icon="record" name={t('soldier.xp')} value={soldier.xp} />
      <Figure icon="cards" name={t('soldier.hand')} value={handCount(now.view.zones, soldier.number)} />
    </>
  );
}

interface FigureProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: number;
  readonly isChanged?: boolean;
}

function Figure({ icon, name, value, isChanged: isMarked = false }: FigureProps) {
  return (
    <span className={styles.figure} data-changed={isMarked || undefined} title={name}>
      <Icon name={icon} size={15} />
      <span className="visually-hidden">{name} </span>
      {value}
    </span>
  );
}

/** A figure that cards may change; marked where they do. */
function FigureNow({
  icon,
  name,
  figure,
}: Pick<FigureProps, 'icon' | 'name'> & { readonly figure: EffectiveFigure }) {
  return <Figure icon={icon} name={name} value={figure.total} isChanged={isChanged(figure)} />;
}
