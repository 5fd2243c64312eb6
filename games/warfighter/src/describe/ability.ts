import { sameData } from '@sitrep/kernel';
import type { Ability, Effect } from '../content/vocabulary.ts';
import { describeConditions } from './condition.ts';
import { describeCosts } from './cost.ts';
import { canPair, describeEffect, describeEffects } from './effect.ts';
import { describeLimit } from './parts/limit.ts';
import type { Setting } from './parts/setting.ts';
import { listPart, part, type TextPart } from './parts/text-part.ts';
import { describeBeneficiary } from './parts/who.ts';
import { describeTrigger, isPersonal } from './trigger.ts';

/** One ability as one line: when, if, at what cost, for whom – what, how often. */
export function describeAbility(ability: Ability, type: Setting['type']): TextPart {
  const setting = { type, when: ability.when };
  const who = describeBeneficiary(ability);
  const isNamed = isPersonal(ability);
  const trigger = describeTrigger(setting, isNamed ? who : undefined);
  const head = [
    ...(trigger === undefined ? [] : [trigger]),
    ...describeConditions(ability.if ?? [], setting),
    ...describeCosts(ability.cost ?? []),
    ...(who === undefined || isNamed ? [] : [who]),
  ];
  return lineOf(head, bodyOf(ability, setting), ability);
}

function lineOf(head: readonly TextPart[], body: TextPart, { limit }: Ability): TextPart {
  const args = { body, ...(limit !== undefined && { limit: describeLimit(limit) }) };
  const tail = limit === undefined ? '' : 'Limited';
  return head.length === 0
    ? part(`line.bare${tail}`, args)
    : part(`line.headed${tail}`, { ...args, head: listPart('comma', head) });
}

/** Upgunned effects are in brackets (WF-KEY-113): beside effects of the same kind, or after the printed ones. */
function bodyOf({ do: printed, upgun }: Ability, setting: Setting): TextPart {
  const upgunned = upgun?.do;
  if (upgunned === undefined) return describeEffects(printed, setting);
  if (upgunned.length !== printed.length)
    return bracketed(describeEffects(printed, setting), describeEffects(upgunned, setting));
  return listPart(
    'then',
    printed.map((effect, index) => pairOf(effect, upgunned[index] ?? effect, setting)),
  );
}

function pairOf(effect: Effect, upgunned: Effect, setting: Setting): TextPart {
  if (sameData(effect, upgunned)) return describeEffect(effect, setting);
  if (canPair(effect, upgunned)) return describeEffect(effect, setting, upgunned);
  return bracketed(describeEffect(effect, setting), describeEffect(upgunned, setting));
}

function bracketed(printed: TextPart, upgun: TextPart): TextPart {
  return part('line.upgun', { printed, upgun });
}
