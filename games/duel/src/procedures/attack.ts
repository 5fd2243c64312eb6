import type { Context, Locals, PickStep, Procedure, WindowStep } from '@sitrep/kernel';
import { getCard, getDuellist, handOf, planBlow, resolveBlow, rival, zoneOf } from '../queries.ts';
import type { DuelTypes } from '../types.ts';

type Here = Locals<DuelTypes, 'attack'>;

/** A blow cannot pay for itself, and no card pays twice. */
function isSpokenFor({ card, paid }: Here, token: number): boolean {
  return token === card || paid.includes(token);
}

const cost: PickStep<DuelTypes, 'attack'> = {
  kind: 'pick',
  name: 'cost',
  rule: 'DU-ATK-01',
  seats: (_state, { attacker }) => [attacker],
  options: (state, here) =>
    handOf(state, here.attacker).flatMap((card) =>
      isSpokenFor(here, card) ? [] : [{ type: 'discard', card }],
    ),
  blocked: (state, here) =>
    handOf(state, here.attacker).flatMap((card) =>
      isSpokenFor(here, card)
        ? [{ command: { type: 'discard', card }, code: 'SPOKEN_FOR', rule: 'DU-ATK-01' }]
        : [],
    ),
  // As if the blow were not parried.
  plans: (state, { attacker, card }, _seat, answer) =>
    answer.type === 'discard' ? [planBlow(state, attacker, card, -1)] : [],
  answer(context, { paid }, _seat, command) {
    if (command.type === 'discard') context.go('start', { paid: [...paid, command.card] });
  },
};

const OMEN_HIDDEN = "the plan would tell the rival's omen";

const parryChance: WindowStep<DuelTypes, 'attack'> = {
  kind: 'window',
  name: 'parryChance',
  rule: 'DU-ATK-02',
  seats: (_state, { attacker }) => [rival(attacker)],
  about: (_state, { card }) => ({ card }),
  options: (state, _locals, seat) =>
    handOf(state, seat).flatMap((card) =>
      getCard(state, card).type === 'parry' ? [{ type: 'parry', card }] : [],
    ),
  blocked: (state, _locals, seat) =>
    handOf(state, seat).flatMap((card) =>
      getCard(state, card).type === 'parry'
        ? []
        : [{ command: { type: 'parry', card }, code: 'NO_PARRY', rule: 'DU-ATK-02' }],
    ),
  unplanned: { parry: OMEN_HIDDEN, pass: OMEN_HIDDEN },
  react(context, _locals, seat, command) {
    if (command.type !== 'parry') return;
    context.move({
      rule: 'DU-ATK-02',
      from: zoneOf(context.state, seat, command.card),
      into: 'table',
      tokens: [command.card],
    });
    context.emit({ type: 'parried', rule: 'DU-ATK-02', seat, card: command.card });
    context.go('strike', { parry: command.card });
  },
  passed: (context) => context.go('strike'),
};

/** DU-ATK-01: once everything is chosen, the cards are discarded and the blow is on the table. */
function commit(context: Context<DuelTypes, 'attack'>, { attacker, card, paid }: Here): void {
  context.pay();
  for (const token of paid) {
    context.move({
      rule: 'DU-ATK-01',
      from: zoneOf(context.state, attacker, token),
      into: 'discard',
      tokens: [token],
    });
  }
  context.move({
    rule: 'DU-ACT-01',
    from: zoneOf(context.state, attacker, card),
    into: 'table',
    tokens: [card],
  });
  context.emit({ type: 'acted', rule: 'DU-ROUND-02', seat: attacker });
  context.emit({ type: 'attacked', rule: 'DU-ACT-01', seat: attacker, card });
  context.go(handOf(context.state, rival(attacker)).length > 0 ? 'parry' : 'strike');
}

function strike(context: Context<DuelTypes, 'attack'>, { attacker, card, parry }: Here): void {
  const plan = planBlow(context.state, attacker, card, parry);
  const { margin, damage } = resolveBlow(plan, context.roll(plan));
  if (damage > 0) context.emit({ type: 'struck', rule: 'DU-ATK-03', seat: rival(attacker), damage, margin });
  else context.emit({ type: 'missed', rule: 'DU-ATK-03', seat: attacker });
  if (getDuellist(context.state, attacker).omen > 0)
    context.emit({ type: 'omenSpent', rule: 'DU-ATK-04', seat: attacker });
  context.move({
    rule: 'DU-ATK-04',
    from: 'table',
    into: 'discard',
    tokens: parry < 0 ? [card] : [card, parry],
  });
  context.done();
}

export const attack: Procedure<DuelTypes, 'attack'> = {
  start: {
    kind: 'auto',
    run(context, locals) {
      if (locals.paid.length < getCard(context.state, locals.card).cost) context.go('cost');
      else commit(context, locals);
    },
  },
  cost,
  parry: parryChance,
  strike: { kind: 'auto', run: strike },
};
