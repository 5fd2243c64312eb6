import { linkTo } from '../address/router.ts';
import { useT } from '../i18n/text.tsx';
import styles from './fault-message.module.css';

/** Says that something broke, what, and how to go on. */
export function FaultMessage({ detail }: { readonly detail: string }) {
  const t = useT();
  return (
    <main className={styles.fault}>
      <h1>{t('fault.title')}</h1>
      <p>{t('fault.safe')}</p>
      <pre>{detail}</pre>
      <a href={linkTo()}>{t('nav.home')}</a>
    </main>
  );
}
