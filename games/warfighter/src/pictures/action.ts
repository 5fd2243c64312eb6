import type { Deed, DeedPicture } from '@sitrep/art';
import type { ActionCard } from '../content/cards.ts';
import type { Effect, EffectName } from '../content/vocabulary.ts';
import { guess, OWN_SIDE, type Sitter } from './era.ts';

/** Actions whose name says more than their effect. */
const BY_WORD: readonly (readonly [words: string, deed: Deed])[] = [
  ['sniper', 'sniper'],
  ['mortar artillery', 'mortar'],
  ['air force', 'aircraft'],
  ['drone', 'drone'],
  ['medevac medic', 'heal'],
  ['bayonets knife', 'close'],
  ['flanking', 'flank'],
  ['maneuver', 'flank'],
  ['sacrifice', 'rescue'],
  ['stealth shadows silent camouflage', 'stealth'],
  ['orders', 'order'],
  ['suppress covering', 'suppress'],
  ['tap rounds', 'fire'],
];

const BY_EFFECT: Readonly<Partial<Record<EffectName, Deed>>> = {
  modAttack: 'aim',
  modDefeatCover: 'fire',
  setDefeatCover: 'aim',
  automaticHit: 'fire',
  grantAttack: 'fire',
  hit: 'fire',
  supportAttack: 'mortar',
  cancelAttack: 'cover',
  redirectAttack: 'decoy',
  moveWounds: 'rescue',
  suppress: 'suppress',
  removeSuppress: 'grit',
  gainActions: 'grit',
  grantReload: 'reload',
  grantMove: 'move',
  modMovement: 'move',
  modEntrance: 'enter',
  ignoreEntrancePenalties: 'enter',
  ignoreScreening: 'stealth',
  drawCards: 'cards',
  moveTimer: 'time',
  gainGear: 'supply',
  healRoll: 'heal',
  heal: 'heal',
  drawLocation: 'marker',
};

const BY_KIND: Readonly<Record<NonNullable<ActionCard['kind']>, Deed>> = {
  support: 'order',
  stealth: 'stealth',
  covert: 'stealth',
  marker: 'marker',
};

/** An action by what it does. */
export function actionPicture({ card, era }: Sitter<ActionCard>): DeedPicture {
  const effects = (card.abilities ?? []).flatMap((ability) => ability.do.flatMap(deedsOf));
  const ofKind = card.kind === undefined ? undefined : BY_KIND[card.kind];
  return { draw: 'deed', deed: guess(card, BY_WORD) ?? effects[0] ?? ofKind ?? 'order', ...OWN_SIDE[era] };
}

/** What can be chosen is told by what comes first. */
function deedsOf(effect: Effect): readonly Deed[] {
  if (effect.effect === 'choice') return effect.branches.flat().flatMap(deedsOf);
  const deed = BY_EFFECT[effect.effect];
  return deed === undefined ? [] : [deed];
}
