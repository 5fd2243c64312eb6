import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';
import styles from './prompt-bar.module.css';

/** Takes back the last answer, or says what prevents that. */
export function UndoButton() {
  const { client, speech, now, t } = useSeat();
  const { change } = useTable();
  const state = now.undo;
  const why =
    state.kind === 'barrier'
      ? speech.tell('refusal.UNDO_BARRIER', { barrier: state.barrier })
      : speech.text.t('refusal.UNDO_NOTHING');
  const isPossible = state.kind === 'possible';
  return (
    <Button
      kind="quiet"
      aria-disabled={!isPossible}
      title={isPossible ? undefined : why}
      onClick={() => {
        if (isPossible) void client.undo();
        else change({ notice: why });
      }}
    >
      <svg className={styles.sign} viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
        <path d="M8 2 2 7l6 5V9h4a3 3 0 0 1 0 6H6v3h6a6 6 0 0 0 0-12H8z" fill="currentColor" />
      </svg>
      <span>{state.kind === 'barrier' ? t('undo.barrier', { barrier: state.barrier }) : t('undo')}</span>
    </Button>
  );
}
