import { isOneOf, type SeatEvent } from '@sitrep/kernel';
import { boardOf } from '../content/board.ts';
import type { Content } from '../content/content.ts';
import { rosterOf } from '../content/roster.ts';
import type { Terrain } from '../types.ts';
import { numberOf, wordOf } from './facts.ts';
import { figureOf } from './tally.ts';

/** Everything that can be heard. Each has a caption, `sound.NAME`. */
export const SOUNDS = [
  'stepEarth',
  'stepStone',
  'stepBrush',
  'stepWater',
  'rifle',
  'machineGun',
  'launcher',
  'support',
  'fight',
  'hit',
  'passed',
  'failed',
  'found',
  'phase',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** What steps sound like on ground that is not plain earth. */
const GROUNDS: Readonly<Partial<Record<Terrain, Sound>>> = {
  'rocky-ground': 'stepStone',
  switchback: 'stepStone',
  bridge: 'stepStone',
  buildings: 'stepStone',
  mountain: 'stepStone',
  peak: 'stepStone',
  river: 'stepWater',
  'river-trees': 'stepWater',
  'river-buildings': 'stepWater',
  'rice-paddy': 'stepWater',
  'plants-trees': 'stepBrush',
  jungle: 'stepBrush',
  'mountain-vegetation': 'stepBrush',
};

/** Checks that a shot or a step calls for are heard in what they do. */
const PARTS = ['nerve', 'overheat'];

/** What some events sound like, in order and each sound once. It tells no more than the events. */
export function soundsOf(content: Content, events: readonly SeatEvent[]): readonly Sound[] {
  const heard = events.flatMap((event) => [ownSound(content, event), hitSound(content, event)]);
  return [...new Set(heard.filter((sound) => sound !== undefined))];
}

function ownSound(content: Content, event: SeatEvent): Sound | undefined {
  switch (event.type) {
    case 'stepped': {
      const ground = boardOf(content).terrain[numberOf(event, 'hex')];
      return (ground && GROUNDS[ground.id]) ?? 'stepEarth';
    }
    case 'fired': {
      const { weapons, firstWeapon } = rosterOf(content);
      return weapons[numberOf(event, 'weapon') - firstWeapon]?.type.sound ?? 'rifle';
    }
    case 'supportCalled':
      return 'support';
    case 'closeCombatBegan':
    case 'roundFought':
      return 'fight';
    case 'checked':
      if (isOneOf(PARTS, wordOf(event, 'purpose'))) return undefined;
      return event.isPassed === true ? 'passed' : 'failed';
    case 'discovered':
      return 'found';
    case 'phaseBegan':
      return 'phase';
    default:
      return undefined;
  }
}

/** A man who is hit, or what is destroyed. */
function hitSound(content: Content, event: SeatEvent): Sound | undefined {
  const [figure] = figureOf(rosterOf(content), event) ?? [];
  return figure !== undefined && ['killed', 'wounded', 'bunkersLost'].includes(figure) ? 'hit' : undefined;
}
