import type { Card, Chart, Profile } from './cards.ts';
import type { Print } from './print.ts';
import type { Ability, ChartRow, Who } from './vocabulary.ts';

/**
 * Every field that any card may have, and any ability and any way of attacking on one. Those that are read in play have
 * all of them, absent ones as `undefined`: things of one shape are read several times faster, and cards are read all the time.
 * Effects are left as they are: filling them with the fields of all words gained nothing that could be measured.
 */
type FieldOf<C> = C extends Card ? keyof C : never;

const BLANK: Readonly<Record<FieldOf<Card> | keyof Print, undefined>> = {
  // What is asked of cards all the time comes first, where the processor finds it together.
  type: undefined,
  print: undefined,
  moments: undefined,
  id: undefined,
  kind: undefined,
  traits: undefined,
  reticles: undefined,
  charts: undefined,
  penetration: undefined,
  value: undefined,
  discard: undefined,
  retain: undefined,
  cover: undefined,
  health: undefined,
  movement: undefined,
  actions: undefined,
  profiles: undefined,
  stacks: undefined,
  abilities: undefined,
  // The rest in the order of the alphabet.
  alwaysReinforce: undefined,
  anySoldier: undefined,
  attachesTo: undefined,
  attackable: undefined,
  banner: undefined,
  bipod: undefined,
  cancelXp: undefined,
  conditions: undefined,
  cost: undefined,
  count: undefined,
  counters: undefined,
  embedded: undefined,
  enemy: undefined,
  entrance: undefined,
  expended: undefined,
  hardy: undefined,
  hostiles: undefined,
  hth: undefined,
  kinds: undefined,
  kit: undefined,
  legacyAttachesTo: undefined,
  level: undefined,
  limit: undefined,
  load: undefined,
  loadout: undefined,
  loadoutBonus: undefined,
  nation: undefined,
  negative: undefined,
  objectiveSlot: undefined,
  period: undefined,
  playCost: undefined,
  prereq: undefined,
  present: undefined,
  raid: undefined,
  rails: undefined,
  recon: undefined,
  region: undefined,
  reinforce: undefined,
  requires: undefined,
  resources: undefined,
  selfDefense: undefined,
  set: undefined,
  source: undefined,
  squadAttack: undefined,
  striking: undefined,
  target: undefined,
  teamPrereq: undefined,
  time: undefined,
  triggered: undefined,
  unarmed: undefined,
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

const BLANK_WHO: Readonly<Record<'who' | 'values' | 'range', undefined>> = {
  who: undefined,
  values: undefined,
  range: undefined,
};

const BLANK_ROW: Readonly<Record<keyof ChartRow, undefined>> = {
  from: undefined,
  miss: undefined,
  wounds: undefined,
  all: undefined,
  again: undefined,
  kill: undefined,
  destroy: undefined,
  discard: undefined,
  malfunction: undefined,
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

/** The card with all fields, and so all abilities and ways of attacking on it; those of its print are filled in later. */
export function fullCard(card: Card): Card {
  const full: Card = Object.assign({ ...BLANK }, card, { abilities: card.abilities?.map(fullAbility) });
  if (card.type === 'weapon') return Object.assign(full, { profiles: card.profiles.map(fullProfile) });
  return card.type === 'hostile' ? Object.assign(full, { charts: card.charts.map(fullChart) }) : full;
}

function fullAbility(ability: Ability): Ability {
  const { who, upgun } = ability;
  return Object.assign({ ...BLANK_ABILITY }, ability, {
    who: who && fullWho(who),
    upgun: upgun && { who: upgun.who && fullWho(upgun.who), do: upgun.do },
  });
}

function fullWho(who: Who): Who {
  return Object.assign({ ...BLANK_WHO }, who);
}

function fullChart({ range, columns }: Chart): Chart {
  return { range, columns: columns.map(({ reticles, rows }) => ({ reticles, rows: rows.map(fullRow) })) };
}

function fullRow(row: ChartRow): ChartRow {
  return Object.assign({ ...BLANK_ROW }, row);
}

export function fullProfile(profile: Profile): Profile {
  return Object.assign({ ...BLANK_PROFILE }, profile);
}
