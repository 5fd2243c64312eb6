import { type Hex, neighboursOf } from '@sitrep/hex';
import type { Context, Locals, PickStep, Procedure } from '@sitrep/kernel';
import { blockedCalls, blockedSpotters, supportModifiers } from '../choices/support.ts';
import type { CvTypes } from '../cv-types.ts';
import { isPassed, planAccuracy, planScatter, scatteredTo } from '../queries/check.ts';
import { modified } from '../queries/conditions.ts';
import { fieldOf, get } from '../queries/field.ts';
import { isContested, piecesIn } from '../queries/pieces.ts';
import { CHITS, spotters, supportHexes } from '../reasons/support.ts';
import { NONE } from '../state.ts';
import { type Acting, eliminate, fieldIn, testVictory } from './acting.ts';
import { settleContest } from './close-combat.ts';
import { hiddenBunkerIn, probe } from './discovery.ts';
import { boxOf } from './game.ts';

/** The context of its steps. */
type Running = Context<CvTypes, 'support'>;

type Here = Locals<CvTypes, 'support'>;

const US = 0;
const USED = 'used';

const spotterChoice: PickStep<CvTypes, 'support'> = {
  kind: 'pick',
  name: 'spotterChoice',
  rule: 'CV-FS-02',
  seats: () => [US],
  options: (state) => spotters(fieldOf(state)).map((leader) => ({ type: 'spotter', leader }) as const),
  blocked: (state) => blockedSpotters(fieldOf(state)),
  answer(context, _locals, _seat, command) {
    if (command.type === 'spotter') context.go('hex', { leader: command.leader });
  },
};

const supportHex: PickStep<CvTypes, 'support'> = {
  kind: 'pick',
  name: 'supportHex',
  rule: 'CV-FS-02',
  seats: () => [US],
  about: (_state, { leader }) => ({ leader }),
  options: (state, { leader }) =>
    supportHexes(fieldOf(state), leader).map((hex) => ({ type: 'callOn', hex }) as const),
  blocked: (state, { leader }) => blockedCalls(fieldOf(state), leader),
  plans: (state, { leader }, _seat, answer) =>
    answer.type === 'callOn' ? [planAccuracy(fieldOf(state), leader, answer.hex)] : [],
  answer(context, locals, _seat, command) {
    if (command.type === 'callOn') call(context, locals, command.hex);
  },
};

/** CV-RULING-111: once all is chosen, a face-down chit is turned; then the accuracy is rolled. */
function call(context: Running, { chit, leader }: Here, hex: Hex): void {
  const field = fieldIn(context);
  context.pay();
  const placed = chit === NONE ? drawChit(context) : chit;
  if (chit !== NONE) context.move({ rule: 'CV-FS-10', from: CHITS, into: USED, tokens: [chit] });
  const from = get(field.game.at, leader);
  context.emit({ type: 'supportCalled', rule: 'CV-FS-02', chit: placed, leader, from, hex });
  const struck = findStruck(context, leader, hex);
  context.go('end');
  if (struck === undefined) context.emit({ type: 'supportLost', rule: 'CV-FS-06', chit: placed });
  else strike(context, placed, struck);
}

function drawChit(context: Acting): number {
  const [chit = 0] = context.draw({
    rule: 'CV-RULING-111',
    from: boxOf(context.state.game.turn),
    into: USED,
  });
  return chit;
}

/** CV-FS-05, CV-RULING-110: the hex aimed at, or one next to it; `undefined` is off the map. */
function findStruck(context: Acting, leader: number, hex: Hex): Hex | undefined {
  const field = fieldIn(context);
  const plan = planAccuracy(field, leader, hex);
  if (isPassed(plan, context.roll(plan))) return hex;
  const scatter = planScatter(hex);
  return scatteredTo(field, scatter, context.roll(scatter));
}

function strike(context: Running, chit: number, hex: Hex): void {
  const field = fieldIn(context);
  const { firepower, skulls } = get(field.roster.chits, chit);
  const isDice = skulls === undefined;
  const modifiers = isDice ? supportModifiers(field, hex) : [];
  const pool = isDice ? modified(firepower ?? 0, modifiers) : 0;
  context.emit({ type: 'supportStruck', rule: 'CV-FS-07', chit, hex, pool, modifiers });
  if (!isDice) return crush(context, skulls === 2 ? [hex, ...neighboursOf(field.board.grid, hex)] : [hex]);
  // CV-S1-14: fire that discovers a bunker does not hurt what is in it
  const isSpared = hiddenBunkerIn(field, hex) !== NONE;
  probe(context, [hex], 'CV-S1-14');
  // CV-RULING-115
  if (isSpared || isContested(field, hex)) return;
  context.call('volley', {
    seat: US,
    firer: NONE,
    hex,
    pool,
    movers: [],
    ignoresArmor: false,
    attacked: [],
    target: NONE,
  });
}

/** CV-FS-08, CV-RULING-112, CV-RULING-116: skulls destroy everything except what they discover. */
function crush(context: Acting, hexes: readonly Hex[]): void {
  const field = fieldIn(context);
  const doomed = hexes.flatMap((hex) => piecesIn(field, hex));
  probe(context, hexes, 'CV-S1-14');
  for (const piece of doomed) if (get(field.game.at, piece) >= 0) eliminate(context, piece, 'CV-FS-08');
  for (const hex of hexes) settleContest(context, hex);
}

export const support: Procedure<CvTypes, 'support'> = {
  start: { kind: 'auto', run: (context) => context.go('spotter') },
  spotter: spotterChoice,
  hex: supportHex,
  end: {
    kind: 'auto',
    run(context) {
      testVictory(context);
      context.done();
    },
  },
};
