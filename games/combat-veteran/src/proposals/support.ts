import type { Proposal } from '@sitrep/contract';
import { type Hex, neighboursOf } from '@sitrep/hex';
import { distribution, type Seat, topLocals } from '@sitrep/kernel';
import { supportModifiers, supports } from '../choices/support.ts';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import { enemiesIn } from '../queries/aiming.ts';
import { isPassed, planAccuracy } from '../queries/check.ts';
import { modified } from '../queries/conditions.ts';
import { type Field, fieldOf, get, type Read, soldierOf } from '../queries/field.ts';
import { hasDice, sharedAttack } from '../queries/planned-attack.ts';
import { spotters, whyNoCall } from '../reasons/support.ts';
import { NONE } from '../state.ts';
import { planOdds } from '../telling/plan-odds.ts';
import type { CvFocus } from './focus.ts';
import type { SupportSketch } from './sketches.ts';

const SIDES_OF_HEX = 6;

/** CV-FS-02: the leader who strikes a hex most surely, or `NONE`. */
function bestSpotter(field: Field, hex: Hex): Piece {
  const able = spotters(field).filter((leader) => whyNoCall(field, leader, hex) === undefined);
  return able.reduce(
    (best, leader) =>
      best === NONE || soldierOf(field, leader).discipline > soldierOf(field, best).discipline
        ? leader
        : best,
    NONE,
  );
}

/** Fire support on a hex: the chit, the best spotter, the hex. */
export function supportOn(state: Read, seat: Seat, focus: CvFocus): readonly Proposal<CvTypes>[] {
  const field = fieldOf(state);
  const { chit = NONE, hex = NONE } = focus;
  if (topLocals(state, 'combat') === undefined || field.board.terrain[hex] === undefined) return [];
  const isBlind = chit === NONE;
  const first = supports(state).find((each) =>
    each.type === 'support' ? !isBlind && each.chit === chit : isBlind,
  );
  const leader = bestSpotter(field, hex);
  if (first === undefined || leader === NONE) return [];
  const sketch = sketchOf(field, { chit, hex, leader });
  const strikes = enemiesIn(field, hex, seat, [])
    .map((target) => sharedAttack(field, { firer: NONE, ignoresArmor: false }, target, sketch.pool))
    .filter((plan) => sketch.pool > 0 && hasDice(plan));
  return [
    {
      id: `support:${chit}:${hex}`,
      title: isBlind
        ? { key: 'proposal.support.blind', args: { leader, hex } }
        : { key: 'proposal.support', args: { chit, leader, hex } },
      answers: [first, { type: 'spotter', leader }, { type: 'callOn', hex }],
      costs: [],
      odds: [planAccuracy(field, leader, hex), ...strikes].flatMap((plan) => planOdds(field.content, plan)),
      danger: [],
      parts: [],
      sketch,
    },
  ];
}

/** CV-FS-05, CV-RULING-110: where it may come down. */
function sketchOf(
  field: Field,
  { chit, hex, leader }: Pick<SupportSketch, 'chit' | 'hex' | 'leader'>,
): SupportSketch {
  const plan = planAccuracy(field, leader, hex);
  const { total, counts } = distribution(plan.dice, (dice) => isPassed(plan, dice));
  const accuracy = Math.floor(((counts.get(true) ?? 0) * 1000) / total);
  const stray = Math.floor((1000 - accuracy) / SIDES_OF_HEX);
  const firepower = chit === NONE ? 0 : (get(field.roster.chits, chit).firepower ?? 0);
  return {
    kind: 'support',
    chit,
    hex,
    leader,
    from: get(field.game.at, leader),
    accuracy,
    scatter: neighboursOf(field.board.grid, hex).map((near) => ({ hex: near, chance: stray })),
    pool: firepower === 0 ? 0 : Math.max(0, modified(firepower, supportModifiers(field, hex))),
  };
}
