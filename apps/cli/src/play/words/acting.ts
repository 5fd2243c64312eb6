import type { Seat } from '@sitrep/kernel';
import { findEnding } from '../choices.ts';
import { giveAnswer, giveArmed } from '../give-answer.ts';
import { request } from '../request.ts';
import { write } from '../screen.ts';
import { isPerson, type Session, sceneOf, seatsAsked } from '../session.ts';
import { goOn, type Next, type Word } from './word.ts';

export const undo: Word = (session, seat) => {
  const next = goOn(session, request(session, seat, { type: 'undo' }));
  if (next === 'look') write(session, session.speech.say('undone'));
  return next;
};

/** `at PLACE`: takes the option that names a place, without looking for its number. */
export const at: Word = (session, seat, place) => {
  const { match, board, speech } = session;
  const options = match.options(seat);
  const option = options[board.find?.(sceneOf(session, seat), options, place.trim()) ?? -1];
  if (option !== undefined) return giveAnswer(session, seat, option);
  write(session, speech.say('atNone', { place }));
  return 'ask';
};

/** `end`: ends the turn or phase. */
export const end: Word = (session, seat) => {
  const option = findEnding(session, seat);
  if (option !== undefined) return giveAnswer(session, seat, option);
  write(session, session.speech.say('endNone'));
  return 'ask';
};

/** `yes`: does what was only warned of. */
export const yes: Word = (session, seat) => {
  const next = giveArmed(session, seat);
  if (next === undefined) write(session, session.speech.say('yesNone'));
  return next ?? 'ask';
};

/** `quit`: leaves; a game that nothing keeps is left only when that is said twice. */
export const quit: Word = (session) => {
  const { savedAs, log, speech } = { ...session, log: session.match.log };
  const key = `quit ${log.length}`;
  const isLost = savedAs === undefined && log.some(({ by }) => isPerson(session, by));
  if (!isLost || session.warnedOf === key) return 'leave';
  session.warnedOf = key;
  write(session, speech.say('quitUnsaved'), 2);
  return 'ask';
};

/** Leaves the choice to another seat that may make it too. */
export const wait: Word = (session, seat) => {
  if (seatsAsked(session).some((other) => other !== seat)) {
    session.isHolderWaiting = true;
    return 'look';
  }
  write(session, session.speech.say('waitNobody'));
  return 'ask';
};

export const concede: Word = (session, seat, rest) => {
  if (rest === 'yes') return goOn(session, request(session, seat, { type: 'concede' }));
  write(session, session.speech.say('concede'));
  return 'ask';
};

/** `auto` lists the standing orders, `auto pass DECISION` gives one, `auto off DECISION` takes it back. */
export const auto: Word = (session, seat, rest) => {
  const [verb = '', name] = rest.split(/\s+/);
  if (verb === 'pass' || verb === 'off') return setOrder(session, seat, verb, name ?? openWindow(session));
  const { orders } = session.match.view(seat);
  if (orders.length === 0) write(session, session.speech.say('autoNone'));
  for (const decision of orders) write(session, session.speech.say('autoHas', { decision }));
  return 'ask';
};

function setOrder(session: Session, seat: Seat, verb: 'pass' | 'off', decision: string | undefined): Next {
  const { speech } = session;
  const known = speech.text.keysAfter('decision.');
  if (decision === undefined || !known.includes(decision)) {
    write(session, speech.say('autoUnknown', { decisions: known.join(', ') }), 2);
    return 'ask';
  }
  const order = { type: 'order', decision, isOn: verb === 'pass' } as const;
  const result = request(session, seat, order);
  if (!result.ok) return goOn(session, result);
  write(session, speech.say(verb === 'pass' ? 'autoOn' : 'autoOff', { decision }));
  return 'ask';
}

function openWindow({ match }: Session): string | undefined {
  const decision = match.decision();
  return decision?.kind === 'window' ? decision.name : undefined;
}
