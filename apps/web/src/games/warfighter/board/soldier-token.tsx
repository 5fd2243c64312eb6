import { CardArt } from '../../../kit/art/card-art.tsx';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { PieceButton } from '../../../kit/table/piece-button.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { frameOf } from '../look/card-look.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { useRead } from '../read/use-read.ts';
import styles from './soldier-token.module.css';

/** Where a Soldier stands: his face, and the number that his panel has too. */
export function SoldierToken({ number }: { readonly number: number }) {
  const { speech, facts } = useMatch();
  const { ui } = useTable();
  const state = useRead();
  const id = state.game.soldiers[number - 1]?.card ?? '';
  return (
    <PieceButton
      piece={`soldier:${number}`}
      card={id}
      className={styles.token ?? ''}
      data-frame={frameOf(state.content.cards[id])}
      data-chosen={chosenSoldier(state, ui.open) === number || undefined}
      title={speech.noun('soldier', number)}
    >
      <span className={styles.face} aria-hidden="true">
        <CardArt content={facts.content} card={id}>
          <Icon name="soldier" size={30} />
        </CardArt>
      </span>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className="visually-hidden">{speech.noun('soldier', number)}</span>
    </PieceButton>
  );
}
