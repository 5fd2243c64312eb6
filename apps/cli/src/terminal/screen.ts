import { type Seat, takenBack } from '@sitrep/kernel';
import { caveatWords } from '@sitrep/speech';
import { withRule } from '../with-rule.ts';
import { optionLines } from './option-list.ts';
import { folded, writePaged } from './pager.ts';
import { offersNow } from './pointed.ts';
import { endingLines } from './prompt-ending.ts';
import { nowOf, sceneOf, type Terminal } from './terminal.ts';

/** Writes a text in lines that fit; what follows the first line is indented. */
export function write(terminal: Terminal, text: string, indent = 0): void {
  for (const line of folded(terminal, text, indent)) terminal.io.write(line);
}

/** The table if it has changed, and what is asked of the seat. */
export async function showTurn(terminal: Terminal, seat: Seat): Promise<void> {
  const lines = await tableOf(terminal, seat);
  const before = terminal.table;
  terminal.table = lines.join('\n');
  const isNew = terminal.table !== before;
  if (isNew) await showTable(terminal, seat);
  terminal.io.write('');
  const { held } = terminal;
  terminal.held = [];
  for (const line of held) terminal.io.write(line);
  await showPrompt(terminal, seat, held.length + (isNew ? lines.length + 2 : 1));
}

/** The same on a screen of another size, with the last news. */
export async function showTurnAgain(terminal: Terminal, seat: Seat): Promise<void> {
  terminal.table = '';
  terminal.held = terminal.news;
  await showTurn(terminal, seat);
}

/** Returns how many lines it took. */
export async function showTable(terminal: Terminal, seat: Seat): Promise<number> {
  const lines = await tableOf(terminal, seat);
  terminal.io.write('');
  for (const line of lines) terminal.io.write(line);
  return lines.length + 1;
}

export async function tableOf(terminal: Terminal, seat: Seat): Promise<readonly string[]> {
  const scene = { ...sceneOf(terminal, seat), offers: await offersNow(terminal, seat) };
  const lines = [...headLines(terminal), ...terminal.board.lines(scene)];
  return lines.flatMap((line) => folded(terminal, line, 2));
}

/** What sets the match apart, above every table: `[older rules, custom cards]`. */
function headLines({ host, speech }: Terminal): readonly string[] {
  const words = caveatWords(speech.text, host.standing);
  return words.length === 0 ? [] : [`[${words.join(', ')}]`];
}

/** What is asked, by which rule, and every option with its number; `used` lines above it should stay on the screen. */
export async function showPrompt(terminal: Terminal, seat: Seat, used = 0): Promise<void> {
  const { speech } = terminal;
  const { decision } = nowOf(terminal, seat).view;
  if (decision === undefined) return;
  terminal.isAllShown = false;
  const words = `${speech.seat(seat)}: ${speech.prompt(decision)}`;
  const prompt = folded(terminal, withRule(words, decision.rule), 2);
  const ending = endingLines(terminal, seat);
  writePaged(terminal, [...prompt, ...(await optionLines(terminal, seat))], used + ending.length);
  for (const line of ending) terminal.io.write(line);
}

/** The seat's log, each line with its rule; what was taken back is marked as such. */
export function logLines(terminal: Terminal, seat: Seat): readonly string[] {
  const { speech } = terminal;
  const { events } = nowOf(terminal, seat);
  const taken = takenBack(events);
  return events.flatMap((event) => {
    const told = speech.event(event);
    if (told === '') return [];
    const line = taken.has(event.n) ? speech.say('takenBack', { line: told }) : told;
    return [withRule(line, typeof event.rule === 'string' ? event.rule : undefined)];
  });
}
