import type { Modifier } from '../../types.ts';
import { inForce, isFeltIn, isOfHostile } from '../in-force/in-force.ts';
import type { Mark } from '../in-force/marks.ts';
import { modifiersOf, total } from '../in-force/modifiers.ts';
import { isWithin } from '../in-force/reticles.ts';
import { type HostileView, hostileCard, type Read } from '../table/lookup.ts';

/** From how far an attack comes, and whether it is a Ranged one. */
interface Shot {
  readonly range: number | undefined;
  readonly isRanged: boolean;
}

/** Support attacks come from no distance. */
const FROM_NOWHERE: Shot = { range: undefined, isRanged: false };

/** The Cover of what is attacked. */
export function coverOf(state: Read, { hostile, printed }: Mark, shot = FROM_NOWHERE): number {
  return hostile === undefined ? (printed?.cover ?? 1) : total(hostileCoverParts(state, hostile, shot));
}

/** The parts of a hostile card's Cover, including what Location and mission add for hostiles (WF-LOC-11). */
export function hostileCoverParts(
  state: Read,
  hostile: HostileView,
  { range, isRanged }: Shot,
): readonly Modifier[] {
  const added = inForce(state, 'modCover').filter(
    (text) =>
      text.effect.of === 'hostiles' &&
      (text.effect.against === undefined || isRanged) &&
      isFeltIn(text, hostile.slot),
  );
  return [{ source: hostile.card, amount: ownCover(state, hostile, range) }, ...modifiersOf(added)];
}

/** WF-KEY-42: some cards have a different Cover at some distances. */
function ownCover(state: Read, hostile: HostileView, range: number | undefined): number {
  const other = inForce(state, 'coverAtRange').findLast(
    (text) => isOfHostile(text, hostile) && range !== undefined && isWithin(range, text.effect.range),
  );
  return other?.effect.cover ?? hostileCard(state, hostile).cover;
}
