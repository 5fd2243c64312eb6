import type { FireMode } from '../../content/cards.ts';
import type { Ability } from '../../content/vocabulary.ts';
import type { AttackFigures, Boost } from '../../types.ts';
import { getArm } from '../gear/weapons.ts';
import { markOf } from '../in-force/marks.ts';
import { getSoldier, type Read } from '../table/lookup.ts';
import { boostAbility } from './boosts.ts';
import { legalModes } from './targets.ts';

/** WF-ATK-07, 08: the legal modes of an attack in which every booster on it still applies, and one more if given. */
export function openModes(
  state: Read,
  figures: AttackFigures,
  boosts: readonly Boost[],
  more?: Ability,
): readonly FireMode[] {
  const attacker = getSoldier(state, figures.soldier);
  const arm = getArm(state, attacker, figures.weapon, figures.profile);
  const legal = legalModes(state, attacker, arm, markOf(state, figures));
  if (boosts.length === 0 && more?.if === undefined) return legal;
  const abilities = boosts.map((boost) => boostAbility(state, boost));
  return legal.filter((mode) => [...abilities, more].every((ability) => appliesTo(ability, mode)));
}

/** Whether no condition of an ability rules out a mode. */
function appliesTo(ability: Ability | undefined, mode: FireMode): boolean {
  const conditions = ability?.if ?? [];
  return conditions.every(
    (condition) => condition.is !== 'attackKind' || !isMode(condition.kind) || condition.kind === mode,
  );
}

function isMode(kind: string): kind is FireMode {
  return kind === 'semi' || kind === 'burst' || kind === 'auto' || kind === 'explosion';
}
