import type { Card, Profile } from './cards.ts';
import type { Ability } from './vocabulary.ts';

/**
 * Every field that any card may have, and any ability and any way of attacking on one. Those that are read in play have
 * all of them, absent ones as `undefined`: things of one shape are read several times faster, and cards are read all the time.
 */
type FieldOf<C> = C extends Card ? keyof C : never;

const BLANK: Readonly<Record<FieldOf<Card>, undefined>> = {
  abilities: undefined,
  actions: undefined,
  alwaysReinforce: undefined,
  anySoldier: undefined,
  attachesTo: undefined,
  attackable: undefined,
  banner: undefined,
  bipod: undefined,
  cancelXp: undefined,
  charts: undefined,
  conditions: undefined,
  cost: undefined,
  count: undefined,
  counters: undefined,
  cover: undefined,
  discard: undefined,
  embedded: undefined,
  enemy: undefined,
  entrance: undefined,
  expended: undefined,
  hardy: undefined,
  health: undefined,
  hostiles: undefined,
  hth: undefined,
  id: undefined,
  kind: undefined,
  kinds: undefined,
  kit: undefined,
  legacyAttachesTo: undefined,
  level: undefined,
  limit: undefined,
  load: undefined,
  loadout: undefined,
  movement: undefined,
  nation: undefined,
  negative: undefined,
  objectiveSlot: undefined,
  penetration: undefined,
  period: undefined,
  playCost: undefined,
  prereq: undefined,
  present: undefined,
  profiles: undefined,
  raid: undefined,
  rails: undefined,
  recon: undefined,
  region: undefined,
  reinforce: undefined,
  requires: undefined,
  resources: undefined,
  retain: undefined,
  reticles: undefined,
  selfDefense: undefined,
  set: undefined,
  source: undefined,
  squadAttack: undefined,
  stacks: undefined,
  striking: undefined,
  target: undefined,
  teamPrereq: undefined,
  time: undefined,
  traits: undefined,
  triggered: undefined,
  type: undefined,
  unarmed: undefined,
  value: undefined,
  words: undefined,
  xp: undefined,
  year: undefined,
};

const BLANK_ABILITY: Readonly<Record<keyof Ability, undefined>> = {
  when: undefined,
  if: undefined,
  cost: undefined,
  who: undefined,
  do: undefined,
  upgun: undefined,
  limit: undefined,
};

const BLANK_PROFILE: Readonly<Record<keyof Profile, undefined>> = {
  ranges: undefined,
  modes: undefined,
  melee: undefined,
  thrown: undefined,
  stack: undefined,
  penetration: undefined,
  singleShot: undefined,
  spends: undefined,
};

/** The card with all fields, and so all abilities and ways of attacking on it. */
export function fullCard(card: Card): Card {
  const full: Card = Object.assign({ ...BLANK }, card);
  return card.type === 'weapon'
    ? Object.assign(full, {
        abilities: card.abilities?.map(fullAbility),
        profiles: card.profiles.map(fullProfile),
      })
    : Object.assign(full, { abilities: card.abilities?.map(fullAbility) });
}

function fullAbility(ability: Ability): Ability {
  return Object.assign({ ...BLANK_ABILITY }, ability);
}

export function fullProfile(profile: Profile): Profile {
  return Object.assign({ ...BLANK_PROFILE }, profile);
}
