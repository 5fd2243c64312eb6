import { useState } from 'react';
import { useSeat } from '../page/match-context.tsx';
import { writeHints } from '../saves/hint-store.ts';
import { useTable } from '../table/table-context.tsx';

/** Asks the bot what it would do here, and shows it on the table. */
export function useHint(): { readonly isBusy: boolean; ask(): Promise<void> } {
  const { id, client, speech, piecesOf, now, t } = useSeat();
  const { ui, change } = useTable();
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    setBusy(true);
    // A lesson offers less than the rules do, and a hint must not name anything else.
    const found = await client.ask(now.revision, { kind: 'hints', among: now.options });
    setBusy(false);
    // The match may have moved on meanwhile.
    if (found === undefined) return;
    const [hint] = found;
    if (hint === undefined) return change({ notice: t('hint.none') });
    const { answer, reason } = hint;
    const why = reason === undefined ? [] : [t('hint.why', { reason: speech.tell(reason.key, reason.args) })];
    const hints = [...ui.hints, { seat: now.seat, n: now.events.at(-1)?.n ?? -1 }];
    void writeHints(id, hints);
    change({
      notice: [t('hint.would', { option: speech.option(answer, now.view.decision) }), ...why].join(' '),
      hints,
      piece: piecesOf(answer)[0],
      hover: piecesOf(answer),
    });
  }

  return { isBusy, ask };
}
