import { type KeyboardEvent, useState } from 'react';
import { useT } from '../i18n/text.tsx';
import type { Shortcut } from '../page/shortcut.ts';
import { useStore } from '../store/store.ts';
import { assignKey, giveKeys, givenKeys, isKey, keysFor } from './key-map.ts';
import styles from './keyboard-play.module.css';

interface KeyRowsProps {
  readonly shown: readonly Shortcut[];
  /** Those that must not share a key. */
  readonly all: readonly Shortcut[];
}

/** Shortcuts with their keys; a press on a key waits for another one. */
export function KeyRows({ shown, all }: KeyRowsProps) {
  const t = useT();
  const keys = keysFor(all, useStore(givenKeys));
  const [waiting, setWaiting] = useState<string>();

  function take(event: KeyboardEvent, name: string): void {
    if (waiting !== name || !isKey(event.key)) return;
    event.preventDefault();
    giveKeys(assignKey(keys, name, event.key));
    setWaiting(undefined);
  }

  return (
    <ul className={styles.keys}>
      {shown.map(({ name }) => (
        <li key={name}>
          <span>{t(`keys.${name}`)}</span>
          <button
            type="button"
            aria-label={t('keys.of', { name: t(`keys.${name}`), key: keys[name] ?? '' })}
            onClick={() => setWaiting(name)}
            onBlur={() => setWaiting(undefined)}
            onKeyDown={(event) => take(event, name)}
          >
            {waiting === name ? t('keys.press') : keys[name]}
          </button>
        </li>
      ))}
    </ul>
  );
}
