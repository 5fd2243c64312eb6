import type { CardLook } from '../../kit/page/game-page.ts';
import type { IconName } from '../../kit/ui/icon-paths.ts';

/** The signs of the kinds of things that can be looked up. */
const ICONS: Readonly<Record<string, IconName>> = {
  soldier: 'soldier',
  weapon: 'weapon',
  bunker: 'cover',
  chit: 'support',
  terrain: 'location',
  barrier: 'location',
};

/** How a piece or a kind of ground looks among others; its id begins with its kind. */
export function cardLook(_content: object, card: string): CardLook {
  const [kind = ''] = card.split('/');
  return { icon: ICONS[kind] ?? 'cards' };
}
