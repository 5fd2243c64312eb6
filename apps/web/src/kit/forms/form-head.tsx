import type { ReactNode } from 'react';
import { RuleChip } from '../decision/rule-chip.tsx';
import { useMatch } from '../page/match-context.tsx';
import { HomeLink } from '../ui/home-link.tsx';
import styles from './form-head.module.css';

/** The head of every form: the way home, what is asked by which rule, and what else the form puts there. */
export function FormHead({ children }: { readonly children?: ReactNode }) {
  const { speech, now } = useMatch();
  const { decision } = now.view;
  return (
    <header className={styles.head}>
      <HomeLink />
      <h1>{decision === undefined ? '' : speech.prompt(decision)}</h1>
      {decision !== undefined && <RuleChip rule={decision.rule} />}
      {children}
    </header>
  );
}
