import { useMatch } from '../match/match-context.tsx';
import styles from './location-tile.module.css';
import { PieceButton } from './piece-button.tsx';
import { useRead } from './use-read.ts';

/** What must be attacked at the Objective, with the Kills on each so far. */
export function TargetList() {
  const { t } = useMatch();
  const { game } = useRead();
  return game.targetHits.map((hits, target) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: targets are known by their number
    <PieceButton key={target} piece={`target:${target}`} className={styles.attached ?? ''}>
      {t('board.target', { number: target + 1, hits })}
    </PieceButton>
  ));
}
