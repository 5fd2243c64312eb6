import { getCard, getSoldier, type Read } from '../queries/table/lookup.ts';
import type { Command } from '../types.ts';
import { POINT } from './worth.ts';

/** Grenades and rations first, then what the Soldier does not have yet; nothing is kept for later. */
export function buyWorth(state: Read, command: Command | { readonly type: 'pass' | 'cancel' }): number {
  if (command.type === 'buyAmmo') return 20;
  if (command.type !== 'buyGear') return -POINT;
  const card = getCard(state, command.card);
  if (card.type !== 'weapon' && card.type !== 'equipment') return -POINT;
  if (card.expended) return card.type === 'weapon' ? 90 : 70;
  const isOwned = getSoldier(state, command.soldier).gear.some((item) => item.card === command.card);
  return isOwned ? -POINT : 40 + card.cost;
}
