import { CardArt } from '../art/card-art.tsx';
import { useMatch } from '../page/match-context.tsx';
import type { StagedDice, StagedRoll, StagedRow, StagedSide } from '../page/staged.ts';
import type { CssVars } from '../ui/css-vars.ts';
import { Icon } from '../ui/icon.tsx';
import { Die } from './die.tsx';
import { landingOf } from './landing.ts';
import styles from './roll-stage.module.css';

/** A roll: who, at whom, with what; what each die has to show, the dice, and how it ended. */
export function RollStage({ roll }: { readonly roll: StagedRoll }) {
  const { by, at, dice, rows = [], verdict, tone, outcome, isFoe } = roll;
  const landing = landingOf(roll);
  const count = dice.reduce((sum, { faces }) => sum + faces.length, 0);
  const vars: CssVars = { '--count': `${count}`, '--letters': `${verdict.length}` };
  return (
    <div
      className={styles.stage}
      data-foe={isFoe || undefined}
      data-calm={(roll.rows !== undefined && !isFoe) || undefined}
      data-on-stage=""
      style={vars}
    >
      <div className={styles.sides}>
        <Side side={by} />
        {at !== undefined && (
          <>
            <span className={styles.arrow}>→</span>
            <Side side={at} />
          </>
        )}
      </div>
      <div className={styles.table}>
        {dice.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of a roll have only their place
          <Group key={index} group={group} landing={landing[index] ?? []} />
        ))}
        <b className={styles.stamp} data-tone={tone}>
          {verdict}
        </b>
      </div>
      {rows.length > 0 && <Rows rows={rows} />}
      <p className={styles.outcome}>{outcome.join(' ')}</p>
    </div>
  );
}

function Side({ side: { name, card, note } }: { readonly side: StagedSide }) {
  const { facts } = useMatch();
  return (
    <span className={styles.side}>
      {card !== undefined && (
        <span className={styles.portrait}>
          <CardArt content={facts.content} card={card}>
            <Icon name="soldier" size={24} />
          </CardArt>
        </span>
      )}
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </span>
  );
}

/** The table that the die is read from; the row that it came to is lit once it has landed. */
function Rows({ rows }: { readonly rows: readonly StagedRow[] }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ faces, words, isReached }) => (
        <li key={faces} data-reached={isReached || undefined}>
          <b>{faces}</b> {words}
        </li>
      ))}
    </ol>
  );
}

interface GroupProps {
  readonly group: StagedDice;
  readonly landing: readonly number[];
}

function Group({ group, landing }: GroupProps) {
  const { label, sides, faces, least, need, isFixed } = group;
  return (
    <div className={styles.group}>
      <small>{label}</small>
      <div className={styles.dice}>
        {faces.map((face, index) => (
          <Die
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a roll have only their place
            key={index}
            sides={sides}
            face={face}
            need={need}
            isHit={least === undefined || face >= least}
            landing={landing[index] ?? 0}
            isFixed={isFixed ?? false}
          />
        ))}
      </div>
    </div>
  );
}
