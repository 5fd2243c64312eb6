import { allEffects } from '../../for-clients.ts';
import type { Ability, Card, ChartRow, Content, Effect } from '../../index.ts';

/** Everything that games should reach: cards (once more as played, if they can be), words and chart rows. */
export function listLandmarks({ cards }: Content): readonly string[] {
  return [...new Set(Object.values(cards).flatMap(landmarksOf))];
}

function landmarksOf(card: Card): readonly string[] {
  const isPlayed = card.type === 'action' || card.type === 'location';
  return [
    cardMark(card.id),
    ...(isPlayed ? [playedMark(card.id)] : []),
    ...(card.abilities ?? []).flatMap(wordMarks),
    ...(card.abilities ?? []).flatMap(allEffects).flatMap((effect) => printedRows(card, effect)),
    ...(card.type === 'hostile' ? chartMarks(card) : []),
  ];
}

export function cardMark(id: string): string {
  return `card ${id}`;
}

export function playedMark(id: string): string {
  return `played ${id}`;
}

function wordMarks(ability: Ability): readonly string[] {
  return [
    `trigger ${ability.when}`,
    ...(ability.cost ?? []).map(({ pay }) => `cost ${pay}`),
    ...allEffects(ability).map(({ effect }) => `effect ${effect}`),
  ];
}

function printedRows({ id }: Card, effect: Effect): readonly string[] {
  return effect.effect === 'chartAttack' ? effect.rows.map((row) => rowMark(id, '', row)) : [];
}

/** Each row of each column of each chart. */
function chartMarks(card: Extract<Card, { type: 'hostile' }>): readonly string[] {
  return card.charts.flatMap(({ range, columns }) =>
    columns.flatMap(({ reticles, rows }) =>
      rows.map((row) => rowMark(card.id, `range ${range.join('-')} reticles ${reticles.join('-')}`, row)),
    ),
  );
}

/** The mark of a row that a hostile's chart holds. */
export function findRowMark(card: Card | undefined, wanted: ChartRow): string | undefined {
  if (card?.type !== 'hostile') return undefined;
  for (const { range, columns } of card.charts)
    for (const { reticles, rows } of columns)
      if (rows.includes(wanted))
        return rowMark(card.id, `range ${range.join('-')} reticles ${reticles.join('-')}`, wanted);
  return undefined;
}

export function rowMark(id: string, where: string, { from }: ChartRow): string {
  return ['row', id, where, `${from}+`].filter((part) => part !== '').join(' ');
}
