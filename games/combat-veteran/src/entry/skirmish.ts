import { distance, formatHex, type Hex, parseHex } from '@sitrep/hex';
import { makeKey, makeUniform } from '@sitrep/kernel';
import { boardOf, type Content, type Force, type MapDrawing, sampleDeployment } from '../index.ts';
import { cropped } from './crop.ts';
import { patrolOf } from './patrol.ts';

const RADIO = 'an-prc-25';

/** The part of the COP Keating map that is kept: seven peaks, and edges about eight hexes from the outpost, one of them a river with a house. */
const KEATING = { columns: [15, 31], rows: [24, 46] } as const;

/** The part of the Rice Paddy Angle that is kept. */
const RICE_PADDY = { columns: [12, 22], rows: [18, 22] } as const;

const POSTS = ['2236', '2336', '2536'] as const;

/** The one shellhole kept at the Rice Paddy Angle, and how near the Viet Cong are to it: just beyond the US side's five hexes. */
const SHELLHOLE = '1219';
const NEAREST = 6;
const FARTHEST = 8;

/** A patrol whose sides meet within a turn or two, for tests that wait for close combat, captured weapons and the last chits. */
export function skirmishOf(content: Content): Content {
  const patrol = armed(content, patrolOf(content));
  const drawn =
    content.scenario === 'keating'
      ? { ...patrol, map: crowded(cropped(content.map, KEATING)) }
      : {
          ...patrol,
          ...fewChits(patrol),
          setup: ledByRadio(patrol),
          map: cropped(drawnTogether(content), RICE_PADDY),
        };
  return { ...drawn, setup: { ...drawn.setup, suggested: anySetup(drawn) } };
}

/** The set-ups suggested for the whole map do not fit here. */
function anySetup(content: Content): Content['setup']['suggested'] {
  const random = makeUniform(makeKey('skirmish'), content.scenario);
  return { us: sampleDeployment(content, 'us', random), enemy: sampleDeployment(content, 'enemy', random) };
}

/** A patrol with at least one weapon of each type, and soldiers for them. */
function armed({ forces }: Content, patrol: Content): Content {
  const arm = (few: Force, all: Force): Force => {
    const types = new Set(few.weapons.map(({ type }) => type));
    const missing = all.weapons.filter(
      ({ type }, index) => !types.has(type) && all.weapons.findIndex((each) => each.type === type) === index,
    );
    const others = all.soldiers.filter(({ id }) => few.soldiers.every((soldier) => soldier.id !== id));
    return {
      ...few,
      weapons: [...few.weapons, ...missing],
      soldiers: [...few.soldiers, ...others.slice(others.length - 2 * missing.length)],
    };
  };
  const us = arm(patrol.forces.us, forces.us);
  const enemy = arm(patrol.forces.enemy, forces.enemy);
  return { ...patrol, forces: { ...patrol.forces, us, enemy } };
}

/** Radios go to leaders, who can then call for fire at once. */
function ledByRadio({ setup, forces }: Content): Content['setup'] {
  const leaders = forces.us.soldiers.filter(({ rank = 0 }) => rank > 1).map(({ id }) => id);
  const radios = forces.us.weapons.filter(({ type }) => type === RADIO).map(({ id }) => id);
  const leaderOf = (weapon: string) => leaders[radios.indexOf(weapon)];
  const pairings = setup.pairings.map((pairing) => {
    const leader = leaderOf(pairing.weapon);
    return leader === undefined ? pairing : { ...pairing, soldiers: [leader] };
  });
  return { ...setup, pairings };
}

/** Only one chit of each kind, so the bombs get used. */
function fewChits({ forces }: Content): Pick<Content, 'forces'> {
  const chits = forces.us.chits?.map((chit) => ({ ...chit, count: 1 })) ?? [];
  return { forces: { ...forces, us: { ...forces.us, chits } } };
}

/** Squeezes the whole outpost into the hexes of its claymores and its heavy machine gun. */
function crowded(map: MapDrawing): MapDrawing {
  return { ...map, areas: { ...map.areas, cop: [...POSTS] } };
}

function drawnTogether(content: Content): MapDrawing {
  const { map } = content;
  const { grid } = boardOf(content);
  const middle: Hex = parseHex(grid, SHELLHOLE) ?? 0;
  const ring = [...grid.places.keys()].filter((hex) => {
    const far = distance(grid, middle, hex);
    return far >= NEAREST && far <= FARTHEST;
  });
  const paddy = Object.keys(map.legend).find((sign) => map.legend[sign] === 'rice-paddy') ?? '';
  const shellhole = Object.keys(map.legend).find((sign) => map.legend[sign] === 'shellhole') ?? '';
  const isLeft = (row: number, column: number) =>
    Number(SHELLHOLE) === (column + map.firstColumn) * 100 + row + map.firstRow;
  const rows = map.rows.map((signs, row) =>
    [...signs].map((sign, column) => (sign === shellhole && !isLeft(row, column) ? paddy : sign)).join(''),
  );
  const zone = ring.map((hex) => formatHex(grid, hex));
  return { ...map, rows, areas: { ...map.areas, 'north-of-path': zone } };
}
