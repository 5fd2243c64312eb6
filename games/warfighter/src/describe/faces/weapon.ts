import type { FaceBlock, FaceFigure } from '@sitrep/contract';
import type { AmmoStack, WeaponCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { listPart, part, termPart } from '../parts/text-part.ts';
import { given, keywordBlock, note, when } from './common.ts';
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
    below: [...weaponBlocks(card), ...purchaseNotes(card)],
    foot: [...stacks.map(ammoFigure), loadFigure(card)],
  };
}

function weaponBlocks(card: WeaponCard): readonly FaceBlock[] {
  const { rails = 0, bipod, expended, requires, triggered, selfDefense } = card;
  return [
    ...when(rails > 0, () => keywordBlock('rails', { rails })),
    ...given(bipod, (kind) => keywordBlock(`bipod.${kind}`)),
    ...when(expended, () => keywordBlock('expended')),
    ...given(requires, (words) =>
      note(part('weapon.requires', { words: listPart('or', words.map(termPart)) })),
    ),
    ...when(triggered, () => keywordBlock('triggered')),
    ...when(selfDefense, () => keywordBlock('selfDefense')),
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
