import { linkTo } from '../address/router.ts';
import { latestTable } from '../address/table-address.ts';
import { useT } from '../i18n/text.tsx';

/** The way back to the table that a page was looked up from; nothing where there is none. */
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
