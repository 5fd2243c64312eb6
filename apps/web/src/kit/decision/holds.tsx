import type { AnyAnswer } from '../match/types.ts';
import { useSeat } from '../page/match-context.tsx';
import { useTable } from '../table/table-context.tsx';
import { Button, type ButtonKind } from '../ui/button.tsx';

interface HoldsProps {
  readonly pass: AnyAnswer;
  readonly kind: ButtonKind;
}

/** Ways to let a chance go by that settle more than this question. */
export function Holds({ pass, kind }: HoldsProps) {
  const { client, speech, now } = useSeat();
  const { carryOut } = useTable();
  return (now.holds ?? []).map(({ name, title, policy }) => (
    <Button
      key={name}
      kind={kind}
      data-hold={name}
      onClick={() => {
        client.settle({ ...now.policy, ...policy });
        carryOut([pass]);
      }}
    >
      {speech.name(title)}
    </Button>
  ));
}
