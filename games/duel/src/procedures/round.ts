import type { Blocked, Context, PickStep, Procedure, Reading, SealedStep, Seat } from '@sitrep/kernel';
import { canPay, getCard, getDuellist, handOf, planBlow, planOmen, resolveOmen, rival } from '../queries.ts';
import { type Command, type DuelTypes, STANCES } from '../types.ts';

const BOTH: readonly Seat[] = [0, 1];
const MOST_CARDS = 5;

const stances: SealedStep<DuelTypes, 'round'> = {
  kind: 'sealed',
  name: 'stanceChoice',
  rule: 'DU-ROUND-01',
  seats: () => BOTH,
  options: () => STANCES.map((stance) => ({ type: 'stance', stance })),
  answers(context, _locals, answers) {
    for (const { seat, command } of answers) {
      if (command.type === 'stance')
        context.emit({ type: 'stanceTaken', rule: 'DU-ROUND-01', seat, stance: command.stance });
    }
    context.go('action');
  },
};

const action: PickStep<DuelTypes, 'round'> = {
  kind: 'pick',
  name: 'action',
  rule: 'DU-ROUND-02',
  seats: (state) => BOTH.filter((seat) => !getDuellist(state, seat).hasActed),
  options: (state, _locals, seat) => [
    ...candidates(state, seat).filter((command) => reasonAgainst(state, seat, command) === undefined),
    { type: 'hold' },
  ],
  blocked: (state, _locals, seat) =>
    candidates(state, seat).flatMap((command) => reasonAgainst(state, seat, command) ?? []),
  // Assumes that the blow is not parried.
  plans(state, _locals, seat, answer) {
    if (answer.type === 'attack') return [planBlow(state, seat, answer.card, -1)];
    return answer.type === 'omen' ? [planOmen(seat)] : [];
  },
  fallback: () => ({ type: 'hold' }),
  answer(context, _locals, seat, command) {
    if (command.type === 'attack')
      return context.begin('attack', { attacker: seat, card: command.card, paid: [], parry: -1 }, 'next');
    perform(context, seat, command);
    context.emit({ type: 'acted', rule: 'DU-ROUND-02', seat });
    context.go('next');
  },
};

/** Everything a duellist might want to do, possible or not. */
function candidates(state: Reading<DuelTypes>, seat: Seat): readonly Command[] {
  return [
    ...handOf(state, seat).map((card) => ({ type: 'attack', card }) as const),
    { type: 'study' },
    { type: 'breathe' },
    { type: 'omen' },
  ];
}

function reasonAgainst(
  state: Reading<DuelTypes>,
  seat: Seat,
  command: Command,
): Blocked<DuelTypes> | undefined {
  const { health, omen } = getDuellist(state, seat);
  if (command.type === 'attack' && getCard(state, command.card).type === 'parry')
    return { command, code: 'NO_BLOW', rule: 'DU-ACT-01' };
  if (command.type === 'attack' && !canPay(state, seat, command.card))
    return { command, code: 'CANNOT_PAY', rule: 'DU-ATK-01' };
  if (command.type === 'study' && state.zones[`hand${rival(seat)}`]?.tokens.length === 0)
    return { command, code: 'NOTHING_TO_STUDY', rule: 'DU-ACT-02' };
  if (command.type === 'breathe' && health === state.config.health)
    return { command, code: 'UNHURT', rule: 'DU-ACT-03' };
  if (command.type === 'omen' && omen > 0) return { command, code: 'OMEN_WAITS', rule: 'DU-ACT-04' };
  return undefined;
}

function perform(context: Context<DuelTypes, 'round'>, seat: Seat, command: Command): void {
  if (command.type === 'study')
    context.draw({ rule: 'DU-ACT-02', from: `hand${rival(seat)}`, into: `shown${rival(seat)}` });
  if (command.type === 'breathe') context.emit({ type: 'breathed', rule: 'DU-ACT-03', seat });
  if (command.type === 'omen') {
    const { face } = resolveOmen(context.roll(planOmen(seat)));
    context.emit({ type: 'omenRead', rule: 'DU-ACT-04', seat, face });
  }
}

function endRound(context: Context<DuelTypes, 'round'>): void {
  for (const seat of BOTH) {
    if (handOf(context.state, seat).length < MOST_CARDS)
      context.draw({ rule: 'DU-ROUND-03', from: 'deck', into: `hand${seat}` });
  }
  const isLast = context.state.game.round === context.state.config.rounds;
  context.emit({ type: 'roundEnded', rule: isLast ? 'DU-END-02' : 'DU-ROUND-03', seat: 0, isLast });
  context.done();
}

export const round: Procedure<DuelTypes, 'round'> = {
  start: stances,
  action,
  next: {
    kind: 'auto',
    run: (context) => context.go(action.seats(context.state, {}).length > 0 ? 'action' : 'end'),
  },
  end: { kind: 'auto', run: endRound },
};
