import type { EffectOf } from '../../content/vocabulary.ts';
import type { Help } from '../../types.ts';
import { soldierAbilities } from '../in-force/abilities.ts';
import { getCard, type Read, type SoldierView } from '../table/lookup.ts';
import type { Source } from '../table/profile.ts';
import { usesLeft } from './uses.ts';

type PayDiscard = EffectOf<'payDiscard'>;

function payOf({ ability }: Source): PayDiscard | undefined {
  return ability.do.find((effect) => effect.effect === 'payDiscard');
}

/** What a Soldier has that counts as discards for a card of this kind, with the uses left (WF-SR-06, WF-KEY-121). */
function helpsFor(state: Read, soldier: SoldierView, card: string) {
  const printed = getCard(state, card);
  const kind = printed.type === 'action' ? printed.kind : undefined;
  return soldierAbilities(state, soldier, 'payDiscards').flatMap((source) => {
    const pay = payOf(source);
    const left = usesLeft(state, soldier, source);
    return pay !== undefined && pay.kind === kind && left > 0 ? [{ source, amount: pay.amount, left }] : [];
  });
}

/** How many discards of its cost need not be paid with cards. */
export function helpFor(state: Read, soldier: SoldierView, card: string): number {
  if (soldierAbilities(state, soldier, 'payDiscards').length === 0) return 0;
  return helpsFor(state, soldier, card).reduce((sum, { amount, left }) => sum + amount * left, 0);
}

/** What could still be used, besides what is already chosen. */
export function openHelps(
  state: Read,
  soldier: SoldierView,
  card: string,
  chosen: readonly Help[],
): readonly Help[] {
  return helpsFor(state, soldier, card).flatMap(({ source: { key, index, card: from }, amount, left }) => {
    const used = chosen.filter((help) => help.source === key && help.ability === index).length;
    return used < left ? [{ source: key, ability: index, id: from.id, amount }] : [];
  });
}
