import {
  ALARM_NAMES,
  ARM_NAMES,
  BACKDROPS,
  BEARDS,
  COVERS,
  DEEDS,
  DRESSES,
  EYES,
  FACES,
  HAIRS,
  HEADGEAR,
  HEADWEAR,
  MACHINES,
  MANNERS,
  MARKS,
  namesOf,
  PATCHES,
  PLACE_PARTS,
  ROUNDS,
  SIGNS,
  SKINS,
  SKYLINES,
  STANDINGS,
  type Subject,
} from '../src/index.ts';

/** One of a list that goes round. */
function turn<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('the list is empty');
  return found;
}

/** The most takes that any deed has. */
const TAKES = [0, 1, 2, 3, 4];

const portraits = Array.from(
  { length: 24 },
  (_, at): Subject => ({
    draw: 'portrait',
    standing: turn(STANDINGS, at),
    headgear: turn(namesOf(HEADGEAR), at),
    dress: turn(namesOf(DRESSES), at),
    skin: turn(namesOf(SKINS), at),
    face: turn(FACES, at),
    hair: turn(namesOf(HAIRS), at),
    eyes: turn(EYES, at),
    cover: turn(COVERS, at + Math.floor(at / 5)),
    beard: turn(BEARDS, at + 2),
    mark: turn(MARKS, at),
    arm: 'carbine',
    looks: at % 2 === 0 ? 'left' : 'right',
    isTied: at % 3 === 0,
    isAged: at % 4 === 0,
  }),
);

const groups = [...MANNERS, ...namesOf(MACHINES)].map(
  (name, at): Subject => ({
    draw: 'group',
    count: at % 6,
    manner: turn(MANNERS, at),
    hats: [turn(namesOf(HEADWEAR), at)],
    holds: ['kalashnikov', 'tube'],
    skyline: turn(SKYLINES, at),
    isPacked: at % 2 === 0,
    ...(name in MACHINES && { machine: turn(namesOf(MACHINES), at - MANNERS.length) }),
  }),
);

/** Subjects that together use every word of the vocabulary. */
export const subjects: readonly Subject[] = [
  ...ARM_NAMES.map(
    (arm, at): Subject => ({ draw: 'arm', arm, round: turn(ROUNDS, at), backdrop: turn(BACKDROPS, at) }),
  ),
  ...portraits,
  ...groups,
  ...PLACE_PARTS.map((part): Subject => ({ draw: 'place', parts: [part] })),
  ...DEEDS.flatMap((deed) =>
    TAKES.map((take): Subject => ({ draw: 'deed', deed, take, hat: 'helmet', gun: 'carbine' })),
  ),
  ...SIGNS.map((object): Subject => ({ draw: 'kit', object })),
  ...SIGNS.map(
    (sign, at): Subject => ({ draw: 'badge', sign, patch: turn(PATCHES, at), isFault: at % 5 === 0 }),
  ),
  ...ALARM_NAMES.map((alarm, at): Subject => ({ draw: 'alarm', alarm, isKind: at % 3 === 0 })),
  { draw: 'map', stops: 11, relief: 'river' },
  { draw: 'map', stops: 3, relief: 'coast' },
  { draw: 'map', stops: 0, relief: 'town', stamp: 'eye', isKraft: true },
  { draw: 'ribbon', parts: ['peaks', 'road'] },
];
