import type { Mode, Profile, RangeFigure, WeaponCard } from '../../content/cards.ts';
import { signed } from '../parts/figures.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { traitParts, when } from './common.ts';
import { purchaseLine } from './purchase.ts';

export function describeWeapon(card: WeaponCard): readonly TextPart[] {
  const { traits, profiles, rails = 0, expended, triggered, selfDefense } = card;
  return [
    purchaseLine(card, ...traitParts(traits)),
    ...profiles.map((profile) => describeProfile(card, profile)),
    ...when(rails > 0, () => part('weapon.rails', { rails })),
    ...when(card.bipod !== undefined, () => part(`weapon.bipod.${card.bipod}`)),
    ...when(expended, () => part('gear.expended')),
    ...when(card.anySoldier, () => part('gear.anySoldier')),
    ...(card.requires === undefined
      ? []
      : [part('weapon.requires', { words: listPart('or', card.requires.map(termPart)) })]),
    ...when(triggered, () => part('weapon.triggered')),
    ...when(selfDefense, () => part('weapon.selfDefense')),
  ];
}

/** One way of attacking: distances, modes, ammunition. */
function describeProfile({ stacks }: WeaponCard, profile: Profile): TextPart {
  const { ranges, modes, stack, penetration, singleShot, spends, melee, thrown } = profile;
  const ammo = stack === undefined ? undefined : stacks[stack];
  return listPart('dot', [
    listPart('comma', ranges.map(describeRange)),
    listPart('comma', modes.map(describeMode)),
    ...(ammo === undefined ? [] : [part('weapon.ammo', { count: ammo.count, ammo: termPart(ammo.ammo) })]),
    ...(penetration === undefined ? [] : [stat('penetration', signed(penetration))]),
    ...when(melee, () => part('weapon.melee')),
    ...when(thrown, () => part('weapon.thrown')),
    ...when(singleShot, () => part('weapon.singleShot')),
    ...when(spends, () => part('weapon.spends')),
  ]);
}

/** Its dice, and what it prints of its own (WF-HTH-20 to 22, WF-ATK-08). */
function describeMode({ mode, dice, kill, attack, penetration, stumble, xp }: Mode): TextPart {
  const name = part('mode.dice', { mode: part(`mode.${mode}`), dice });
  const figures = [
    ...(kill === undefined ? [] : [part('mode.hit', { kill })]),
    ...(attack === undefined ? [] : [part('mode.attack', { amount: signed(attack) })]),
    ...(penetration === undefined ? [] : [part('mode.penetration', { amount: signed(penetration) })]),
    ...(stumble === undefined ? [] : [part('mode.stumble', { stumble })]),
    ...(xp === undefined ? [] : [part('mode.xp', { xp })]),
  ];
  return figures.length === 0
    ? name
    : part('mode.figures', { mode: name, figures: listPart('comma', figures) });
}

/** The Kill number, and up to which face the weapon runs Empty (WF-ATK-10). */
function describeRange({ range, kill, reload }: RangeFigure): TextPart {
  return reload === undefined
    ? part('range.kill', { range, kill })
    : part('range.reload', { range, kill, reload });
}
