import { readdirSync, readFileSync } from 'node:fs';
import { SCENARIOS, type Scenario } from '../src/types.ts';

/** A file of a pack as text, by its path inside the pack. */
interface TextFile {
  readonly name: string;
  readonly text: string;
}

function readFiles(scenario: Scenario): readonly TextFile[] {
  const folder = new URL(`../../../content/cv-${scenario}/`, import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

/** The real packs, by scenario. */
export const packs = Object.fromEntries(SCENARIOS.map((id) => [id, readFiles(id)])) as Record<
  Scenario,
  readonly TextFile[]
>;

/** A file's text by its name. */
export function textOf(scenario: Scenario, name: string): string {
  return packs[scenario].find((file) => file.name === name)?.text ?? '';
}
