import { useT } from '../../i18n/text.tsx';
import { KeySettings } from '../../keyboard/key-settings.tsx';
import {
  ANIMATIONS,
  BOARDS,
  CONFIRMATIONS,
  changeSettings,
  type Settings,
  settings,
  TEXT_SIZES,
  THEMES,
} from '../../settings/settings.ts';
import { useStore } from '../../store/store.ts';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { Page } from '../../ui/page.tsx';
import { GameReactions } from './game-reactions.tsx';
import styles from './settings-screen.module.css';
import { VolumeRow } from './volume-row.tsx';

/** Settings that are one of several words. */
const CHOICES = [
  ['theme', THEMES],
  ['animation', ANIMATIONS],
  ['textSize', TEXT_SIZES],
  ['board', BOARDS],
  ['confirmation', CONFIRMATIONS],
] as const satisfies readonly (readonly [keyof Settings, readonly string[]])[];

const VOLUME_NAMES = ['diceVolume', 'cardVolume', 'hitVolume'] as const;
const SWITCHES = ['warnings', 'learner', 'sound'] as const satisfies readonly (keyof Settings)[];

export function SettingsScreen() {
  const t = useT();
  const now = useStore(settings);
  return (
    <Page title={t('nav.settings')}>
      <div className={styles.row}>
        <span>{t('settings.language')}</span>
        <LanguageChoice />
      </div>
      {CHOICES.map(([name, values]) => (
        <fieldset key={name} className={styles.row}>
          <legend>{t(`settings.${name}`)}</legend>
          <div className={styles.values}>
            {values.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={now[name] === value}
                  onChange={() => changeSettings({ [name]: value })}
                />
                {t(`settings.${name}.${value}`)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {SWITCHES.map((name) => (
        <label key={name} className={styles.row}>
          <span>{t(`settings.${name}`)}</span>
          <input
            type="checkbox"
            checked={now[name]}
            onChange={({ target }) =>
              changeSettings({ [name]: target.checked, ...(name === 'sound' && { isSoundSettled: true }) })
            }
          />
        </label>
      ))}
      {VOLUME_NAMES.map((name) => (
        <VolumeRow key={name} name={name} />
      ))}
      <GameReactions />
      <KeySettings />
    </Page>
  );
}
