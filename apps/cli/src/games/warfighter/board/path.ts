import { entranceTotal, type Read, soldiersIn } from '@sitrep/warfighter/queries';
import { wrap } from '../../../layout.ts';
import type { Scene } from '../../../table/board.ts';
import { inOrder, letterOf } from './hostiles.ts';

const NARROWEST = 15;

/** The path from left to right: cards, their entrance cost, who is there. Long paths take several rows. */
export function pathLines(scene: Scene, state: Read): readonly string[] {
  const { slots } = state.game;
  const perRow = Math.min(slots, Math.max(1, Math.floor((scene.width + 1) / (NARROWEST + 1))));
  const rows = Math.ceil(slots / perRow);
  // Rows of equal length look better than a full one and a remainder.
  const inRow = Math.ceil(slots / rows);
  const width = Math.floor((scene.width + 1) / inRow) - 1;
  return Array.from({ length: rows }, (_, row) => row * inRow).flatMap((first) => {
    const numbers = Array.from({ length: Math.min(inRow, slots - first) }, (_, index) => first + index + 1);
    return rowLines(
      numbers.map((slot) => cellLines(scene, state, slot, width)),
      width,
    );
  });
}

function rowLines(cells: readonly (readonly string[])[], width: number): readonly string[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((cell) => cut(cell[line] ?? '', width).padEnd(width))
      .join('|')
      .trimEnd(),
  );
}

/** A slot: its number, card and cost; the Soldiers and hostiles in it; what else lies there. */
function cellLines(scene: Scene, state: Read, slot: number, width: number): readonly string[] {
  const { text, noun } = scene.speech;
  const place = state.game.path[slot - 1];
  if (place === undefined || place.card === '') return [`${slot} ${text.t('table.open')}`];
  const price = ` [${entranceTotal(state, slot)}]`;
  const people = soldiersIn(state, slot).map(({ number }) => `+${number}`);
  const enemies = inOrder(state).flatMap((hostile) =>
    hostile.slot === slot ? [`!${letterOf(state, hostile.token)}`] : [],
  );
  const beside = place.attached.map((token) => `~ ${noun('card', token)}`);
  const gear = place.gear.length === 0 ? [] : [text.t('table.gear', { count: place.gear.length })];
  return [
    `${cut(`${slot} ${noun('card', place.card)}`, width - price.length)}${price}`,
    ...wrap([...people, ...enemies].join(' '), width, 0),
    ...beside,
    ...gear,
  ];
}

/** A text that is too long is cut and ends in a full stop. */
function cut(words: string, width: number): string {
  return words.length <= width ? words : `${words.slice(0, Math.max(0, width - 1)).trimEnd()}…`;
}
