import { canonical, type Seat } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { getRefusal } from '../refusal-form.ts';
import {
  type AnyAnswer,
  type AnyMatch,
  isLegal,
  numberOf,
  seatsOf,
  submitAny,
  waitingSeats,
} from '../subject.ts';
import { EXTRA, GARBAGE, lookAlikes, nearMisses, withExtras } from '../wrong-answers.ts';

/** How many earlier options are remembered, to be tried when they are no longer offered. */
const MOST_MEMORIES = 40;

export const legal: Law = {
  name: 'legal',
  statement: 'Every offered answer is accepted; every other is refused with a reason and changes nothing.',
  watch(table): Watcher {
    const memories = new Map<string, AnyAnswer>();
    return {
      decision() {
        for (const seat of waitingSeats(table.match)) {
          const offered = offeredTo(table, seat);
          tryOffered(table, seat, offered);
          tryOthers(table, seat, [...memories.values()], offered);
          remember(memories, offered);
        }
        tryOutOfTurn(table);
        holdUnchanged(table, 'a refused answer');
      },
    };
  },
};

/** The options; for a form, drafts that the game itself calls valid. */
function offeredTo({ match, random }: Table, seat: Seat): readonly AnyAnswer[] {
  if (match.decision()?.kind !== 'form') return match.options(seat);
  return [match.game.fallback(match.state, seat), match.game.sample(match.state, seat, random)];
}

function tryOffered({ match, few }: Table, seat: Seat, offered: readonly AnyAnswer[]): void {
  for (const option of few(offered, 2)) {
    const result = match.copy().submit(seat, numberOf(match, seat), option);
    hold(result.ok, () => `offered to seat ${seat} but refused: ${show(option)}`);
  }
  for (const alike of few(few(offered, 1).flatMap(lookAlikes), 1)) keepsPlain(match, seat, alike);
  for (const option of few(offered, 1)) keepsItsOwn(match, seat, option);
  if (match.decision()?.kind === 'form') for (const draft of offered) keepsKnownOnly(match, seat, draft);
}

/** What a match keeps of an answer must be plain data, whatever it was sent. */
function keepsPlain(match: AnyMatch, seat: Seat, answer: unknown): void {
  const copy = match.copy();
  if (submitAny(copy, seat, answer).ok) canonical(copy.log[copy.log.length - 1]);
}

/** Nor may it keep an object that the sender can still modify. */
function keepsItsOwn(match: AnyMatch, seat: Seat, answer: AnyAnswer): void {
  const copy = match.copy();
  const sent: Record<string, unknown> = structuredClone({ ...answer });
  submitAny(copy, seat, sent);
  const last = copy.log[copy.log.length - 1];
  const kept = JSON.stringify(last);
  for (const name of Object.keys(sent)) sent[name] = 'changed';
  hold(JSON.stringify(last) === kept, () => `the log keeps an object of its sender: ${show(answer)}`);
}

/** Nor any field of a draft that the rules do not know, in the draft itself or in a part of it. */
function keepsKnownOnly(match: AnyMatch, seat: Seat, draft: AnyAnswer): void {
  const parts = Object.entries(draft).map(([name, part]) => ({ ...draft, [name]: withExtras(part) }));
  const spoilt = [withExtras(draft), { ...draft, [EXTRA]: 1 }, ...parts].filter((each) =>
    JSON.stringify(each).includes(EXTRA),
  );
  const results = spoilt.map((each) => {
    const copy = match.copy();
    const { ok } = submitAny(copy, seat, each);
    const kept = JSON.stringify(copy.log[copy.log.length - 1]);
    hold(!kept.includes(EXTRA), () => `the log keeps what the rules do not know of: ${kept}`);
    return ok;
  });
  hold(
    results.includes(true),
    'no draft with an unknown field is taken, so nothing shows what is kept of it',
  );
}

function tryOthers(
  table: Table,
  seat: Seat,
  memories: readonly AnyAnswer[],
  offered: readonly AnyAnswer[],
): void {
  const { match, few } = table;
  const others = [
    ...few(GARBAGE, 3),
    ...few(memories, 3),
    ...few(few(offered, 2).flatMap(nearMisses), 4),
  ].filter((answer) => !isLegal(match, seat, answer));
  for (const answer of others) getRefusal(submitAny(match, seat, answer), answer);
}

/** Valid answers under the wrong number, or by seats that are not asked or do not exist. */
function tryOutOfTurn(table: Table): void {
  const { match } = table;
  const [asked] = waitingSeats(match);
  hold(asked !== undefined, 'a decision is open but nobody has to answer');
  const [answer = match.game.fallback(match.state, asked)] = match.options(asked);
  const number = numberOf(match, asked);
  for (const wrong of [number - 1, number + 1, Number.NaN])
    getRefusal(match.submit(asked, wrong, answer), answer);
  const silent = seatsOf(match).filter((seat) => !waitingSeats(match).includes(seat));
  for (const seat of silent) getRefusal(submitAny(match, seat, answer), { seat, answer });
}

function remember(memories: Map<string, AnyAnswer>, offered: readonly AnyAnswer[]): void {
  for (const option of offered) memories.set(canonical(option), option);
  const oldest = [...memories.keys()].slice(0, Math.max(memories.size - MOST_MEMORIES, 0));
  for (const text of oldest) memories.delete(text);
}
