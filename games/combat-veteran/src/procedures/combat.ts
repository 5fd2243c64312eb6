import type { Context, PickStep, Procedure, WindowStep } from '@sitrep/kernel';
import { blockedSmoke, smokeOptions } from '../choices/moving.ts';
import { blockedSupports, supports } from '../choices/support.ts';
import type { Command } from '../commands.ts';
import type { CvTypes } from '../cv-types.ts';
import { combatShots, hasAny, openAim } from '../queries/aims.ts';
import { fieldOf, get, type Read } from '../queries/field.ts';
import { hasHidden, rival } from '../queries/pieces.ts';
import { blockedShots, quarryOf } from '../reasons/shots.ts';
import { NONE } from '../state.ts';
import { type Acting, fieldIn } from './acting.ts';
import { laySmoke } from './activation.ts';
import { showSelf } from './discovery.ts';
import { boxOf } from './game.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'combat'>;

/** CV-RULING-80: smoke before the enemy fires. Both sides can see who has some. */
const smokeChance: WindowStep<CvTypes, 'combat'> = {
  kind: 'window',
  name: 'smokeChance',
  rule: 'CV-RULING-80',
  seats: ({ game }) => [rival(game.active)],
  isOpen: () => true,
  options: (state, _locals, seat) => smokeOptions(fieldOf(state), seat),
  blocked: (state, _locals, seat) => blockedSmoke(fieldOf(state), seat),
  react(context, _locals, _seat, command) {
    if (command.type === 'smoke') laySmoke(context, command.weapon, command.hex);
  },
  passed: (context) => context.go('next'),
};

/** CV-RULING-114: attacks and chits in any order. */
function* possible(state: Read): Generator<Command> {
  yield* combatShots(fieldOf(state), state.game.active);
  yield* supports(state);
}

const menu: PickStep<CvTypes, 'combat'> = {
  kind: 'pick',
  name: 'combatChoice',
  rule: 'CV-ATK-03',
  seats: ({ game }) => [game.active],
  options: (state) => [...possible(state), { type: 'endPhase' }],
  blocked(state, _locals, seat) {
    const field = fieldOf(state);
    return [...blockedShots(field, quarryOf(field, seat)), ...blockedSupports(state, seat)];
  },
  fallback: () => ({ type: 'endPhase' }),
  answer(context, _locals, _seat, command) {
    if (command.type === 'fire') return fire(context, command.soldier, command.weapon);
    if (command.type === 'support')
      return context.begin('support', { chit: command.chit, leader: NONE }, 'next');
    if (command.type === 'supportBlind')
      return context.begin('support', { chit: NONE, leader: NONE }, 'next');
    context.go('end');
  },
};

function fire(context: Running, soldier: number, weapon: number): void {
  const aim = openAim(soldier, weapon, NONE, []);
  if (!get(context.state.game.isHidden, soldier)) return context.begin('shot', aim, 'next');
  // CV-S1-13: once a hidden soldier takes aim, there is no way back
  showSelf(context, soldier, 'CV-S1-13');
  context.call('shot', aim, 'next');
}

/** CV-S2-05: a turn's chits that were not used are removed, and nobody sees them. */
function removeChits(context: Acting): void {
  const { game, zones } = context.state;
  const box = boxOf(game.turn);
  const tokens = zones[box]?.tokens ?? [];
  if (game.active === 0 && tokens.length > 0)
    context.move({ rule: 'CV-S2-05', from: box, into: 'removed', tokens: [...tokens] });
}

export const combat: Procedure<CvTypes, 'combat'> = {
  start: smokeChance,
  next: {
    kind: 'auto',
    run(context) {
      const field = fieldIn(context);
      // whether a side is asked must not reveal what its hidden soldiers could do
      const isAsked = hasHidden(field, field.game.active) || hasAny(possible(context.state));
      context.go(isAsked ? 'menu' : 'end');
    },
  },
  menu,
  end: {
    kind: 'auto',
    run(context) {
      removeChits(context);
      context.done();
    },
  },
};
