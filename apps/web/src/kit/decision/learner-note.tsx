import { useMatch } from '../page/match-context.tsx';
import { useHandbook } from '../rules/use-handbook.ts';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './learner-note.module.css';

/** For learners: what the handbook says about this question. */
export function LearnerNote() {
  const { entry, now, t } = useMatch();
  const { change } = useTable();
  const { learner } = useStore(settings);
  const handbook = useHandbook(entry);
  const rule = now.view.decision?.rule;
  if (!learner || rule === undefined) return undefined;
  const told = handbook?.forRule(rule);
  return (
    <p className={styles.note}>
      {told !== undefined && (
        <>
          <span>
            <strong>{told.title}.</strong> {told.text}
          </span>
          <button
            type="button"
            aria-label={`${t('learner.more')}: ${told.title}`}
            onClick={() => change({ rule })}
          >
            {t('learner.more')}
          </button>
        </>
      )}
    </p>
  );
}
