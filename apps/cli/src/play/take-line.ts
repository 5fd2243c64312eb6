import type { Seat } from '@sitrep/kernel';
import { type Chosen, chooseNamed, chooseNumber, GO, pointAt } from '../terminal/choosing.ts';
import { pointTo } from '../terminal/pointed.ts';
import { showTurn } from '../terminal/screen.ts';
import { sceneOf, type Terminal } from '../terminal/terminal.ts';
import type { Next } from '../terminal/word.ts';
import { isWord, obey } from './words/index.ts';

/**
 * Does what a line says. Numbers, places and the names of proposals may follow one another in a line, each as if it had been
 * typed by itself; any other word takes the rest of the line.
 */
export async function takeLine(terminal: Terminal, seat: Seat, line: string): Promise<Next> {
  const words = line.split(/\s+/);
  // whoever names a squad and where it goes means the squad, whatever was pointed at before
  if (words.slice(0, 2).filter((word) => isPlace(terminal, seat, word)).length === 2)
    pointTo(terminal, seat, { focus: {} });
  let hasChanged = false;
  for (const [index, word] of words.entries()) {
    const rest = words.slice(index + 1).join(' ');
    const chosen = await takeWord(terminal, seat, word);
    if (chosen === undefined) return obey(terminal, seat, words.slice(index).join(' '));
    if (chosen === 'look') terminal.typedAhead = rest === '' ? undefined : rest;
    if (chosen !== 'menu') return chosen;
    hasChanged = true;
  }
  if (hasChanged) await showTurn(terminal, seat);
  return 'ask';
}

/** `undefined` if the word takes the rest of the line. */
async function takeWord(terminal: Terminal, seat: Seat, word: string): Promise<Chosen | undefined> {
  if (isPlace(terminal, seat, word)) return pointAt(terminal, seat, word);
  if (/^\d+$/.test(word)) return chooseNumber(terminal, seat, Number(word));
  const name = word.toLowerCase();
  return isWord(terminal, name) && name !== GO ? undefined : chooseNamed(terminal, seat, name);
}

function isPlace(terminal: Terminal, seat: Seat, word: string): boolean {
  return terminal.board.pointer?.isPlace(sceneOf(terminal, seat), word) ?? false;
}
