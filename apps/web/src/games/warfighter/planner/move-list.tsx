import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { Sketched } from './offers.ts';
import styles from './planner.module.css';

/** Who could go there, what it costs, and which cards would go. */
export function MoveList({ moves }: { readonly moves: readonly Sketched<'move'>[] }) {
  const { speech, t } = useSeat();
  const { carryOut } = useTable();
  const [first] = moves;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>{t('planner.move', { place: speech.noun('slot', first?.sketch.to ?? 0) })}</h2>
          {first !== undefined && (
            <p className={styles.facts}>{t('planner.entrance', { cost: first.sketch.cost })}</p>
          )}
        </div>
      </header>
      <ul className={styles.moves}>
        {moves.map(({ id, sketch, costs, answers }, index) => (
          <li key={id}>
            <button
              type="button"
              data-proposal={id}
              data-best={index === 0 || undefined}
              onClick={(event) => event.detail < 2 && carryOut(answers)}
            >
              <b>{speech.noun('soldier', sketch.soldier)}</b>
              <small>
                {[
                  t('planner.paid', { paid: sketch.paid }),
                  ...costs.map(({ key, args }) => speech.tell(key, args)),
                ].join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
