import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../odds-lines.ts';
import { oddsOf } from './ask.ts';
import { type Choice, choicesOf, grouped } from './choices.ts';
import { folded } from './pager.ts';
import { sceneOf, type Terminal } from './terminal.ts';

const GAP = 2;

/** Every option with its number, under the headings of the board; of long lists, only what the board considers worth a line. */
export async function optionLines(terminal: Terminal, seat: Seat): Promise<readonly string[]> {
  const { board, speech } = terminal;
  const choices = choicesOf(terminal, seat);
  const shown = choices.filter(({ isListed }) => isListed || terminal.isAllShown);
  const left = choices.length - shown.length;
  const rest = left === 0 ? [] : folded(terminal, `     ${speech.say('listCut', { count: left })}`, 5);
  const numbered = shown.filter(({ number }) => number > 0);
  const items = await Promise.all(numbered.map((choice) => itemOf(terminal, seat, choice)));
  const lines = grouped(board, sceneOf(terminal, seat), items).flatMap(({ heading, members }) => [
    ...(heading === '' ? [] : [`${heading}:`]),
    ...columns(terminal, members),
  ]);
  return [...lines, ...rest];
}

interface Item {
  readonly option: Answer<GameTypes>;
  readonly text: string;
  readonly odds: readonly string[];
}

async function itemOf(terminal: Terminal, seat: Seat, { option, number, copies }: Choice): Promise<Item> {
  const { board, speech } = terminal;
  const scene = sceneOf(terminal, seat);
  const isTold = board.oddsAt?.includes(scene.view.decision?.name ?? '') ?? false;
  const note = board.note(scene, option);
  const words = underHeading(board.group?.(scene, option) ?? '', speech.option(option));
  const count = copies > 1 ? ` ×${copies}` : '';
  const text = `${words}${count}${note === '' ? '' : ` (${note})`}`;
  return {
    option,
    text: `${String(number).padStart(3)}  ${text}`,
    odds: isTold ? await shotsOf(terminal, seat, option) : [],
  };
}

/** The shots that an option may lead to, each in a few words. */
async function shotsOf(
  terminal: Terminal,
  seat: Seat,
  option: Answer<GameTypes>,
): Promise<readonly string[]> {
  const odds = await oddsOf(terminal, seat, option);
  const found = odds.map((each) => oddsLines(terminal.speech, each));
  return found.map(({ short, rounded }) =>
    found.length === 1 || short === '' ? rounded : `${short}: ${rounded}`,
  );
}

/** As many options side by side as fit; without headings, or with chances, each has its own line. */
function columns(terminal: Terminal, items: readonly Item[]): readonly string[] {
  const width = terminal.io.columns - 1;
  const widest = Math.max(...items.map(({ text }) => text.length));
  const perLine = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  const isPlain = terminal.board.group === undefined || items.some(({ odds }) => odds.length > 0);
  if (perLine === 1 || isPlain)
    return items.flatMap(({ text, odds }) => [
      ...folded(terminal, text, 5),
      ...odds.flatMap((line) => folded(terminal, `       ${line}`, 9)),
    ]);
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perLine) {
    const cells = items.slice(at, at + perLine).map(({ text }) => text.padEnd(widest));
    lines.push(cells.join(' '.repeat(GAP)).trimEnd());
  }
  return lines;
}
