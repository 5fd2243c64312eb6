import type { Player } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import styles from './seat-list.module.css';
import type { Person } from './seats.ts';

/** Who may be chosen for a seat. The random bot is left out: nobody wants to play against it. */
const CHOICES: readonly Player[] = ['person', 'greedy'];

interface SeatListProps {
  readonly people: readonly Person[];
  readonly speech: Speech;
  onChange(people: readonly Person[]): void;
}

/** Who sits where. Several people share this screen and hand it over; bots play by themselves. */
export function SeatList({ people, speech, onChange }: SeatListProps) {
  const t = useT();
  const change = (seat: number, part: Partial<Person>) =>
    onChange(people.map((person, index) => (index === seat ? { ...person, ...part } : person)));
  if (people.length < 2) return undefined;
  return (
    <ol className={styles.seats} aria-label={t('setup.seats')}>
      {people.map(({ name, player }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          <input
            aria-label={t('setup.seatName', { seat: speech.seat(seat) })}
            placeholder={speech.seat(seat)}
            value={name}
            maxLength={24}
            onChange={({ target }) => change(seat, { name: target.value })}
          />
          <select
            aria-label={t('setup.seatPlayer', { seat: speech.seat(seat) })}
            value={player}
            onChange={({ target }) => change(seat, { player: CHOICES[target.selectedIndex] ?? player })}
          >
            {CHOICES.map((each) => (
              // The first seat always belongs to a person: somebody must be watching.
              <option key={each} value={each} disabled={seat === 0 && each !== 'person'}>
                {t(`setup.player.${each}`)}
              </option>
            ))}
          </select>
        </li>
      ))}
    </ol>
  );
}
