import { findRules } from '@sitrep/speech';
import { useEffect, useRef } from 'react';
import { linkTo } from '../app/router.ts';
import { useMatch } from '../match/match-context.tsx';
import { useRuleBook } from '../rules/use-rule-book.ts';
import { Button } from '../ui/button.tsx';
import styles from './rule-sheet.module.css';
import { useTable } from './table-context.tsx';

/** The rule that was asked for, in a dialog of its own. */
export function RuleSheet() {
  const { session, t } = useMatch();
  const { ui, change } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const { config } = session.match.setup;
  const book = useRuleBook('ruleset' in config ? String(config.ruleset) : 'modern');
  useEffect(() => {
    if (ui.rule === undefined) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [ui.rule]);
  const [rule] = book === undefined || ui.rule === undefined ? [] : findRules(book, ui.rule);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      onClose={() => change({ rule: undefined })}
      aria-label={ui.rule ?? t('nav.rules')}
    >
      <h2>{ui.rule}</h2>
      {rule?.title !== undefined && rule.title !== '' && <h3 lang="en">{rule.title}</h3>}
      <p lang="en">{rule?.text ?? t('rule.unknown')}</p>
      <div className={styles.foot}>
        <a href={linkTo('rules', ui.rule ?? '')}>{t('rule.more')}</a>
        <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
      </div>
    </dialog>
  );
}
