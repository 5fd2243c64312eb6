import { type Content, type Field, fieldOf, isContent, isView } from '@sitrep/combat-veteran';
import type { Scene } from '../../../kit/page/game-page.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';

const fields = new WeakMap<object, Field>();

/** What the seat sees, in the shape that the rules read; built once per view. */
export function battleOf({ facts, now }: Pick<Scene, 'facts' | 'now'>): Field {
  const { game } = now.view;
  if (!isView(game)) throw new Error('this is not a match of Combat Veteran');
  const field = fields.get(game) ?? fieldOf({ game, content: contentOf(facts) });
  fields.set(game, field);
  return field;
}

export function contentOf({ content }: Scene['facts']): Content {
  if (!isContent(content)) throw new Error('this is not a content of Combat Veteran');
  return content;
}

/** The same for components: the board asks the rules instead of knowing any. */
export function useBattle(): Field {
  return battleOf(useMatch());
}
