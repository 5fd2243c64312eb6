import type { AnyAnswer } from '../match/types.ts';
import { useMatch } from '../page/match-context.tsx';
import { useAsked } from '../page/use-asked.ts';

/** Asks for confirmation, and says so if there is no undo. */
export function ArmedWords({ option }: { readonly option: AnyAnswer }) {
  const { t } = useMatch();
  const weight = useAsked({ kind: 'weight', answer: option });
  return weight && t(weight === 'light' ? 'orders.sure' : 'orders.confirm');
}
