import type { GameEntry } from '@sitrep/contract';
import { parseRuleBook, type RuleBook } from '@sitrep/speech';

/** The specifications of all games, loaded on demand. They are text files, so no package exports them. */
const specifications = import.meta.glob<string>('../../../../../games/*/SPEC.md', {
  query: '?raw',
  import: 'default',
});

const books = new Map<string, Promise<RuleBook>>();

/** The specification of a game as a ruleset has it. */
export function loadRuleBook({ folder }: GameEntry, ruleset: string): Promise<RuleBook> {
  const name = `${folder} ${ruleset}`;
  const known = books.get(name) ?? readBook(folder, ruleset);
  books.set(name, known);
  return known;
}

async function readBook(folder: string, ruleset: string): Promise<RuleBook> {
  const load = specifications[`../../../../../${folder}/SPEC.md`];
  if (load === undefined) throw new Error(`there is no specification in ${folder}`);
  return parseRuleBook(await load(), ruleset);
}
