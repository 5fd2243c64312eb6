import type { ReactNode } from 'react';
import { linkTo } from '../app/router.ts';
import { useT } from '../i18n/text.tsx';
import { BackLink } from './back-link.tsx';
import styles from './page.module.css';

/** A page of text or choices with a heading and the way home. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useT();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a href={linkTo()} aria-label={t('nav.home')}>
          Sitrep
        </a>
        <h1>{title}</h1>
        <BackLink className={styles.back} />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
