import { useSeat } from '../page/match-context.tsx';
import { markedAnswers } from '../table/marking.ts';
import { useTable } from '../table/table-context.tsx';
import { Button } from '../ui/button.tsx';

/** Chooses everything that is marked as one act; until that is enough it says how many are missing. */
export function MarkedButton() {
  const match = useSeat();
  const { page, t } = match;
  const { ui, lit, carryOut } = useTable();
  const marking = page.markingOf?.(match);
  const count = ui.marked.length;
  if (marking === undefined || (count === 0 && marking.least === 0)) return undefined;
  const answers = markedAnswers(marking, lit, ui.marked);
  if (answers === undefined)
    return <span role="status">{t('marked.missing', { count, missing: marking.least - count })}</span>;
  return (
    <Button kind="strong" data-marked-all={count} onClick={(event) => event.detail < 2 && carryOut(answers)}>
      {t('marked.take', { count })}
    </Button>
  );
}
