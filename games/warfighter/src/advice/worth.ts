import type { Seat } from '@sitrep/kernel';
import type { Card, FireMode } from '../content/cards.ts';
import { planAttack } from '../queries/attack/attack.ts';
import { legalMarks, legalModes } from '../queries/attack/targets.ts';
import { effectsOf } from '../queries/in-force/abilities.ts';
import { aimOf } from '../queries/in-force/marks.ts';
import { total } from '../queries/in-force/modifiers.ts';
import { uncoveredReticles } from '../queries/in-force/reticles.ts';
import { buildSlot } from '../queries/mission/objective.ts';
import type { Arm } from '../queries/table/arm.ts';
import {
  cardOfToken,
  findHostile,
  getCardOf,
  type HostileView,
  hostileCard,
  objectiveCard,
  type Read,
  type SoldierView,
  team,
} from '../queries/table/lookup.ts';
import { knownHand } from '../queries/table/zones.ts';
import type { AttackFigures, AttackPlan } from '../types.ts';

/** Advice is given in hundredths of a point: a point is about one ordinary enemy out of the way. */
export const POINT = 100;

const NUISANCES = ['modEntrance', 'forbid', 'inspire', 'reinforce', 'screens'] as const;

/** What one reticle of a hostile card is worth. */
export function threatOf(state: Read, hostile: HostileView): number {
  const card = hostileCard(state, hostile);
  const isNuisance = NUISANCES.some((name) =>
    (['static', 'reinforceStep', 'attackStepStart'] as const).some(
      (when) => effectsOf(card, when, name).length > 0,
    ),
  );
  const whole = 60 + 50 * card.value + (hostile.isMarked ? 50 : 0) + (isNuisance ? 50 : 0);
  return Math.floor(whole / card.reticles);
}

/** The threat of all active hostiles within a distance of a slot. */
export function threatNear(state: Read, slot: number, reach: number): number {
  return state.game.hostiles
    .filter((hostile) => Math.abs(hostile.slot - slot) <= reach && uncoveredReticles(state, hostile) > 0)
    .reduce((sum, { card }) => sum + 60 + 50 * getCardOf(state, 'hostile', card).value, 0);
}

/** Chances in thousandths. */
interface Expected {
  readonly kills: number;
  readonly suppresses: number;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(1000, value));
}

/** A quick estimate; the exact odds would be too slow for every option of every decision. */
function expectedOf(plan: AttackPlan): Expected {
  const { count } = plan.dice.attack;
  const hit = plan.isAutomatic ? 1000 : clamp(100 * (11 - plan.kill + total(plan.attack)));
  const needed = plan.cover - total(plan.defeatCover);
  const cover =
    plan.fixedCover > 0
      ? 1000 * Number(plan.fixedCover >= needed)
      : clamp(Math.floor((1000 * (7 - needed)) / 6));
  if (plan.isSeparate) {
    const kills = Math.floor(
      (Math.min(1000 * (plan.uncovered + plan.suppressed), count * hit) * cover) / 1000,
    );
    return { kills, suppresses: plan.takesSuppress ? Math.min(1000 * plan.uncovered, count * 300) : 0 };
  }
  let miss = 1000;
  for (let die = 0; die < count; die += 1) miss = Math.floor((miss * (1000 - hit)) / 1000);
  const any = 1000 - miss;
  const mixed = any * (1000 - cover) + miss * cover;
  return {
    kills: Math.floor((any * cover) / 1000),
    suppresses: plan.takesSuppress && plan.uncovered > 0 ? Math.floor(mixed / 1000) : 0,
  };
}

/** What an attack in this mode is worth. */
export function attackWorth(state: Read, figures: AttackFigures, mode: FireMode): number {
  const { kills, suppresses } = expectedOf(planAttack(state, figures, mode, []));
  const hostile = findHostile(state, figures.hostile);
  // An Event in the way is worth less than a target of the Objective.
  if (hostile === undefined)
    return Math.floor((kills * (figures.hostile < 0 ? 4 * POINT : POINT / 2)) / 1000);
  const left = hostileCard(state, hostile).reticles - hostile.ekia;
  const threat = threatOf(state, hostile);
  const kill = threat + Math.floor(threat / (2 * left));
  const isUrgent = hostile.slot === state.game.slots && state.game.isActive;
  return (
    Math.floor((kills * (isUrgent ? Math.floor((kill * 3) / 2) : kill)) / 1000) +
    Math.floor((suppresses * threat * 35) / 100_000)
  );
}

/** What a card in hand is worth keeping for, by what the seat knows. */
export function cardWorth(state: Read, token: number, seat: Seat): number {
  const card = cardOfToken(state, token);
  if (card.type === 'location' || isMarker(card)) return locationWorth(state, seat);
  switch (card.abilities?.[0]?.when) {
    case 'hostileRolled':
      return 300;
    case 'payEntrance':
      return 250;
    case 'main':
      return 200;
    default:
      return 150;
  }
}

/** WF-CARD-25: as good as the Location that it fetches. */
export function isMarker(card: Card): boolean {
  return card.type === 'action' && card.kind === 'marker';
}

/** Locations are needed until the path is complete, and no more than that. */
function locationWorth(state: Read, seat: Seat): number {
  if (buildSlot(state) === 0) return 10;
  return heldLocations(state, seat) > openSlots(state) ? 100 : 600;
}

function openSlots({ game }: Read): number {
  return game.path.filter(({ card }) => card === '').length;
}

/** Whether one more Location in a hand would ever be played. */
export function wantsLocation(state: Read, seat: Seat): boolean {
  return buildSlot(state) > 0 && heldLocations(state, seat) < openSlots(state);
}

/** The Locations in hands that the seat sees: what others hold unseen does not count (WF-COOP-05). */
export function heldLocations(state: Read, seat: Seat): number {
  const isLocation = (token: number) => cardOfToken(state, token).type === 'location';
  return team(state).reduce(
    (sum, { number }) => sum + knownHand(state, number, seat).filter(isLocation).length,
    0,
  );
}

/** Whether the Objective can only be destroyed by explosions, so that they must be saved for it. */
function savesExplosives(state: Read): boolean {
  return objectiveCard(state).target?.explosionOnly === true;
}

/** An attack that could be made, and what it is worth. */
interface Shot {
  readonly figures: AttackFigures;
  readonly mode: FireMode;
  readonly worth: number;
}

/** The best that a Soldier can do with a weapon now. */
export function bestAttack(state: Read, soldier: SoldierView, arm: Arm): number {
  return findBestShot(state, soldier, arm)?.worth ?? 0;
}

/** Which attack that is; none if all do more harm than good. */
export function findBestShot(state: Read, soldier: SoldierView, arm: Arm): Shot | undefined {
  let best: Shot | undefined;
  for (const mark of legalMarks(state, { soldier, arm })) {
    const figures = {
      soldier: soldier.number,
      weapon: arm.weapon,
      profile: arm.profile,
      ...aimOf(mark),
    };
    for (const mode of legalModes(state, soldier, arm, mark)) {
      const worth = shotWorth(state, arm, figures, mode);
      if (worth > (best?.worth ?? 0)) best = { figures, mode, worth };
    }
  }
  return best;
}

/** What an attack is worth less what it uses up. */
export function shotWorth(state: Read, arm: Arm, figures: AttackFigures, mode: FireMode): number {
  const isPrecious = arm.figures.spends || arm.card?.expended;
  const price = !isPrecious ? 0 : savesExplosives(state) && figures.target < 0 ? 3 * POINT : 35;
  return attackWorth(state, figures, mode) - price - modePrice(arm, mode);
}

/** XP that a mode costs could do something else. */
export function modePrice({ figures }: Arm, mode: FireMode): number {
  const { xp = 0 } = figures.modes.find((each) => each.mode === mode) ?? {};
  return 15 * xp;
}
