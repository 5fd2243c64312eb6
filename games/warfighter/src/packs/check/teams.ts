import type { Problem } from '@sitrep/kernel';
import { type Fault, fault, type Path } from '@sitrep/packs';
import type { Content } from '../../content/cards.ts';
import type { Read } from '../../queries/table/lookup.ts';
import { MOST_SOLDIERS } from '../../queries/table/zones.ts';
import { teamProblems } from '../../team-form/team-problems.ts';
import type { Team } from '../schema/pack.ts';
import { findCard, fullId, isWhole, type Library, referenceFaults } from './known.ts';

/** Everything that is wrong with a recommended team: what it names, then the rules of purchase. */
export function teamFaults(team: Team, library: Library): readonly Fault[] {
  const references = teamReferences(team, library);
  if (references.length > 0 || !isWhole(library)) return references;
  const mission = findCard(library, team.mission);
  const objective = findCard(library, team.objective);
  if (mission?.type !== 'mission' || objective?.type !== 'objective') return [];
  if (mission.region !== objective.region)
    return [
      fault(
        'PACK_TEAM_ILLEGAL',
        ['objective'],
        `the objective is of the region ${objective.region}, the mission of ${mission.region}; choose one of the same`,
      ),
    ];
  return purchaseFaults(team, library, mission.objectiveSlot);
}

function teamReferences({ mission, objective, soldiers }: Team, library: Library): readonly Fault[] {
  const check = (name: string, types: Parameters<typeof referenceFaults>[2], path: Path) =>
    referenceFaults(library, name, types, path);
  return [
    ...check(mission, ['mission'], ['mission']),
    ...check(objective, ['objective'], ['objective']),
    ...soldiers.flatMap(({ card, gear, skills, records = [] }, index) => {
      const path = ['soldiers', index];
      return [
        ...check(card, ['soldier'], [...path, 'card']),
        ...gear.flatMap((item, at) =>
          check(item.card, ['weapon', 'equipment'], [...path, 'gear', at, 'card']),
        ),
        ...skills.flatMap((skill, at) => check(skill, ['skill'], [...path, 'skills', at])),
        ...records.flatMap((record, at) => check(record, ['record'], [...path, 'records', at])),
      ];
    }),
  ];
}

/** The engine's own rules of purchase, asked for this team. */
function purchaseFaults(team: Team, library: Library, slots: number): readonly Fault[] {
  const qualify = (name: string) => fullId(library, name);
  const soldiers = team.soldiers.map(({ card, gear, skills, records = [] }) => ({
    card: qualify(card),
    seat: 0,
    gear: gear.map((item) => ({ ...item, card: qualify(item.card) })),
    skills: skills.map(qualify),
    records: records.map(qualify),
  }));
  const state = readerOf(library.content, qualify(team.mission), slots);
  return teamProblems(state, { type: 'buyTeam', soldiers }).map((problem) =>
    fault('PACK_TEAM_ILLEGAL', [problem.path], sentenceOf(problem)),
  );
}

/** Enough of a state for the rules of purchase: the mission and the cards, with no switch changed. */
function readerOf(content: Content, mission: string, slots: number): Read {
  const config = { ruleset: content.ruleset, options: {}, seats: 1, maxSoldiers: MOST_SOLDIERS };
  return { config, content, game: { mission, report: '', slots } } as unknown as Read;
}

const SENTENCES: Readonly<Record<string, string>> = {
  OVER_BUDGET: 'it costs more than the mission gives; buy less',
  TOO_MANY_SOLDIERS: 'there are too many Soldiers; leave some at home',
  NO_PLAYER_SOLDIER: 'there is no Player Soldier; add one',
  SOLDIER_TWICE: 'this Soldier is there twice; take another',
  FIXED_KIT: 'only Player Soldiers buy gear and skills; leave them out',
  OVERLOADED: 'the gear is heavier than the Soldier can carry; leave some out',
  WRONG_NATION: 'nobody in the team has this nation; choose gear of another',
  ONE_UNIT: 'it is not bought by the unit; leave “units” out',
  NO_SUCH_AMMO: 'the weapon has no such ammunition; leave “ammo” out',
  OVER_LIMIT: 'it is bought more often than it may be; leave one out',
  PREREQ_MISSING: 'what it builds on is missing; add that',
  TEAM_PREREQ_MISSING: 'nobody in the team has what it needs; add that',
  NO_ATTACHMENT: 'it is no attachment; leave “attachTo” out',
  DOES_NOT_FIT: 'it must be attached to a card that it fits; set “attachTo” to its place in the gear',
  SKILL_TWICE: 'this skill is there twice; leave one out',
  NEGATIVE_SKILL: 'a negative skill cannot be bought; leave it out',
  WEAPON_MISSING: 'it needs another weapon with one of the words it names; add one',
  WRONG_KIND: 'the record is not for Soldiers of this kind; leave it out',
  RECORDS_OVERLAP: 'two records share a month; leave one out',
};

function sentenceOf({ code, rule, args }: Problem): string {
  const figures = Object.entries(args ?? {}).map(([name, value]) => `${name} ${value}`);
  const facts = [code, ...(rule === undefined ? [] : [rule]), ...figures].join(', ');
  return `${SENTENCES[code] ?? 'the rules of purchase forbid it; change it'} (${facts})`;
}
