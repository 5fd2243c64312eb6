import { derive } from '@sitrep/kernel';
import type { Card, Content } from '../content/cards.ts';
import type { ChartRow } from '../content/vocabulary.ts';
import { resultName } from '../queries/attack/hostile-attack.ts';
import { allEffects } from '../words/lookup.ts';

/** Words that cards bring: the climates, the results of charts and the kinds of ammunition that any of them prints. */
export const printedWords = derive.content(
  (content: Content): Readonly<Record<string, readonly string[]>> => {
    const cards = Object.values(content.cards);
    const climate = distinct(cards.flatMap(climatesOf));
    return {
      'environmentRolled.climate': climate,
      'hardyGained.climate': climate,
      'hardySpent.climate': climate,
      'Soldier.hardy': climate,
      'hostileRolled.result': distinct(['nothing', 'suppress', ...cards.flatMap(rowsOf).map(rowName)]),
      'LooseAmmo.ammo': distinct(cards.flatMap(ammoOf)),
    };
  },
);

function distinct(words: readonly string[]): readonly string[] {
  return [...new Set(words)].sort();
}

/** WF-ENV-01, 04: of the places that wear Soldiers down, and of counters against them. */
function climatesOf(card: Card): readonly string[] {
  const printed = card.type === 'soldier' ? (card.hardy ?? []) : [];
  const effects = (card.abilities ?? []).flatMap(allEffects);
  return [...printed, ...effects].flatMap((item) => ('climate' in item ? [item.climate] : []));
}

function rowsOf(card: Card): readonly ChartRow[] {
  if (card.type !== 'hostile') return [];
  return card.charts.flatMap(({ columns }) => columns.flatMap(({ rows }) => rows));
}

function rowName(row: ChartRow): string {
  return resultName({ verdict: row.miss ? 'nothing' : 'row', row });
}

function ammoOf(card: Card): readonly string[] {
  return card.type === 'weapon' ? card.stacks.map(({ ammo }) => ammo) : [];
}
