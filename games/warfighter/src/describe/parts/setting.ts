import type { CardType } from '../../content/cards.ts';
import type { Trigger } from '../../content/vocabulary.ts';
import type { TextPart } from './text-part.ts';

/** Whom standing text serves: its owner, everybody in a Location, or the whole team. */
export type Reach = 'own' | 'here' | 'all';

/** What an ability is printed on and when it works: the same word reads differently on a Skill and on a Location. */
export interface Setting {
  readonly type: CardType;
  readonly when: Trigger;
  /** Whom it serves or strikes, where that is somebody else than its owner. */
  readonly who?: TextPart;
}

const HERE: readonly CardType[] = ['location', 'objective', 'event'];
const ALL: readonly CardType[] = ['mission', 'report'];

export function reachOf({ type }: Setting): Reach {
  if (HERE.includes(type)) return 'here';
  return ALL.includes(type) ? 'all' : 'own';
}
