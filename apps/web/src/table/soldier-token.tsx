import { useMatch } from '../match/match-context.tsx';
import { PieceButton } from './piece-button.tsx';
import styles from './soldier-token.module.css';
import { useRead } from './use-read.ts';

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
