import type { Problem, RuleId } from '@sitrep/kernel';
import type { EquipmentCard, SkillCard, WeaponCard } from '../../content/cards.ts';
import type { Purchase } from '../../types.ts';
import { findCard, option, type Read } from '../table/lookup.ts';
import { lateProblem } from './late-kit.ts';
import { belongings } from './printed.ts';
import { isSupported, isTooLate } from './team.ts';

export function problem(code: string, path: string, rule: RuleId, args?: object): Problem {
  return args === undefined ? { code, path, rule } : { code, path, rule, args };
}

export function nationRule(state: Read): RuleId {
  return option(state, 'nation-pool') === 'team' ? 'WF-BUY-15' : 'WF-BUY-16';
}

/** WF-BUY-15, 16: flagged cards need the flag in the team, or on the Soldier himself. */
export function isNationOpen(
  state: Read,
  team: readonly Purchase[],
  line: Purchase,
  nation: string | undefined,
): boolean {
  if (nation === undefined) return true;
  const pool = option(state, 'nation-pool') === 'team' ? team : [line];
  return pool.some(({ card }) => {
    const soldier = findCard(state, card);
    return soldier?.type === 'soldier' && soldier.nation === nation;
  });
}

/** A Soldier's line in the draft and the team it is part of. */
export interface Basket {
  readonly team: readonly Purchase[];
  readonly line: Purchase;
}

/** What a card asks of its buyer, his team and the year (WF-BUY-14, 23, WF-OPT-10). */
export function prereqProblems(
  state: Read,
  { team, line }: Basket,
  card: WeaponCard | EquipmentCard | SkillCard,
  path: string,
): readonly Problem[] {
  const { cards } = state.content;
  const owns = (lines: readonly Purchase[], id: string) =>
    lines.some((each) => belongings(cards, each).includes(id));
  const problems: Problem[] = [];
  const { prereq, teamPrereq } = card;
  if (prereq !== undefined && !owns([line], prereq))
    problems.push(problem('PREREQ_MISSING', path, 'WF-BUY-14', { card: prereq }));
  if (teamPrereq !== undefined && !owns(team, teamPrereq))
    problems.push(problem('TEAM_PREREQ_MISSING', path, 'WF-BUY-14', { card: teamPrereq }));
  if (isTooLate(state, card)) problems.push(lateProblem(card, path));
  if (card.type === 'weapon' && !isSupported(cards, belongings(cards, line), card))
    problems.push(problem('WEAPON_MISSING', path, 'WF-BUY-23', { card: card.id }));
  return problems;
}

/** WF-BUY-13, 14: each skill once, after what it builds on. */
export function skillProblems(
  state: Read,
  team: readonly Purchase[],
  line: Purchase,
  path: string,
): readonly Problem[] {
  return line.skills.flatMap((id, at) => {
    const where = `${path}.skills.${at}`;
    const card = findCard(state, id);
    if (card?.type !== 'skill') return [problem('NOT_A_SKILL', where, 'WF-BUY-03', { card: id })];
    if (
      card.limit?.per === 'mission' &&
      team.filter(({ skills }) => skills.includes(id)).length > card.limit.times
    ) {
      return [problem('OVER_LIMIT', where, 'WF-BUY-20', { card: id, most: card.limit.times })];
    }
    if (card.negative) return [problem('NEGATIVE_SKILL', where, 'WF-BUY-24', { card: id })];
    const isPrinted = belongings(state.content.cards, { ...line, skills: [] }).includes(id);
    if (isPrinted || line.skills.indexOf(id) < at)
      return [problem('SKILL_TWICE', where, 'WF-BUY-13', { card: id })];
    const missing = prereqProblems(state, { team, line }, card, where);
    if (missing.length > 0) return missing;
    return isNationOpen(state, team, line, card.nation)
      ? []
      : [problem('WRONG_NATION', where, nationRule(state), { nation: card.nation })];
  });
}
