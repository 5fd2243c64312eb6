import type { RuleId } from '@sitrep/kernel';
import { readOptions, type SpecOptions } from './spec-options.ts';

/** One rule as a SPEC defines it. */
export interface SpecRule {
  readonly id: RuleId;
  /** Whether it needs a test. Rulings, vectors and withdrawn rules have ids but need none. */
  readonly isCounted: boolean;
  /** The only rulesets that have it; empty if all do. */
  readonly rulesets: readonly string[];
}

/** The pattern of a rule's id. */
export const ID = '[A-Z]{2,}-[A-Z][A-Z0-9]*-[0-9]+';
/** A list item or a table row whose first words are an id: `- **DU-ATK-03** …` or `| WF-VEC-01 | …`. */
const DEFINITION = new RegExp(
  String.raw`^\s*(?:[-*]\s+\*\*(${ID})\*\*|\|\s*(?:\*\*)?(${ID})(?:\*\*)?\s*\|)(.*)$`,
);
/** What may come between a rule's id and its first word: ruleset and option tags, sources, an italic title. */
const HEAD = /^(?:\s|\{[^}]*\}|\[[^\]]*\]|\*[^*]+\*(?=\s*\{))*/;
const TAG = /\{([a-z][a-z0-9-]*)\}/g;
const OPTION_TAG = /\{option:([a-z0-9-]+)(?:=[^}]*)?\}/g;
/** In a table, a tag that closes a cell: `| Weapon {ww2} |`. */
const CELL_TAG = /\{[a-z][a-z0-9-]*\}(?=\s*\|)/g;
const HEADING = /^(#+)\s(.*)$/;
const WITHDRAWN = /\*withdrawn\*/i;
/** Rulings decide cases and vectors give figures; tests cite them, but only rules need tests. */
const UNCOUNTED_GROUPS = ['RULING', 'VEC'];

/** A heading above a rule, and the rulesets that it names. */
interface Heading {
  readonly level: number;
  readonly rulesets: readonly string[];
}

/** Every id that a SPEC defines, in order. An id that is defined twice counts as defined first. */
export function parseSpec(text: string): readonly SpecRule[] {
  const options = readOptions(text);
  const rules = new Map<RuleId, SpecRule>();
  let headings: readonly Heading[] = [];
  for (const line of text.split('\n')) {
    headings = underHeading(headings, line);
    const rule = parseDefinition(line, headings, options);
    if (rule !== undefined && !rules.has(rule.id)) rules.set(rule.id, rule);
  }
  return [...rules.values()];
}

/** A heading ends headings of its level and below. */
function underHeading(headings: readonly Heading[], line: string): readonly Heading[] {
  const [, marks, title = ''] = HEADING.exec(line) ?? [];
  if (marks === undefined) return headings;
  const level = marks.length;
  return [...headings.filter((above) => above.level < level), { level, rulesets: tagsIn(title) }];
}

function parseDefinition(
  line: string,
  headings: readonly Heading[],
  options: SpecOptions,
): SpecRule | undefined {
  const [, item, row, rest = ''] = DEFINITION.exec(line) ?? [];
  const id = item ?? row;
  if (id === undefined) return undefined;
  const isCounted = !UNCOUNTED_GROUPS.includes(id.split('-')[1] ?? '') && !WITHDRAWN.test(rest);
  const head = item === undefined ? (rest.match(CELL_TAG) ?? []).join('') : (HEAD.exec(rest)?.[0] ?? '');
  // With a tag up front, a later tag adds what the rule says for another ruleset.
  if (tagsIn(head).length > 0) return { id, isCounted, rulesets: tagsIn(rest) };
  const above = headings.findLast(({ rulesets }) => rulesets.length > 0)?.rulesets;
  return { id, isCounted, rulesets: above ?? rulesetsOfOptions(head, options) };
}

/** A rule of a switch belongs to the rulesets that have the switch. */
function rulesetsOfOptions(head: string, options: SpecOptions): readonly string[] {
  return [...head.matchAll(OPTION_TAG)].flatMap(([, name = '']) => options.get(name) ?? []);
}

function tagsIn(text: string): readonly string[] {
  return [...text.matchAll(TAG)].map(([, tag = '']) => tag);
}
