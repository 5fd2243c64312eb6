import type { Context, Locals, PickStep, Procedure, WindowStep } from '@sitrep/kernel';
import type { CvTypes } from '../cv-types.ts';
import { defensiveShots, hasAny, openAim } from '../queries/aims.ts';
import { fightersIn } from '../queries/contest.ts';
import { mayBeSeen, openFirers } from '../queries/defence.ts';
import { type Field, fieldOf, get } from '../queries/field.ts';
import { hasHidden, isOnMap, isWounded, rival, soldiersIn, soldiersOf } from '../queries/pieces.ts';
import { plannedAttacks } from '../queries/planned-attack.ts';
import { refusedOf } from '../queries/reason.ts';
import { whyNoTakingShelter } from '../reasons/results.ts';
import { blockedShots, quarryIn } from '../reasons/shots.ts';
import { eliminate, fieldIn, testVictory } from './acting.ts';
import { clearBunker, probeAround, showSelf } from './discovery.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'entry'>;

type Here = Locals<CvTypes, 'entry'>;

/** CV-RULING-122: discovery, then the wounded, then close combat or defensive fire. */
function arrive(context: Running, { hex, movers }: Here): void {
  const { active } = context.state.game;
  probeAround(context, hex, active);
  const field = fieldIn(context);
  // CV-STACK-11, CV-RULING-39
  for (const soldier of soldiersIn(field, hex, rival(active)))
    if (isWounded(field, soldier)) eliminate(context, soldier, 'CV-STACK-11');
  clearBunker(context, hex);
  testVictory(context);
  // CV-RULING-47: no fire into close combat
  if (fightersIn(field, hex, rival(active)).length === 0) return context.go('bunker');
  // CV-MOVE-38: soldiers that entered close combat go no further, however it ends
  context.emit({ type: 'finished', rule: 'CV-MOVE-38', soldiers: [...movers] });
  context.go('done');
  context.call('closeCombat', { hex, instigator: active, losses: [] });
}

const STOPPING = 'those who entered may have to stop, and runners check then';

/** CV-RULING-79: on entering, soldiers may go into a bunker of their own side. */
const shelterChoice: PickStep<CvTypes, 'entry'> = {
  kind: 'pick',
  name: 'shelterChoice',
  rule: 'CV-RULING-79',
  seats: ({ game }) => [game.active],
  about: (_state, { hex }) => ({ hex }),
  options: (state, locals) => [
    ...sheltering(fieldOf(state), locals).map((soldier) => ({ type: 'takeShelter', soldier }) as const),
    { type: 'stayOut' },
  ],
  blocked: (state, locals) =>
    refusedOf(
      locals.movers.map((soldier) => ({ type: 'takeShelter', soldier }) as const),
      ({ soldier }) => whyNoTakingShelter(fieldOf(state), locals, soldier),
    ),
  unplanned: { takeShelter: STOPPING, stayOut: STOPPING },
  answer(context, _locals, _seat, command) {
    if (command.type !== 'takeShelter') return context.go('watch');
    context.emit({ type: 'sheltered', rule: 'CV-RULING-79', soldier: command.soldier, isInside: true });
    context.go('bunker');
  },
};

function sheltering(field: Field, locals: Here): readonly number[] {
  return locals.movers.filter((mover) => whyNoTakingShelter(field, locals, mover) === undefined);
}

/** CV-DFIRE-01, CV-DFIRE-04: the chance to fire at those who entered. */
const defensiveFire: WindowStep<CvTypes, 'entry'> = {
  kind: 'window',
  name: 'defensiveFire',
  rule: 'CV-DFIRE-01',
  seats: ({ game }) => [rival(game.active)],
  about: (_state, { hex, movers }) => ({ hex, soldiers: movers }),
  options(state, { hex, movers }, seat) {
    const field = fieldOf(state);
    return [...defensiveShots(field, soldiersOf(field, seat), hex, movers)];
  },
  blocked(state, { hex, movers }, seat) {
    const field = fieldOf(state);
    return blockedShots(field, quarryIn(field, seat, hex, movers));
  },
  plans: (state, { hex, movers }, _seat, answer) =>
    answer.type === 'fire'
      ? plannedAttacks(fieldOf(state), openAim(answer.soldier, answer.weapon, hex, movers))
      : [],
  unplanned: { pass: STOPPING },
  react(context, { hex, movers }, _seat, command) {
    if (command.type !== 'fire') return;
    const { soldier, weapon } = command;
    const isHidden = get(context.state.game.isHidden, soldier);
    const aim = openAim(soldier, weapon, hex, [...movers]);
    // CV-RULING-48: a hidden firer is discovered first, and there is no way back
    if (!isHidden) return context.begin('shot', aim, 'watch');
    showSelf(context, soldier, 'CV-S1-13');
    context.call('shot', aim, 'watch');
  },
  passed: (context) => context.go('done'),
};

/**
 * CV-RULING-148: whether the window opens depends on public knowledge only: somebody on the map has a shot, or an undiscovered bunker
 * might have one.
 */
function mayBeFiredAt(field: Field, { hex, movers }: Here): boolean {
  const seat = rival(field.game.active);
  if (!movers.some((mover) => isOnMap(field, mover))) return false;
  if (hasHidden(field, seat) && mayBeSeen(field, hex)) return true;
  return hasAny(defensiveShots(field, openFirers(field, seat), hex, movers));
}

export const entry: Procedure<CvTypes, 'entry'> = {
  start: { kind: 'auto', run: arrive },
  bunker: {
    kind: 'auto',
    run: (context, locals) =>
      context.go(sheltering(fieldIn(context), locals).length > 0 ? 'shelter' : 'watch'),
  },
  shelter: shelterChoice,
  watch: {
    kind: 'auto',
    run: (context, locals) => context.go(mayBeFiredAt(fieldIn(context), locals) ? 'window' : 'done'),
  },
  window: defensiveFire,
  done: { kind: 'auto', run: (context) => context.done() },
};
