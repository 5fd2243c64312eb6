import type { Condition, Cost, Trigger, Who } from './vocabulary.ts';

/** What conditions, costs and people of abilities mean, and where they are looked at; for the pack check and the guide. */

const PLAYED_MOMENTS: readonly Trigger[] = [
  'main',
  'declareAttack',
  'payEntrance',
  'payDiscards',
  'firstEntry',
  'hostileDeclares',
  'hostileRolled',
  'woundAbout',
];
const HOSTILE_MOMENTS: readonly Trigger[] = ['hostileDeclares', 'hostileRolled', 'woundAbout'];
const IN_ATTACK: readonly Trigger[] = ['static', 'declareAttack'];

export interface Term {
  readonly meaning: string;
  readonly at: readonly Trigger[];
}

export const CONDITION_WORDS: Readonly<Record<Condition['is'], Term>> = {
  weaponTrait: { meaning: 'the weapon has this trait', at: IN_ATTACK },
  titleWord: { meaning: 'the weapon has one of these words in its title', at: IN_ATTACK },
  attackKind: { meaning: 'the attack is of this kind', at: IN_ATTACK },
  range: { meaning: 'the target is at such a distance', at: IN_ATTACK },
  targetTrait: { meaning: 'the target has this trait', at: IN_ATTACK },
  locationTrait: {
    meaning: 'the Location attacked or entered has this trait',
    at: [...IN_ATTACK, 'payEntrance'],
  },
  playedTrait: { meaning: 'the Location played has this trait', at: ['locationPlayed'] },
  suppressed: { meaning: 'the Soldier is suppressed', at: PLAYED_MOMENTS },
  deployed: { meaning: 'the Bipod of the weapon is deployed', at: ['static'] },
  canAttack: { meaning: 'the Soldier could attack that hostile now', at: HOSTILE_MOMENTS },
};

export const COST_WORDS: Readonly<Record<Cost['pay'], Term>> = {
  action: { meaning: 'Actions', at: ['main'] },
  xp: { meaning: 'Experience, of any Soldiers', at: PLAYED_MOMENTS },
  discard: { meaning: 'other cards of the hand', at: PLAYED_MOMENTS },
  ammo: { meaning: 'a round of a weapon that could attack that hostile', at: HOSTILE_MOMENTS },
  expend: { meaning: 'a counter of the gear it is printed on', at: PLAYED_MOMENTS },
};

export interface WhoWord {
  readonly meaning: string;
  /** It can be the `who` of an ability: whom the player serves or strikes. */
  readonly isChosen?: true;
  /** It can be the `on` of an effect; `hostile` ones of suppress alone. */
  readonly on?: 'soldiers' | 'hostiles';
}

export const WHO_WORDS: Readonly<Record<Who['who'], WhoWord>> = {
  self: { meaning: 'the Soldier who plays it, or whose card it is', isChosen: true, on: 'soldiers' },
  anySoldier: {
    meaning: 'a Soldier of the team; as `on`, all of them',
    isChosen: true,
    on: 'soldiers',
  },
  squadSoldier: { meaning: 'a Squad Soldier', isChosen: true },
  soldierHere: { meaning: 'a Soldier in the same slot', isChosen: true },
  otherSoldierHere: { meaning: 'another Soldier in the same slot', isChosen: true },
  soldiersHere: { meaning: 'all Soldiers in the slot', on: 'soldiers' },
  target: { meaning: 'the Soldier whom the hostile targets', on: 'soldiers' },
  hostile: {
    meaning: 'a hostile card of such values and distance',
    isChosen: true,
    on: 'hostiles',
  },
  hostilesHere: { meaning: 'all hostile cards in the slot', on: 'hostiles' },
  allHostiles: { meaning: 'all hostile cards', on: 'hostiles' },
};
