import type { CardFace } from '@sitrep/contract';
import type { CardLook } from '../../kit/page/game-page.ts';

/** The signs and frames of the kinds of things that can be looked up. */
const LOOKS: Readonly<Record<string, CardLook>> = {
  soldier: { icon: 'soldier', frame: 'khaki' },
  weapon: { icon: 'weapon', frame: 'steel' },
  bunker: { icon: 'cover', frame: 'tan' },
  chit: { icon: 'support', frame: 'violet' },
  terrain: { icon: 'location', frame: 'green' },
  barrier: { icon: 'location', frame: 'kraft' },
};

/** How a piece or a kind of ground looks among others. */
export function cardLook({ type }: CardFace): CardLook {
  return LOOKS[type] ?? { icon: 'cards', frame: 'plain' };
}
