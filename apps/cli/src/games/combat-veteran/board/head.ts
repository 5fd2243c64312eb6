import { isFit, nationOf, type Table } from './table.ts';

/** How many soldiers must leave the map to win (CV-S2-22). */
const EXITED = -3;
const GONE = -2;

/** Turn, phase and the state of each side; before the first turn, the name of the scenario. */
export function headLines(table: Table): readonly string[] {
  const { game, scene, content } = table;
  const { text } = scene.speech;
  const { turns } = scene.config;
  const title = text.t(`setup.${content.scenario}`);
  if (game.turn === 0) return [text.t('cv.setup', { title })];
  const phase = text.t(`cv.phase.${game.phase}`);
  const head = text.t('cv.turn', { turn: game.turn, turns, side: nationOf(table, game.active), phase });
  const sides = [0, 1].map((seat) => sideLine(table, seat));
  const joined = sides.join(' · ');
  return [head, ...(joined.length <= scene.width ? [joined] : sides), ...supportLine(table)];
}

/** How many of a side can fight, are down, wounded, lost or gone. */
function sideLine(table: Table, seat: number): string {
  const { game, roster, scene } = table;
  const side = roster.sides[seat] ?? [];
  const count = (is: (soldier: number) => boolean) => side.filter(is).length;
  const isThere = (soldier: number) => (game.at[soldier] ?? GONE) !== GONE && game.at[soldier] !== EXITED;
  const counts: readonly (readonly [string, number])[] = [
    ['fit', count((soldier) => isThere(soldier) && isFit(table, soldier))],
    ['down', count((soldier) => isThere(soldier) && game.stance[soldier] === 'crawling')],
    ['wounded', count((soldier) => isThere(soldier) && game.stance[soldier] === 'wounded')],
    ['lost', count((soldier) => game.at[soldier] === GONE)],
    ['away', count((soldier) => game.at[soldier] === EXITED)],
    ['hidden', count((soldier) => game.isHidden[soldier] === true)],
  ];
  const told = counts
    .filter(([name, number]) => name === 'fit' || number > 0)
    .map(([name, number]) => scene.speech.text.t(`cv.${name}`, { count: number }));
  const you = scene.view.seat === seat ? ` ${scene.speech.text.t('cv.you')}` : '';
  return `${nationOf(table, seat)}${you}: ${told.join(', ')}`;
}

/** The chits that could still be called. */
function supportLine({ game, roster, scene }: Table): readonly string[] {
  const { text } = scene.speech;
  const open = scene.view.zones.chits?.tokens ?? [];
  const blind = scene.view.zones[`box${game.turn}`]?.count ?? 0;
  const kinds = new Map<string, number>();
  for (const token of open) {
    const id = roster.chits[token]?.id ?? '';
    kinds.set(id, (kinds.get(id) ?? 0) + 1);
  }
  const names = [...kinds].map(([id, count]) => `${text.t(`chit.${id}`)} ×${count}`);
  const parts = [...names, ...(blind > 0 ? [text.t('cv.blind', { count: blind })] : [])];
  return parts.length === 0 ? [] : [text.t('cv.support', { chits: parts.join(', ') })];
}
