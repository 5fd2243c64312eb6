import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { HomeLink } from './home-link.tsx';
import styles from './page.module.css';

/** A page of text or choices with a heading and the way home. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HomeLink />
        <h1>{title}</h1>
        <BackLink className={styles.back} />
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
