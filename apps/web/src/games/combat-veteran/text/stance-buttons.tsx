import { STANCES, type Stance, squadIn } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { usePointed } from '../read/use-pointed.ts';
import { useSketch } from '../read/use-sketch.ts';
import styles from './text.module.css';

/** One stance for all of the chosen stack who may take it. */
export function StanceButtons() {
  return (
    <div className={styles.buttons}>
      {STANCES.map((stance) => (
        <StanceButton key={stance} stance={stance} />
      ))}
    </div>
  );
}

function StanceButton({ stance }: { readonly stance: Stance }) {
  const { speech } = useMatch();
  const { carryOut } = useTable();
  const { focus } = usePointed();
  const { proposals, sketch } = useSketch({ ...squadIn(focus), stance });
  const [offer] = proposals;
  if (offer === undefined || sketch?.kind !== 'stance') return undefined;
  return (
    <Button onClick={() => carryOut(offer.answers)}>{speech.tell(offer.title.key, offer.title.args)}</Button>
  );
}
