import { parseRuleBook, type RuleBook } from '@sitrep/speech';

const books = new Map<string, Promise<RuleBook>>();

/** The specification of Warfighter as its ruleset has it; loaded when first asked for. */
export function loadRuleBook(ruleset: string): Promise<RuleBook> {
  const known = books.get(ruleset) ?? readBook(ruleset);
  books.set(ruleset, known);
  return known;
}

async function readBook(ruleset: string): Promise<RuleBook> {
  const { default: specification } = await import('@sitrep/warfighter/SPEC.md?raw');
  return parseRuleBook(specification, ruleset);
}
