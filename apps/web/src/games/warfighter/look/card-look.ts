import type { CardFace } from '@sitrep/contract';
import type { Card } from '@sitrep/warfighter';
import type { Frame } from '../../../kit/page/frames.ts';
import type { CardLook } from '../../../kit/page/game-page.ts';
import { ICONS, type IconName } from '../../../kit/ui/icon-paths.ts';

const FRAMES: Readonly<Record<Card['type'], Frame>> = {
  soldier: 'blue',
  weapon: 'steel',
  equipment: 'tan',
  skill: 'teal',
  record: 'kraft',
  action: 'amber',
  report: 'kraft',
  mission: 'gold',
  objective: 'purple',
  location: 'green',
  hostile: 'red',
  event: 'hazard',
};

/** Kinds within a type that have a frame of their own. */
const VARIANTS: Readonly<Record<string, Frame>> = {
  nonPlayer: 'khaki',
  squad: 'slate',
  negative: 'red',
  support: 'violet',
  stealth: 'night',
  covert: 'night',
};

/** How a card looks besides what it says. */
export function cardLook({ type, variant = '' }: CardFace): CardLook {
  return {
    icon: [variant, type].find(isIcon) ?? 'action',
    frame: VARIANTS[variant] ?? (isCardType(type) ? FRAMES[type] : 'plain'),
  };
}

/** The ink of a card in play. */
export function frameOf(card: Card | undefined): Frame {
  if (card === undefined) return 'plain';
  return VARIANTS['kind' in card ? String(card.kind) : ''] ?? FRAMES[card.type];
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

function isCardType(type: string): type is Card['type'] {
  return Object.hasOwn(FRAMES, type);
}
