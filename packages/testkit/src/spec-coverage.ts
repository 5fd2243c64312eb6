import type { RuleId } from '@sitrep/kernel';

/** One rule as a SPEC defines it. */
export interface SpecRule {
  readonly id: RuleId;
  /** Whether it wants a test. Rulings, vectors and withdrawn rules are known by their id but do not. */
  readonly isCounted: boolean;
  /** The only rulesets that have it; empty when all have. */
  readonly rulesets: readonly string[];
}

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

const ID = '[A-Z]{2,}-[A-Z][A-Z0-9]*-[0-9]+';
/** A list item or a table row whose first words are an id: `- **DU-ATK-03** …` or `| WF-VEC-01 | …`. */
const DEFINITION = new RegExp(
  String.raw`^\s*(?:[-*]\s+\*\*(${ID})\*\*|\|\s*(?:\*\*)?(${ID})(?:\*\*)?\s*\|)(.*)$`,
);
/** What may stand between a rule's id and its first word: ruleset and option tags, sources, an italic title. */
const HEAD = /^(?:\s|\{[^}]*\}|\[[^\]]*\]|\*[^*]+\*(?=\s*\{))*/;
const TAG = /\{([a-z][a-z0-9-]*)\}/g;
/** In a table, a tag that closes a cell: `| Weapon {ww2} |`. */
const CELL_TAG = /\{[a-z][a-z0-9-]*\}(?=\s*\|)/g;
const WITHDRAWN = /\*withdrawn\*/i;
/** Rulings decide cases and vectors give figures; tests cite them, but it is the rules that want testing. */
const UNCOUNTED_GROUPS = ['RULING', 'VEC'];

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

/** Every id that a SPEC defines, in order. An id that is defined twice counts as defined first. */
export function parseSpec(text: string): readonly SpecRule[] {
  const rules = new Map<RuleId, SpecRule>();
  for (const line of text.split('\n')) {
    const rule = parseDefinition(line);
    if (rule !== undefined && !rules.has(rule.id)) rules.set(rule.id, rule);
  }
  return [...rules.values()];
}

/** The ids that a test file names in its test names, or that an example file lists under `rules`. */
export function citedRules(text: string): readonly RuleId[] {
  if (text.trimStart().startsWith('{')) return exampleRules(text);
  return [...text.matchAll(TEST_NAME)].flatMap(([, ids = '']) => ids.match(new RegExp(ID, 'g')) ?? []);
}

function parseDefinition(line: string): SpecRule | undefined {
  const [, item, row, rest = ''] = DEFINITION.exec(line) ?? [];
  const id = item ?? row;
  if (id === undefined) return undefined;
  const isCounted = !UNCOUNTED_GROUPS.includes(id.split('-')[1] ?? '') && !WITHDRAWN.test(rest);
  const head = item === undefined ? (rest.match(CELL_TAG) ?? []).join('') : (HEAD.exec(rest)?.[0] ?? '');
  // Without a tag up front every ruleset has the rule; with one, a later tag adds what it says for another ruleset.
  return { id, isCounted, rulesets: tagsIn(head).length === 0 ? [] : tagsIn(rest) };
}

function tagsIn(text: string): readonly string[] {
  return [...text.matchAll(TAG)].map(([, tag = '']) => tag);
}

function exampleRules(text: string): readonly RuleId[] {
  try {
    const { rules } = JSON.parse(text) as { readonly rules?: unknown };
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
