import { dismiss, drop, lineCost, loadOfLine, reseat, withOwnSkills } from '@sitrep/warfighter/queries';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useLens } from '../../../kit/table/use-lens.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { GearLine } from './gear-line.tsx';
import type { TeamDesk } from './team-desk.ts';
import styles from './team-line.module.css';

interface TeamLineProps {
  readonly desk: TeamDesk;
  readonly index: number;
}

/** One Soldier of the draft with all that he has. */
export function TeamLine({ desk, index }: TeamLineProps) {
  const { speech, t } = useMatch();
  const { state, draft, at, setDraft } = desk;
  const line = withOwnSkills(state, draft)[index];
  const card = state.content.cards[line?.card ?? ''];
  if (line === undefined || card?.type !== 'soldier') return undefined;
  const name = speech.noun('card', line.card);
  const extras = [...line.skills, ...(line.records ?? [])];
  return (
    <li className={styles.line} data-chosen={index === at || undefined}>
      <TeamLineHead desk={desk} index={index} name={name} />
      <SeatChoice
        desk={desk}
        index={index}
        name={name}
        onChange={(seat) => setDraft(reseat(draft, index, seat))}
      />
      {card.kit !== undefined && (
        <p className={styles.kit}>
          {t('team.kit', { kit: card.kit.map((id) => speech.noun('card', id)).join(', ') })}
        </p>
      )}
      <ul className={styles.goods}>
        {line.gear.map((gear, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
          <GearLine key={`${gear.card} ${place}`} desk={desk} index={index} place={place} />
        ))}
        {extras.map((id) => (
          <li key={id} className={styles.extra}>
            <span>{speech.noun('card', id)}</span>
            <Button
              kind="quiet"
              aria-label={t('team.drop', { name: speech.noun('card', id) })}
              onClick={() => setDraft(drop(draft, index, id))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface TeamLineHeadProps extends TeamLineProps {
  readonly name: string;
}

/** Who it is, what he costs and carries, and a way to choose him or to leave him out. */
function TeamLineHead({ desk, index, name }: TeamLineHeadProps) {
  const { t } = useMatch();
  const { state, draft, at, setDraft, setAt } = desk;
  const line = withOwnSkills(state, draft)[index];
  const card = state.content.cards[line?.card ?? ''];
  const lens = useLens(card?.id);
  if (line === undefined || card?.type !== 'soldier') return undefined;
  const { load, limit } = loadOfLine(state, card, line);
  return (
    <div className={styles.head}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={index === at}
        {...lens.handlers}
        onClick={() => setAt(index)}
      >
        {name}
      </button>
      <span>{t('team.cost', { cost: lineCost(state, line) })}</span>
      {card.kind === 'player' && (
        <span data-over={load > limit || undefined}>{t('team.load', { load, limit })}</span>
      )}
      <Button
        kind="quiet"
        aria-label={t('team.dismiss', { name })}
        onClick={() => {
          setDraft(dismiss(draft, index));
          // The Soldier whom purchases are for moves up one line.
          if (index < at) setAt(at - 1);
        }}
      >
        ✕
      </Button>
    </div>
  );
}

interface SeatChoiceProps extends TeamLineProps {
  readonly name: string;
  onChange(seat: number): void;
}

/** Whose Soldier it is, if there are several players. */
function SeatChoice({ desk: { state, draft }, index, name, onChange }: SeatChoiceProps) {
  const { speech, t } = useMatch();
  if (state.config.seats < 2) return undefined;
  return (
    <select
      className={styles.seat}
      aria-label={t('team.seat', { name })}
      value={draft[index]?.seat}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {Array.from({ length: state.config.seats }, (_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={seat} value={seat}>
          {speech.seat(seat)}
        </option>
      ))}
    </select>
  );
}
