import { useSeat } from '../page/match-context.tsx';
import { Button } from '../ui/button.tsx';
import { useHint } from './use-hint.ts';

/** Shows on the table what the bot would do here. */
export function HintButton() {
  const { now, t } = useSeat();
  const { isBusy, ask } = useHint();
  return (
    <Button kind="quiet" disabled={isBusy || now.options.length === 0} onClick={() => void ask()}>
      {t(isBusy ? 'hint.thinking' : 'hint')}
    </Button>
  );
}
