import { useT } from '../i18n/text.tsx';
import { Button } from '../ui/button.tsx';
import { giveKeys, SHORTCUTS } from './key-map.ts';
import { KeyRows } from './key-rows.tsx';

/** The keys of every table: press a button, then the key to assign. */
export function KeySettings() {
  const t = useT();
  return (
    <section aria-label={t('keys.title')}>
      <h2>{t('keys.title')}</h2>
      <KeyRows shown={SHORTCUTS} all={SHORTCUTS} />
      <Button onClick={() => giveKeys(undefined)}>{t('keys.usual')}</Button>
    </section>
  );
}
