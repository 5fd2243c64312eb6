import type { RefusalCode } from '../../types.ts';
import { cardOfToken, getSlot, hostilesIn, type Read } from '../table/lookup.ts';
import { effectsOf, hostileEffects } from './abilities.ts';

/** What the reason against leaving a slot names: the card that keeps Soldiers there. */
export function leaveArgs(state: Read, slot: number, refusal: RefusalCode | undefined): object | undefined {
  if (refusal !== 'CANNOT_LEAVE') return undefined;
  const keeps = ({ act }: { readonly act: string }) => act === 'leave';
  const hostile = hostilesIn(state, slot).find((each) => hostileEffects(state, each, 'forbid').some(keeps));
  if (hostile !== undefined) return { card: hostile.card };
  const { card, attached } = getSlot(state, slot);
  const event = attached
    .map((token) => cardOfToken(state, token))
    .find((each) => effectsOf(each, 'static', 'forbid').some(keeps));
  return { card: event?.id ?? card };
}
