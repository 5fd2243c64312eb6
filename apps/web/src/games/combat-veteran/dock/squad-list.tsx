import type { Field, Piece } from '@sitrep/combat-veteran';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { CounterPicture } from '../counters/fan.tsx';
import { useBattle } from '../read/battle.ts';
import { faceOf } from '../read/soldier-face.ts';
import styles from './choices-card.module.css';
import { Panel } from './panel.tsx';
import { useSquadName } from './use-squad-name.ts';

interface SquadListProps {
  readonly title: string;
  /** The answer that those listed can give. */
  readonly type: 'activate' | 'stance';
}

/** Who can act: one line for each hex, in the order of the men. */
export function SquadList({ title, type }: SquadListProps) {
  const { now, t } = useSeat();
  const field = useBattle();
  const squads = squadsOf(
    field,
    now.options.flatMap((option) =>
      option.type === type && 'soldier' in option ? [Number(option.soldier)] : [],
    ),
  );
  return (
    <Panel title={title} chips={[t('cv.dock.canMove', { count: squads.length })]}>
      <ul className={styles.squads}>
        {squads.map(({ hex, men }) => (
          <SquadLine key={hex} hex={hex} men={men} />
        ))}
      </ul>
    </Panel>
  );
}

interface Squad {
  readonly hex: number;
  /** The one of the highest rank first. */
  readonly men: readonly Piece[];
}

function squadsOf({ game, roster }: Field, able: readonly Piece[]): readonly Squad[] {
  const men = [...new Set(able)];
  const rankOf = (soldier: Piece) => roster.soldiers[soldier]?.rank ?? 0;
  const hexOf = (soldier: Piece) => game.at[soldier] ?? -1;
  return [...new Set(men.map(hexOf))].map((hex) => ({
    hex,
    men: men
      .filter((soldier) => hexOf(soldier) === hex)
      .toSorted((one, other) => rankOf(other) - rankOf(one)),
  }));
}

function SquadLine({ hex, men }: Squad) {
  const { speech, t } = useSeat();
  const { change } = useTable();
  const field = useBattle();
  const nameOf = useSquadName();
  const [first = 0] = men;
  const face = faceOf(field, speech, first);
  const place = hex < 0 ? speech.text.t('group.waiting') : speech.noun('hex', hex);
  return (
    <li>
      <button
        type="button"
        data-squad={hex}
        onClick={() => change({ focus: { stack: hex }, piece: undefined })}
      >
        <CounterPicture face={face} stanceWord="" size={34} />
        <span>
          <strong>{nameOf({ soldier: first, others: men.length - 1 })}</strong>
          <small>{t('cv.dock.men', { count: men.length, hex: place })}</small>
        </span>
      </button>
    </li>
  );
}
