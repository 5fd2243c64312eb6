import type { RuleId } from '@sitrep/kernel';

/** A line with the rule behind it: `You have no cards. [DU-ATK-01]`. */
export function withRule(text: string, rule: RuleId | undefined): string {
  return rule === undefined ? text : `${text} [${rule}]`;
}
