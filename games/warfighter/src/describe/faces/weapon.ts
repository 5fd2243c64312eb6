import type { FaceFigure } from '@sitrep/contract';
import type { AmmoStack, WeaponCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { listPart, part, termPart } from '../parts/text-part.ts';
import { given, note, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import { loadFigure, purchaseLine, purchaseNotes } from './purchase.ts';
import { profileBlocks } from './weapon-profile.ts';

/** Its title words and traits decide what goes with it (WF-BUY-22), so the type line names them. */
export function weaponFace(card: WeaponCard): FaceParts {
  const { cost, words, traits, profiles, stacks } = card;
  return {
    line: purchaseLine(card, ...[...words, ...(traits ?? [])].map(termPart)),
    badges: [figure('price', cost)],
    above: profiles.flatMap((profile) => profileBlocks(card, profile)),
    below: [...weaponNotes(card).map(note), ...purchaseNotes(card)],
    foot: [...stacks.map(ammoFigure), loadFigure(card)],
  };
}

function weaponNotes({ rails = 0, bipod, expended, requires, triggered, selfDefense }: WeaponCard) {
  return [
    ...when(rails > 0, () => part('weapon.rails', { rails })),
    ...given(bipod, (kind) => part(`weapon.bipod.${kind}`)),
    ...when(expended, () => part('gear.expended')),
    ...given(requires, (words) => part('weapon.requires', { words: listPart('or', words.map(termPart)) })),
    ...when(triggered, () => part('weapon.triggered')),
    ...when(selfDefense, () => part('weapon.selfDefense')),
  ];
}

function ammoFigure({ ammo, count }: AmmoStack): FaceFigure {
  return {
    symbol: 'ammo',
    value: `${count}`,
    label: part('weapon.ammo', { count, ammo: termPart(ammo) }),
    pips: { count },
  };
}
