import type { Host } from '@sitrep/session';
import { useRef, useState } from 'react';
import { linkTo } from '../address/router.ts';
import { useT } from '../i18n/text.tsx';
import { type Packed, packMatch } from '../match/share-link.ts';
import { Button } from '../ui/button.tsx';
import styles from './share-button.module.css';

interface ShareButtonProps {
  readonly host: Host;
  /** The moment that the link opens at; the end by default. */
  readonly at?: number;
}

/** The game as a link, copied if the browser allows it and shown in any case. */
export function ShareButton({ host, at }: ShareButtonProps) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [packed, setPacked] = useState<Packed>();
  const [isCopied, setCopied] = useState(false);

  async function share(): Promise<void> {
    const made = await packMatch(host);
    setPacked(made);
    dialog.current?.showModal();
    if (made.ok) await copy(addressOf(made.data, at)).then(setCopied);
  }

  return (
    <>
      <Button onClick={() => void share()}>{t('share.button')}</Button>
      <dialog ref={dialog} className={styles.share} aria-label={t('share.button')}>
        {packed?.ok === false && <p>{t(`share.${packed.problem}`)}</p>}
        {packed?.ok && (
          <>
            <p>{t(isCopied ? 'share.copied' : 'share.copy')}</p>
            <input
              readOnly
              aria-label={t('share.link')}
              value={addressOf(packed.data, at)}
              onFocus={({ target }) => target.select()}
            />
            <p>{t('share.size', { letters: packed.data.length })}</p>
          </>
        )}
        <div className={styles.foot}>
          {packed?.ok === false && <a href={linkTo('saves')}>{t('share.file')}</a>}
          <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
        </div>
      </dialog>
    </>
  );
}

function addressOf(data: string, at: number | undefined): string {
  const [page = ''] = location.href.split(/[?#]/);
  return page + linkTo('shared', data, ...(at === undefined ? [] : [String(at)]));
}

/** Returns whether the browser allowed it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
