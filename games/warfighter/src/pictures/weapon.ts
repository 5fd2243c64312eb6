import type { ArmName, ArmPicture, Round } from '@sitrep/art';
import type { WeaponCard } from '../content/cards.ts';
import { type Era, guess, type Sitter } from './era.ts';

/** Arms by a word of their title or id, today and in the Second World War. The more special words come first. */
const BY_WORD: readonly (readonly [words: string, arms: Readonly<Record<Era, ArmName>>])[] = [
  ['Sniper sniper', { modern: 'bolt-sniper', ww2: 'scoped-rifle' }],
  ['Scoped scoped', { modern: 'marksman-rifle', ww2: 'scoped-rifle' }],
  ['Launcher launcher', { modern: 'grenade-launcher', ww2: 'bazooka' }],
  ['Rocket rocket bazooka', { modern: 'rocket-light', ww2: 'bazooka' }],
  ['Flamethrower flamethrower', { modern: 'flamethrower', ww2: 'flamethrower' }],
  ['Gun gun', { modern: 'light-machine-gun', ww2: 'automatic-rifle' }],
  ['SMG smg', { modern: 'smg', ww2: 'wood-smg' }],
  ['Shotgun shotgun', { modern: 'shotgun', ww2: 'trench-gun' }],
  ['Carbine carbine', { modern: 'carbine', ww2: 'light-carbine' }],
  ['Rifle rifle', { modern: 'rifle', ww2: 'self-loading' }],
  ['Pistol pistol', { modern: 'pistol', ww2: 'pistol-heavy' }],
  ['Bayonet bayonet', { modern: 'bayonet', ww2: 'bayonet' }],
  ['Machete machete', { modern: 'machete', ww2: 'machete' }],
  ['Knife knife', { modern: 'knife', ww2: 'dagger' }],
  ['Axe axe', { modern: 'tomahawk', ww2: 'tomahawk' }],
  ['Mine mine', { modern: 'claymore', ww2: 'claymore' }],
  ['Charge charge', { modern: 'charge', ww2: 'satchel' }],
  ['Grenade grenade', { modern: 'grenade-ball', ww2: 'pineapple' }],
];

/** What a weapon fires, by a piece of the name of its ammunition. */
const ROUNDS: readonly (readonly [piece: string, round: Round])[] = [
  ['gauge', 'shell'],
  ['40mm', 'forty'],
  ['.50', 'heavy'],
  ['×25', 'pistol'],
  ['9mm', 'pistol'],
  ['.45', 'pistol'],
  ['4.6', 'pistol'],
  ['7.62', 'rifle'],
  ['.30-06', 'rifle'],
  ['5.56', 'carbine'],
  ['Carbine', 'carbine'],
  ['Rocket', 'rocket'],
];

export function roundOf({ stacks }: WeaponCard): Round {
  const ammo = stacks.map((stack) => stack.ammo);
  return ROUNDS.find(([piece]) => ammo.some((name) => name.includes(piece)))?.[1] ?? 'none';
}

/** A weapon by its class and era. */
export function weaponPicture({ card, era }: Sitter<WeaponCard>): ArmPicture {
  const titled = card.words.flatMap((word) => word.split(' '));
  const found =
    BY_WORD.find(([words]) => words.split(' ').some((word) => titled.includes(word)))?.[1] ??
    guess(card, BY_WORD);
  const isQuiet = card.words.includes('Suppressed');
  return {
    draw: 'arm',
    arm: (found ?? { modern: 'carbine', ww2: 'self-loading' })[era],
    round: roundOf(card),
    ...(isQuiet && { parts: { muzzle: 'suppressor' } }),
  };
}
