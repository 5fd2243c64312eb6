import { combatVeteranEntry } from '../src/combat-veteran.ts';
import { describeLaws } from './laws.ts';

/** The laws in the patrols of one scenario. */
export function describePatrols(scenario: string): void {
  const { hints, game, trials } = combatVeteranEntry;
  const setups = (trials?.() ?? []).filter(({ name }) => name === `${scenario}/patrol`);
  describeLaws(scenario, { ...hints, game, setups }, { games: 10, pairs: 15 });
}
