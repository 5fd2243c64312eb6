import { useEffect, useRef } from 'react';
import { linkTo } from '../address/router.ts';
import { useT } from '../i18n/text.tsx';
import { useStore } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import { keyMap, SHORTCUTS } from './key-map.ts';
import styles from './keyboard-play.module.css';

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Every shortcut with its key. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const t = useT();
  const keys = useStore(keyMap);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.help} onClose={onClose} aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <dl className={styles.keys}>
        {SHORTCUTS.map((name) => (
          <div key={name}>
            <dt>{t(`keys.${name}`)}</dt>
            <dd>
              <kbd>{keys[name]}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={linkTo('settings')}>{t('keys.change')}</a>
      </p>
      <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
    </dialog>
  );
}
