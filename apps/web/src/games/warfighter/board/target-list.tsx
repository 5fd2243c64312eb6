import { capital } from '../../../kit/cards/symbols/say-face.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './slot-scene.module.css';

/** What must be attacked at the Objective: its Cover, and the Kills on each so far. */
export function TargetList() {
  const { speech, t } = useMatch();
  const { game, content } = useRead();
  const goal = content.cards[game.path[game.slots - 1]?.card ?? ''];
  const target = goal?.type === 'objective' ? goal.target : undefined;
  return game.targetHits.map((hits, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: targets are known by their number
    <PieceButton key={index} piece={`target:${index}`} className={styles.extra ?? ''}>
      <Icon name="target" size={16} />
      <span className={styles.extraName}>
        {t('board.target', { target: capital(speech.noun('target', index)), hits })}
      </span>
      {target !== undefined && (
        <span className={styles.hits} aria-hidden="true">
          {Array.from({ length: target.hits }, (_, hit) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the hits are all alike
            <i key={hit} data-full={hit < hits || undefined} />
          ))}
        </span>
      )}
      {target !== undefined && <small>{t('hostile.cover', { cover: target.cover })}</small>}
    </PieceButton>
  ));
}
