import type { Dice } from '@sitrep/kernel';
import type { CamouflagePlan } from '../../types.ts';
import { soldierAbilities } from '../in-force/abilities.ts';
import { inOrder, type Read, type SoldierView, team } from '../table/lookup.ts';

const NONE: readonly never[] = [];

/** WF-RULING-96: what is rolled at the start of an attack step, in order: for each card that targets whoever is camouflaged. */
export function camouflagePlans(state: Read): readonly CamouflagePlan[] {
  return team(state).flatMap((soldier): readonly CamouflagePlan[] => {
    const faces = camouflagesOf(state, soldier);
    if (faces.length === 0) return NONE;
    const from = Math.min(...faces);
    const fooled = state.game.hostiles.filter(({ target }) => target === soldier.number);
    return inOrder(fooled).map(({ token }) => planCamouflage(token, from));
  });
}

function planCamouflage(hostile: number, from: number): CamouflagePlan {
  const dice = { camouflage: { count: 1, sides: 10 } };
  return { type: 'camouflage', rule: 'WF-RULING-96', dice, hostile, from };
}

function camouflagesOf(state: Read, soldier: SoldierView): readonly number[] {
  const sources = soldierAbilities(state, soldier, 'attackStepStart');
  if (sources.length === 0) return NONE;
  return sources.flatMap(({ ability }) =>
    ability.do.flatMap((effect) => (effect.effect === 'camouflage' ? [effect.from] : [])),
  );
}

export function isFooledBy(
  { from }: CamouflagePlan,
  { camouflage: [die = 1] }: Dice<CamouflagePlan['dice']>,
): boolean {
  return die >= from;
}
