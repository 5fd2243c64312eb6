import type { GameEntry, SetupSwitch } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import { useHandbook } from '../../rules/use-handbook.ts';
import styles from './switch-list.module.css';

interface SwitchListProps {
  readonly entry: GameEntry;
  readonly switches: readonly SetupSwitch[];
  readonly speech: Speech;
  onChoose(name: string, value: string): void;
}

/** The optional rules, each with what the handbook says about it. */
export function SwitchList({ entry, switches, speech, onChoose }: SwitchListProps) {
  const t = useT();
  const handbook = useHandbook(entry);
  const changed = switches.filter(({ value, usual }) => value !== usual).length;
  if (switches.length === 0) return undefined;
  return (
    <details className={styles.switches}>
      <summary>
        {speech.text.t('setup.options')} <small>{t('setup.changed', { changed })}</small>
      </summary>
      <ul>
        {switches.map((each) => (
          <li key={each.name} data-changed={each.value !== each.usual || undefined}>
            <label>
              <span>{speech.name(each.title)}</span>
              <select value={each.value} onChange={({ target }) => onChoose(each.name, target.value)}>
                {each.choices.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {value === each.usual
                      ? t('setup.usual', { value: speech.name(name) })
                      : speech.name(name)}
                  </option>
                ))}
              </select>
            </label>
            <p>{handbook?.forWord(each.word)?.text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
