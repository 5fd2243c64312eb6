import type { Odds } from '@sitrep/contract';
import type { Hex } from '@sitrep/hex';
import type { Threatened } from '../queries/exposure.ts';
import { type Field, get } from '../queries/field.ts';
import { anyHit, menExpected, type Risk } from '../queries/risk.ts';
import type { DangerSketch } from './sketches.ts';

/** Larger totals would leave plain numbers no room to calculate. */
const MOST = 1_000_000_000_000_000n;

/** A risk as odds: how many men are wounded or worse. */
export function riskOdds({ total, counts }: Risk, hex: Hex): Odds {
  const scale = total > MOST ? MOST : total;
  const scaled = counts.map((count) => Number((count * scale) / total));
  // what rounding leaves over is nobody
  const hit = scaled.slice(1).reduce((sum, count) => sum + count, 0);
  const chances = scaled.map((count, men) => ({
    key: 'odds.men',
    args: { men },
    count: men === 0 ? Number(scale) - hit : count,
  }));
  const gist = [{ key: 'odds.anyHit', args: {}, count: hit }];
  return {
    key: 'odds.exposure',
    about: { hex },
    rule: 'CV-DFIRE-01',
    total: Number(scale),
    chances,
    besides: [],
    gist,
    modifiers: [],
  };
}

export function dangerSketch({ game }: Field, { fires, risk }: Threatened): DangerSketch {
  return {
    chance: anyHit(risk),
    men: menExpected(risk),
    fires: fires.map(({ gun: { firer, weapon, crew }, hex, pool }) => ({
      firer,
      weapon,
      crew,
      from: get(game.at, firer),
      hex,
      pool,
    })),
  };
}
