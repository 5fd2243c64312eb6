import { pick, type Result, type Seat, sameData, type Uniform } from '@sitrep/kernel';
import { hold, show, stateText } from './law.ts';
import { type AnyAnswer, type AnyMatch, isLegal, numberOf, seatsOf, waitingSeats } from './subject.ts';
import { GARBAGE, nearMisses } from './wrong-answers.ts';

/** Things that a hostile client may send as a seat, a number, a name or a flag; none of them is ever valid. */
const STRANGE: readonly unknown[] = [
  -0,
  -1,
  30,
  32,
  0.5,
  1e15,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  0n,
  '',
  '0',
  '__proto__',
  'constructor',
  'length',
  'toString',
  'x'.repeat(100_000),
  [],
  [0],
  {},
  { valueOf: () => 0 },
  JSON.parse('{"toString":1,"valueOf":1}'),
  () => 0,
  Symbol('0'),
];

/** Invalid names of requests. */
const STRANGE_REQUESTS: readonly unknown[] = ['', 'a b', '../x', 'x'.repeat(65), 'line\nbreak', 7, null, {}];

interface Hostile {
  /** What was asked, for the one that is accepted. */
  text(): string;
  readonly result: Result;
}

type Attack = (match: AnyMatch, random: Uniform) => Hostile;

/** Casts away the types that protect honest clients. */
function as<V>(value: unknown): V {
  return value as V;
}

/** Every request with one argument that is never valid, the others as valid as possible. */
const ATTACKS: readonly Attack[] = [
  (match, random) => strangeSeat(match, random),
  (match, random) => strangeNumber(match, random),
  (match, random) => strangeAnswer(match, random),
  (match, random) => strangeOrder(match, random),
  (match, random) => strangeFlag(match, random),
  (match, random) => strangeRequest(match, random),
  (match, random) => {
    const numbers = [...STRANGE, match.serial - 1, match.serial + 1];
    const serial = pick(
      numbers.filter((value) => value !== match.serial),
      random,
    );
    return { text: () => `timeOut(${show(serial)})`, result: match.timeOut(as(serial)) };
  },
];

function strangeSeat(match: AnyMatch, random: Uniform): Hostile {
  const seat = as<Seat>(pick(STRANGE, random));
  const [own = 0] = waitingSeats(match);
  const [answer = match.game.fallback(match.state, own)] = match.options(own);
  const asks: readonly [string, () => Result][] = [
    ['submit', () => match.submit(seat, numberOf(match, own), answer)],
    ['undo', () => match.undo(seat, numberOf(match, own) - 1)],
    ['order', () => match.order(seat, match.game.windows[0] ?? '', true)],
    ['changeSeat', () => match.changeSeat(seat, false)],
    ['concede', () => match.concede(seat)],
  ];
  const [name, ask] = pick(asks, random);
  return { text: () => `${name} by seat ${show(seat)}`, result: ask() };
}

function strangeNumber(match: AnyMatch, random: Uniform): Hostile {
  const seat = pick(seatsOf(match), random);
  const right = numberOf(match, seat);
  const number = pick(
    [...STRANGE, right - 1, right + 1].filter((value) => value !== right),
    random,
  );
  const name = random.below(2) === 0 ? 'hostile' : undefined;
  if (random.below(2) === 0)
    return {
      text: () => `undo of ${show(number)}`,
      result: match.undo(seat, as(unundoable(match, seat, number)), name),
    };
  const [answer = match.game.fallback(match.state, waitingSeats(match)[0] ?? 0)] = match.options(seat);
  return { text: () => `submit under ${show(number)}`, result: match.submit(seat, as(number), answer, name) };
}

/** A number that does not name the answer which undo would take back. */
function unundoable(match: AnyMatch, seat: Seat, number: unknown): unknown {
  const undoable = match.undoable(seat);
  return undoable.ok && undoable.number === number ? -1 : number;
}

function strangeAnswer(match: AnyMatch, random: Uniform): Hostile {
  const seat = pick(waitingSeats(match), random);
  const near = match.options(seat).slice(0, 4).flatMap(nearMisses);
  const answers = [...GARBAGE, ...near].filter((answer) => !isLegal(match, seat, answer));
  const answer = pick(answers, random);
  return {
    text: () => `the answer ${show(answer)}`,
    result: match.submit(seat, numberOf(match, seat), as<AnyAnswer>(answer)),
  };
}

function strangeOrder(match: AnyMatch, random: Uniform): Hostile {
  const seat = pick(seatsOf(match), random);
  const { orders } = match.view(seat);
  const known = match.game.windows.map((name): readonly [unknown, boolean] => [name, orders.includes(name)]);
  const [name, isOn] = pick(
    [...STRANGE.map((value): readonly [unknown, boolean] => [value, true]), ...known],
    random,
  );
  return { text: () => `order(${show(name)}, ${isOn})`, result: match.order(seat, as(name), isOn) };
}

function strangeFlag(match: AnyMatch, random: Uniform): Hostile {
  const seat = pick(seatsOf(match), random);
  const flag = pick(STRANGE, random);
  return random.below(2) === 0
    ? { text: () => `changeSeat(${show(flag)})`, result: match.changeSeat(seat, as(flag)) }
    : {
        text: () => `order(…, ${show(flag)})`,
        result: match.order(seat, match.game.windows[0] ?? '', as(flag)),
      };
}

function strangeRequest(match: AnyMatch, random: Uniform): Hostile {
  const seat = pick(seatsOf(match), random);
  const request = pick(STRANGE_REQUESTS, random);
  return { text: () => `a request named ${show(request)}`, result: match.concede(seat, as(request)) };
}

/** Sends hostile requests, which must all be refused and leave no trace in the match or in what objects inherit. */
export function sendHostile(match: AnyMatch, random: Uniform, count: number): void {
  const before = traceOf(match);
  for (let sent = 0; sent < count; sent += 1) {
    const { text, result } = pick(ATTACKS, random)(match, random);
    hold(!result.ok, () => `accepted though it is hostile: ${text()}`);
  }
  hold(sameData(traceOf(match), before), 'hostile requests have left a trace');
}

function traceOf(match: AnyMatch): object {
  const inherited = [Object.prototype, Array.prototype, Function.prototype].map((each) =>
    Reflect.ownKeys(each).map(String),
  );
  return { state: stateText(match), entries: match.log.length, inherited };
}
