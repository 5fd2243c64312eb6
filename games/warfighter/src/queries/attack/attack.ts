import type { FireMode } from '../../content/cards.ts';
import type { Ability, Condition, Effect } from '../../content/vocabulary.ts';
import type { AttackFigures, AttackPlan, Boost, Modifier, ShotPlan, SupportPlan } from '../../types.ts';
import { figureAt, getArm, mayHelp } from '../gear/weapons.ts';
import { isEffect } from '../in-force/abilities.ts';
import { type InForce, inForce, isFeltIn, isOfPlace, isOfSoldier } from '../in-force/in-force.ts';
import { type Mark, markOf } from '../in-force/marks.ts';
import { total } from '../in-force/modifiers.ts';
import { uncoveredReticles } from '../in-force/reticles.ts';
import { soldierCard, staticSum } from '../soldiers/soldiers.ts';
import type { Arm } from '../table/arm.ts';
import {
  cardOfToken,
  findCard,
  getSoldier,
  hostileCard,
  isOn,
  option,
  type Read,
  type SoldierView,
} from '../table/lookup.ts';
import { boostEffects } from './boosts.ts';
import { coverOf } from './cover.ts';
import { isHth } from './striking.ts';

/** The result of an attack. */
export interface AttackResult {
  readonly kills: number;
  /** The Suppresses that there is room for when the Kills go on uncovered reticles. */
  readonly suppresses: number;
  /** The results as rolled. */
  readonly rolledKills: number;
  readonly rolledSuppresses: number;
  readonly isEmptied: boolean;
  readonly isJammed: boolean;
  readonly isStumbled: boolean;
}

/** Plans an attack up to its dice (WF-ATK-08 to 12). */
export function planAttack(
  state: Read,
  figures: AttackFigures,
  mode: FireMode,
  boosts: readonly Boost[],
): ShotPlan {
  const soldier = getSoldier(state, figures.soldier);
  const arm = getArm(state, soldier, figures.weapon, figures.profile);
  const mark = markOf(state, figures);
  const range = Math.abs(soldier.slot - mark.slot);
  const setting: AttackSetting = { state, soldier, arm, mark, range, mode };
  const figure = figureAt(arm, range);
  const effects = [...standingEffects(setting), ...joinedEffects(state, boosts)];
  const isUnarmed = arm.traits.includes('Unarmed');
  const isLegacyFist = isUnarmed && isOn(state, 'unarmed-legacy');
  const isStealth = isLegacyFist || isFirstStealth(state, soldier, arm);
  const printed = arm.figures.modes.find((each) => each.mode === mode);
  const spray = effects.find(({ effect }) => isEffect(effect, 'spray'))?.effect;
  const fixed = fixedCover(effects, isStealth);
  return {
    type: 'shot',
    rule: 'WF-ATK-09',
    dice: diceOf(printed?.dice ?? 1, fixed),
    figures: plainFigures(figures),
    mode,
    kill: printed?.kill ?? figure?.kill ?? 11,
    attack: [
      ...sum(effects, 'modAttack'),
      ...sizeModifier(state, mark),
      ...hthModifiers(setting),
      ...modeModifier(arm, printed?.attack),
    ],
    cover: coverOf(state, mark, { range, isRanged: isKind(arm, mode, 'ranged') }),
    defeatCover: [
      ...penetrationOf(arm),
      ...modeModifier(arm, printed?.penetration),
      ...sum(effects, 'modDefeatCover'),
    ],
    isSeparate: mode === 'explosion' || spray !== undefined,
    sprayFrom: spray?.effect === 'spray' ? (spray.from ?? 0) : 0,
    stumble: printed?.stumble ?? 0,
    fixedCover: fixed,
    isAutomatic: effects.some(({ effect }) => effect.effect === 'automaticHit'),
    reload: arm.figures.stack === undefined ? 0 : (figure?.reload ?? 0),
    canJam: isOn(state, 'weapon-jams') && (mode === 'burst' || mode === 'auto'),
    isStealth,
    isUnarmed,
    ...roomOf(state, mark, isUnarmed && !isOn(state, 'unarmed-legacy')),
  };
}

/** WF-ATK-09: the cover die is left out if its face is fixed. */
function diceOf(count: number, fixed: number): AttackPlan['dice'] {
  return { attack: { count, sides: 10 }, cover: { count: fixed > 0 ? 0 : 1, sides: 6 } };
}

/** Only the figures of a frame, without its other locals. */
function plainFigures({ soldier, weapon, profile, hostile, target }: AttackFigures): AttackFigures {
  return { soldier, weapon, profile, hostile, target };
}

/** What the mode itself adds (WF-HTH-20, 21). */
function modeModifier({ card }: Arm, amount = 0): readonly Modifier[] {
  return amount === 0 || card === undefined ? [] : [{ source: card.id, amount }];
}

/** WF-HTH-19, 20, WF-KEY-48: the HtH modifier, and what helps hand to hand. */
function hthModifiers({ state, soldier, arm }: AttackSetting): readonly Modifier[] {
  if (!isHth(arm)) return [];
  const amount = (soldierCard(state, soldier).hth ?? 0) + staticSum(state, soldier, 'modHth');
  return amount === 0 ? [] : [{ source: soldier.card, amount }];
}

/** WF-ATK-27: the Stealth attack of the period whose cover die counts as a 6. */
function isFirstStealth(state: Read, soldier: SoldierView, arm: Arm): boolean {
  const isPeriod = state.game.phase === 'soldierTurn' || option(state, 'stealth-window') === 'game-turn';
  return isPeriod && arm.traits.includes('Stealth') && !soldier.hasStruckStealthily;
}

interface AttackSetting {
  readonly state: Read;
  readonly soldier: SoldierView;
  readonly arm: Arm;
  readonly mark: Mark;
  readonly range: number;
  readonly mode: FireMode;
}

interface SourcedEffect {
  readonly source: string;
  readonly effect: Effect;
}

/** Static modifiers of the Soldier, his gear, the Locations and the mission. */
function standingEffects(setting: AttackSetting): readonly SourcedEffect[] {
  const { state, soldier, mark } = setting;
  const own = STANDING.flatMap((name): readonly InForce[] => inForce(state, name)).filter(
    (text) => isOfSoldier(text, soldier.number) && serves(setting, text) && holds(setting, text.ability),
  );
  const attacks = inForce(state, 'modAttack');
  const covers = inForce(state, 'modDefeatCover');
  return [
    ...own,
    ...attacks.filter((text) => isFeltIn(text, soldier.slot)),
    ...covers.filter((text) => isOfPlace(text, mark.slot)),
  ].map(({ card, effect }) => ({ source: card.id, effect }));
}

/** The words on a Soldier's cards that count for his attacks. */
const STANDING = ['modAttack', 'modDefeatCover', 'spray', 'setDefeatCover', 'automaticHit'] as const;

/** Attachments serve their weapon only; no equipment serves two in a game turn (WF-GEAR-12). */
function serves({ state, soldier, arm }: AttackSetting, { holder, card }: InForce): boolean {
  const item = holder.is === 'soldier' ? holder.item : 0;
  if (item === 0 || card.type !== 'equipment') return item === 0 || item === arm.weapon;
  const gear = soldier.gear.find((carried) => carried.id === item);
  // WF-GEAR-15: equipment works in the Soldier Turn only.
  if (gear === undefined || state.game.phase === 'hostileTurn') return false;
  if (card.attachesTo === undefined) return mayHelp(gear, soldier.number);
  return gear.attachedTo === arm.weapon && arm.weapon > 0 && mayHelp(gear, arm.weapon);
}

function holds(setting: AttackSetting, ability: Ability): boolean {
  return ability.if === undefined || ability.if.every((condition) => isMet(setting, condition));
}

function isMet({ arm, range, mark, mode, state }: AttackSetting, condition: Condition): boolean {
  switch (condition.is) {
    case 'weaponTrait':
      return arm.traits.includes(condition.trait);
    case 'titleWord':
      return condition.words.some((word) => arm.words.includes(word));
    case 'attackKind':
      return isKind(arm, mode, condition.kind);
    case 'range':
      return range >= condition.span[0] && range <= condition.span[1];
    case 'targetTrait':
      return mark.traits.includes(condition.trait);
    case 'deployed':
      return arm.item?.isDeployed === true;
    case 'locationTrait':
      return hasSlotTrait(state, mark.slot, condition.trait);
    default:
      return true;
  }
}

function isKind(arm: Arm, mode: FireMode, kind: string): boolean {
  if (kind === 'unarmed') return arm.traits.includes('Unarmed');
  if (kind === 'ranged') return arm.traits.includes('Ranged');
  if (kind === 'stealth') return arm.traits.includes('Stealth');
  if (kind === 'hth') return isHth(arm);
  return mode === kind;
}

export function hasSlotTrait(state: Read, slot: number, trait: string): boolean {
  const id = state.game.path[slot - 1]?.card ?? '';
  return findCard(state, id)?.traits?.includes(trait) ?? false;
}

/** Whether a booster could be played on this attack: its conditions hold in at least one legal mode. */
export function fitsAttack(state: Read, figures: AttackFigures, ability: Ability): boolean {
  const soldier = getSoldier(state, figures.soldier);
  const arm = getArm(state, soldier, figures.weapon, figures.profile);
  const mark = markOf(state, figures);
  const range = Math.abs(soldier.slot - mark.slot);
  return arm.figures.modes.some(({ mode }) => holds({ state, soldier, arm, mark, range, mode }, ability));
}

/** The effects of the boosters played on an attack. */
function joinedEffects(state: Read, boosts: readonly Boost[]): readonly SourcedEffect[] {
  const found: SourcedEffect[] = [];
  for (const boost of boosts)
    for (const effect of boostEffects(state, boost)) found.push({ source: boost.card, effect });
  return found;
}

function sum(effects: readonly SourcedEffect[], name: 'modAttack' | 'modDefeatCover'): readonly Modifier[] {
  const found: Modifier[] = [];
  for (const { source, effect } of effects)
    if (isEffect(effect, name)) found.push({ source, amount: effect.amount });
  return found;
}

function penetrationOf({ figures, card }: Arm): readonly Modifier[] {
  return figures.penetration === undefined || card === undefined
    ? []
    : [{ source: card.id, amount: figures.penetration }];
}

/** WF-RULING-56: two automatic sixes do not add up. */
function fixedCover(effects: readonly SourcedEffect[], isSix: boolean): number {
  return effects.reduce(
    (face, { effect }) => (isEffect(effect, 'setDefeatCover') ? Math.max(face, effect.face) : face),
    isSix ? 6 : 0,
  );
}

/** WF-ATK-28. */
function sizeModifier(state: Read, { printed, event }: Mark): readonly Modifier[] {
  const { size = 0 } = printed ?? {};
  const source = event < 0 ? state.game.objective : cardOfToken(state, event).id;
  return size === 0 ? [] : [{ source, amount: size }];
}

function roomOf(state: Read, { hostile, printed, hits }: Mark, isFist: boolean) {
  // WF-ATK-35, 36: Objective targets and Events take Kills only, and keep them.
  if (hostile === undefined)
    return { uncovered: (printed?.hits ?? 0) - hits, suppressed: 0, takesSuppress: false };
  const { abilities = [] } = hostileCard(state, hostile);
  const isFearless = abilities.some((ability) => ability.do.some((effect) => effect.effect === 'fearless'));
  return {
    uncovered: uncoveredReticles(state, hostile),
    suppressed: hostile.suppress,
    takesSuppress: !isFearless && !isFist,
  };
}

/** The printed figures of a Support card's Explosion. */
interface SupportFigures {
  readonly dice: number;
  readonly kill: number;
  readonly penetration: number;
}

/** The Explosion of a Support card: nothing helps it and nothing runs out (WF-CARD-17). */
export function planSupport(
  state: Read,
  mark: Mark,
  { dice, kill, penetration }: SupportFigures,
  card: string,
): SupportPlan {
  return {
    type: 'support',
    rule: 'WF-ATK-22',
    dice: diceOf(dice, 0),
    card,
    hostile: mark.hostile?.token ?? -1,
    mode: 'explosion',
    kill,
    attack: [],
    cover: coverOf(state, mark),
    defeatCover: [{ source: card, amount: penetration }],
    fixedCover: 0,
    isAutomatic: false,
    reload: 0,
    canJam: false,
    isStealth: false,
    isUnarmed: false,
    isSeparate: true,
    sprayFrom: 0,
    stumble: 0,
    ...roomOf(state, mark, false),
  };
}

/**
 * What the dice do (WF-ATK-10 to 15, 22). Play calls this after rolling, odds call it for every possible roll. `dice` are natural, and
 * `coverDie` is the natural or fixed face.
 */
export function resolveAttack(plan: AttackPlan, dice: readonly number[], coverDie: number): AttackResult {
  const isCoverDefeated = coverDie + total(plan.defeatCover) >= plan.cover;
  const hits = hitsOf(plan, dice);
  const each = plan.isSeparate ? dice.length : 1;
  const hitting = Math.min(hits, each);
  const kills = isCoverDefeated ? hitting : 0;
  const suppresses = isCoverDefeated ? each - hitting : hitting;
  return {
    ...place(plan, kills, suppresses),
    rolledKills: kills,
    rolledSuppresses: suppresses,
    isEmptied: dice.some((die) => die <= plan.reload),
    isJammed: jams(plan, dice),
    isStumbled: dice.some((die) => die <= plan.stumble),
  };
}

/** WF-ATK-13, 24, WF-RULING-60: the best die against the Kill number, the others of a Spray against its own as well. */
function hitsOf({ attack, kill, isAutomatic, sprayFrom }: AttackPlan, dice: readonly number[]): number {
  const modifier = total(attack);
  const [best = 0, ...others] = [...dice].sort((a, b) => b - a);
  const isHit = (die: number, least: number) => isAutomatic || die + modifier >= least;
  const further = others.filter((die) => isHit(die, Math.max(kill, sprayFrom))).length;
  return Number(isHit(best, kill)) + further;
}

/** Results that there is no room for have no effect; Kills come first (WF-ATK-16, 17, WF-RULING-54). */
function place(
  plan: AttackPlan,
  kills: number,
  suppresses: number,
): { readonly kills: number; readonly suppresses: number } {
  const placed = Math.min(kills, plan.uncovered + plan.suppressed);
  const room = Math.max(0, plan.uncovered - placed);
  return { kills: placed, suppresses: plan.takesSuppress ? Math.min(suppresses, room) : 0 };
}

/** WF-OPT-04: two natural dice exactly one above the Reload number. */
function jams({ canJam, reload }: AttackPlan, dice: readonly number[]): boolean {
  return canJam && dice.filter((die) => die === reload + 1).length >= 2;
}
