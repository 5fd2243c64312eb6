import type { AutoStep, Context, PickStep, Procedure, Reading, Seat, WindowStep } from '../../src/index.ts';
import { breakRules } from './faults.ts';
import { type Command, FAULTS, LUCK, type ParlourTypes, type PeekPlan } from './types.ts';

type Here = Context<ParlourTypes, 'table'>;

export function everySeat(state: Reading<ParlourTypes>): readonly Seat[] {
  return state.seats.map((_, seat) => seat);
}

function handOf(state: Reading<ParlourTypes>, seat: Seat): readonly number[] {
  return state.zones[`hand${seat}`]?.tokens ?? [];
}

const ALWAYS = [
  'note',
  'rest',
  'murmur',
  'end',
  'close',
  'roll',
  'peek',
  'draw',
  'unveil',
  'gift',
  'callCouncil',
  'buy',
] as const;

/** Everybody may act at any time; most things leave the question open where it stands. */
const turn: PickStep<ParlourTypes, 'table'> = {
  kind: 'pick',
  name: 'turn',
  rule: 'PA-TURN',
  seats: everySeat,
  about: (state) => ({ notes: state.game.notes.length }),
  options: (state, _locals, seat) => [
    ...ALWAYS.map((type) => ({ type })),
    ...handOf(state, seat).map((card) => ({ type: 'show', card }) as const),
    ...(state.zones.table?.tokens ?? []).map((card) => ({ type: 'take', card }) as const),
    ...calls(state),
    ...(state.config.isFragile ? FAULTS.map((fault) => ({ type: 'err', fault }) as const) : []),
  ],
  blocked: (state, _locals, seat) =>
    handOf(state, seat).length === 0
      ? [{ command: { type: 'show', card: 0 }, code: 'EMPTY_HAND', rule: 'PA-SHOW', args: { seat } }]
      : [],
  plans: (_state, _locals, _seat, { type }) => (type === 'roll' ? [LUCK] : []),
  unplanned: { peek: 'nobody asks for its odds' },
  fallback: () => ({ type: 'rest' }),
  answer: act,
};

/** A vote, an alarm or a plan may be called for all seats, for all but one, or for one; an alarm even for none. */
function calls(state: Reading<ParlourTypes>): readonly Command[] {
  const all = everySeat(state);
  const groups = [all, all.slice(1), all.slice(0, 1)];
  const types = ['callVote', 'callAlarm', 'callPlan'] as const;
  const some = types.flatMap((type) => groups.map((seats) => ({ type, seats })));
  return [...some, { type: 'callAlarm', seats: [] }];
}

function act(context: Here, _locals: object, seat: Seat, command: Command): void {
  switch (command.type) {
    case 'rest':
      return context.go('start');
    case 'close':
      return context.go('close');
    case 'callVote':
      return context.call('vote', { seats: command.seats });
    case 'callAlarm':
      return context.call('alarm', { seats: command.seats }, 'start');
    case 'callPlan':
      return context.call('plan', { seats: command.seats }, 'start');
    case 'callCouncil':
      context.emit({ type: 'noted', rule: 'PA-NOTE', seat });
      return context.call('council', {});
    case 'buy':
      return context.begin('shop', { buyer: seat, item: '', colour: 'plain' });
    case 'show':
      return context.move({ rule: 'PA-SHOW', from: `hand${seat}`, into: 'table', tokens: [command.card] });
    case 'take':
      return context.move({ rule: 'PA-TAKE', from: 'table', into: `hand${seat}`, tokens: [command.card] });
    case 'err':
      return breakRules(context, seat, command.fault);
    default:
      return happen(context, seat, command.type);
  }
}

function happen(context: Here, seat: Seat, type: Command['type']): void {
  if (type === 'note') context.emit({ type: 'noted', rule: 'PA-NOTE', seat });
  if (type === 'end') context.emit({ type: 'ended', rule: 'PA-END', seat });
  if (type === 'roll') context.roll(LUCK);
  if (type === 'draw') context.draw({ rule: 'PA-DRAW', from: 'deck', into: `hand${seat}`, count: 2 });
  if (type === 'unveil') context.open({ rule: 'PA-UNVEIL', zone: `hand${seat}`, seats: 'all' });
  if (type === 'gift') context.open({ rule: 'PA-GIFT', zone: 'cellar', seats: [seat] });
  if (type === 'peek') peek(context, seat);
  if (type === 'murmur') murmur(context, seat);
}

function peek(context: Here, seat: Seat): void {
  const dice = { peek: { count: 1, sides: 20 } };
  const plan: PeekPlan = { type: 'peek', rule: 'PA-PEEK', dice, stream: `peek${seat}`, seats: [seat] };
  const [face = 0] = context.roll(plan).peek;
  context.emit({ type: 'peeked', rule: 'PA-PEEK', seat, face });
}

/** A note, then something nobody learns of, which leads to another note. */
function murmur(context: Here, seat: Seat): void {
  const cause = context.emit({ type: 'noted', rule: 'PA-NOTE', seat });
  const hidden = context.emit({ type: 'murmured', rule: 'PA-MURMUR', seat, cause });
  context.emit({ type: 'noted', rule: 'PA-NOTE', seat, cause: hidden });
}

const nobody: PickStep<ParlourTypes, 'table'> = { ...turn, seats: () => [] };
const emptyPick: PickStep<ParlourTypes, 'table'> = {
  kind: 'pick',
  name: 'fault',
  rule: 'PA-FAULT',
  seats: everySeat,
  options: () => [],
  answer: () => undefined,
};
const endless: WindowStep<ParlourTypes, 'table'> = {
  kind: 'window',
  name: 'fault',
  rule: 'PA-FAULT',
  seats: everySeat,
  isOpen: () => true,
  options: () => [],
  react: () => undefined,
  passed: (context) => context.go('endless'),
};
const circle: AutoStep<ParlourTypes, 'table'> = { kind: 'auto', run: (context) => context.go('circle') };
/** Ends the game and goes nowhere from there. */
const close: AutoStep<ParlourTypes, 'table'> = {
  kind: 'auto',
  run: (context) => void context.emit({ type: 'ended', rule: 'PA-END', seat: 0 }),
};
const stuck: AutoStep<ParlourTypes, 'table'> = { kind: 'auto', run: () => undefined };

export const table: Procedure<ParlourTypes, 'table'> = {
  start: turn,
  close,
  nobody,
  emptyPick,
  endless,
  circle,
  stuck,
};
