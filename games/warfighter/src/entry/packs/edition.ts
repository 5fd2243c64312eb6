import type { Card, Pack, Purchase } from '../../index.ts';

/** A ruleset with everything that is published for it. */
export interface Edition {
  readonly ruleset: 'modern' | 'ww2';
  readonly packs: readonly Pack[];
  readonly teams: readonly Team[];
  readonly campaigns: readonly CampaignPlan[];
}

/** A team that a pack recommends for a mission, with the Objective it was designed for. */
export interface Team {
  readonly mission: string;
  readonly objective: string;
  readonly soldiers: readonly Omit<Purchase, 'seat'>[];
}

/** Missions that a pack recommends as a campaign. */
export interface CampaignPlan {
  readonly id: string;
  readonly enemy: string;
  readonly missions: readonly string[];
}

/** TypeScript reads JSON strings as plain `string`, not as unions: the pack checker tests that the cards fit their types. */
export function pack(id: string, ...files: readonly unknown[]): Pack {
  return { id, cards: files.flat() as Card[] };
}

/** Cards of the pack itself go by their ids alone. */
function fullName(pack: string): (name: string) => string {
  return (name) => (name.includes('/') ? name : `${pack}/${name}`);
}

export function teams(pack: string, list: readonly Team[]): readonly Team[] {
  const full = fullName(pack);
  return list.map(({ mission, objective, soldiers }) => ({
    mission: full(mission),
    objective: full(objective),
    soldiers: soldiers.map(({ card, gear, skills, records = [] }) => ({
      card: full(card),
      gear: gear.map((item) => ({ ...item, card: full(item.card) })),
      skills: skills.map(full),
      ...(records.length > 0 && { records: records.map(full) }),
    })),
  }));
}

export function campaigns(pack: string, list: readonly CampaignPlan[]): readonly CampaignPlan[] {
  const full = fullName(pack);
  return list.map(({ id, enemy, missions }) => ({ id: full(id), enemy, missions: missions.map(full) }));
}
