import {
  type Checked,
  type Context,
  derive,
  type Opening,
  type Reading,
  type Seat,
  topFrame,
} from '@sitrep/kernel';
import { type DuelEvent, type DuelState, type DuelTypes, duel } from '../src/index.ts';
import { emitting, type Fault, live, type Plant } from './fault.ts';

/** Each breaks a promise about what happens: in decide, evolve, clone, setup or determinize. */
export const SLIPS: readonly Fault[] = [
  {
    name: 'decide writes into the state',
    law: 'replay',
    plant: () => afterwards(strengthen),
  },
  {
    name: 'what decide wrote survives an undo',
    law: 'undo',
    plant: () => afterwards(strengthen),
  },
  { name: 'decide gives numbers back', law: 'repeats', plant: recounting },
  { name: 'decide loses a card', law: 'conservation', plant: losingCards },
  { name: 'decide counts across matches', law: 'replay', plant: countingCommands },
  { name: 'decide remembers outside the state', law: 'save', plant: remembering },
  { name: 'decide changes an event that has happened', law: 'events', plant: rewriting },
  {
    name: 'an event names no rule',
    law: 'events',
    plant: () => emitting((event) => ({ ...event, rule: '' })),
  },
  {
    name: 'an event is its own future',
    law: 'events',
    plant: () => emitting((event) => ({ ...event, cause: 9_999 })),
  },
  { name: 'evolve keeps a part of an event', law: 'events', plant: keepingEvents },
  { name: 'a patch takes a field away', law: 'events', plant: forgettingCard },
  { name: 'evolve depends on how often it was called', law: 'replay', plant: countingEvents },
  {
    name: 'evolve makes fractions',
    law: 'sound',
    plant: () => evolving('breathed', addHalf),
  },
  {
    name: 'a blow takes more health than there is',
    law: 'purses',
    plant: () => evolving('struck', overdraw),
  },
  { name: 'an act is paid twice', law: 'purses', plant: payingTwice },
  {
    name: 'evolve never ends the last round',
    law: 'ending',
    plant: () => evolving('roundEnded', restartRound),
  },
  { name: 'clone copies only the surface', law: 'clone', plant: () => ({ clone: (game) => ({ ...game }) }) },
  {
    name: 'clone forgets a field',
    law: 'clone',
    plant: () => ({ clone: (game) => ({ ...duel.clone(game), round: 1 }) }),
  },
  { name: 'a plan has a die too many', law: 'plans', plant: planningTwoDice },
  { name: 'a plan is forgotten', law: 'plans', plant: () => ({ plans: () => [] }) },
  { name: 'options are kept although the game went on', law: 'kept', plant: keepingOptions },
  {
    name: 'what is blocked is kept although a card changed hands',
    law: 'kept',
    plant: keepingBlocked,
  },
  { name: 'setup hands out the same opening twice', law: 'setup', plant: sharingOpenings },
  { name: 'setup differs from time to time', law: 'setup', plant: varyingOpenings },
  {
    name: 'a possible world changes what its seat knows',
    law: 'two-worlds',
    plant: () => ({ determinize: (state) => strengthen(state.game) }),
  },
];

/** Does something behind the back of the events after each action. */
function afterwards(work: (game: DuelState) => void): Plant {
  return {
    decide(context, answers) {
      duel.decide(context, answers);
      if (answers[0]?.answer.type === 'hold') work(live(context.state).game);
    },
  };
}

function planningTwoDice(): Plant {
  const strike = { count: 2, sides: 6 };
  return {
    plans: (state, seat, answer) =>
      duel
        .plans(state, seat, answer)
        .map((plan) => (plan.type === 'blow' ? { ...plan, dice: { strike } } : plan)),
  };
}

function recounting(): Plant {
  return {
    decide(context, answers) {
      duel.decide(context, answers);
      for (const own of live(context.state).seats) own.asked -= 2;
    },
  };
}

function losingCards(): Plant {
  return {
    decide(context, answers) {
      duel.decide(context, answers);
      if (answers[0]?.answer.type === 'parry') live(context.state).zones.discard?.tokens.pop();
    },
  };
}

function countingCommands(): Plant {
  let commands = 0;
  return {
    decide(context, answers) {
      commands += 1;
      if (commands % 20 === 0) context.emit({ type: 'breathed', rule: 'DU-ACT-03', seat: 0 });
      duel.decide(context, answers);
    },
  };
}

/** Keyed by the state, so the same match gives the same result again, but a save does not contain it. */
function remembering(): Plant {
  const holds = new WeakMap<object, number>();
  return {
    decide(context, answers) {
      const { game } = context.state;
      const count = (holds.get(game) ?? 0) + Number(answers[0]?.answer.type === 'hold');
      holds.set(game, count);
      if (count === 2) breathe(context);
      duel.decide(context, answers);
    },
  };
}

function breathe(context: Context<DuelTypes>): void {
  if (!topFrame(context.state)?.unpaid) context.emit({ type: 'breathed', rule: 'DU-ACT-03', seat: 0 });
}

function rewriting(): Plant {
  let last: { seat: number } | undefined;
  return emitting((event) => {
    if (last !== undefined) last.seat = 1 - last.seat;
    const own = { ...event };
    if (event.type === 'missed') last = own;
    return own;
  });
}

function forgettingCard(): Plant {
  return {
    decide(context, answers) {
      const { step = '' } = topFrame(context.state) ?? {};
      if (answers[0]?.answer.type === 'discard') context.go(step, { note: undefined });
      duel.decide(context, answers);
    },
  };
}

function keepingEvents(): Plant {
  return {
    evolve(game, event) {
      duel.evolve(game, event);
      if (event.type === 'attacked') (game as DuelState & { last?: DuelEvent }).last = event;
    },
  };
}

function countingEvents(): Plant {
  let events = 0;
  return {
    evolve(game, event) {
      events += 1;
      duel.evolve(game, event.type === 'struck' ? { ...event, damage: 1 + (events % 2) } : event);
    },
  };
}

function evolving(type: DuelEvent['type'], work: (game: DuelState) => void): Plant {
  return {
    evolve(game, event) {
      duel.evolve(game, event);
      if (event.type === type) work(game);
    },
  };
}

function strengthen(game: DuelState): void {
  game.duellists[0].guard += 1;
}

function overdraw(game: DuelState): void {
  for (const duellist of game.duellists) if (duellist.health === 0) duellist.health = -1;
}

function payingTwice(): Plant {
  return {
    decide(context, answers) {
      duel.decide(context, answers);
      const [first] = answers;
      if (first?.answer.type !== 'hold') return;
      context.emit({ type: 'acted', rule: 'DU-ROUND-02', seat: first.seat });
    },
  };
}

function addHalf(game: DuelState): void {
  game.duellists[0].health += 0.5;
}

function restartRound(game: DuelState): void {
  game.isOver = false;
  game.round = 1;
  for (const duellist of game.duellists) duellist.health = 20;
}

function sharingOpenings(): Plant {
  const openings = new Map<string, Checked<Opening<DuelTypes>>>();
  return {
    setup(config, content) {
      const name = JSON.stringify(config);
      const opening = openings.get(name) ?? duel.setup(config, content);
      openings.set(name, opening);
      return opening;
    },
  };
}

function varyingOpenings(): Plant {
  let health = 0;
  return {
    setup(config, content) {
      health = (health % 20) + 1;
      return duel.setup({ ...config, health }, content);
    },
  };
}

function keepingOptions(): Plant {
  return { options: derive.match((state: Reading<DuelTypes>, seat: Seat) => duel.options(state, seat)) };
}

function keepingBlocked(): Plant {
  return { blocked: derive.game((state: Reading<DuelTypes>, seat: Seat) => duel.blocked(state, seat)) };
}
