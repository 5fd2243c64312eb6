import type { SetupChoice, SetupList } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import { Button } from '../../ui/button.tsx';
import { ClosedChoices } from './field-choice.tsx';
import styles from './list-choice.module.css';

interface ListChoiceProps {
  readonly list: SetupList;
  readonly speech: Speech;
  onToggle(value: string): void;
  onPlace(value: string, place: number): void;
}

/** A list to choose from: what is on it, in its order, which can be changed where it counts; and what else there is. */
export function ListChoice({ list, speech, onToggle, onPlace }: ListChoiceProps) {
  const t = useT();
  const { title, choices, values, isOrdered } = list;
  const chosen = values.flatMap((value) => choices.filter((choice) => choice.value === value));
  const others = choices.filter(({ value }) => !values.includes(value));
  const row = (choice: SetupChoice, place: number) => (
    <li key={choice.value}>
      <Tick choice={choice} isOn={values.includes(choice.value)} speech={speech} onToggle={onToggle} />
      {isOrdered && place >= 0 && (
        <span className={styles.places}>
          {(['up', 'down'] as const).map((way) => {
            const to = way === 'up' ? place - 1 : place + 1;
            const name = speech.name(choice.name);
            return (
              <Button
                key={way}
                kind="quiet"
                aria-label={t(`setup.list.${way}`, { name })}
                disabled={to < 0 || to >= chosen.length}
                onClick={() => onPlace(choice.value, to)}
              >
                {way === 'up' ? '↑' : '↓'}
              </Button>
            );
          })}
        </span>
      )}
    </li>
  );
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{speech.name(title)}</legend>
      <p className={styles.title}>{t('setup.list.chosen', { count: chosen.length, of: choices.length })}</p>
      <ol>{chosen.map(row)}</ol>
      {others.length > 0 && <ul>{others.map((choice) => row(choice, -1))}</ul>}
      <ClosedChoices choices={choices} speech={speech} />
    </fieldset>
  );
}

interface TickProps extends Pick<ListChoiceProps, 'speech' | 'onToggle'> {
  readonly choice: SetupChoice;
  readonly isOn: boolean;
}

function Tick({ choice: { value, name, problems }, isOn, speech, onToggle }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isOn} disabled={problems.length > 0} onChange={() => onToggle(value)} />
      <span>{speech.name(name)}</span>
    </label>
  );
}
