import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { isOf } from './offers.ts';

/** The questions at which whole answers stand beside the question. */
const READY: readonly string[] = [
  'boostChance',
  'costDiscard',
  'entrancePayment',
  'discardChoice',
  'nextAttacker',
];

/** What can be done at one press: to roll without adding anything, or to have the cheapest cards pay. */
export function ReadyAnswers() {
  const { speech, now } = useSeat();
  const { ui, carryOut } = useTable();
  const isReady = READY.includes(now.view.decision?.name ?? '');
  const offers = useAsked(isReady ? { kind: 'proposals' } : undefined) ?? [];
  if (ui.marked.length > 0) return undefined;
  // one that is a single answer is that answer's own button
  const ready = offers.filter(
    (offer) =>
      offer.answers.length > 1 && (isOf('shot')(offer) || isOf('pay')(offer) || isOf('order')(offer)),
  );
  return ready.map(({ id, title, answers }) => (
    <Button
      key={id}
      kind="strong"
      data-proposal={id}
      onClick={(event) => event.detail < 2 && carryOut(answers)}
    >
      {speech.tell(title.key, title.args)}
    </Button>
  ));
}
