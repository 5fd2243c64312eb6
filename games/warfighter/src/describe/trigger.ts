import type { Ability, Condition, Trigger } from '../content/vocabulary.ts';
import { describeConditions } from './condition.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, part, type TextPart, termPart } from './parts/text-part.ts';
import { describeWho } from './parts/who.ts';

/** Moments about one Soldier: the upgunned beneficiary stands beside him, in brackets. */
const PERSONAL: readonly Trigger[] = [
  'declareAttack',
  'payEntrance',
  'firstEntry',
  'hostileRolled',
  'woundAbout',
];

/** What needs no words: text that always holds, what is played in the Soldier Turn, Events, set-up. */
const PLAIN: readonly Trigger[] = ['static', 'main', 'eventDrawn', 'setup', 'reinforceStep'];

/** Conditions that say what kind of attack it is, in the order of the words. */
const OF_ATTACK: readonly Condition['is'][] = [
  'attackKind',
  'range',
  'weaponTrait',
  'titleWord',
  'targetTrait',
  'locationTrait',
];

/** Whether the moment already says whom it serves. */
export function isPersonal({ when, who }: Ability): boolean {
  return PERSONAL.includes(when) && (who === undefined || who.who === 'self');
}

/** When an ability works (spec 28.2, 28.3): the moment, then the conditions that the moment does not say. */
export function describeMoment(ability: Ability, { type, when }: Setting): TextPart | undefined {
  const conditions = ability.if ?? [];
  const upgun =
    isPersonal(ability) && ability.upgun?.who !== undefined ? describeWho(ability.upgun.who) : undefined;
  const told = conditions.filter(({ is }) => isTold(is, when, type));
  const others = conditions.filter((condition) => !told.includes(condition));
  const parts = [
    ...(PLAIN.includes(when) ? [] : [momentOf({ type, when }, told, upgun)]),
    ...(when === 'static'
      ? [listPart('with', describeConditions(others, { when }))].slice(0, others.length)
      : describeConditions(others, { when })),
  ];
  return parts.length === 0 ? undefined : listPart('comma', parts);
}

/** Whether the words for the moment take the condition in. */
function isTold(is: Condition['is'], when: Trigger, type: Setting['type']): boolean {
  if (when === 'declareAttack') return OF_ATTACK.includes(is);
  if (when === 'payEntrance') return is === 'locationTrait';
  return when === 'locationPlayed' && type === 'mission' && is === 'playedTrait';
}

function momentOf(
  { type, when }: Setting,
  conditions: readonly Condition[],
  upgun: TextPart | undefined,
): TextPart {
  const name = when === 'locationPlayed' && type === 'mission' ? 'anyLocationPlayed' : when;
  const told = toldPart(when, conditions);
  const key = `when.${name}${told === undefined ? '' : '.with'}${upgun === undefined ? '' : '.who'}`;
  return part(key, { ...(told !== undefined && { told }), ...(upgun !== undefined && { upgun }) });
}

/** The attack, or the trait of the Location. */
function toldPart(when: Trigger, conditions: readonly Condition[]): TextPart | undefined {
  const [first] = conditions;
  if (first === undefined) return undefined;
  if (when !== 'declareAttack') return 'trait' in first ? termPart(first.trait) : undefined;
  return describeAttack(conditions);
}

/** “a Semi attack at Range 0 with any Ranged weapon”. */
function describeAttack(conditions: readonly Condition[]): TextPart {
  const kind = conditions.find(({ is }) => is === 'attackKind');
  const rest = conditions
    .filter((condition) => condition !== kind)
    .sort((one, other) => OF_ATTACK.indexOf(one.is) - OF_ATTACK.indexOf(other.is));
  const name = kind?.is === 'attackKind' ? kind.kind : 'any';
  if (rest.length === 0) return part(`attack.${name}`);
  return part(`attack.${name}.with`, {
    rest: listPart('with', describeConditions(rest, { when: 'declareAttack' })),
  });
}
