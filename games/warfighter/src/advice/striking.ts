import { EVERYBODY, isHth, strikingCost } from '../queries/attack/striking.ts';
import { armsOf, figureAt, getArm } from '../queries/gear/weapons.ts';
import { uncoveredReticles } from '../queries/in-force/reticles.ts';
import type { Arm } from '../queries/table/arm.ts';
import {
  findHostile,
  getSoldier,
  type HostileView,
  hostilesIn,
  type Read,
  type SoldierView,
} from '../queries/table/lookup.ts';
import type { Command } from '../types.ts';
import { attackWorth, bestAttack, POINT } from './worth.ts';

type Strike = Extract<Command, { type: 'strike' }>;

/** The best that a Soldier could do to a card hand to hand, were he in Striking with it. */
function bladeWorth(state: Read, soldier: SoldierView, { token }: HostileView): number {
  const worths = armsOf(state, soldier)
    .filter(isHth)
    .flatMap(({ weapon, profile, figures }) =>
      figures.modes.map(({ mode }) =>
        attackWorth(state, { soldier: soldier.number, weapon, profile, hostile: token, target: -1 }, mode),
      ),
    );
  return Math.max(0, ...worths);
}

function opponentsOf(state: Read, { hostile }: Strike, { slot }: SoldierView): readonly HostileView[] {
  if (hostile === EVERYBODY) return hostilesIn(state, slot);
  const found = findHostile(state, hostile);
  return found === undefined ? [] : [found];
}

/** What switching to an opponent is worth where it costs nothing. */
export function opponentWorth(state: Read, command: Strike): number {
  const soldier = getSoldier(state, command.soldier);
  const opponents = opponentsOf(state, command, soldier);
  return Math.max(0, ...opponents.map((hostile) => bladeWorth(state, soldier, hostile)));
}

/** Closing in pays off if the blows of the remaining Actions do more than shots with all of them. */
export function strikeWorth(state: Read, command: Strike): number {
  const soldier = getSoldier(state, command.soldier);
  const { actions, savedActions, slot } = soldier;
  const blow = opponentWorth(state, command);
  const left = Math.min(actions, actions + savedActions - strikingCost(state, slot));
  const shots = armsOf(state, soldier).filter((arm) => !isHth(arm));
  const shot = Math.max(0, ...shots.map((arm) => bestAttack(state, soldier, arm)));
  return left > 0 && blow * left > shot * actions ? 60 + blow : -POINT;
}

/** Saving up is for those who can do nothing else. */
export function savingWorth(state: Read, number: number): number {
  const soldier = getSoldier(state, number);
  const blow = Math.max(
    0,
    ...hostilesIn(state, soldier.slot).map((each) => bladeWorth(state, soldier, each)),
  );
  return blow > POINT / 4 ? 5 : -POINT;
}

/** A Bipod pays off if there are many targets, or if nothing works without it. */
export function deployWorth(
  state: Read,
  { soldier: number, weapon }: Extract<Command, { type: 'deploy' }>,
): number {
  const soldier = getSoldier(state, number);
  const arm = getArm(state, soldier, weapon, 0);
  const reticles = reticlesWithin(state, soldier, arm);
  if (arm.card?.bipod === 'needed') return reticles > 0 ? 130 : -POINT;
  return reticles > 3 && soldier.actions > 1 ? 120 : -POINT;
}

function reticlesWithin(state: Read, { slot }: SoldierView, arm: Arm): number {
  return state.game.hostiles
    .filter((hostile) => figureAt(arm, Math.abs(hostile.slot - slot)) !== undefined)
    .reduce((sum, hostile) => sum + Math.max(0, uncoveredReticles(state, hostile)), 0);
}
