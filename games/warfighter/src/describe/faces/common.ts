import type { FaceFigure, KeywordBlock, NoteBlock, TableBlock } from '@sitrep/contract';
import type { HostileTable } from '../../content/cards.ts';
import { figure, head } from '../parts/face-figure.ts';
import { valuesText } from '../parts/figures.ts';
import { part, type TextPart, termPart } from '../parts/text-part.ts';
import type { InForce } from './in-force.ts';

/** A part, if there is something to say. */
export function when<P>(isThere: boolean | undefined, make: () => P): readonly P[] {
  return isThere ? [make()] : [];
}

/** What is made of a value, if there is one. */
export function given<V, P>(value: V | undefined, make: (value: V) => P): readonly P[] {
  return value === undefined ? [] : [make(value)];
}

export function note(text: TextPart): NoteBlock {
  return { kind: 'note', text };
}

/** A keyword with its reminder. */
export function keywordBlock(name: string, args?: TextPart['args']): KeywordBlock {
  const body = part(`reminder.${name}`, args);
  return { kind: 'keyword', name: part(`keyword.${name}`, args), reminder: part('line.bare', { body }) };
}

export function traitParts(traits: readonly string[] = []): readonly TextPart[] {
  return traits.map(termPart);
}

/** The values that reinforcements must have; none are drawn for a card that names no values. */
export function reinforceFigure(values: readonly number[] | undefined, isAlways = false): FaceFigure {
  if (values === undefined || values.length === 0)
    return { symbol: 'reinforce', value: '–', label: part('stat.noReinforce') };
  return figure(isAlways ? 'alwaysReinforce' : 'reinforce', valuesText(values));
}

/** The bands of team value, as cards print them (WF-HOST-05). */
const BANDS = ['29−', '30–49', '50–74', '75–99', '100–124', '125+'] as const;

/** Hostile thresholds by team value, the lowest band first, with the team's own band lit. */
export function bandTable(hostiles: HostileTable, { band: own }: InForce): TableBlock {
  return {
    kind: 'table',
    title: part('face.hostiles'),
    columns: BANDS.map((band, index) => head(band, part('face.band', { band }), index === own)),
    rows: [{ cells: hostiles.map((threshold) => (threshold === 'none' ? '–' : `${threshold}`)) }],
  };
}
