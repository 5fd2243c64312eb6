import type { Draft } from '@sitrep/warfighter/queries';
import { openDatabase, type TeamRecord } from '../../../kit/saves/database.ts';

/** The teams saved for a ruleset, by name. */
export async function listTeams(ruleset: string): Promise<readonly TeamRecord[]> {
  const all = await (await openDatabase()).getAll('teams');
  return all.filter((team) => team.ruleset === ruleset).sort((a, b) => a.name.localeCompare(b.name));
}

/** Saves a team; one of the same name is replaced. */
export async function keepTeam(ruleset: string, name: string, draft: Draft): Promise<void> {
  const record = { id: `${ruleset} ${name}`, name, ruleset, draft: [...draft] };
  await (await openDatabase()).put('teams', record);
}

export async function deleteTeam(id: string): Promise<void> {
  await (await openDatabase()).delete('teams', id);
}
