import type { AbilityBlock, FaceBlock, FaceLabel, TableBlock } from '@sitrep/contract';
import { sameData } from '@sitrep/kernel';
import type { Ability, Effect } from '../content/vocabulary.ts';
import { wordOf } from '../words/lookup.ts';
import { describeCosts } from './cost.ts';
import { canPair, describeEffect } from './effect.ts';
import { describeLimit } from './parts/limit.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, part, type TextPart } from './parts/text-part.ts';
import { describeStruck, describeWho } from './parts/who.ts';
import { describeMoment, isPersonal } from './trigger.ts';

/** What an ability looks like on a face: its text, then the tables that its words roll on. */
export function abilityBlocks(ability: Ability, type: Setting['type']): readonly FaceBlock[] {
  const who = beneficiaryOf(ability);
  const setting: Setting = { type, when: ability.when, ...(who !== undefined && { who }) };
  const clauses = clausesOf(ability, setting);
  const strip = stripOf(ability, setting);
  const isStanding = strip === undefined && ability.when === 'static';
  const saysItself = clauses.every(isKeyword) && ability.if === undefined;
  const blocks =
    isStanding || saysItself
      ? clauses.map(clauseBlock)
      : [textBlock(sentencesOf(ability, setting, clauses), strip)];
  return [...blocks, ...tablesOf(ability.do)];
}

/** A list of effects as one clause, for notes about choices. */
export function describeEffects(effects: readonly Effect[], type: Setting['type']): TextPart {
  const setting: Setting = { type, when: 'static' };
  return listPart(
    'and',
    effects.map((effect) => describeEffect(effect, setting)),
  );
}

/** Whom it serves, upgunned in brackets; `undefined` if it is the owner, or if the moment says it. */
function beneficiaryOf(ability: Ability): TextPart | undefined {
  const { when, who = { who: 'self' }, upgun } = ability;
  if (isPersonal(ability)) return undefined;
  const printed = when === 'static' ? describeStruck(who) : describeWho(who);
  if (upgun?.who !== undefined && who.who !== 'self')
    return part('who.upgun', { who: printed, upgun: describeWho(upgun.who) });
  return who.who === 'self' ? undefined : printed;
}

/** Upgunned effects are in brackets (WF-KEY-113): beside effects of the same kind, or after the printed ones. */
function clausesOf({ do: printed, upgun }: Ability, setting: Setting): readonly TextPart[] {
  const plain = printed.map((effect) => describeEffect(effect, setting));
  const upgunned = upgun?.do;
  if (upgunned === undefined) return plain;
  if (upgunned.length !== printed.length) {
    const better = upgunned.map((effect) => describeEffect(effect, setting));
    return [bracketed(listPart('and', plain), listPart('and', better))];
  }
  return printed.map((effect, index) => pairOf(effect, upgunned[index] ?? effect, setting));
}

function pairOf(effect: Effect, upgun: Effect, setting: Setting): TextPart {
  if (sameData(effect, upgun)) return describeEffect(effect, setting);
  if (canPair(effect, upgun)) return describeEffect(effect, setting, upgun);
  return bracketed(describeEffect(effect, setting), describeEffect(upgun, setting));
}

function bracketed(printed: TextPart, upgun: TextPart): TextPart {
  return part('line.upgun', { printed, upgun });
}

/** “Play when you attack with any Ranged weapon.” “Spend 1 Action:” */
function stripOf(ability: Ability, setting: Setting): FaceLabel | undefined {
  const costs = describeCosts(ability.cost ?? []);
  const moment = describeMoment(ability, setting) ?? standingWho(setting);
  if (moment === undefined && costs === undefined) return undefined;
  const isPlayed = setting.type === 'action' && moment !== undefined && ability.when !== 'static';
  const key = `${isPlayed ? 'play' : moment === undefined ? '' : 'when'}${costs === undefined ? '' : 'Pay'}`;
  const label = part(`strip.${key}`, {
    ...(moment !== undefined && { moment }),
    ...(costs !== undefined && { costs }),
  });
  return { text: label, label };
}

/** Standing text for others names them first. */
function standingWho({ when, who }: Setting): TextPart | undefined {
  return when === 'static' ? who : undefined;
}

/** A sentence for each effect, then how often. Somebody else does everything in one sentence. */
function sentencesOf(ability: Ability, setting: Setting, clauses: readonly TextPart[]): readonly TextPart[] {
  const limit = limitOf(ability, setting);
  const served = servedOf(ability, setting);
  const sentences =
    served === undefined ? clauses : [part(served.key, { ...served.args, do: listPart('and', clauses) })];
  return [...sentences, ...(limit === undefined ? [] : [limit])];
}

/** How “{who} may …” begins, unless the effects say who it is themselves. */
function servedOf({ do: effects, upgun, ...ability }: Ability, { when, who }: Setting): TextPart | undefined {
  if (when === 'static' || effects.every((effect) => wordOf(effect).saysWho?.(effect))) return undefined;
  if (who !== undefined) return part('line.may', { who });
  if (upgun?.who === undefined || isPersonal({ do: effects, ...ability })) return undefined;
  return part('line.mayUpgun', { upgun: describeWho(upgun.who) });
}

/** What is bought for an attack works once in it. */
function limitOf({ limit, when, cost = [] }: Ability, { type }: Setting): TextPart | undefined {
  if (limit !== undefined) return describeLimit(limit);
  return when === 'declareAttack' && type !== 'action' && cost.length > 0 ? part('limit.attack') : undefined;
}

/** A single figure is drawn large; the other sentences follow. */
function textBlock([first, ...more]: readonly TextPart[], when?: FaceLabel): AbilityBlock {
  return {
    kind: 'ability',
    ...(when !== undefined && { when }),
    ...figureAndText(first ?? part('list.none')),
    ...(more.length > 0 && { more: more.map(sentence) }),
  };
}

function figureAndText(clause: TextPart): Pick<AbilityBlock, 'figure' | 'text'> {
  const { amount, what } = clause.args ?? {};
  if (clause.key !== 'line.figured' || typeof amount !== 'string' || typeof what !== 'object')
    return { text: sentence(clause) };
  return { figure: amount, text: sentence(what) };
}

/** Keywords say themselves when they work. */
function isKeyword({ key }: TextPart): boolean {
  return key === 'line.keyword';
}

/** Standing text is a block for each effect, keywords with their reminders. */
function clauseBlock(clause: TextPart): FaceBlock {
  const { name, reminder } = clause.args ?? {};
  if (clause.key !== 'line.keyword' || typeof name !== 'object' || typeof reminder !== 'object')
    return textBlock([clause]);
  return { kind: 'keyword', name, reminder: sentence(reminder) };
}

function sentence(body: TextPart): TextPart {
  return part('line.bare', { body });
}

function tablesOf(effects: readonly Effect[]): readonly TableBlock[] {
  return effects.flatMap((effect) => wordOf(effect).tables?.(effect, tablesOf) ?? []);
}
