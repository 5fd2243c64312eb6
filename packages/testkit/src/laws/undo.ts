import {
  type AnyEvent,
  canonical,
  type Entry,
  type GameTypes,
  isKernelEvent,
  perform,
  type Refusal,
  type Seat,
  undoneEntries,
} from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, stateText, type Table, type Watcher } from '../law.ts';
import { type AnyMatch, seatsOf } from '../subject.ts';

type Event = AnyEvent<GameTypes>;
type Step = Entry<GameTypes>;

/** Events that undo may leave in place: answers still sealed, questions, orders, comings and goings, other undos. */
const HARMLESS: readonly string[] = ['answered', 'sealed', 'asked', 'ordered', 'seatChanged', 'undone'];

/** Requests that stay where they are when what came before them is taken back. */
const COMMUTING: readonly string[] = ['order', 'seat', 'undo'];

export const undo: Law = {
  name: 'undo',
  statement:
    'Undo restores all that counts and never crosses a die, draw, reveal or command of others; a refusal names the true barrier.',
  watch(table): Watcher {
    const essences = [essenceOf(table.match)];
    return {
      entry() {
        essences.push(essenceOf(table.match));
        for (const seat of table.few(seatsOf(table.match), 2)) tryUndo(table, seat, essences);
        holdUnchanged(table, 'an undo on a copy');
      },
    };
  },
};

/**
 * What an undo restores. Not the counters of visits and questions, which keep running so that no number means two
 * things; nor what others have sealed or ordered meanwhile.
 */
function essenceOf({ state }: AnyMatch): string {
  const frames = state.frames.map(({ procedure, step, locals, cause, unpaid }) => ({
    procedure,
    step,
    locals,
    cause,
    unpaid,
  }));
  const conceded = state.seats.map(({ hasConceded }) => hasConceded);
  return canonical({ game: state.game, zones: state.zones, chance: state.chance, frames, conceded });
}

function tryUndo({ match }: Table, seat: Seat, essences: readonly string[]): void {
  const copy = match.copy();
  const result = perform(copy, { by: seat, act: { type: 'undo' } });
  if (result.ok) return checkAccepted(match, copy, seat, essences);
  hold(stateText(copy) === stateText(match), 'a refused undo changed the state');
  checkRefused(match, seat, result.refusal);
}

function checkAccepted(match: AnyMatch, copy: AnyMatch, seat: Seat, essences: readonly string[]): void {
  const last = copy.log[copy.log.length - 1];
  const undone = last?.act.type === 'undo' ? last.act.entry : 0;
  const taken = match.log[undone];
  hold(
    taken?.by === seat && taken.act.type === 'answer',
    () => `seat ${seat} took back ${show(taken?.act)} of seat ${taken?.by}`,
  );
  // What came before a sealed answer may be behind the sealed answers of others.
  if (sealedOf(match, seat) === '') checkStart(match, undone, taken);
  for (const entry of standing(match.log).slice(undone)) {
    if (entry !== undefined && (entry === taken || isOfRequest(entry, taken))) {
      const barrier = barrierIn(entry, seat);
      hold(barrier === undefined, () => `undo crossed a ${barrier}: ${show(entry)}`);
      continue;
    }
    const crossed = entry?.events.find(({ type }) => !HARMLESS.includes(type));
    hold(crossed === undefined, () => `undo of entry ${undone} crossed ${show(crossed)}`);
  }
  hold(
    essenceOf(copy) === essences[undone - 1],
    () => `undo of entry ${undone} does not restore what was: ${show(taken.act)}`,
  );
  const isSame = seatsOf(match).every(
    (other) => other === seat || sealedOf(copy, other) === sealedOf(match, other),
  );
  hold(isSame && sealedOf(copy, seat) === '', `undo of entry ${undone} leaves the wrong sealed answers`);
}

/** The step of an undo begins as early as it may: before it is another request, or a barrier. */
function checkStart(match: AnyMatch, undone: number, taken: Step): void {
  const before = standing(match.log)
    .slice(0, undone)
    .findLast((entry) => entry === undefined || !COMMUTING.includes(entry.act.type));
  hold(
    before === undefined || !isOfRequest(before, taken) || barrierIn(before, taken.by) !== undefined,
    () => `undo of entry ${undone} leaves an answer of the same request: ${show(before)}`,
  );
}

function isOfRequest(entry: Step, { by, request }: Step): boolean {
  return entry.act.type === 'answer' && entry.by === by && request !== undefined && entry.request === request;
}

function barrierIn({ events }: Step, seat: Seat): string | undefined {
  return events.map((event) => barrierOf(event, seat)).find((found) => found !== undefined);
}

function sealedOf({ state }: AnyMatch, seat: Seat): string {
  const sealed = state.seats[seat]?.sealed;
  return sealed === undefined ? '' : canonical(sealed);
}

/** The log with undone entries replaced by nothing. */
function standing(log: readonly Step[]): readonly (Step | undefined)[] {
  const undone = undoneEntries(log);
  return log.map((entry, index) => (undone.has(index) ? undefined : entry));
}

function checkRefused(match: AnyMatch, seat: Seat, { code, args }: Refusal): void {
  if (match.outcome() !== undefined)
    return hold(code === 'MATCH_OVER', `after the end undo is refused by ${code}`);
  const entry = standing(match.log).findLast(
    (found) => found !== undefined && isInTheWay(found, match, seat),
  );
  if (code === 'UNDO_NOTHING')
    return hold(entry?.act.type === 'start', () => `nothing to undo, but there is ${show(entry?.act)}`);
  hold(code === 'UNDO_BARRIER', `undo is refused by ${code}`);
  const barrier = args !== undefined && 'barrier' in args ? String(args.barrier) : '';
  const barriers = [
    ...(entry?.events ?? []).map((event) => barrierOf(event, seat)),
    ...commandBarriers(match, entry, seat),
  ];
  hold(
    barriers.includes(barrier),
    () => `undo names ${barrier} as its barrier, but there is only ${show(entry)}`,
  );
}

function isInTheWay({ act, by }: Step, { state }: AnyMatch, seat: Seat): boolean {
  if (COMMUTING.includes(act.type)) return false;
  return !(act.type === 'answer' && by !== seat && state.seats[seat]?.sealed !== undefined);
}

function barrierOf(event: Event, seat: Seat): string | undefined {
  if (!isKernelEvent(event)) return undefined;
  switch (event.type) {
    case 'rolled':
      return 'roll';
    case 'drawn':
      return 'draw';
    case 'moved':
    case 'zoneOpened':
      return event.news === 0 ? undefined : 'reveal';
    case 'unsealed':
      return event.seats.some((other) => other !== seat) ? 'command' : undefined;
    default:
      return undefined;
  }
}

/** Another seat's act, or answers that may have been sealed unseen. */
function commandBarriers(match: AnyMatch, entry: Step | undefined, seat: Seat): readonly string[] {
  const isForeign = entry?.by !== seat || entry.act.type !== 'answer';
  const decision = match.decision();
  const isShared =
    decision !== undefined && decision.kind !== 'pick' && decision.seats.some((other) => other !== seat);
  return isForeign || isShared ? ['command'] : [];
}
