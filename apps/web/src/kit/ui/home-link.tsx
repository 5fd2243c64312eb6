import { linkTo } from '../address/router.ts';
import { useT } from '../i18n/text.tsx';
import styles from './home-link.module.css';

/** The name of the house at the head of a screen: the way home. */
export function HomeLink() {
  const t = useT();
  return (
    <a className={styles.home} href={linkTo()} aria-label={t('nav.home')}>
      Sitrep
    </a>
  );
}
