import { linkTo } from '../address/router.ts';
import { useT } from '../i18n/text.tsx';
import styles from './home-link.module.css';

/** The product's name at the top of a screen, linked to the home page; where room is short, its first letter may do. */
export function HomeLink({ isShort = false }: { readonly isShort?: boolean }) {
  const t = useT();
  return (
    <a className={styles.home} href={linkTo()} aria-label={t('nav.home')} data-short={isShort || undefined}>
      <span>Sitrep</span>
      {isShort && <abbr>S</abbr>}
    </a>
  );
}
