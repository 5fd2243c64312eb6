import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { useRead } from '../read/use-read.ts';
import styles from './slot-scene.module.css';
import { TargetList } from './target-list.tsx';

/** What lies in a slot besides those who stand in it: the targets of the Objective, and cards attached to the place. */
export function SlotExtras({ slot }: { readonly slot: number }) {
  const { speech } = useMatch();
  const { game, content } = useRead();
  const attached = game.path[slot - 1]?.attached ?? [];
  return (
    <div className={styles.extras}>
      {slot === game.slots && <TargetList />}
      {attached.map((token) => (
        <PieceButton
          key={token}
          piece={`card:${token}`}
          card={content.instances[token]}
          className={styles.extra ?? ''}
        >
          <Icon name="cards" size={16} />
          <span>{speech.noun('card', token)}</span>
        </PieceButton>
      ))}
    </div>
  );
}
