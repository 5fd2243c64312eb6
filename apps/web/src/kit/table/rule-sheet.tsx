import { findRules } from '@sitrep/speech';
import { useEffect, useRef } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { rulesLink } from '../rules/rules-link.ts';
import { useHandbook } from '../rules/use-handbook.ts';
import { useRuleBook } from '../rules/use-rule-book.ts';
import { Button } from '../ui/button.tsx';
import styles from './rule-sheet.module.css';
import { useTable } from './table-context.tsx';

/** The rule that was asked for, in a dialog of its own. */
export function RuleSheet() {
  const { entry, t } = useMatch();
  const { ui, change } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (ui.rule === undefined) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [ui.rule]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      onClose={() => change({ rule: undefined })}
      aria-label={ui.rule ?? t('nav.rules')}
    >
      {ui.rule !== undefined && <RuleText id={ui.rule} />}
      <div className={styles.foot}>
        <a href={rulesLink(entry, ui.rule ?? '')}>{t('rule.more')}</a>
        <Button onClick={() => dialog.current?.close()}>{t('close')}</Button>
      </div>
    </dialog>
  );
}

/** What the handbook says of it in the reader's language, then the rule itself, which is in English. */
function RuleText({ id }: { readonly id: string }) {
  const { entry, facts, t } = useMatch();
  const { config } = facts;
  const book = useRuleBook(entry, 'ruleset' in config ? String(config.ruleset) : undefined);
  const told = useHandbook(entry)?.forRule(id);
  const [rule] = book === undefined ? [] : findRules(book, id);
  return (
    <>
      {told !== undefined && (
        <>
          <h2>{told.title}</h2>
          <p>{told.text}</p>
        </>
      )}
      <h3>{id}</h3>
      <p lang="en" className={styles.rule}>
        {rule?.title !== undefined && rule.title !== '' && <strong>{rule.title}. </strong>}
        {rule?.text ?? t('rule.unknown')}
      </p>
    </>
  );
}
