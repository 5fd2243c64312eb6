import type { Piece } from '../content/roster.ts';
import { modifiersFor } from './aiming.ts';
import { modified } from './conditions.ts';
import type { Field } from './field.ts';
import { knownOdds } from './known-odds.ts';
import { isEffective } from './pieces.ts';
import { targetOf } from './planned-attack.ts';
import { supposeDown } from './supposed.ts';

/** An attack on one man, before what his own conditions do to it. */
export interface Share {
  readonly target: Piece;
  readonly dice: number;
  readonly isArmorIgnored: boolean;
}

/** How many of `total` equally likely courses leave so many men wounded or worse; the place in the list is the number of men. */
export interface Risk {
  readonly total: bigint;
  readonly counts: readonly bigint[];
}

/** A man under fire: courses that leave him as he was, down, out of it, and all there are. */
interface Fate {
  readonly up: bigint;
  readonly down: bigint;
  readonly safe: bigint;
  readonly total: bigint;
}

/** What attacks do to men hex by hex, one after another. Whoever goes down goes no further (CV-RULING-26). */
export function riskOf(
  men: readonly Piece[],
  volleys: readonly { readonly field: Field; readonly shares: readonly Share[] }[],
): Risk {
  let risk: Risk = { total: 1n, counts: [1n] };
  for (const man of men) {
    let fate: Fate = { up: 1n, down: 0n, safe: 0n, total: 1n };
    for (const { field, shares } of volleys) {
      for (const share of shares) if (share.target === man) fate = attacked(field, fate, share);
      fate = { ...fate, down: 0n, safe: fate.safe + fate.down };
    }
    risk = joined(risk, fate);
  }
  return risk;
}

/** A man's fate after one more attack. */
function attacked(field: Field, fate: Fate, share: Share): Fate {
  const up = outcomeOf(field, share);
  const down = isEffective(field, share.target) ? outcomeOf(supposeDown(field, share.target), share) : up;
  return {
    up: fate.up * up.none * down.total,
    down: fate.up * up.crawl * down.total + fate.down * (down.none + down.crawl) * up.total,
    safe: fate.safe * up.total * down.total,
    total: fate.total * up.total * down.total,
  };
}

/** The odds of an attack on a man as he is in a field; without a die there is none (CV-ATK-15). */
function outcomeOf(field: Field, { target, dice, isArmorIgnored }: Share) {
  const count = modified(dice, modifiersFor(field, target, isArmorIgnored));
  if (count < 1) return { none: 1n, crawl: 0n, total: 1n };
  const { total, counts } = knownOdds(field.content, { dice: count, target: targetOf(field, target) });
  return { none: counts.none, crawl: counts.crawl, total };
}

/** The risk of those so far and of one more man: dice against different men have nothing to do with each other. */
function joined({ total, counts }: Risk, { up, down, safe, total: all }: Fate): Risk {
  const spared = up + down + safe;
  const hit = all - spared;
  if (hit === 0n) return { total, counts };
  const next = [...counts, 0n].map((count, men) => count * spared + (counts[men - 1] ?? 0n) * hit);
  return { total: total * all, counts: next };
}

/** The chance that somebody is wounded or worse, in thousandths, half rounded up. */
export function anyHit({ total, counts }: Risk): number {
  return thousandths(total - (counts[0] ?? 0n), total);
}

/** The men to be expected, in thousandths, half rounded up. */
export function menExpected({ total, counts }: Risk): number {
  return thousandths(
    counts.reduce((sum, count, men) => sum + count * BigInt(men), 0n),
    total,
  );
}

function thousandths(part: bigint, total: bigint): number {
  return Number((part * 2000n + total) / (total * 2n));
}
