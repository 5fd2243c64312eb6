import type { Firepower, Nation, Stance } from '@sitrep/combat-veteran';
import type { Spot } from '../sheet/sheet.ts';

/** A weapon as it is shown, apart from where it is. */
export interface WeaponFace {
  /** Its name, short enough for a counter. */
  readonly label: string;
  readonly firepower?: Firepower | undefined;
  readonly crew: 1 | 2 | 3;
  readonly isRadio?: boolean | undefined;
  /** The armor that it gives as smoke. */
  readonly smoke?: number | undefined;
  readonly isBroken?: boolean | undefined;
}

/** A man or a group as it is shown. */
export interface SoldierFace {
  readonly nation: Nation;
  readonly name: string;
  /** None for a medic. */
  readonly firepower?: number | undefined;
  readonly discipline: number;
  /** Rank dots. */
  readonly rank?: number | undefined;
  readonly isMedic?: boolean | undefined;
  readonly isHero?: boolean | undefined;
  readonly stance: Stance;
  readonly weapon?: WeaponFace | undefined;
  /** The one that was chosen: a wide edge. */
  readonly isChosen?: boolean | undefined;
  /** Has acted: paled and ticked. */
  readonly isDone?: boolean | undefined;
  /** Cannot act: paled. */
  readonly isPaled?: boolean | undefined;
}

/** Counters are drawn in a square of this many units. */
const COUNTER = 64;

/** The transform that puts a counter on a place of the map, so many map units wide. */
export function counterAt([x, y]: Spot, width = 28): string {
  return `translate(${(x - width / 2).toFixed(1)} ${(y - width / 2).toFixed(1)})scale(${width / COUNTER})`;
}

/** How a weapon's figure is written: plain, with its sign, or within a ring. */
export function writtenValue({ firepower, smoke }: WeaponFace): {
  readonly text: string;
  readonly isRinged: boolean;
} {
  if (firepower) {
    const { kind, value } = firepower;
    return { text: kind === 'plus' ? `+${value}` : `${value}`, isRinged: kind === 'circled' };
  }
  if (smoke !== undefined) return { text: `−${smoke}`, isRinged: false };
  return { text: '', isRinged: false };
}

/** Whether the side of a nation is told by eight corners instead of a square. */
export function isEnemy(nation: Nation): boolean {
  return nation === 'viet-cong' || nation === 'taliban';
}
