import type { TextsOf } from '@sitrep/contract/handbook';
import type { weapons as facts } from '../facts/weapons.ts';

export const title = 'Weapons';

/** The entries of the handbook’s section “weapons”, in English. */
export const entries: TextsOf<typeof facts> = {
  'weapons-in-use': {
    title: 'Using a weapon',
    also: ['user', 'operate', 'weapon use'],
    text: 'A weapon fires only through the effective soldier who has it, and he uses one weapon per attack. The same weapon may fire in your Combat Phase and again as defensive fire. If its user falls, it lies there unharmed.',
  },
  'plain-weapon': {
    title: 'Plain firepower',
    also: ['weapon replaces', 'plain number'],
    text: 'A plain number on a weapon replaces the soldier’s own firepower. It can be split like his own.',
  },
  'plus-weapon': {
    title: 'Plus firepower',
    also: ['weapon adds', 'plus number'],
    text: 'A number with a plus is added to the soldier’s own firepower, for dice and for range.',
  },
  'circled-weapon': {
    title: 'Circled firepower',
    also: ['circle', 'all in one hex'],
    text: 'A circled number replaces the soldier’s own firepower, and all of it goes into one hex, extra dice included. Inside that hex the dice may be dealt out to several men.',
  },
  crew: {
    title: 'Crew',
    also: ['serve a weapon', 'deficient crew', 'helpers', 'half firepower'],
    text: 'A weapon for two or three needs that many effective men in its hex, each for one weapon per phase and without a shot of his own. With fewer its firepower is halved, rounded down; a heavy weapon needs at least two.',
  },
  'one-use': {
    title: 'One-use weapons',
    also: ['expendable', 'used up', 'one shot'],
    text: 'LAW, B40, Claymore and smoke leave the game once used, whatever comes of it. All other weapons fire again and again, the AT-4 too.',
  },
  'machine-guns': {
    title: 'Machine guns',
    also: ['M60', 'M240B', 'M249', 'FM 24/29', 'PKM', 'automatic weapon'],
    text: 'All add to the gunner’s firepower: M60 and M240B 6, M249 4, FM 24/29 and PKM 3. M60, M240B and FM 24/29 need two men.',
  },
  'grenade-launchers': {
    title: 'Grenade launchers',
    also: ['M79', 'XM148', 'M203', 'grenades'],
    text: 'The M79 fires seven dice into one hex instead of the man’s own. XM148 and M203 sit under his rifle and add 3.',
  },
  'law-and-at4': {
    title: 'LAW and AT-4',
    also: ['rocket', 'anti-tank', 'bazooka'],
    text: 'The LAW fires ten dice into one hex and is gone; the AT-4 fires nine and stays. From a crowded hex both have a backblast.',
  },
  'b40-and-rpg': {
    title: 'B40 and RPG',
    also: ['rocket-propelled grenade', 'enemy rocket'],
    text: 'Both fire six dice into one hex and have no backblast. The Viet Cong’s B40 is used up, the Taliban’s RPG is not.',
  },
  backblast: {
    title: 'Backblast',
    also: ['rocket from a crowded hex', 'own losses'],
    text: 'A LAW or AT-4 fired from a hex with more than fifteen pieces strikes as many of your own soldiers there as there are pieces too many, never the firer. The enemy chooses them; each is attacked with one unmodified die.',
  },
  claymore: {
    title: 'Claymore mine',
    also: ['mine', 'claymore'],
    text: 'A Claymore adds 6 to its user’s firepower, all in his first shot of the phase; then it is gone. What is left of his firepower has his own range.',
  },
  radio: {
    title: 'Radio',
    also: ['AN/PRC-25', 'PRC-25', 'radioman'],
    text: 'A radio never attacks; it lets a leader in its hex call fire support. It need only work and be your own; who holds it, or whether anybody does, does not matter.',
  },
  m2: {
    title: 'M2',
    also: ['heavy machine gun', 'HMMWV', 'fifty cal'],
    text: 'The M2 stays in 2336, adds 8 and needs two men. While it works, attacks into its hex lose two dice. The Taliban may take it over, with one die fewer.',
  },
  dshk: {
    title: 'DShK',
    also: ['Dushka', 'heavy machine gun', 'peak gun'],
    text: 'On a peak a DShK adds 7 to its crew’s firepower, anywhere else it is a plain 7. It is a heavy weapon, which one Taliban group serves alone.',
  },
  b10: {
    title: 'B-10',
    also: ['recoilless gun', 'recoilless rifle'],
    text: 'The B-10 fires nine dice into one hex, however far. Neither distance nor armor of any kind takes dice from it.',
  },
};
