import type { GroupPicture, Headwear, Held, Skyline, World } from '@sitrep/art';
import type { HostileCard } from '../content/cards.ts';
import { guess, type Sitter, sumOf, worldOf } from './era.ts';

type Sketch = Partial<Omit<GroupPicture, 'draw' | 'count'>> & { readonly people?: number };

/** What a word of a hostile card's name says about the picture. */
const BY_WORD: readonly (readonly [words: string, sketch: Sketch])[] = [
  ['dogs', { machine: 'dogs', people: 0 }],
  ['tank pzkfw panzer', { machine: 'tank', people: 0 }],
  ['helicopter', { machine: 'gunship', people: 0 }],
  ['plane', { machine: 'plane', people: 0 }],
  ['boat', { machine: 'boat', people: 0 }],
  ['tower', { machine: 'tower', people: 1, manner: 'watch' }],
  ['track', { machine: 'halftrack', people: 1 }],
  ['armored', { machine: 'armoured-car', people: 1, manner: 'fire' }],
  ['truck', { machine: 'truck', people: 2, manner: 'march' }],
  ['technical', { machine: 'technical', people: 1, manner: 'fire' }],
  ['command', { machine: 'field-car', people: 1, manner: 'lead' }],
  ['sled', { people: 2, manner: 'march', isPacked: true }],
  ['car', { machine: 'rigged-car', people: 0 }],
  ['bunker', { machine: 'bunker', people: 0 }],
  ['nest', { machine: 'nest', people: 1, manner: 'watch' }],
  ['howitzer', { machine: 'howitzer', people: 2, manner: 'crew', holds: ['none'] }],
  ['mortar', { machine: 'mortar', people: 2, manner: 'crew', holds: ['none'] }],
  ['jammer', { machine: 'jammer', people: 2, manner: 'signal', holds: ['handset', 'kalashnikov'] }],
  ['sniper marksman scharfschuetze', { manner: 'ambush', holds: ['bolt-sniper', 'none'] }],
  ['rocket rpg', { manner: 'shell', holds: ['tube', 'kalashnikov'], isPacked: true }],
  ['machine machinegun gunner', { manner: 'fire', holds: ['machine-gun'] }],
  ['flamethrower', { manner: 'fire', holds: ['jacket-machine-gun'], isPacked: true }],
  ['radioman radio', { manner: 'signal', holds: ['handset'], isPacked: true }],
  [
    'leader officer lieutenant boss sergeant hauptmann',
    { manner: 'lead', holds: ['pistol'], hats: ['peaked'] },
  ],
  ['look scouts scout out', { manner: 'watch', holds: ['glass'] }],
  ['sentry police guard', { manner: 'wait' }],
  ['macheteros blades', { manner: 'charge', holds: ['blade'], hats: ['straw'] }],
  ['bomb bomber thrower grenadier', { manner: 'throw', holds: ['grenade'] }],
  ['runner smugglers', { manner: 'march', isPacked: true }],
  ['fanatic commandos sturmtruppen sicarios', { manner: 'charge' }],
  ['ambushers kidnappers triggerman', { manner: 'ambush' }],
  ['flankers patrol', { manner: 'sneak' }],
  ['engineers pioneers', { manner: 'crew', isPacked: true }],
  ['stragglers landser conscript recruits shaken frostbitten lone', { manner: 'march' }],
];

interface Kit {
  readonly hats: readonly Headwear[];
  readonly gun: Held;
}

const ENEMIES: Readonly<Record<string, Kit>> = {
  'drug-cartel': { hats: ['cap', 'straw', 'boonie', 'bare'], gun: 'kalashnikov' },
  insurgents: { hats: ['wrap', 'wrap-loose', 'bare'], gun: 'kalashnikov' },
  military: { hats: ['helmet', 'helmet', 'beret'], gun: 'kalashnikov' },
  german: { hats: ['flared-helmet', 'flared-helmet', 'field-cap'], gun: 'service-rifle' },
  'german-winter': { hats: ['hood', 'flared-helmet', 'ushanka'], gun: 'service-rifle' },
};

const SKYLINES: Readonly<Record<World, readonly [Skyline, Skyline, Skyline]>> = {
  jungle: ['palms', 'hills', 'palms'],
  desert: ['town', 'dunes', 'ruins'],
  europe: ['trees', 'ruins', 'hills'],
  winter: ['firs', 'trees', 'wires'],
  night: ['wires', 'hills', 'firs'],
};

/** As many people as the card has reticles, as its words and its enemy say. */
export function hostilePicture(sitter: Sitter<HostileCard>): GroupPicture {
  const { card, era } = sitter;
  const { people, ...sketch } = guess(card, BY_WORD) ?? {};
  const kit = ENEMIES[card.enemy] ?? { hats: ['cap'], gun: era === 'ww2' ? 'service-rifle' : 'kalashnikov' };
  const skylines = SKYLINES[worldOf(sitter)];
  return {
    draw: 'group',
    count: Math.min(people ?? card.reticles, 5),
    manner: 'fire',
    hats: kit.hats,
    holds: [kit.gun],
    skyline: skylines[sumOf(card.id) % 3] ?? skylines[0],
    ...sketch,
    ...(sketch.machine === 'tank' && era === 'ww2' && { machine: 'old-tank' }),
  };
}
