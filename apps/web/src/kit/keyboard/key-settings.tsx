import { type KeyboardEvent, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import { useStore } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import { assignKey, changeKeys, isKey, keyMap, SHORTCUTS, type Shortcut, USUAL_KEYS } from './key-map.ts';
import styles from './keyboard-play.module.css';

/** The keys of the table: press a button, then the key to assign. */
export function KeySettings() {
  const t = useT();
  const keys = useStore(keyMap);
  const [waiting, setWaiting] = useState<Shortcut>();

  function take(event: KeyboardEvent, name: Shortcut): void {
    if (waiting !== name || !isKey(event.key)) return;
    event.preventDefault();
    changeKeys(assignKey(keys, name, event.key));
    setWaiting(undefined);
  }

  return (
    <section aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <div className={styles.keys}>
        {SHORTCUTS.map((name) => (
          <div key={name}>
            <span>{t(`keys.${name}`)}</span>
            <button
              type="button"
              aria-label={t('keys.of', { name: t(`keys.${name}`), key: keys[name] })}
              onClick={() => setWaiting(name)}
              onBlur={() => setWaiting(undefined)}
              onKeyDown={(event) => take(event, name)}
            >
              {waiting === name ? t('keys.press') : keys[name]}
            </button>
          </div>
        ))}
      </div>
      <Button onClick={() => changeKeys(USUAL_KEYS)}>{t('keys.usual')}</Button>
    </section>
  );
}
