import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';

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
      {state.kind === 'barrier' ? t('undo.barrier', { barrier: state.barrier }) : t('undo')}
    </Button>
  );
}
