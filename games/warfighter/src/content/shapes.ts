import type { Card, Chart } from './cards.ts';
import type { Ability, Who } from './vocabulary.ts';

/** Gives a thing all fields that any of its kind has, in the same order, absent ones as `undefined`. */
type Shape<T> = (thing: T) => T;

/** Nothing may be added to a thing afterwards: one with so many fields would turn into a table, which is read slowly. */
export function shapeOf<T extends object>(kind: readonly T[]): Shape<T> {
  const fields = new Set(kind.flatMap((thing) => Object.keys(thing)));
  const blank = Object.fromEntries([...fields].map((field) => [field, undefined]));
  return (thing) => Object.assign({ ...blank }, thing);
}

/**
 * Gives the abilities, effects, charts and ways of attacking on cards the shape of their kind. Things of one shape are
 * read several times faster, and cards are read all the time.
 */
export function shapeParts(cards: readonly Card[]): Shape<Card> {
  const shapeAbility = shapeAbilities(cards.flatMap(({ abilities = [] }) => abilities));
  const shapeProfile = shapeOf(cards.flatMap((card) => (card.type === 'weapon' ? card.profiles : [])));
  const shapeChart = shapeCharts(cards.flatMap((card) => (card.type === 'hostile' ? card.charts : [])));
  return (card) => {
    const abilities = card.abilities?.map(shapeAbility) ?? [];
    if (card.type === 'weapon') return { ...card, abilities, profiles: card.profiles.map(shapeProfile) };
    if (card.type === 'hostile') return { ...card, abilities, charts: card.charts.map(shapeChart) };
    return { ...card, abilities };
  };
}

function shapeAbilities(abilities: readonly Ability[]): Shape<Ability> {
  const shapeAbility = shapeOf(abilities);
  const shapeWho = shapeOf(
    abilities.flatMap(({ who, upgun }): Who[] => [who ?? [], upgun?.who ?? []].flat()),
  );
  const shapeEffect = shapeOf(
    abilities.flatMap(({ do: effects, upgun }) => [...effects, ...(upgun?.do ?? [])]),
  );
  return (ability) => {
    const { who, do: effects, upgun } = ability;
    return Object.assign(shapeAbility(ability), {
      who: who && shapeWho(who),
      do: effects.map(shapeEffect),
      upgun: upgun && { who: upgun.who && shapeWho(upgun.who), do: upgun.do?.map(shapeEffect) },
    });
  };
}

function shapeCharts(charts: readonly Chart[]): Shape<Chart> {
  const shapeRow = shapeOf(charts.flatMap(({ columns }) => columns.flatMap(({ rows }) => rows)));
  return ({ range, columns }) => ({
    range,
    columns: columns.map(({ reticles, rows }) => ({ reticles, rows: rows.map(shapeRow) })),
  });
}
