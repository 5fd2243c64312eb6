import type { RefusalCode } from '../../types.ts';
import type { Read } from '../table/lookup.ts';
import { type InForce, inForce, isOfHostileIn, isOfPlace } from './in-force.ts';

/** The arguments of a refusal to leave a slot: the card that keeps Soldiers there. */
export function leaveArgs(state: Read, slot: number, refusal: RefusalCode | undefined): object | undefined {
  if (refusal !== 'CANNOT_LEAVE') return undefined;
  const keepers = keepersIn(state, slot);
  const { card } = keepers.find(({ holder }) => holder.is === 'hostile') ?? keepers.at(-1) ?? {};
  return card && { card: card.id };
}

/** WF-RULING-51: the text that keeps Soldiers in a slot: that of the Location, of what lies beside it, of hostiles there. */
export function keepersIn(state: Read, slot: number): readonly InForce[] {
  return inForce(state, 'forbid').filter(
    (text) => text.effect.act === 'leave' && (isOfPlace(text, slot) || isOfHostileIn(text, slot)),
  );
}
