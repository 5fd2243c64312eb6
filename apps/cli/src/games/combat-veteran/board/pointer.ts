import {
  besides,
  COMING,
  type CvFocus,
  type CvTypes,
  firstFocus,
  focusAt,
  focusWithout,
  groundFocus,
  isMeant,
  isSketch,
  type Piece,
  type Pointing,
  squadIn,
} from '@sitrep/combat-veteran';
import { plain } from '../../../plain-words.ts';
import type { Pointer, PointerDesk } from '../../../table/board.ts';
import {
  type CvScene,
  findHexOf,
  isSoldier,
  labelOf,
  nameOf,
  piecesAt,
  seatOf,
  type Table,
  tableOf,
} from './table.ts';

/** Hexes are pointed at: a squad, where it goes, what is fired at. */
export const hexPointer: Pointer<CvTypes> = {
  isPlace: (scene, word) => /^\d{4}$/.test(word) && findHexOf(tableOf(scene), word) !== undefined,
  first: (scene) => firstFocus(pointingIn(scene, [])),
  async at({ scene, propose }, focus, place) {
    const table = tableOf(scene);
    const hex = findHexOf(table, place) ?? -1;
    const pointing = pointingIn(scene, await reachedBy({ scene, propose }, focus));
    const next = focusAt(pointing, focus, hex);
    const about = Object.keys(next).length === 0 ? groundFocus(pointing, hex) : next;
    return { focus: { ...about }, isMeant: isMeant(table, focus, next) };
  },
  besides(scene, focus) {
    const chits = scene.view.zones.chits?.tokens ?? [];
    return besides({ ...pointingIn(scene, []), chits }, focus);
  },
  on(focus, { sketch }) {
    if (!isSketch(sketch) || sketch.kind !== 'shot') return focus;
    const { hex, firer, weapon } = sketch;
    return { ...focus, target: hex, gun: firer, weapon };
  },
  without(scene, focus, name) {
    const table = tableOf(scene);
    const { stack }: CvFocus = focus;
    const here = stack === undefined ? [] : piecesAt(table, stack).filter((piece) => isOwn(table, piece));
    const found = here.find((soldier) => plain(nameOf(table, soldier)).startsWith(plain(name)));
    return found === undefined ? undefined : { ...focusWithout(focus, found) };
  },
  placeOf(scene, group) {
    const [kind, hex] = group.split(':');
    return kind === 'hex' ? labelOf(tableOf(scene), Number(hex)) : undefined;
  },
  inGroup: (group) => (group === 'waiting' ? { ...COMING } : undefined),
  groupAt: (scene, place) => `hex:${findHexOf(tableOf(scene), place) ?? -1}`,
};

function isOwn(table: Table, piece: Piece): boolean {
  return isSoldier(table, piece) && seatOf(table, piece) === table.scene.view.seat;
}

function pointingIn(scene: CvScene, reached: Pointing['reached']): Pointing {
  const { decision, seat } = scene.view;
  return {
    field: tableOf(scene),
    seat,
    decision: decision?.name ?? '',
    about: decision?.about ?? {},
    reached,
  };
}

/** Where the squad that is pointed at can get to. */
async function reachedBy({ propose }: PointerDesk<CvTypes>, focus: CvFocus): Promise<Pointing['reached']> {
  if (focus.stack === undefined) return [];
  const sketches = (await propose({ ...squadIn(focus) })).map(({ sketch }) => sketch);
  return sketches.flatMap((sketch) =>
    isSketch(sketch) && sketch.kind === 'reach' ? sketch.hexes.map(({ hex }) => hex) : [],
  );
}
