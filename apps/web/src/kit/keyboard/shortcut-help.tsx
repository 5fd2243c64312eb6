import { useMatch } from '../page/match-context.tsx';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { giveKeys, tableShortcuts } from './key-map.ts';
import { KeyRows } from './key-rows.tsx';

interface ShortcutHelpProps {
  readonly isOpen: boolean;
  onClose(): void;
}

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
    </Sheet>
  );
}
