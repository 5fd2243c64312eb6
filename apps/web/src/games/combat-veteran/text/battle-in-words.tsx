import { type KeyboardEvent, useId } from 'react';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ChosenInWords } from './chosen-in-words.tsx';
import { EnemyTable } from './enemy-table.tsx';
import { OrdersInWords } from './orders-in-words.tsx';
import { OwnTable } from './own-table.tsx';
import styles from './text.module.css';
import { UsualList } from './usual-list.tsx';

/** The whole board in words: who is where, what can be done, and every order. Nothing needs the map. */
export function BattleInWords({ onMap }: { onMap(): void }) {
  const { t } = useMatch();
  const isAsked = useSeatIfAny()?.now.isAsked ?? false;
  const id = useId();
  const { change } = useTable();
  const back = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target instanceof HTMLInputElement)) change({ focus: {} });
  };
  return (
    <section className={styles.board} data-home="" aria-labelledby={id} onKeyDown={back}>
      <header className={styles.head}>
        <h2 id={id} tabIndex={-1} data-catch="">
          {t('cv.text.title')}
        </h2>
        <Button onClick={onMap}>{t('cv.text.map')}</Button>
      </header>
      {isAsked && <UsualList />}
      {isAsked && <ChosenInWords />}
      <OwnTable />
      <EnemyTable />
      {isAsked && <OrdersInWords />}
    </section>
  );
}
