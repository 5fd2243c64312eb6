import { describeBarrier, describeTerrain } from '@sitrep/combat-veteran';
import { letterOf, nationOf, type Table } from './table.ts';

/** What the characters of the map stand for, in one line. */
export function legendLine(table: Table): string {
  const { text } = table.scene.speech;
  const ground = Object.entries(table.content.map.legend).map(
    ([letter, terrain]) => `${letter} ${text.t(`terrain.${terrain}`)}`,
  );
  return [...ground, ...pieceSigns(table)].join(' · ');
}

function pieceSigns({ content, scene }: Table): readonly string[] {
  const { text } = scene.speech;
  const bunker = (content.forces.enemy.bunkers ?? []).length > 0 ? [`& ${text.t('cv.bunker')}`] : [];
  return [...bunker, `* ${text.t('cv.smoke')}`, `+ ${text.t('cv.lying')}`];
}

/** Every kind of ground with what it costs, how it protects and what it hides; hexsides; and the signs of the map. */
export function legendLines(table: Table): readonly string[] {
  const { content, scene } = table;
  const { speech } = scene;
  const { text } = speech;
  const ground = Object.entries(content.map.legend).map(([letter, id]) => {
    const told = describeTerrain(content, id).map((line) => speech.name(line));
    return `${letter}  ${text.t(`terrain.${id}`)}: ${told.join(' ')}`;
  });
  const sides = content.chart.barriers
    .filter(({ id }) => (content.map.barriers[id] ?? []).length > 0)
    .map(({ id }) => {
      const told = describeBarrier(content, id).map((line) => speech.name(line));
      return `   ${text.t(`barrier.${id}`)}: ${told.join(' ')}`;
    });
  return [
    ...ground,
    ...(sides.length === 0 ? [] : [text.t('cv.legend.sides'), ...sides]),
    text.t('cv.legend.signs'),
    ...[0, 1].map((seat) => {
      const letter = letterOf(table, seat);
      return `   ${text.t('cv.legend.side', { letter, small: letter.toLowerCase(), side: nationOf(table, seat) })}`;
    }),
    ...pieceSigns(table).map((sign) => `   ${sign}`),
    `   ${text.t('cv.legend.reach')}`,
    `   ${text.t('cv.legend.way')}`,
    `   ${text.t('cv.legend.danger')}`,
    `   ${text.t('cv.legend.soldier')}`,
  ];
}
