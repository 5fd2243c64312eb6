import type { Seat } from '@sitrep/kernel';
import { tellEvents } from '@sitrep/speech';
import { answerByBot } from './bot-player.ts';
import { choiceAt, mostNumber } from './choices.ts';
import { askForm } from './forms/index.ts';
import { giveAnswer } from './give-answer.ts';
import { keep } from './keeping.ts';
import { luckLines } from './luck-lines.ts';
import { readTyped } from './pager.ts';
import { readNews, showNews, showTurn, write } from './screen.ts';
import { isPerson, isShared, type Session, sceneOf, seatsAsked } from './session.ts';
import { hintLine, obey } from './words/index.ts';
import type { Next } from './words/word.ts';

/** Plays until the game is over or the players leave; tells whether it is over. */
export async function playOn(session: Session): Promise<boolean> {
  while (session.match.outcome() === undefined) {
    const seat = nextSeat(session);
    if (isPerson(session, seat)) {
      if ((await askPerson(session, seat)) === 'leave') return false;
    } else {
      answerByBot(session, seat);
      session.isHolderWaiting = false;
    }
  }
  keep(session);
  showEnd(session);
  return true;
}

/**
 * Who answers next. Answers that are given unseen are taken from bots first; a choice that is open to several goes
 * to the player at the terminal, unless that player lets others go first.
 */
function nextSeat(session: Session): Seat {
  const { match, holder, isHolderWaiting } = session;
  const asked = seatsAsked(session).filter((seat) => !(isHolderWaiting && seat === holder));
  const bot = asked.find((seat) => !isPerson(session, seat));
  const people = asked.filter((seat) => isPerson(session, seat));
  const person = people.find((seat) => seat === holder) ?? people[0];
  const isBotFirst = match.decision()?.kind !== 'pick' || isHolderWaiting;
  return (isBotFirst ? (bot ?? person) : (person ?? bot)) ?? 0;
}

async function askPerson(session: Session, seat: Seat): Promise<Next> {
  // what bots have done since a person did something
  if (session.keeper?.written !== undefined) keep(session);
  if (!(await handOver(session, seat)) || !(await readNews(session, seat))) return 'leave';
  return session.match.decision()?.kind === 'form' ? askForm(session, seat) : askPick(session, seat);
}

async function askPick(session: Session, seat: Seat): Promise<Next> {
  showTurn(session, seat);
  write(session, hintLine(session, seat));
  for (;;) {
    const line = await readTyped(session);
    if (line === undefined) return 'leave';
    const next = /^\d+$/.test(line) ? choose(session, seat, Number(line)) : await obey(session, seat, line);
    if (next !== 'ask') return next;
  }
}

function choose(session: Session, seat: Seat, number: number): Next {
  const choice = choiceAt(session, seat, number);
  if (choice !== undefined) return giveAnswer(session, seat, choice.option);
  const most = mostNumber(session, seat);
  write(session, session.speech.say(most === 0 ? 'noNumber' : 'noOption', { number, most }));
  return 'ask';
}

/** Passes the terminal on, with a pause in which nothing secret is on the screen. False at the end of the input. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { io, speech, holder } = session;
  session.holder = seat;
  session.isHolderWaiting = false;
  if (holder !== seat) session.table = '';
  if (holder === seat || (holder === undefined && !isForOneOfSeveral(session))) return true;
  io.clear();
  write(session, speech.say('handOver', { seat: speech.seat(seat) }));
  const line = (await io.readLine(speech.say('pressEnter')))?.trim();
  io.clear();
  takeAhead(session, line);
  return line !== undefined;
}

/** A match that several play here was opened: whoever did so need not be the one whose secrets come next. */
function isForOneOfSeveral(session: Session): boolean {
  return session.opened !== undefined && isShared(session);
}

/** A word typed while the terminal changes hands is obeyed next; a number is not: its list has not been seen. */
function takeAhead(session: Session, line: string | undefined): void {
  if (line === undefined || line === '') return;
  if (/^\d+$/.test(line)) write(session, session.speech.say('tooSoon', { line }));
  else session.typedAhead = line;
}

/** How it ended, after the last news; where nobody plays, after all that happened. */
function showEnd(session: Session): void {
  const { match, speech, holder } = session;
  const outcome = match.outcome();
  if (outcome === undefined) return;
  if (holder !== undefined) showNews(session, holder);
  else
    for (const entry of match.log)
      for (const line of tellEvents(entry.events, speech)) write(session, line, 2);
  write(session, '');
  for (const line of session.board.final?.(sceneOf(session, holder ?? 0)) ?? []) write(session, line, 5);
  for (const line of luckLines(session)) write(session, line, 2);
  write(session, `${speech.say('over', { outcome: speech.outcome(outcome) })} [${outcome.rule}]`, 2);
}
