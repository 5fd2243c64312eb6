import type { Hex } from '@sitrep/hex';
import { numberIn } from '@sitrep/kernel';
import type { Field } from './queries/field.ts';

/** A question as a seat sees it: its name, what it is about, and what may be answered. */
export interface Asked {
  readonly name: string;
  readonly about?: object | undefined;
  readonly options: readonly object[];
}

/** What a question may name: one man or several. */
const MEN = ['soldier', 'target', 'firer', 'leader'] as const;

/** The hexes that a question is about: where it happens, whom it concerns, and in defensive fire who could fire. */
export function askedHexes(
  { at }: Pick<Field['game'], 'at'>,
  { name, about = {}, options }: Asked,
): readonly Hex[] {
  const firers = name === 'defensiveFire' ? options.map((option) => numberIn(option, 'soldier')) : [];
  const men = [...MEN.map((part) => numberIn(about, part)), ...groupIn(about), ...firers];
  const places = men.map((man) => (man === undefined ? undefined : at[man]));
  const hexes = [numberIn(about, 'hex'), ...places];
  return [...new Set(hexes.filter((hex): hex is Hex => hex !== undefined && hex >= 0))];
}

function groupIn(about: object): readonly number[] {
  const soldiers = 'soldiers' in about ? about.soldiers : [];
  return Array.isArray(soldiers) ? soldiers.filter((each) => typeof each === 'number') : [];
}
