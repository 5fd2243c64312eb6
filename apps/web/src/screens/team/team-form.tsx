import { linkTo } from '../../app/router.ts';
import { RuleChip } from '../../decision/rule-chip.tsx';
import { useMatch } from '../../match/match-context.tsx';
import { RuleSheet } from '../../table/rule-sheet.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './team-form.module.css';

interface TeamLine {
  readonly card: string;
  readonly gear: readonly { readonly card: string }[];
  readonly skills: readonly string[];
}

/** The team before the mission: the recommended one, ready to go. */
export function TeamForm() {
  const { session, speech, now, t } = useMatch();
  const { decision } = now.view;
  const [suggestion] = session.entry.suggest(session.match.state);
  const { soldiers = [] } = (suggestion?.draft ?? {}) as { readonly soldiers?: readonly TeamLine[] };
  const name = (card: string) => speech.noun('card', card);
  return (
    <main className={styles.page}>
      <a href={linkTo()}>{t('nav.home')}</a>
      <h1>{decision === undefined ? '' : speech.prompt(decision)}</h1>
      {decision !== undefined && <RuleChip rule={decision.rule} />}
      <ol className={styles.team}>
        {soldiers.map(({ card, gear, skills }) => (
          <li key={card}>
            <h2>{name(card)}</h2>
            <p>{[...gear.map((item) => name(item.card)), ...skills.map(name)].join(' · ')}</p>
          </li>
        ))}
      </ol>
      {suggestion !== undefined && (
        <Button kind="strong" onClick={() => session.answer(suggestion.draft)}>
          {t('team.go')}
        </Button>
      )}
      <RuleSheet />
    </main>
  );
}
