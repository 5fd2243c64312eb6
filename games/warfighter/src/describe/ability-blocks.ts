import type { FaceBlock, TableBlock } from '@sitrep/contract';
import type { Ability, Effect } from '../content/vocabulary.ts';
import { wordOf } from '../words/lookup.ts';
import { describeAbility } from './ability.ts';
import type { Setting } from './parts/setting.ts';

/** What an ability looks like on a face: its text, then the tables that its words roll on. */
export function abilityBlocks(ability: Ability, type: Setting['type']): readonly FaceBlock[] {
  return [{ kind: 'ability', text: describeAbility(ability, type) }, ...tablesOf(ability.do)];
}

function tablesOf(effects: readonly Effect[]): readonly TableBlock[] {
  return effects.flatMap((effect) => wordOf(effect).tables?.(effect, tablesOf) ?? []);
}
