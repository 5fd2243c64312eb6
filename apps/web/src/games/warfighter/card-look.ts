import type { Card } from '@sitrep/warfighter';
import type { CardLook } from '../../kit/page/game-page.ts';
import { ICONS, type IconName } from '../../kit/ui/icon-paths.ts';
import { ownContent } from './own-content.ts';

/** The side that each type of card belongs to; all others belong to nobody. */
const SIDES: Readonly<Partial<Record<Card['type'], CardLook['side']>>> = {
  hostile: 'foe',
  event: 'foe',
  soldier: 'friend',
  weapon: 'friend',
  equipment: 'friend',
  skill: 'friend',
  record: 'friend',
  mission: 'goal',
  objective: 'goal',
};

/** How a card looks besides its words. */
export function cardLook(content: object, id: string): CardLook {
  const card = ownContent(content).cards[id];
  if (card === undefined) return { icon: 'action' };
  return { icon: iconOf(card), side: SIDES[card.type], badge: badgeOf(card) };
}

/** The symbol of its kind if there is one, otherwise that of its type. */
function iconOf(card: Card): IconName {
  const kind = 'kind' in card ? card.kind : '';
  return [kind, card.type].find(isIcon) ?? 'action';
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** What entering costs, how hard it is to hit, how much it endures. */
function badgeOf(card: Card): number | undefined {
  if (card.type === 'location') return card.entrance;
  if (card.type === 'soldier') return card.health;
  return card.type === 'hostile' ? card.cover : undefined;
}
