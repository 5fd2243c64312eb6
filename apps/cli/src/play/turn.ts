import { InvariantError, type Seat } from '@sitrep/kernel';
import { needsHandOver, nextPerson } from '@sitrep/session';
import { tellEvents } from '@sitrep/speech';
import { CliError } from '../cli-error.ts';
import { keep } from '../terminal/keeping.ts';
import { readNews, showNews } from '../terminal/news.ts';
import { readTyped } from '../terminal/pager.ts';
import { showTurn, showTurnAgain, write } from '../terminal/screen.ts';
import { nowOf, sceneOf, type Terminal } from '../terminal/terminal.ts';
import type { Next } from '../terminal/word.ts';
import { askForm } from './forms/index.ts';
import { luckLines } from './luck-lines.ts';
import { takeLine } from './take-line.ts';
import { hintLine } from './words/index.ts';

/** Plays until the game is over or the players leave; tells whether it is over. */
export async function playOn(terminal: Terminal): Promise<boolean> {
  for (;;) {
    await terminal.host.playPrograms();
    const { turn } = terminal.host;
    if (turn === undefined) break;
    const seat = nextPerson(turn, terminal.holder);
    if (seat === undefined) throw programFault(terminal);
    if ((await askPerson(terminal, seat)) === 'leave') return false;
  }
  keep(terminal);
  await showEnd(terminal);
  return true;
}

/** Why the game stands still though no person is asked. */
function programFault({ host, speech }: Terminal): Error {
  const { seat, refusal } = host.faults.program ?? {};
  if (refusal?.code === 'PAST_BROKEN') return new CliError('PAST_BROKEN', speech.reason(refusal));
  return new InvariantError('OPTION_REFUSED', `the program of seat ${seat} was refused: ${refusal?.code}`);
}

async function askPerson(terminal: Terminal, seat: Seat): Promise<Next> {
  // what bots have done since a person did something
  if (terminal.keeper?.written !== undefined) keep(terminal);
  if (!(await handOver(terminal, seat))) return 'leave';
  const { keeping } = nowOf(terminal, seat).faults;
  if (keeping !== undefined) write(terminal, terminal.speech.say('cannotKeep', { reason: keeping }), 2);
  if (!(await readNews(terminal, seat))) return 'leave';
  const { view } = nowOf(terminal, seat);
  return view.decision?.kind === 'form' ? askForm(terminal, seat) : askPick(terminal, seat);
}

async function askPick(terminal: Terminal, seat: Seat): Promise<Next> {
  const showAgain = async () => {
    await showTurnAgain(terminal, seat);
    await tellWords(terminal, seat);
  };
  await showTurn(terminal, seat);
  await tellWords(terminal, seat);
  for (;;) {
    const line = await readTyped(terminal, showAgain);
    if (line === undefined) return 'leave';
    const next = await takeLine(terminal, seat, line);
    if (next !== 'ask') return next;
  }
}

/** So many lines leave room for the words with every question. */
const ROOMY = 30;

/** The words worth knowing now; on a small screen only when they are others than before. */
async function tellWords(terminal: Terminal, seat: Seat): Promise<void> {
  const words = await hintLine(terminal, seat);
  const isKnown = words === terminal.words && (terminal.io.rows ?? ROOMY) < ROOMY;
  terminal.words = words;
  if (!isKnown) write(terminal, words);
}

/** Passes the terminal on, with a pause in which nothing secret is on the screen. False at the end of the input. */
async function handOver(terminal: Terminal, seat: Seat): Promise<boolean> {
  const { io, speech, holder, host } = terminal;
  const isHandedOver = needsHandOver(terminal, host.players, seat);
  terminal.holder = seat;
  if (holder !== seat) terminal.table = '';
  if (!isHandedOver) return true;
  io.clear();
  write(terminal, speech.say('handOver', { seat: speech.seat(seat) }));
  const line = (await io.readLine(speech.say('pressEnter')))?.trim();
  io.clear();
  takeAhead(terminal, line);
  return line !== undefined;
}

/** A word typed while the terminal changes hands is obeyed next; a number is not: its list has not been seen. */
function takeAhead(terminal: Terminal, line: string | undefined): void {
  if (line === undefined || line === '') return;
  if (/^\d+$/.test(line)) write(terminal, terminal.speech.say('tooSoon', { line }));
  else terminal.typedAhead = line;
}

/** How it ended, after the last news; where nobody plays, after all that happened. */
async function showEnd(terminal: Terminal): Promise<void> {
  const { host, speech, holder } = terminal;
  const { outcome } = host;
  if (outcome === undefined) return;
  if (holder !== undefined) showNews(terminal, holder);
  else
    for (const entry of host.log)
      for (const line of tellEvents(entry.events, speech)) write(terminal, line, 2);
  write(terminal, '');
  for (const line of terminal.board.final?.(sceneOf(terminal, holder ?? 0)) ?? []) write(terminal, line, 5);
  for (const line of await luckLines(terminal, holder ?? 0)) write(terminal, line, 2);
  write(terminal, `${speech.say('over', { outcome: speech.outcome(outcome) })} [${outcome.rule}]`, 2);
}
