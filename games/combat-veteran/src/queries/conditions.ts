import { STACK_LIMIT } from '../content/roster.ts';
import type { Condition, Modifier, Stance } from '../types.ts';

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

/** What counts for each target separately. */
export interface TargetFacts {
  readonly stance: Stance;
  readonly isCarrying: boolean;
  /** The armor of the bunker that shelters it; 0 without one. */
  readonly bunker: number;
  readonly ignores: readonly ('armor' | 'range')[];
}

/** A condition with its rule, and the dice that it adds or takes away. */
interface Row<Facts> {
  readonly condition: Condition;
  readonly rule: string;
  dice(facts: Facts): number;
}

const HEX_ROWS: readonly Row<HexFacts>[] = [
  { condition: 'terrain', rule: 'CV-ATK-20', dice: ({ terrain }) => terrain },
  {
    condition: 'armor',
    rule: 'CV-COND-01',
    dice: ({ armor, ignores }) => (ignores.includes('armor') ? 0 : -armor),
  },
  { condition: 'captured', rule: 'CV-COND-02', dice: ({ isCaptured }) => (isCaptured ? -1 : 0) },
  { condition: 'misadventure', rule: 'CV-COND-07', dice: ({ occupied }) => -occupied },
  { condition: 'overstacking', rule: 'CV-COND-08', dice: ({ pieces }) => Math.max(0, pieces - STACK_LIMIT) },
  { condition: 'proximity', rule: 'CV-COND-09', dice: ({ distance }) => (distance === 1 ? 1 : 0) },
  {
    condition: 'range',
    rule: 'CV-COND-10',
    dice: ({ range, distance, ignores }) => (ignores.includes('range') ? 0 : Math.min(0, range - distance)),
  },
  { condition: 'rank', rule: 'CV-COND-11', dice: ({ rank }) => rank },
];

const TARGET_ROWS: readonly Row<TargetFacts>[] = [
  {
    condition: 'bunker',
    rule: 'CV-COND-01',
    dice: ({ bunker, ignores }) => (ignores.includes('armor') ? 0 : -bunker),
  },
  { condition: 'carrying', rule: 'CV-COND-03', dice: ({ isCarrying }) => (isCarrying ? 1 : 0) },
  { condition: 'crawling', rule: 'CV-COND-05', dice: ({ stance }) => (stance === 'crawling' ? -4 : 0) },
  { condition: 'sprinting', rule: 'CV-COND-12', dice: ({ stance }) => (stance === 'sprinting' ? -2 : 0) },
  { condition: 'wounded', rule: 'CV-COND-13', dice: ({ stance }) => (stance === 'wounded' ? -4 : 0) },
];

/** The modifiers for a target hex, without those that change nothing. */
export function hexModifiers(facts: HexFacts): readonly Modifier[] {
  return effective(HEX_ROWS, facts);
}

/** All of them together. */
export function hexDice(facts: HexFacts): number {
  return sum(HEX_ROWS, facts);
}

/** The modifiers for one target, without those that change nothing. */
export function targetModifiers(facts: TargetFacts): readonly Modifier[] {
  return effective(TARGET_ROWS, facts);
}

/** All of them together. */
export function targetDice(facts: TargetFacts): number {
  return sum(TARGET_ROWS, facts);
}

// leaves out modifiers of 0, and with them `-0`, which is not plain data
function effective<Facts>(rows: readonly Row<Facts>[], facts: Facts): readonly Modifier[] {
  return rows
    .map(({ condition, rule, dice }) => ({ condition, dice: dice(facts), rule }))
    .filter(({ dice }) => dice !== 0);
}

function sum<Facts>(rows: readonly Row<Facts>[], facts: Facts): number {
  let total = 0;
  for (const row of rows) total += row.dice(facts);
  return total;
}

/** CV-ATK-15: the dice after modifiers; below 1 there is no attack. */
export function modified(dice: number, modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, modifier) => sum + modifier.dice, dice);
}
