import { useState } from 'react';
import { askBot } from '../match/bots.ts';
import { useMatch } from '../page/match-context.tsx';
import { writeHints } from '../saves/hint-store.ts';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';

/** What the program would do here, shown on the table. */
export function HintButton() {
  const { session, speech, piecesOf, now, t } = useMatch();
  const { ui, change } = useTable();
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    setBusy(true);
    const game = `hint ${session.id}`;
    // A lesson offers less than the rules do: a hint names nothing else.
    const advice = await askBot({ game, match: session.match, seat: now.seat, among: now.options });
    setBusy(false);
    // The game may have gone on while the program was thinking.
    if (session.get().version !== now.version) return;
    if (advice === undefined) return change({ notice: t('hint.none') });
    const { answer, reason } = advice;
    const why = reason === undefined ? [] : [t('hint.why', { reason: speech.tell(reason.key, reason.args) })];
    const hints = [...ui.hints, { seat: now.seat, n: now.events.at(-1)?.n ?? -1 }];
    void writeHints(session.id, hints);
    change({
      notice: [t('hint.would', { option: speech.option(answer) }), ...why].join(' '),
      hints,
      piece: piecesOf(answer)[0],
      hover: piecesOf(answer),
    });
  }

  return (
    <Button kind="quiet" disabled={isBusy || now.options.length === 0} onClick={() => void ask()}>
      {t(isBusy ? 'hint.thinking' : 'hint')}
    </Button>
  );
}
