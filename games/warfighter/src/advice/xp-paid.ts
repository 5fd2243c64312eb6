import { type Decision, numberIn } from '@sitrep/kernel';
import { spokenOf } from '../choices/playing.ts';
import type { Ability, Trigger } from '../content/vocabulary.ts';
import { struckBy } from '../queries/attack/hostile-attack.ts';
import { abilitiesOf, soldierAbilities } from '../queries/in-force/abilities.ts';
import { xpCost } from '../queries/table/costs.ts';
import { cardOfToken, getSoldier, type Read } from '../queries/table/lookup.ts';
import type { Command, WarTypes } from '../types.ts';

/** What is played or used at those moments that are about certain Soldiers. */
const MOMENTS: Readonly<Record<string, Trigger>> = {
  boostChance: 'declareAttack',
  targetChoice: 'declareAttack',
  entrancePayment: 'payEntrance',
  beforeRollChance: 'hostileDeclares',
  afterRollChance: 'hostileRolled',
  woundChance: 'woundAbout',
};

/** A card from the hand, or an ability of somebody or of what he has. */
type Played = Extract<Command, { type: 'playCard' | 'useAbility' }>;

/** The public facts of these prompts that matter here. */
interface Facts {
  readonly soldier: number | undefined;
  readonly hostile: number | undefined;
  readonly die: number | undefined;
  readonly wounded: readonly number[] | undefined;
}

function factsOf(about: object | undefined): Facts {
  return {
    soldier: numberIn(about, 'soldier'),
    hostile: numberIn(about, 'hostile'),
    die: numberIn(about, 'die'),
    wounded:
      about !== undefined && 'wounded' in about && Array.isArray(about.wounded) ? about.wounded : undefined,
  };
}

/**
 * WF-CARD-12: what serves only its holder as printed serves another Soldier upgunned. There is nothing to choose then,
 * and so nobody is asked about this XP.
 */
export function xpPaidFor(state: Read, { name, about }: Decision<WarTypes>, played: Played): number {
  const when = MOMENTS[name];
  const concerned = concernedBy(state, factsOf(about));
  if (when === undefined || concerned.length === 0 || concerned.includes(played.soldier)) return 0;
  const ability = abilityOf(state, played, when);
  const isForHolder = ability !== undefined && spokenOf(ability, false).who.who === 'self';
  return isForHolder ? xpCost(ability, true) : 0;
}

/** The Soldiers whom the moment is about; after a Hostile's roll all whom its row strikes (WF-RULING-85). */
function concernedBy(state: Read, { soldier, hostile, die, wounded }: Facts): readonly number[] {
  if (wounded !== undefined || soldier === undefined) return wounded ?? [];
  if (hostile === undefined || die === undefined) return [soldier];
  return struckBy(state, hostile, soldier, die).map(({ number }) => number);
}

function abilityOf(state: Read, played: Played, when: Trigger): Ability | undefined {
  if (played.type === 'playCard')
    return abilitiesOf(cardOfToken(state, played.card)).find(
      (each) => each.when === when && each.upgun !== undefined,
    );
  const { soldier, source, ability } = played;
  const found = soldierAbilities(state, getSoldier(state, soldier), when).find(
    ({ key, index }) => key === source && index === ability,
  )?.ability;
  return found?.upgun && found;
}
