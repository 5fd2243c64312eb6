import { isOneOf } from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { useT } from '../i18n/text.tsx';
import { changeSettings, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import styles from './language-choice.module.css';

/** What each language calls itself. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', hu: 'Magyar', it: 'Italiano' };

export function LanguageChoice() {
  const t = useT();
  const { language } = useStore(settings);
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{t('settings.language')}</span>
      <select
        value={language}
        onChange={({ target: { value } }) => {
          if (isOneOf(LANGUAGES, value)) changeSettings({ language: value });
        }}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {OWN_NAMES[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
