import type { TextsOf } from '@sitrep/contract/handbook';
import type { gear as facts } from '../facts/gear.ts';

export const title = 'Gear';

/** The entries of the handbook’s section “gear”, in English. */
export const entries: TextsOf<typeof facts> = {
  gear: {
    title: 'Gear',
    also: ['weapons and equipment', 'items', 'stuff'],
    text: 'Gear means Weapons, Equipment and every counter lying on them, such as Ammo, grenades, mines and the uses of a First Aid Kit. Skills and Service Records are not Gear.',
  },
  ammo: {
    title: 'Ammo',
    also: ['ammunition', 'magazines', 'ammo counter', 'running out'],
    text: 'A weapon starts with its printed Ammo counters, the top one loaded. Firing alone uses up none; only a Reload result, reactions and other effects do. Without counters the weapon is useless, and only its own type of Ammo fits.',
  },
  'extra-ammo': {
    title: 'Extra Ammo',
    also: ['buy ammunition', 'spare magazines', '40 mm'],
    text: 'A set of extra Ammo costs 1 RP and 1 load and adds the weapon’s printed number of counters, as often as you like, for Player Soldiers only. Extra 40 mm grenades are bought one by one. In play, spare sets keep weighing 1 each until used.',
  },
  attachments: {
    title: 'Attachments and Rails',
    also: ['scope', 'sight', 'suppressor', 'rails', 'attach'],
    text: 'An Attachment works only on the weapon it sits on, which must have the named title or trait. It may be moved for free in the Soldier Turn, but helps one weapon per turn. On a weapon with Rails (x) the first x load points of Attachments weigh nothing.',
  },
  'passing-gear': {
    title: 'Passing Weapons and Equipment',
    also: ['give', 'trade', 'hand over gear'],
    text: 'Player Soldiers in the same Location pass them freely in the Soldier Turn, as far as the receiver’s Loadout allows. Non-Player and Squad Soldiers neither give nor take any. Empty, jammed or already fired, it stays so; a deployed Bipod is folded.',
  },
  'passing-ammo': {
    title: 'Passing Ammo',
    also: ['share ammunition', 'drop ammo', 'NPS ammo'],
    text: 'Player and Non-Player Soldiers in one Location may pass, drop and pick up Ammo counters that are not Empty between weapons of the same type. A Non-Player Soldier’s weapon never holds more than its printed number.',
  },
  'dropped-gear': {
    title: 'Dropped Gear',
    also: ['drop', 'pick up', 'left behind', 'loot'],
    text: 'A Player Soldier may drop Gear for free; it lies there until a Player Soldier with room in his Loadout picks it up. The same goes for what lost Soldiers leave behind; fitting Ammo may also be taken by a Non-Player Soldier.',
  },
  'used-gear': {
    title: 'Gear already used this turn',
    also: ['used equipment', 'pass after use'],
    text: 'Modern: Equipment that helped one Soldier or weapon cannot help another in the same game turn; weapons may change hands and fire again. WWII: Gear used this Soldier Turn cannot be passed or dropped in it.',
  },
  expended: {
    title: 'Expended',
    also: ['used up', 'grenade', 'single use'],
    text: 'Each use takes one counter off the card, or the card itself if it has none, for good. Such Gear is bought unit by unit; a card that brings several counters for one price, such as the First Aid Kit, is bought once and keeps its value while one is left.',
  },
  'equipment-uses': {
    title: 'Equipment',
    also: ['item effects', 'passive equipment'],
    text: 'Equipment without a cost works all the time, even while the team is being bought. What must be used works in the Soldier Turn unless the card names another moment, and takes a counter where it has counters.',
  },
  'gear-in-mission': {
    title: 'Gear during the mission',
    also: ['speed ball', 'warehouse', 'reward', 'resupply', 'distribute'],
    text: 'Only certain cards let you buy Gear in the field. They pay its price up to their allowance, within Loadout, nation and limit rules; Skills and Soldiers cannot be bought. Ammo is bought for Player Soldiers’ weapons and may then be passed on. A Location’s reward waits until it is cleared and a Player Soldier stands there.',
  },
  'lighten-load': {
    title: 'Lighten the Load',
    also: ['throw away gear', 'lower team value'],
    text: 'Throw Player Soldiers’ Gear out of the game to lower the team value and so the number of Hostiles. Modern: only when the value is recalculated after a loss. WWII: at any time of the Soldier Turn, at least 1 RP worth.',
  },
};
