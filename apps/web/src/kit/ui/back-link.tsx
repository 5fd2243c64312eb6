import { linkTo } from '../address/router.ts';
import { latestTable } from '../address/table-address.ts';
import { useT } from '../i18n/text.tsx';

/** A link back to the table that the page was opened from; nothing if there was none. */
export function BackLink({ className }: { readonly className?: string | undefined }) {
  const t = useT();
  const table = latestTable();
  if (table === undefined) return undefined;
  return (
    <a className={className} href={linkTo(...table)}>
      {t('nav.back')}
    </a>
  );
}
