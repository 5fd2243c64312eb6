import type { GameEntry } from '@sitrep/contract';
import { parseRuleBook, type RuleBook } from '@sitrep/speech';
import { readTextFile } from './files.ts';
import { projectFile } from './project.ts';

/** Reads the specification of a game, leaving out what belongs to other editions only. */
export function readRuleBook({ folder }: GameEntry, ruleset: string): RuleBook {
  return parseRuleBook(readTextFile(projectFile(folder, 'SPEC.md')), ruleset);
}
