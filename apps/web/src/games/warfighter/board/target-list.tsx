import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './location-tile.module.css';

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
