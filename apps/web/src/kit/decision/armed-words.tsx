import type { AnyAnswer } from '../match/types.ts';
import { useMatch } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';

/** Asks once more, and says it where there is no way back. */
export function ArmedWords({ option }: { readonly option: AnyAnswer }) {
  const { t } = useMatch();
  const weight = useAsked({ kind: 'weight', answer: option });
  return weight && t(weight === 'light' ? 'orders.sure' : 'orders.confirm');
}
