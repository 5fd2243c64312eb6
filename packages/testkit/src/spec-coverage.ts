import { isRecord, type RuleId } from '@sitrep/kernel';
import { ID, parseSpec, type SpecRule } from './parse-spec.ts';

export interface SpecSources {
  /** The game's SPEC.md. */
  readonly specText: string;
  /** The texts of its test files and example files. */
  readonly testTexts: readonly string[];
  /** Leaves out the rules of other rulesets. */
  readonly ruleset?: string | undefined;
}

export interface SpecCoverage {
  readonly total: number;
  readonly tested: number;
  /** Rules that no test names, in the order of the SPEC. */
  readonly missing: readonly RuleId[];
  /** Ids that tests name with the game's prefix but the SPEC does not define. */
  readonly unknown: readonly RuleId[];
}

/** A call whose first argument is a text that starts with ids: `test('[DU-ATK-01, DU-ATK-02] …'`. */
const TEST_NAME = new RegExp(String.raw`\(\s*['"\x60]((?:\[${ID}(?:,\s*${ID})*\]\s*)+)`, 'g');

/** Which rules of a SPEC are named by a test, which are not, and which named ids do not exist. */
export function coverSpec({ specText, testTexts, ruleset }: SpecSources): SpecCoverage {
  const rules = parseSpec(specText);
  const known = new Set(rules.map((rule) => rule.id));
  const prefixes = new Set(rules.map((rule) => prefixOf(rule.id)));
  const cited = new Set(testTexts.flatMap(citedRules));
  const wanted = rules.filter((rule) => rule.isCounted && isOf(rule, ruleset));
  const missing = wanted.filter((rule) => !cited.has(rule.id)).map((rule) => rule.id);
  const unknown = [...cited].filter((id) => prefixes.has(prefixOf(id)) && !known.has(id)).sort();
  return { total: wanted.length, tested: wanted.length - missing.length, missing, unknown };
}

/** The ids that a test file names in its test names, or that an example file lists under `rules`. */
export function citedRules(text: string): readonly RuleId[] {
  if (text.trimStart().startsWith('{')) return exampleRules(text);
  return [...text.matchAll(TEST_NAME)].flatMap(([, ids = '']) => ids.match(new RegExp(ID, 'g')) ?? []);
}

function exampleRules(text: string): readonly RuleId[] {
  try {
    const example: unknown = JSON.parse(text);
    const rules = isRecord(example) ? example.rules : [];
    return Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [];
  } catch {
    // a broken example names nothing; the example runner says what is wrong with it
    return [];
  }
}

function isOf(rule: SpecRule, ruleset: string | undefined): boolean {
  return ruleset === undefined || rule.rulesets.length === 0 || rule.rulesets.includes(ruleset);
}

function prefixOf(id: RuleId): string {
  return id.split('-')[0] ?? id;
}
