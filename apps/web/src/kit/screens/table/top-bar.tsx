import { linkTo } from '../../address/router.ts';
import { BriefingButton } from '../../briefing/briefing-button.tsx';
import { titleBy } from '../../match/brief.ts';
import { AsShown } from '../../motion/show-context.tsx';
import { MatchCaveats } from '../../page/match-caveats.tsx';
import { useSeat } from '../../page/match-context.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import styles from './top-bar.module.css';

/** What the match is about, the game's own figures, and the way home. */
export function TopBar() {
  const { entry, reader, speech, page, now, t } = useSeat();
  const { Status } = page;
  return (
    <header className={styles.bar}>
      <HomeLink isShort />
      <h1 className={styles.title}>{titleBy(speech, entry)(reader)}</h1>
      <MatchCaveats />
      {Status !== undefined && (
        <AsShown>
          <Status />
        </AsShown>
      )}
      <BriefingButton />
      <LanguageChoice />
      <a className={styles.settings} href={linkTo('settings')} title={t('nav.settings')}>
        <span className={styles.settingsName}>{t('nav.settings')}</span>
        <span className={styles.gear} aria-hidden="true">
          ⚙
        </span>
      </a>
      {now.faults.keeping !== undefined && (
        <p className={styles.fault} role="alert">
          {t('save.failed')}
        </p>
      )}
    </header>
  );
}
