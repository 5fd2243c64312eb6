import type { Problem } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { linkTo } from '../address/router.ts';
import { useT, useText } from '../i18n/text.tsx';
import { firstGame } from '../match/first-game.ts';
import { loadSpeech } from '../match/load-speech.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './problem-list.module.css';

/** Why a game could not be opened. The stored game stays. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const t = useT();
  return (
    <main className={styles.problems}>
      <h1>{t('open.failed')}</h1>
      <ProblemLines problems={problems} />
      <a className={buttonClass()} href={linkTo()}>
        {t('nav.home')}
      </a>
    </main>
  );
}

/** Every problem with its place and what to do about it. */
export function ProblemLines({ problems }: { readonly problems: readonly Problem[] }) {
  const own = useText();
  const speech = useAnySpeech();
  function words(problem: Problem): string {
    const key = `problem.${problem.code}`;
    if (own.has(key)) return own.t(key);
    return speech?.text.has(key) ? speech.problem(problem) : problem.code;
  }
  return (
    <ul className={styles.lines}>
      {problems.map((problem) => (
        <li key={`${problem.code} ${problem.path}`}>
          {words(problem)} <code>{[problem.code, problem.path].filter(Boolean).join(' · ')}</code>
          {speech?.text.has(`remedy.${problem.code}`) && <p>{speech.text.t(`remedy.${problem.code}`)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The words of the first game there is: problems of saves are the kernel's and the same everywhere. */
function useAnySpeech(): Speech | undefined {
  const [speech, setSpeech] = useState<Speech>();
  useEffect(() => {
    void loadSpeech(firstGame()).then(setSpeech);
  }, []);
  return speech;
}
