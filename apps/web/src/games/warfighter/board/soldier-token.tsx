import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './soldier-token.module.css';

/** Where a Soldier stands. */
export function SoldierToken({ number }: { readonly number: number }) {
  const { speech } = useMatch();
  const soldier = useRead().game.soldiers[number - 1];
  return (
    <PieceButton piece={`soldier:${number}`} card={soldier?.card} className={styles.token ?? ''}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      {speech.noun('soldier', number)}
    </PieceButton>
  );
}
