import type { Chance, Odds } from '@sitrep/contract';
import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import { useMatch } from '../page/match-context.tsx';
import { modifierWords } from './modifier-words.ts';
import styles from './odds-view.module.css';
import { RuleChip } from './rule-chip.tsx';

/** The exact chances of a roll, with everything that changes it. */
export function OddsView({ odds }: { readonly odds: Odds }) {
  const { speech } = useMatch();
  const { text } = speech;
  const share = (chance: Chance) => shareText(text.language, permille(chance.count, odds.total), 1);
  const words = (chance: Chance) => text.t(chance.key, chance.args);
  return (
    <div className={styles.odds} data-odds="">
      <p className={styles.head}>
        {speech.tell(odds.key, odds.about)} <RuleChip rule={odds.rule} />
      </p>
      <span className={styles.bar} aria-hidden="true">
        {odds.chances.map((chance) => (
          <i key={words(chance)} style={{ flexGrow: chance.count }} />
        ))}
      </span>
      <dl className={styles.chances}>
        {[...odds.chances, ...odds.besides].map((chance) => (
          <div key={words(chance)}>
            <dt>{words(chance)}</dt>
            <dd title={`${chance.count}/${odds.total}`}>{share(chance)}</dd>
          </div>
        ))}
      </dl>
      {odds.modifiers.length > 0 && (
        <ul className={styles.modifiers}>
          {modifierWords(speech, odds).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
