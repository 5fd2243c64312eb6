import type { Rationale } from '@sitrep/contract';
import { total } from '../queries/in-force/modifiers.ts';
import type { Arm } from '../queries/table/arm.ts';
import type { ShotPlan } from '../types.ts';
import type { Shot } from './attempts.ts';
import type { Loaded } from './joining.ts';
import { chancesOf } from './shot-chances.ts';
import type { ShotSketch } from './sketches.ts';

/** What an attack looks like in a planner, with all that has joined it. */
export function sketchOf(
  { frame, arm, mode, stage }: Shot,
  plan: ShotPlan,
  { xp, cards, discards }: Pick<Loaded, 'xp' | 'cards' | 'discards'>,
): Omit<ShotSketch, 'joins'> {
  const { soldier, weapon, profile, hostile, target, isFree } = frame;
  const ammo = ammoOf(arm);
  return {
    kind: 'shot',
    ...{ soldier, weapon, profile, hostile, target, mode },
    dice: plan.dice.attack.count,
    needed: plan.kill - total(plan.attack),
    cover: plan.cover - total(plan.defeatCover),
    missing: plan.uncovered + plan.suppressed,
    chances: chancesOf(plan),
    actions: isFree || stage === 'boost' || stage === 'mode' ? 0 : 1,
    xp: xp + modeXp(arm, mode),
    cards,
    discards,
    ...(ammo !== undefined && { ammo }),
  };
}

/** The counters of what is shot, and how many are left for certain. */
function ammoOf({ figures, card, item }: Arm): ShotSketch['ammo'] {
  if (item === undefined) return undefined;
  if (card?.expended) return { left: item.counters, after: item.counters - 1 };
  const stack = figures.stack === undefined ? undefined : item.stacks[figures.stack];
  return stack && { left: stack.left, after: stack.left - Number(figures.spends === true) };
}

/** WF-ATK-08: what the mode itself costs. */
export function modeXp({ figures }: Arm, mode: Shot['mode']): number {
  return figures.modes.find((printed) => printed.mode === mode)?.xp ?? 0;
}

export function costsOf({
  actions,
  xp,
  ammo,
  cards,
  discards,
}: Omit<ShotSketch, 'joins'>): readonly Rationale[] {
  return [
    ...(cards.length > 0 ? [{ key: 'price.joins', args: { card: cards } }] : []),
    ...(discards.length > 0
      ? [{ key: 'price.cards', args: { card: discards, count: discards.length } }]
      : []),
    ...(actions > 0 ? [{ key: 'price.actions', args: { count: actions } }] : []),
    ...(xp > 0 ? [{ key: 'price.xp', args: { xp } }] : []),
    ...(ammo !== undefined && ammo.after < ammo.left
      ? [{ key: 'price.ammo', args: { count: ammo.left - ammo.after, left: ammo.after } }]
      : []),
  ];
}
