import type { PortraitPicture, Standing } from '@sitrep/art';
import type { SoldierCard, SoldierKind } from '../content/cards.ts';
import type { Sitter } from './era.ts';

const STANDINGS: Readonly<Record<SoldierKind, Standing>> = {
  player: 'leader',
  nonPlayer: 'guest',
  squad: 'member',
};

export function standingOf({ kind }: SoldierCard): Standing {
  return STANDINGS[kind];
}

/** Somebody whom the pack does not describe: nothing is made up, so the face is covered. */
export function soldierPicture({ card, era }: Sitter<SoldierCard>): PortraitPicture {
  const isModern = era === 'modern';
  return {
    draw: 'portrait',
    standing: standingOf(card),
    headgear: isModern ? 'helmet' : card.nation === 'ussr' ? 'fur-cap' : 'net-helmet',
    dress: isModern ? 'multicam' : card.nation === 'ussr' ? 'padded' : 'fieldjacket',
    skin: 'olive',
    face: 'square',
    hair: 'brown',
    eyes: 'goggles',
    cover: 'scarf',
    beard: 'none',
    ...(card.hardy !== undefined && { scarf: 'snow' }),
  };
}
