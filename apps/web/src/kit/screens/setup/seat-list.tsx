import type { GameEntry, NamedSetup } from '@sitrep/contract';
import type { Player } from '@sitrep/session';
import type { Speech } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import { changePerson, type Person } from '../../match/seats.ts';
import { ReactionRows } from '../reactions/reaction-rows.tsx';
import styles from './seat-list.module.css';

/** Who may be chosen for a seat. The random bot is left out: nobody wants to play against it. */
const CHOICES: readonly Player[] = ['person', 'greedy'];

interface SeatListProps {
  readonly entry: GameEntry;
  readonly setup: NamedSetup;
  readonly people: readonly Person[];
  readonly speech: Speech;
  onChange(people: readonly Person[]): void;
}

/** Who sits where. Several people share this screen and hand it over; bots play by themselves. */
export function SeatList({ entry, setup, people, speech, onChange }: SeatListProps) {
  const t = useT();
  if (people.length < 2) return undefined;
  const change = (seat: number, part: Partial<Person>) => onChange(changePerson(people, seat, part));
  return (
    <section className={styles.seats} aria-label={t('setup.seats')}>
      <h2>{t('setup.seats')}</h2>
      <ol>
        {people.map((person, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <SeatRow
              name={sideName(entry, setup, speech, seat)}
              person={person}
              onChange={(part) => change(seat, part)}
            />
            {person.player === 'person' && <ReactionRows entry={entry} seat={seat} speech={speech} />}
          </li>
        ))}
      </ol>
      {people.filter(({ player }) => player === 'person').length > 1 && <p>{t('setup.shared')}</p>}
    </section>
  );
}

/** What a seat is called before the match: its side, where sides have names. */
function sideName({ sideOf }: GameEntry, setup: NamedSetup, speech: Speech, seat: number): string {
  const side = sideOf?.(setup, seat);
  return side === undefined ? speech.seat(seat) : speech.name(side);
}

interface SeatRowProps {
  readonly name: string;
  readonly person: Person;
  onChange(part: Partial<Person>): void;
}

function SeatRow({ name, person, onChange }: SeatRowProps) {
  const t = useT();
  return (
    <div className={styles.row}>
      <strong>{name}</strong>
      <select
        aria-label={t('setup.seatPlayer', { seat: name })}
        value={person.player}
        onChange={({ target }) => onChange({ player: CHOICES[target.selectedIndex] ?? person.player })}
      >
        {CHOICES.map((each) => (
          <option key={each} value={each}>
            {t(`setup.player.${each}`)}
          </option>
        ))}
      </select>
      {person.player === 'person' && (
        <input
          aria-label={t('setup.seatName', { seat: name })}
          placeholder={t('setup.name')}
          value={person.name}
          maxLength={24}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      )}
    </div>
  );
}
