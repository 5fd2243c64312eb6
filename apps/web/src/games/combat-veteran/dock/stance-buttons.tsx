import { STANCES } from '@sitrep/combat-veteran';
import type { Focus } from '@sitrep/contract';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { isOf } from './use-dock.ts';

/** One stance for all who may take it. */
export function StanceButtons({ focus }: { readonly focus: Focus }) {
  const { to: _, ...squad } = focus;
  return STANCES.map((stance) => <StanceButton key={stance} focus={{ ...squad, stance }} />);
}

function StanceButton({ focus }: { readonly focus: Focus }) {
  const { speech } = useSeat();
  const { carryOut } = useTable();
  const [offer] = useAsked({ kind: 'proposals', focus })?.filter(isOf('stance')) ?? [];
  if (offer === undefined) return undefined;
  const { stance, soldiers } = offer.sketch;
  return (
    <Button
      data-proposal={offer.id}
      aria-label={speech.tell(offer.title.key, offer.title.args)}
      onClick={() => carryOut(offer.answers)}
    >
      {speech.text.t(`stance.${stance}`)} {soldiers.length}
    </Button>
  );
}
