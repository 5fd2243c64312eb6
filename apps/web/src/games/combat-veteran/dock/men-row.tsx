import type { Piece } from '@sitrep/combat-veteran';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { CounterPicture } from '../counters/fan.tsx';
import { useBattle } from '../read/battle.ts';
import { faceOf } from '../read/soldier-face.ts';
import styles from './men-row.module.css';

interface MenRowProps {
  readonly label: string;
  readonly men: readonly Piece[];
  /** Those whom it is about. */
  readonly chosen: readonly Piece[];
  /** Without it the men are only shown. */
  onPick?(soldier: Piece): void;
}

/** Men as counters in a row. */
export function MenRow({ label, men, chosen, onPick }: MenRowProps) {
  return (
    <fieldset className={styles.men} aria-label={label}>
      {men.map((soldier) => (
        <Man key={soldier} soldier={soldier} isChosen={chosen.includes(soldier)} onPick={onPick} />
      ))}
    </fieldset>
  );
}

interface ManProps {
  readonly soldier: Piece;
  readonly isChosen: boolean;
  readonly onPick: MenRowProps['onPick'];
}

function Man({ soldier, isChosen, onPick }: ManProps) {
  const { speech } = useMatch();
  const face = { ...faceOf(useBattle(), speech, soldier), isChosen, isPaled: !isChosen };
  const stanceWord = speech.text.t(`stance.${face.stance}`);
  const picture = <CounterPicture face={face} stanceWord={stanceWord} size={50} />;
  const name = `${face.name}, ${stanceWord}`;
  if (onPick === undefined)
    return (
      <span role="img" aria-label={name}>
        {picture}
      </span>
    );
  return (
    <button type="button" aria-label={name} aria-pressed={isChosen} onClick={() => onPick(soldier)}>
      {picture}
    </button>
  );
}
