import type { JoinSketch } from '@sitrep/warfighter/queries';
import { type SeatHere, useSeat } from '../../../kit/page/match-context.tsx';
import { percent } from './percent.ts';
import styles from './planner.module.css';

interface ChipsProps {
  readonly joins: readonly JoinSketch[];
  onAdd(name: string, form: string): void;
}

/** What could be added to the attack: each press moves the chances of all cells, and what is pressed goes with the dice. */
export function JoinChips({ joins, onAdd }: ChipsProps) {
  const { t } = useSeat();
  if (joins.length === 0) return undefined;
  return (
    <fieldset className={styles.joins}>
      <legend>{t('planner.add')}</legend>
      {joins.map((join) => (
        <JoinChip key={`${join.name} ${join.form}`} join={join} onAdd={onAdd} />
      ))}
    </fieldset>
  );
}

function JoinChip({ join, onAdd }: { readonly join: JoinSketch; readonly onAdd: ChipsProps['onAdd'] }) {
  const seat = useSeat();
  const { speech, t } = seat;
  const { name, form, card, isChosen, kill, amount } = join;
  const [from, to] = kill.map(percent);
  const words = t('planner.joinName', { card: speech.noun('card', card), form });
  const change = t('planner.change', { from: from ?? 0, to: to ?? 0 });
  const price = priceOf(seat, join);
  return (
    <button
      type="button"
      className={styles.chip}
      data-join={form}
      aria-pressed={isChosen}
      aria-label={[words, t('planner.kills', { chance: change }), price]
        .filter((each) => each !== '')
        .join(', ')}
      onClick={() => onAdd(name, isChosen ? 'none' : form)}
    >
      <b>{words}</b>
      {amount > 0 && <strong>+{amount}</strong>}
      <span>{change}%</span>
      {price !== '' && <small>{price}</small>}
    </button>
  );
}

/** What it costs besides the card itself. */
function priceOf({ speech }: SeatHere, { xp, discards }: JoinSketch): string {
  return [
    ...(xp > 0 ? [speech.tell('price.xp', { xp })] : []),
    ...(discards.length > 0 ? [speech.tell('price.cards', { card: discards, count: discards.length })] : []),
  ].join(' · ');
}
