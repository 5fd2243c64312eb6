import { healthOf, type SoldierView, soldierCard } from '@sitrep/warfighter/queries';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import struck from '../../../kit/table/struck.module.css';
import { struckIn } from '../../../kit/table/struck-in.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { frameOf } from '../look/card-look.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { useRead } from '../read/use-read.ts';
import { Ammo } from './ammo.tsx';
import { Bolts } from './bolts.tsx';
import { Pips } from './pips.tsx';
import { SoldierFigures } from './soldier-figures.tsx';
import { SoldierGear } from './soldier-gear.tsx';
import styles from './soldier-panel.module.css';

/** All that is public about a Soldier in the mission. */
export function SoldierPanel({ soldier }: { readonly soldier: SoldierView }) {
  const { speech, facts, t } = useMatch();
  const state = useRead();
  const { ui } = useTable();
  const { number, card, slot, actions, suppress } = soldier;
  const printed = soldierCard(state, soldier);
  return (
    <article
      className={`${styles.panel} ${struck.struck}`}
      data-struck={struckIn(ui, `soldier:${number}`)}
      data-frame={frameOf(printed)}
      data-chosen={chosenSoldier(state, ui.open) === number || undefined}
      data-spent={actions === 0 || undefined}
    >
      <PieceButton piece={`soldier:${number}`} card={card} className={styles.head ?? ''}>
        <span className={styles.portrait} aria-hidden="true">
          <CardArt content={facts.content} card={card}>
            <Icon name="soldier" size={40} />
          </CardArt>
          <b className={styles.number}>{number}</b>
        </span>
        <span className={styles.name}>{speech.noun('soldier', number)}</span>
        <span className={styles.slot}>
          {[t('soldier.slot', { slot }), ...soldier.skills.map((skill) => speech.noun('card', skill))].join(
            ' · ',
          )}
        </span>
        {suppress > 0 && (
          <span className={styles.suppress} title={t('soldier.suppress')}>
            <Icon name="suppress" size={15} />
            <span className="visually-hidden">{t('soldier.suppress')} </span>
            {suppress}
          </span>
        )}
      </PieceButton>
      <div className={styles.figures}>
        <Pips name={t('soldier.health')} icon="health" now={healthOf(state, soldier)} most={printed.health} />
        <Bolts name={t('soldier.actions')} count={actions} />
        <SoldierFigures soldier={soldier} />
        <Ammo soldier={soldier} />
      </div>
      <SoldierGear soldier={soldier} />
    </article>
  );
}
