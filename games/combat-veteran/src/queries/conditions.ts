import type { Stance } from '../types.ts';

/** The battlefield conditions that add or take away dice, by the names of the rules. */
export const CONDITIONS = [
  'terrain',
  'armor',
  'captured',
  'misadventure',
  'overstacking',
  'proximity',
  'range',
  'rank',
  'bunker',
  'carrying',
  'crawling',
  'sprinting',
  'wounded',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Dice that a condition adds, or takes away where it is less than 0. */
export interface Modifier {
  readonly condition: Condition;
  readonly dice: number;
  readonly rule: string;
}

/** What counts once for an attacker and a target hex (CV-RULING-66). */
export interface HexFacts {
  /** CV-ATK-20: the terrain modifier. */
  readonly terrain: number;
  readonly distance: number;
  /** The budget's range. */
  readonly range: number;
  /** CV-COND-14: occupied passages on the line of sight. */
  readonly occupied: number;
  /** Pieces of any type in the target hex. */
  readonly pieces: number;
  /** Rank dots that are spent. */
  readonly rank: number;
  /** CV-RULING-75: the weapon is from the other side's order of battle. */
  readonly isCaptured: boolean;
  /** The armor of smoke and of the M2 in the target hex. */
  readonly armor: number;
  /** CV-S2-12: what never modifies attacks of the weapon. */
  readonly ignores: readonly ('armor' | 'range')[];
}

/** What counts for each target by itself. */
export interface TargetFacts {
  readonly stance: Stance;
  readonly isCarrying: boolean;
  /** The armor of the bunker that shelters it; 0 without one. */
  readonly bunker: number;
  readonly ignores: readonly ('armor' | 'range')[];
}

/** CV-STACK-02: more pieces than this are too many for a hex. */
const STACK = 15;

/** The modifiers for a target hex, without those that change nothing. */
export function hexModifiers(facts: HexFacts): readonly Modifier[] {
  const { terrain, distance, range, occupied, pieces, rank, isCaptured, armor, ignores } = facts;
  return effective([
    { condition: 'terrain', dice: terrain, rule: 'CV-ATK-20' },
    { condition: 'armor', dice: ignores.includes('armor') ? 0 : -armor, rule: 'CV-COND-01' },
    { condition: 'captured', dice: isCaptured ? -1 : 0, rule: 'CV-COND-02' },
    { condition: 'misadventure', dice: -occupied, rule: 'CV-COND-07' },
    { condition: 'overstacking', dice: Math.max(0, pieces - STACK), rule: 'CV-COND-08' },
    { condition: 'proximity', dice: distance === 1 ? 1 : 0, rule: 'CV-COND-09' },
    {
      condition: 'range',
      dice: ignores.includes('range') ? 0 : Math.min(0, range - distance),
      rule: 'CV-COND-10',
    },
    { condition: 'rank', dice: rank, rule: 'CV-COND-11' },
  ]);
}

/** The modifiers for one target, without those that change nothing. */
export function targetModifiers({ stance, isCarrying, bunker, ignores }: TargetFacts): readonly Modifier[] {
  return effective([
    { condition: 'bunker', dice: ignores.includes('armor') ? 0 : -bunker, rule: 'CV-COND-01' },
    { condition: 'carrying', dice: isCarrying ? 1 : 0, rule: 'CV-COND-03' },
    { condition: 'crawling', dice: stance === 'crawling' ? -4 : 0, rule: 'CV-COND-05' },
    { condition: 'sprinting', dice: stance === 'sprinting' ? -2 : 0, rule: 'CV-COND-12' },
    { condition: 'wounded', dice: stance === 'wounded' ? -4 : 0, rule: 'CV-COND-13' },
  ]);
}

// `-0` is no plain data: what takes nothing away is left out before anybody sees it
function effective(modifiers: readonly Modifier[]): readonly Modifier[] {
  return modifiers.filter(({ dice }) => dice !== 0);
}

/** CV-ATK-15: the dice after modifiers; below 1 there is no attack. */
export function modified(dice: number, modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => sum + modifier.dice, dice);
}
