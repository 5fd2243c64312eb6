import { type Pointed, STANCES, squadIn } from '@sitrep/combat-veteran';
import type { Focus } from '@sitrep/contract';
import { capital } from '../../../kit/cards/symbols/say-face.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useSketch } from '../read/use-sketch.ts';

/** One stance for all who may take it. */
export function StanceButtons({ focus }: { readonly focus: Pointed }) {
  return STANCES.map((stance) => <StanceButton key={stance} focus={{ ...squadIn(focus), stance }} />);
}

function StanceButton({ focus }: { readonly focus: Focus }) {
  const { speech } = useMatch();
  const { carryOut } = useTable();
  const { proposals, sketch } = useSketch(focus);
  const [offer] = proposals;
  if (offer === undefined || sketch?.kind !== 'stance') return undefined;
  return (
    <Button
      data-proposal={offer.id}
      aria-label={speech.tell(offer.title.key, offer.title.args)}
      onClick={() => carryOut(offer.answers)}
    >
      {capital(speech.text.t(`stance.${sketch.stance}`))} {sketch.soldiers.length}
    </Button>
  );
}
