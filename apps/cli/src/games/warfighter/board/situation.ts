import type { FaceSituation } from '@sitrep/contract';
import type { WarTypes } from '@sitrep/warfighter';
import type { Read } from '@sitrep/warfighter/queries';

/** What a card may show as in force: a Soldier goes by his number, a hostile card by its token while it is the only one of its kind. */
export function situationOfCard(state: Read, card: string): FaceSituation<WarTypes> {
  const { soldiers, hostiles } = state.game;
  const pieces = [
    ...soldiers.filter((soldier) => soldier.card === card).map(({ number }) => number),
    ...hostiles.filter(({ token }) => state.content.instances[token] === card).map(({ token }) => token),
  ];
  const [piece, ...others] = pieces;
  return piece === undefined || others.length > 0 ? { state } : { state, piece };
}
