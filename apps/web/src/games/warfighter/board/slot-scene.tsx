import { rangeFrom, soldiersIn } from '@sitrep/warfighter/queries';
import { CardArt } from '../../../kit/art/card-art.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Contours } from '../../../kit/ui/contours.tsx';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { useRead } from '../read/use-read.ts';
import { HostileCard } from './hostile-card.tsx';
import { hostilesIn } from './hostile-order.ts';
import { Plate } from './plate.tsx';
import { SlotExtras } from './slot-extras.tsx';
import type { SlotPlan } from './slot-layout.ts';
import styles from './slot-scene.module.css';
import { SoldierToken } from './soldier-token.tsx';

interface SlotSceneProps {
  readonly slot: number;
  readonly plan: SlotPlan;
}

/** A slot of the path: its place as a view, hostiles above, Soldiers below, and its plate at the foot. */
export function SlotScene({ slot, plan: { width, isSlim, size, pile } }: SlotSceneProps) {
  const { t, facts } = useMatch();
  const state = useRead();
  const hostiles = hostilesIn(state, slot);
  const soldiers = soldiersIn(state, slot);
  const card = state.game.path[slot - 1]?.card ?? '';
  const isOpen = card === '';
  const vars: CssVars = {
    '--along': `${((slot - 1) / (state.game.slots - 1)) * 100}%`,
    ...(pile && { '--columns': pile.columns, '--step': `${pile.step}rem`, '--rise': `${pile.rise}rem` }),
  };
  return (
    <li className={styles.slot} style={{ width: `${width}rem`, ...vars }} data-slim={isSlim || undefined}>
      <span className={styles.scene} data-open={isOpen || undefined} aria-hidden="true">
        <CardArt content={facts.content} card={isOpen ? (state.game.path[0]?.card ?? '') : card}>
          <Contours seed={`${card} ${slot}`} levels={9} />
        </CardArt>
      </span>
      <RangeChip slot={slot} />
      <ul
        className={styles.hostiles}
        data-size={size}
        data-pile={pile !== undefined || undefined}
        aria-label={t('board.hostilesIn', { slot, count: hostiles.length })}
      >
        {hostiles.map((hostile) => (
          <li key={hostile.token}>
            <HostileCard hostile={hostile} isWhole={size === 'large'} />
          </li>
        ))}
      </ul>
      <Plate slot={slot} />
      <div className={styles.feet} data-line={hostiles.length > 0 || undefined}>
        <ul
          className={styles.soldiers}
          data-many={soldiers.length > 3 || undefined}
          aria-label={t('board.soldiersIn', { slot })}
        >
          {soldiers.map(({ number }) => (
            <li key={number}>
              <SoldierToken number={number} />
            </li>
          ))}
        </ul>
        <SlotExtras slot={slot} />
      </div>
    </li>
  );
}

/** How far it is from the Soldier who is chosen. */
function RangeChip({ slot }: { readonly slot: number }) {
  const { t } = useMatch();
  const state = useRead();
  const { ui } = useTable();
  const range = rangeFrom(state, chosenSoldier(state, ui.open), slot);
  if (range === undefined) return undefined;
  return (
    <span className={styles.range} data-here={range === 0 || undefined}>
      <span className={styles.inFull}>{t('hostile.range', { range })}</span>
      <span className={styles.inShort} aria-hidden="true">
        {t('board.rangeShort', { range })}
      </span>
    </span>
  );
}
