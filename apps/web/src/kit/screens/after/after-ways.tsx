import { useState } from 'react';
import { goTo, linkTo, withQuery } from '../../address/router.ts';
import { findLive, keepLive } from '../../match/live-sessions.ts';
import { lastDraft, playAgain } from '../../match/play-again.ts';
import type { Session } from '../../match/session.ts';
import { useMatch } from '../../page/match-context.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './after-action.module.css';

/** Where to go from a match that is over. */
export function AfterWays() {
  const { id, page, t } = useMatch();
  const live = findLive(id);
  const hasDraft = live !== undefined && lastDraft(live.host, page.draftType) !== undefined;
  return (
    <nav className={styles.ways} aria-label={t('after.ways')}>
      {live !== undefined && <AgainButton session={live} />}
      {hasDraft && (
        <a className={buttonClass()} href={withQuery(linkTo('setup', id), { draft: 'kept' })}>
          {t('after.elsewhere')}
        </a>
      )}
      <a className={buttonClass()} href={linkTo('setup', id)}>
        {t('after.again')}
      </a>
      <a className={buttonClass()} href={linkTo('replay', id)}>
        {t('nav.replay')}
      </a>
      {live !== undefined && <ShareButton host={live.host} />}
      <a className={buttonClass()} href={linkTo()}>
        {t('nav.home')}
      </a>
    </nav>
  );
}

/** The same once more, with new luck: at once, without another set-up. */
function AgainButton({ session }: { readonly session: Session }) {
  const { t } = useMatch();
  const [isStarting, setStarting] = useState(false);

  async function start(): Promise<void> {
    setStarting(true);
    const opened = await playAgain(session);
    if (opened.ok) goTo('play', keepLive(opened.session).id);
    else setStarting(false);
  }

  return (
    <Button kind="strong" aria-disabled={isStarting} onClick={() => !isStarting && void start()}>
      {t('after.sameAgain')}
    </Button>
  );
}
