import { flow, type Reading, type Seat } from '@sitrep/kernel';
import { type DuelEvent, type DuelTypes, type DuelView, duel } from '../src/index.ts';
import { attack } from '../src/procedures/attack.ts';
import { duel as main } from '../src/procedures/duel.ts';
import { round } from '../src/procedures/round.ts';
import { getCard, rival } from '../src/queries.ts';
import { emitting, type Fault, type Plant } from './fault.ts';

type Read = Reading<DuelTypes>;

/** Each lets a seat tell two worlds apart that differ only in what it cannot know. */
export const LEAKS: readonly Fault[] = [
  {
    name: 'a view shows what the omen of the other said',
    law: 'two-worlds',
    plant: () => ({
      view: (state, seat) =>
        withHint(
          state,
          seat,
          state.game.duellists.map(({ omen }) => omen),
        ),
    }),
  },
  {
    name: 'a view counts the parries in the hand of the other',
    law: 'two-worlds',
    plant: () => ({ view: (state, seat) => withHint(state, seat, parries(state, rival(seat)).length) }),
  },
  {
    name: 'a view shows the next card of the deck',
    law: 'two-worlds',
    plant: () => ({ view: (state, seat) => withHint(state, seat, hidden(state, 'deck')[0]) }),
  },
  {
    name: 'the order of fields in a view depends on a hidden hand',
    law: 'two-worlds',
    plant: () => ({
      view(state, seat) {
        const { round: now, duellists } = duel.view(state, seat);
        return parries(state, rival(seat)).length > 1 ? { duellists, round: now } : { round: now, duellists };
      },
    }),
  },
  {
    name: 'an event tells what the omen of the other said',
    law: 'two-worlds',
    plant: () => ({ redact: (event) => event }),
  },
  {
    name: 'whether an omen is reported depends on what it said',
    law: 'two-worlds',
    plant: () => ({
      redact: (event, seat) =>
        event.type === 'omenRead' && event.face < 4 && event.seat !== seat
          ? undefined
          : duel.redact(event, seat),
    }),
  },
  {
    name: 'an event carries a card of a hidden hand',
    law: 'two-worlds',
    plant: () => emitting((event, state) => (event.type === 'acted' ? withCard(event, state) : event)),
  },
  {
    name: 'an event names a card of a hidden hand',
    law: 'masks',
    plant: () => emitting((event, state) => (event.type === 'acted' ? withCard(event, state) : event)),
  },
  {
    name: 'a view names the next card of the deck',
    law: 'masks',
    plant: () => ({
      view: (state, seat) => withHint(state, seat, { card: hidden(state, 'deck')[0] ?? -1 }),
    }),
  },
  {
    name: 'a world that is dealt keeps the true omen',
    law: 'deals',
    plant: () => ({ determinize() {} }),
  },
  {
    name: 'a world that is dealt never has a good omen',
    law: 'deals',
    plant: () => ({
      determinize(state, seat) {
        const other = state.game.duellists[rival(seat)];
        if (other !== undefined && other.omen > 0) other.omen = (other.omen % 3) + 1;
      },
    }),
  },
  {
    name: 'the cause of an event depends on a hidden hand',
    law: 'two-worlds',
    plant: leakyCause,
  },
  {
    name: 'an option is offered only against a hand with a parry',
    law: 'two-worlds',
    plant: () => ({
      options: (state, seat) =>
        duel
          .options(state, seat)
          .filter(({ type }) => type !== 'study' || parries(state, rival(seat)).length > 0),
    }),
  },
  {
    name: 'a reason against a command counts the parries of the other',
    law: 'two-worlds',
    plant: () => ({
      blocked: (state, seat) =>
        duel
          .blocked(state, seat)
          .map((reason) => ({ ...reason, args: { parries: parries(state, rival(seat)).length } })),
    }),
  },
  {
    name: 'a refusal tells a card in the hand of the other from one in the deck',
    law: 'two-worlds',
    plant: () => ({
      whyNot: (state, seat, answer) =>
        hidden(state, `hand${rival(seat)}`).some((card) => sameCard(answer, card))
          ? { code: 'NOT_IN_HAND', rule: 'DU-SETUP-03' }
          : duel.whyNot?.(state, seat, answer),
    }),
  },
  {
    name: 'a problem with a draft names the next card of the deck',
    law: 'two-worlds',
    plant: () => ({
      problems: (state, seat, draft) =>
        duel
          .problems(state, seat, draft)
          .map((problem) => ({ ...problem, args: { card: hidden(state, 'deck')[0] } })),
    }),
  },
  {
    name: 'who is asked depends on a hidden hand',
    law: 'two-worlds',
    plant: () => ({
      decision(state) {
        const decision = duel.decision(state);
        if (decision?.name !== 'action' || decision.seats.length < 2) return decision;
        const seats = decision.seats.filter((seat) => parries(state, seat).length > 1);
        return seats.length === 0 ? decision : { ...decision, seats };
      },
    }),
  },
  {
    name: 'a prompt tells whether the defender can parry',
    law: 'two-worlds',
    plant: () => ({
      decision(state) {
        const decision = duel.decision(state);
        if (decision?.name !== 'parryChance') return decision;
        return {
          ...decision,
          about: { canParry: decision.seats.some((seat) => parries(state, seat).length > 0) },
        };
      },
    }),
  },
  {
    name: 'a window opens only if the defender holds a parry',
    law: 'two-worlds',
    plant: leakyWindow,
  },
  {
    name: 'the answer to a time-out depends on the hand of the other',
    law: 'two-worlds',
    plant: () => ({
      fallback(state, seat) {
        const isAfraid = parries(state, rival(seat)).length > 0;
        const options = duel.options(state, seat);
        return (isAfraid && options.find(({ type }) => type === 'omen')) || duel.fallback(state, seat);
      },
    }),
  },
  {
    name: 'the game ends when a hidden hand is weak',
    law: 'two-worlds',
    plant: () => ({
      outcome(state) {
        const isWeak =
          state.game.round > 1 && hidden(state, 'hand1').every((card) => getCard(state, card).power < 2);
        return (
          duel.outcome(state) ?? (isWeak ? { rule: 'DU-END-01', result: 'victory', winners: [0] } : undefined)
        );
      },
    }),
  },
  {
    name: 'a view shows the standing orders of the other',
    law: 'orders',
    plant: () => ({ view: (state, seat) => withHint(state, seat, { ...state.seats[rival(seat)]?.orders }) }),
  },
];

function hidden(state: Read, zone: string): readonly number[] {
  return state.zones[zone]?.tokens ?? [];
}

function sameCard(answer: unknown, card: number): boolean {
  return typeof answer === 'object' && answer !== null && 'card' in answer && answer.card === card;
}

function parries(state: Read, seat: Seat): readonly number[] {
  return hidden(state, `hand${seat}`).filter((token) => getCard(state, token).type === 'parry');
}

function withHint(state: Read, seat: Seat, hint: unknown): DuelView {
  return { ...duel.view(state, seat), hint } as DuelView;
}

function withCard(event: DuelEvent, state: Read): DuelEvent {
  return { ...event, card: hidden(state, `hand${event.seat}`)[0] } as DuelEvent;
}

/** A seat sees the causes of its events under numbers of its own; those must not tell either. */
function leakyCause(): Plant {
  return emitting((event, state, numbers) => {
    const acted = numbers.get('acted');
    const isTelling = event.type === 'attacked' && parries(state, rival(event.seat)).length > 0;
    return isTelling && acted !== undefined ? { ...event, cause: acted } : event;
  });
}

/** The same procedures except for the step that lets the defender answer. */
function leakyWindow(): Plant {
  const { strike } = attack;
  const hasty = flow<DuelTypes>(
    { duel: main, round, attack: { ...attack, ...(strike && { parry: strike }) } },
    duel.outcome,
  );
  return {
    decide(context, answers) {
      const isAttack = duel.decision(context.state)?.name !== 'parryChance';
      const canParry = parries(context.state, rival(answers[0]?.seat ?? 0)).length > 0;
      (isAttack && !canParry ? hasty : duel).decide(context, answers);
    },
  };
}
