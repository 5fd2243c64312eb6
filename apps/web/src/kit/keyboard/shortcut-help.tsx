import { SHOW_KEYS } from '../motion/show-keys.ts';
import { useMatch } from '../page/match-context.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { giveKeys, tableShortcuts } from './key-map.ts';
import { KeyRows } from './key-rows.tsx';
import styles from './keyboard-play.module.css';

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Keys whose signs are the same in every language. */
const SIGNS: Readonly<Record<string, string>> = { ArrowRight: '→', Escape: 'Esc' };

/** Every shortcut of the table and of its game with its key, which can be changed. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const { page, t } = useMatch();
  const shared = tableShortcuts(page);
  const { keys: own = [] } = page;
  const all = [...own, ...shared];
  return (
    <Sheet title={t('keys.title')} isOpen={isOpen} onClose={onClose}>
      {own.length > 0 && (
        <>
          <h3>{t('keys.own')}</h3>
          <KeyRows shown={own} all={all} />
          <h3>{t('keys.shared')}</h3>
        </>
      )}
      <KeyRows shown={shared} all={all} />
      <p>{t('keys.note')}</p>
      <Button onClick={() => giveKeys(undefined)}>{t('keys.usual')}</Button>
      <h3>{t('keys.show')}</h3>
      <ul className={styles.keys}>
        {SHOW_KEYS.map(({ name, keys }) => (
          <li key={name}>
            <span>{t(name)}</span>
            <span>
              {keys.map((key) => (
                <kbd key={key}>{SIGNS[key] ?? (key === ' ' ? t('keys.space') : key)}</kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p>{t('keys.showNote')}</p>
    </Sheet>
  );
}
