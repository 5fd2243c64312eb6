import { derive } from '@sitrep/kernel';
import type { Profile, RangeFigure, SoldierCard, WeaponCard } from '../../content/cards.ts';
import { type RefusalCode, SQUAD, UNARMED } from '../../types.ts';
import { isEffect } from '../in-force/abilities.ts';
import { mayServe } from '../soldiers/gear.ts';
import { healthOf, soldierCard, staticSum } from '../soldiers/soldiers.ts';
import { isSupported } from '../squad/team.ts';
import type { Arm } from '../table/arm.ts';
import { getCardOf, getItem, type ItemView, isOn, type Read, type SoldierView } from '../table/lookup.ts';
import { profileOf } from '../table/profile.ts';

const NO_WORDS: readonly string[] = [];
const ONE_DIE: Profile['modes'] = [{ mode: 'semi', dice: 1 }];
const UNARMED_TRAITS: readonly string[] = ['Unarmed'];
const HTH_TRAITS: readonly string[] = ['HtH'];
const SQUAD_TRAITS: readonly string[] = ['Ranged'];

/** Every way of attacking, usable or not. */
export const armsOf = derive.zones((state: Read, soldier: SoldierView): readonly Arm[] => {
  const { card, cards } = profileOf(state, soldier);
  if (card.kind === 'squad') return [squadArm(state, soldier)];
  const armed = soldier.gear.flatMap((item, at) => {
    const weapon = cards[at];
    if (weapon?.type !== 'weapon') return [];
    return weapon.profiles.map((_, profile) => itemArm(state, soldier, item, profile));
  });
  return hasFists(card) ? [...armed, fistArm(state, soldier)] : armed;
});

/** WF-HTH-01: what bare hands must reach; 0 for those who fight hand to hand. */
function unarmedNumber(state: Read, soldier: SoldierView): number {
  const { unarmed = 11, hth } = soldierCard(state, soldier);
  return hth === undefined ? unarmed - staticSum(state, soldier, 'modUnarmed') : 0;
}

export function getArm(state: Read, soldier: SoldierView, weapon: number, profile: number): Arm {
  if (weapon === SQUAD) return squadArm(state, soldier);
  if (weapon === UNARMED) return fistArm(state, soldier);
  const item = getItem(soldier, weapon);
  return itemArm(state, soldier, item, profile);
}

function itemArm(state: Read, soldier: SoldierView, item: ItemView, profile: number): Arm {
  const card = getCardOf(state, 'weapon', item.card);
  const figures = card.profiles[profile] ?? NO_PROFILE;
  return {
    weapon: item.id,
    profile,
    figures,
    traits: itemTraits(state, soldier, item, card),
    words: card.words,
    card,
    item,
  };
}

const NO_PROFILE: Profile = { ranges: [], modes: [] };

/** The card's traits and what its attachments add (WF-KEY-05). */
function itemTraits(state: Read, soldier: SoldierView, item: ItemView, card: WeaponCard): readonly string[] {
  let traits = card.traits ?? NO_WORDS;
  for (const other of soldier.gear)
    if (other.attachedTo === item.id && mayHelp(other, item.id))
      traits = [...traits, ...addedTraits(state, other)];
  return withLegacy(state, traits);
}

/** WF-HTH-06: by the older rules every Unarmed attack is a Stealth attack. */
function withLegacy(state: Read, traits: readonly string[]): readonly string[] {
  const isAdded = isOn(state, 'unarmed-legacy') && traits.includes('Unarmed') && !traits.includes('Stealth');
  return isAdded ? [...traits, 'Stealth'] : traits;
}

function addedTraits(state: Read, attachment: ItemView): readonly string[] {
  const { abilities = [] } = getCardOf(state, 'equipment', attachment.card);
  return abilities.flatMap((ability) =>
    ability.do.flatMap((effect) => (isEffect(effect, 'addTrait') ? [effect.trait] : [])),
  );
}

function hasFists({ unarmed, hth }: SoldierCard): boolean {
  return unarmed !== undefined || hth !== undefined;
}

/** WF-SOLD-13: bare hands fight by an Unarmed number, or hand to hand with a modifier. */
function fistArm(state: Read, soldier: SoldierView): Arm {
  const isStriking = soldierCard(state, soldier).hth !== undefined;
  return isStriking ? strikingArm() : unarmedArm(state, unarmedNumber(state, soldier));
}

/** WF-HTH-19: one die that hits on 10. */
function strikingArm(): Arm {
  const figures: Profile = {
    ranges: [{ range: 0, kill: 10 }],
    modes: [{ mode: 'normal', dice: 1 }],
    melee: true,
  };
  const traits = HTH_TRAITS;
  return { weapon: UNARMED, profile: 0, figures, traits, words: NO_WORDS, card: undefined, item: undefined };
}

/** WF-HTH-01: one die at Range 0 against the Unarmed number. */
function unarmedArm(state: Read, kill: number): Arm {
  const figures: Profile = { ranges: [{ range: 0, kill }], modes: ONE_DIE };
  return {
    weapon: UNARMED,
    profile: 0,
    figures,
    traits: withLegacy(state, UNARMED_TRAITS),
    words: NO_WORDS,
    card: undefined,
    item: undefined,
  };
}

/** WF-SOLD-09: the numbers printed for his current Health. */
function squadArm(state: Read, soldier: SoldierView): Arm {
  const { squadAttack = [] } = soldierCard(state, soldier);
  const ranges: readonly RangeFigure[] = squadAttack[Math.max(1, healthOf(state, soldier)) - 1] ?? [];
  const figures: Profile = { ranges, modes: ONE_DIE };
  return {
    weapon: SQUAD,
    profile: 0,
    figures,
    traits: SQUAD_TRAITS,
    words: NO_WORDS,
    card: undefined,
    item: undefined,
  };
}

/** WF-ATK-03: why this weapon cannot be used now, whatever the target. */
export function weaponRefusal(
  { item, card, figures, profile, traits }: Arm,
  state: Read,
  soldier: SoldierView,
): RefusalCode | undefined {
  // WF-HTH-02, WF-RULING-71: one attack with the Unarmed trait per Soldier Turn.
  if (traits.includes('Unarmed') && soldier.hasFoughtUnarmed && !isOn(state, 'unarmed-legacy'))
    return 'UNARMED_USED';
  // WF-RULING-159: bare hands are for those without a blade.
  if (figures.melee && item === undefined && hasBlade(state, soldier)) return 'HAS_MELEE';
  if (item === undefined || card === undefined) return undefined;
  if (item.under >= 0) return 'THROWN';
  if (card.bipod === 'needed' && !item.isDeployed) return 'NOT_DEPLOYED';
  if (card.requires !== undefined && !isSupported(state.content.cards, carriedBy(soldier), card))
    return 'WEAPON_MISSING';
  if (!mayServe(state, item, soldier.number)) return 'LIMIT_REACHED';
  if (item.isJammed) return 'WEAPON_JAMMED';
  if (item.locked.includes(profile)) return 'SHOT_USED';
  if (card.expended) return item.counters > 0 ? undefined : 'NO_AMMO';
  if (figures.stack === undefined) return undefined;
  const stack = item.stacks[figures.stack];
  if (stack?.isEmpty) return 'WEAPON_EMPTY';
  return stack === undefined || stack.left === 0 ? 'NO_AMMO' : undefined;
}

/** Whether a Melee weapon of his could be used now. */
function hasBlade(state: Read, soldier: SoldierView): boolean {
  return armsOf(state, soldier).some(
    (arm) => arm.item !== undefined && arm.figures.melee && weaponRefusal(arm, state, soldier) === undefined,
  );
}

function carriedBy({ gear }: SoldierView): readonly string[] {
  return gear.map(({ card }) => card);
}

/** The weapon figures at a distance, if it reaches that far (WF-ATK-04). */
export function figureAt({ figures }: Arm, range: number): RangeFigure | undefined {
  for (const figure of figures.ranges) if (figure.range === range) return figure;
  return undefined;
}

/** WF-GEAR-12: whether this item may help somebody or something else this game turn. */
export function mayHelp(item: ItemView, helped: number): boolean {
  return item.helped === 0 || item.helped === helped;
}
