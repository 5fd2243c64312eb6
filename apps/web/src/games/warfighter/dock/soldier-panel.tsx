import {
  type EffectiveFigure,
  effectiveMovement,
  effectiveSoldierCover,
  healthOf,
  type ItemView,
  type SoldierView,
  soldierCard,
  supportZone,
} from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import type { IconName } from '../../../kit/ui/icon-paths.ts';
import { isChanged } from '../read/is-changed.ts';
import { useRead } from '../read/use-read.ts';
import { handCount } from './drawn-pieces.ts';
import { itemNotes } from './item-notes.ts';
import { Pips } from './pips.tsx';
import styles from './soldier-panel.module.css';

/** All that is public about a Soldier in the mission. */
export function SoldierPanel({ soldier }: { readonly soldier: SoldierView }) {
  const { speech, now, t } = useMatch();
  const state = useRead();
  const { ui } = useTable();
  const { number, card } = soldier;
  const printed = soldierCard(state, soldier);
  const support = now.view.zones[supportZone(number)]?.tokens ?? [];
  return (
    <article className={styles.panel} data-chosen={ui.open === `soldier:${number}` || undefined}>
      <PieceButton piece={`soldier:${number}`} card={card} className={styles.head ?? ''}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.name}>{speech.noun('soldier', number)}</span>
        <span className={styles.slot}>{t('soldier.slot', { slot: soldier.slot })}</span>
      </PieceButton>
      <div className={styles.figures}>
        <Pips name={t('soldier.health')} icon="health" now={healthOf(state, soldier)} most={printed.health} />
        <Pips name={t('soldier.actions')} icon="moves" now={soldier.actions} />
        <FigureNow icon="cover" name={t('soldier.cover')} figure={effectiveSoldierCover(state, soldier)} />
        <FigureNow icon="location" name={t('soldier.movement')} figure={effectiveMovement(state, soldier)} />
        <Figure icon="suppress" name={t('soldier.suppress')} value={soldier.suppress} isBad />
        <Figure icon="record" name={t('soldier.xp')} value={soldier.xp} />
        <Figure icon="cards" name={t('soldier.hand')} value={handCount(now.view.zones, number)} />
      </div>
      <div className={styles.gear}>
        {soldier.gear.map((item) => (
          <GearButton key={item.id} item={item} />
        ))}
        {support.map((token) => (
          <PieceButton
            key={token}
            piece={`card:${token}`}
            card={state.content.instances[token]}
            className={styles.item ?? ''}
          >
            <Icon name="support" size={14} /> {speech.noun('card', token)}
          </PieceButton>
        ))}
      </div>
      {soldier.skills.length > 0 && (
        <p className={styles.skills}>
          {soldier.skills.map((skill) => speech.noun('card', skill)).join(' · ')}
        </p>
      )}
    </article>
  );
}

function Figure(figure: {
  readonly icon: IconName;
  readonly name: string;
  readonly value: number;
  readonly isBad?: boolean;
}) {
  const { icon, name, value, isBad = false } = figure;
  return (
    <span className={styles.figure} data-bad={(isBad && value > 0) || undefined} title={name}>
      <Icon name={icon} size={15} />
      <span className="visually-hidden">{name}</span>
      {value}
    </span>
  );
}

/** A figure that cards may change; marked where they do. */
function FigureNow({
  icon,
  name,
  figure,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly figure: EffectiveFigure;
}) {
  return (
    <span className={styles.figure} data-changed={isChanged(figure) || undefined} title={name}>
      <Icon name={icon} size={15} />
      <span className="visually-hidden">{name}</span>
      {figure.total}
    </span>
  );
}

function GearButton({ item }: { readonly item: ItemView }) {
  const { speech, t } = useMatch();
  const state = useRead();
  const notes = itemNotes(t, state, item);
  return (
    <PieceButton piece={`item:${item.id}`} card={item.card} className={styles.item ?? ''}>
      <Icon name={state.content.cards[item.card]?.type === 'weapon' ? 'weapon' : 'equipment'} size={14} />
      <span>{speech.noun('card', item.card)}</span>
      {notes !== '' && <strong>{notes}</strong>}
    </PieceButton>
  );
}
