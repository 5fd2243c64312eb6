import type { HostileTable } from '../../content/cards.ts';
import { valuesText } from '../parts/figures.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';

/** A part, if there is something to say. */
export function when(isThere: boolean | undefined, make: () => TextPart): readonly TextPart[] {
  return isThere ? [make()] : [];
}

export function traitParts(traits: readonly string[] | undefined): readonly TextPart[] {
  return when(traits !== undefined && traits.length > 0, () =>
    listPart('comma', (traits ?? []).map(termPart)),
  );
}

/** The values that reinforcements must have; none are drawn for a card that names no values. */
export function reinforceParts(
  values: readonly number[] | undefined,
  isAlways: boolean | undefined,
): readonly TextPart[] {
  if (values === undefined || values.length === 0) return [part('stat.noReinforce')];
  return [stat(isAlways ? 'alwaysReinforce' : 'reinforce', valuesText(values))];
}

/** Hostile thresholds by team value (WF-HOST-05), the lowest band first. */
export function hostileTable(hostiles: HostileTable): TextPart {
  return stat('hostiles', hostiles.map((threshold) => (threshold === 'none' ? '–' : threshold)).join('/'));
}
