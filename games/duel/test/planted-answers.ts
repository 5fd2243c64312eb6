import type { Answer } from '@sitrep/kernel';
import { type DuelTypes, type DuelView, duel } from '../src/index.ts';
import { type Fault, live, type Plant } from './fault.ts';

/** Each breaks a promise about what is answered: options, blocked, fallback, problems, view or outcome. */
export const WRONG_ANSWERS: readonly Fault[] = [
  {
    name: 'an option cannot be carried out',
    law: 'legal',
    plant: () => offering({ type: 'attack', card: 99 }),
  },
  { name: 'an option is blocked as well', law: 'blocked', plant: () => offering({ type: 'breathe' }) },
  {
    name: 'a window has no name',
    law: 'hostile',
    plant: () => ({ windows: [...duel.windows, '' as 'cost'] }),
  },
  { name: 'a decision offers nothing', law: 'ending', plant: offeringNothing },
  { name: 'what was begun can only be called off', law: 'ending', plant: offeringCancelOnly },
  { name: 'options depend on who is at the table', law: 'seats', plant: offeringThePresent },
  { name: 'a legal command is shown as blocked', law: 'blocked', plant: blockingHold },
  {
    name: 'a reason cites no rule',
    law: 'blocked',
    plant: () => ({
      blocked: (...asked) => duel.blocked(...asked).map((reason) => ({ ...reason, rule: '' })),
    }),
  },
  {
    name: 'a card in sight is refused without a reason',
    law: 'why-not',
    plant: () => ({ whyNot: () => undefined }),
  },
  {
    name: 'what another card is good for is not listed',
    law: 'why-not',
    plant: () => ({
      blocked: (state, seat) => (duel.decision(state)?.name === 'cost' ? [] : duel.blocked(state, seat)),
    }),
  },
  {
    name: 'a good draft is refused',
    law: 'legal',
    plant: () => ({ problems: () => [{ code: 'NEVER', path: '', rule: 'DU-SETUP-02' }] }),
  },
  { name: 'a fallback is illegal', law: 'pure', plant: () => answeringLate({ type: 'breathe' }) },
  { name: 'time-outs run in a circle', law: 'time-out', plant: runningInCircles },
  { name: 'a question sorts the hand it looks at', law: 'pure', plant: sortingHands },
  { name: 'a question counts how often it was asked', law: 'pure', plant: countingViews },
  {
    name: 'a view hands out the live state',
    law: 'pure',
    plant: () => ({
      view: (state, seat) => ({ ...duel.view(state, seat), table: state.zones.table?.tokens }) as DuelView,
    }),
  },
  {
    name: 'the winner does not exist',
    law: 'ending',
    plant: () => ({ outcome: (state) => withWinner(duel.outcome(state)) }),
  },
];

/** Offers one more command. */
function offering(command: Answer<DuelTypes>): Plant {
  return {
    options: (state, seat) =>
      duel.decision(state)?.name === 'action'
        ? [...duel.options(state, seat), command]
        : duel.options(state, seat),
  };
}

function offeringCancelOnly(): Plant {
  return {
    options: (state, seat) => duel.options(state, seat).filter(({ type }) => type !== 'discard'),
  };
}

function offeringNothing(): Plant {
  return {
    options: (state, seat) => (duel.decision(state)?.name === 'cost' ? [] : duel.options(state, seat)),
  };
}

function offeringThePresent(): Plant {
  return {
    options: (state, seat) =>
      duel.options(state, seat).filter(({ type }) => type !== 'study' || state.seats[1 - seat]?.isPresent),
  };
}

function blockingHold(): Plant {
  return {
    blocked: (state, seat) => [
      ...duel.blocked(state, seat),
      { command: { type: 'hold' }, code: 'UNHURT', rule: 'DU-ACT-05' },
    ],
  };
}

function answeringLate(answer: Answer<DuelTypes>): Plant {
  return {
    fallback: (state, seat) =>
      duel.decision(state)?.name === 'action' ? answer : duel.fallback(state, seat),
  };
}

/** Begins an attack, calls it off, begins it again. */
function runningInCircles(): Plant {
  return {
    fallback(state, seat) {
      const options = duel.options(state, seat);
      const attack = options.find(
        (option) => option.type === 'attack' && state.content.cards[option.card]?.cost === 1,
      );
      return options.find(({ type }) => type === 'cancel') ?? attack ?? duel.fallback(state, seat);
    },
  };
}

function sortingHands(): Plant {
  return {
    blocked(state, seat) {
      live(state).zones[`hand${seat}`]?.tokens.sort((a, b) => a - b);
      return duel.blocked(state, seat);
    },
  };
}

function countingViews(): Plant {
  let views = 0;
  return {
    view(state, seat) {
      views += 1;
      return { ...duel.view(state, seat), views } as DuelView;
    },
  };
}

function withWinner(outcome: ReturnType<typeof duel.outcome>): ReturnType<typeof duel.outcome> {
  return outcome && { ...outcome, winners: [2] };
}
