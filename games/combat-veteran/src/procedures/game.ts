import { parseHex } from '@sitrep/hex';
import type { AutoStep, Context, FormStep, Procedure, Reading, Seat } from '@sitrep/kernel';
import type { DeployCommand } from '../commands.ts';
import type { CvTypes } from '../cv-types.ts';
import type { Pairs } from '../events.ts';
import { fieldOf, type Read } from '../queries/field.ts';
import { rival } from '../queries/pieces.ts';
import { finalResult } from '../queries/victory.ts';
import { deploymentProblems } from '../setup/deployment.ts';
import { readDeployment } from '../setup/read-deployment.ts';
import { sampleDeployment } from '../setup/sample.ts';
import type { Phase } from '../state.ts';
import { SIDES, type Side } from '../types.ts';
import { type Acting, fieldIn } from './acting.ts';
import { OPEN, UNDISCOVERED_ZONE } from './discovery.ts';

type GameStep = CvTypes['steps']['game'];
type TurnStep = CvTypes['steps']['playerTurn'];

/** CV-S1-01, CV-S2-01: the side that sets up first. CV-TURN-02: in both scenarios the other side moves first. */
function firstToDeploy({ content }: Read): Seat {
  return content.scenario === 'rice-paddy' ? 1 : 0;
}

function sideOf(seat: Seat): Side {
  return SIDES[seat] ?? 'us';
}

/** The set-up of one side, the first or the second. */
function deployment(isFirst: boolean, then: GameStep): FormStep<CvTypes, 'game'> {
  const seatOf = (state: Reading<CvTypes>) => (isFirst ? firstToDeploy(state) : rival(firstToDeploy(state)));
  return {
    kind: 'form',
    name: 'deployment',
    rule: isFirst ? 'CV-S1-01' : 'CV-S1-05',
    seats: (state) => [seatOf(state)],
    about: (state) => ({ side: sideOf(seatOf(state)) }),
    problems({ content }, _locals, seat, draft) {
      const read = readDeployment(draft);
      return read.ok ? deploymentProblems(content, sideOf(seat), read.deployment) : read.problems;
    },
    commit(draft) {
      if (draft.type !== 'deploy') return draft;
      const { type, posts, users, inside } = draft;
      return { type, posts, users, inside };
    },
    sample: ({ content }, _locals, seat, random) => ({
      type: 'deploy',
      ...sampleDeployment(content, sideOf(seat), random),
    }),
    fallback: ({ content }, _locals, seat) => ({ type: 'deploy', ...content.setup.suggested[sideOf(seat)] }),
    answers(context, _locals, answers) {
      for (const { seat, command } of answers) if (command.type === 'deploy') deploy(context, seat, command);
      context.go(then);
    },
  };
}

function deploy(context: Acting, seat: Seat, { posts, users, inside }: DeployCommand): void {
  const { roster, board } = fieldIn(context);
  const numberOf = (id: string) => roster.numbers.get(id) ?? -1;
  const hexOf = (piece: string) => parseHex(board.grid, posts[piece] ?? '') ?? -1;
  const places: Pairs = [
    ...Object.keys(posts).map((id) => [numberOf(id), hexOf(id)] as const),
    ...Object.entries(users).map(([weapon, user]) => [numberOf(weapon), hexOf(user)] as const),
  ];
  // CV-S1-01: bunkers and all that is in their hexes
  const bunkerHexes = places.filter(([piece]) => piece >= roster.firstBunker).map(([, hex]) => hex);
  // sorted by number: the order of the draft would give away who is with whom
  const hidden = places
    .filter(([, hex]) => bunkerHexes.includes(hex))
    .map(([piece]) => piece)
    .sort((one, other) => one - other);
  const open = places.map(([, hex]) => hex).filter((hex) => !bunkerHexes.includes(hex));
  const zone = bunkerHexes.length > 0 ? [...(board.areas.get('north-of-path') ?? [])] : [];
  if (hidden.length > 0)
    context.move({ rule: 'CV-S1-01', from: OPEN, into: UNDISCOVERED_ZONE, tokens: hidden });
  context.emit({
    type: 'deployed',
    rule: 'CV-S1-01',
    seat,
    posts: places.filter(([, hex]) => hex >= 0),
    users: Object.entries(users).map(([weapon, user]) => [numberOf(weapon), numberOf(user)] as const),
    inside: inside.map(numberOf),
    hidden,
    // CV-S1-03: where the side has put pieces openly there is no bunker
    possible: zone.filter((hex) => !open.includes(hex)),
  });
}

/** CV-S2-04: chits are dealt face down to the boxes of the turn track. */
function dealChits(context: Acting): void {
  const { track = [] } = context.state.content.setup;
  track.forEach((count, index) => {
    context.draw({ rule: 'CV-S2-04', from: 'pool', into: boxOf(index + 1), count });
  });
}

/** The zone of a turn's face-down chits. */
export function boxOf(turn: number): string {
  return `box${turn}`;
}

/** CV-TURN-05: the next player turn, or the end of the match. */
function nextTurn(context: Context<CvTypes, 'game'>): void {
  const { game, config } = context.state;
  const first = rival(firstToDeploy(context.state));
  const isOpening = game.phase === 'setup';
  const isSecond = !isOpening && game.active === first;
  const turn = isSecond ? game.turn : game.turn + 1;
  if (turn > config.turns) {
    context.emit({ type: 'ended', ...finalResult(fieldOf(context.state)) });
    return;
  }
  context.call('playerTurn', { turn, seat: isSecond ? rival(first) : first, isOpening }, 'turns');
}

export const game: Procedure<CvTypes, 'game'> = {
  start: deployment(true, 'chits'),
  chits: {
    kind: 'auto',
    run(context) {
      dealChits(context);
      context.go('second');
    },
  },
  second: deployment(false, 'turns'),
  turns: { kind: 'auto', run: nextTurn },
};

/** CV-TURN-03: a phase, played by a procedure of its own, and what comes after it. */
function phase(
  name: Exclude<Phase, 'setup'>,
  procedure: 'discipline' | 'stances' | 'movement' | 'combat',
  then: TurnStep,
): AutoStep<CvTypes, 'playerTurn'> {
  return {
    kind: 'auto',
    run(context, { turn, seat }) {
      context.emit({ type: 'phaseBegan', rule: 'CV-TURN-03', turn, seat, phase: name });
      context.call(procedure, {}, then);
    },
  };
}

export const playerTurn: Procedure<CvTypes, 'playerTurn'> = {
  start: {
    kind: 'auto',
    // CV-TURN-04, CV-RULING-17: the very first player turn opens with movement
    run: (context, { isOpening }) => context.go(isOpening ? 'movement' : 'discipline'),
  },
  discipline: phase('discipline', 'discipline', 'stance'),
  stance: phase('stance', 'stances', 'movement'),
  movement: phase('movement', 'movement', 'combat'),
  combat: phase('combat', 'combat', 'done'),
  done: { kind: 'auto', run: (context) => context.done() },
};
