import { placeOf } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import type { Problem } from '@sitrep/kernel';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useBattle } from '../read/battle.ts';
import styles from './deployment-form.module.css';
import type { Arranging } from './use-arranging.ts';
import { usePieceName } from './use-piece-name.ts';

interface DraftCheckProps {
  readonly arranging: Arranging;
  readonly problems: readonly Problem[];
  onShow(hex: Hex): void;
}

/** Why the hex pointed at last is not possible. */
export function Refused({ arranging }: Pick<DraftCheckProps, 'arranging'>) {
  const { refused } = arranging;
  return (
    <div role="alert">
      <ul className={styles.problems}>
        {refused?.problems.slice(0, 2).map((problem) => (
          <ProblemLine key={keyOf(problem)} arranging={arranging} problem={problem} />
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with the draft, and where, apart from pieces that have no hex yet. */
export function DraftCheck({ arranging, problems, onShow }: DraftCheckProps) {
  const { t } = useSeat();
  const { arrangement, waiting } = arranging;
  const isWaiting = (problem: Problem) => waiting.includes(placeOf(arrangement, problem).piece ?? '');
  return (
    <section className={styles.part} aria-label={t('cv.setup.check')}>
      <h2>{t('cv.setup.check')}</h2>
      {problems.length === 0 && <p className={styles.good}>✓ {t('cv.setup.good')}</p>}
      <ul className={styles.problems}>
        {problems
          .filter((problem) => !isWaiting(problem))
          .map((problem) => (
            <ProblemLine key={keyOf(problem)} arranging={arranging} problem={problem} onShow={onShow} />
          ))}
      </ul>
    </section>
  );
}

const keyOf = ({ code, path, args }: Problem) => `${code} ${path} ${JSON.stringify(args)}`;

interface ProblemLineProps {
  readonly arranging: Arranging;
  readonly problem: Problem;
  onShow?(hex: Hex): void;
}

function ProblemLine({ arranging, problem, onShow }: ProblemLineProps) {
  const { speech, t } = useSeat();
  const nameOf = usePieceName();
  const { grid } = useBattle().board;
  const { piece, hex } = placeOf(arranging.arrangement, problem);
  const words = speech.problem(problem);
  return (
    <li>
      ✗ {piece === undefined ? words : t('cv.setup.about', { piece: nameOf(piece), problem: words })}{' '}
      {problem.rule !== undefined && <RuleChip rule={problem.rule} />}{' '}
      {hex !== undefined && onShow !== undefined && (
        <Button
          kind="quiet"
          aria-label={`${t('cv.setup.show')}: ${formatHex(grid, hex)}`}
          onClick={() => onShow(hex)}
        >
          {t('cv.setup.show')}
        </Button>
      )}
    </li>
  );
}
