import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../odds-lines.ts';
import { type Choice, choicesOf, grouped } from './choices.ts';
import { folded } from './pager.ts';
import { type Session, sceneOf } from './session.ts';

const GAP = 2;

/** Every option with its number, under the headings of the board; of long lists what the board finds worth a line. */
export function optionLines(session: Session, seat: Seat): readonly string[] {
  const { board, speech } = session;
  const choices = choicesOf(session, seat);
  const shown = choices.filter(({ isListed }) => isListed || session.isAllShown);
  const left = choices.length - shown.length;
  const rest = left === 0 ? [] : folded(session, `     ${speech.say('listCut', { count: left })}`, 5);
  const items = shown.filter(({ number }) => number > 0).map((choice) => itemOf(session, seat, choice));
  const lines = grouped(board, sceneOf(session, seat), items).flatMap(({ heading, members }) => [
    ...(heading === '' ? [] : [`${heading}:`]),
    ...columns(session, members),
  ]);
  return [...lines, ...rest];
}

interface Item {
  readonly option: Answer<GameTypes>;
  readonly text: string;
  readonly odds: readonly string[];
}

function itemOf(session: Session, seat: Seat, { option, number, copies }: Choice): Item {
  const { match, board, speech } = session;
  const scene = sceneOf(session, seat);
  const isTold = board.oddsAt?.includes(match.decision()?.name ?? '') ?? false;
  const note = board.note(scene, option);
  const words = underHeading(board.group?.(scene, option) ?? '', speech.option(option));
  const count = copies > 1 ? ` ×${copies}` : '';
  const text = `${words}${count}${note === '' ? '' : ` (${note})`}`;
  return {
    option,
    text: `${String(number).padStart(3)}  ${text}`,
    odds: isTold ? oddsOf(session, seat, option) : [],
  };
}

/** The shots that an option may lead to, each in a few words. */
function oddsOf({ entry, match, speech }: Session, seat: Seat, option: Answer<GameTypes>): readonly string[] {
  const found = entry.oddsOf(match.state, seat, option).map((odds) => oddsLines(speech, odds));
  return found.map(({ short, rounded }) =>
    found.length === 1 || short === '' ? rounded : `${short}: ${rounded}`,
  );
}

/** As many options side by side as the longest of them lets; without headings, or with chances, each has its own line. */
function columns(session: Session, items: readonly Item[]): readonly string[] {
  const width = session.io.columns - 1;
  const widest = Math.max(...items.map(({ text }) => text.length));
  const perLine = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  const isPlain = session.board.group === undefined || items.some(({ odds }) => odds.length > 0);
  if (perLine === 1 || isPlain)
    return items.flatMap(({ text, odds }) => [
      ...folded(session, text, 5),
      ...odds.flatMap((line) => folded(session, `       ${line}`, 9)),
    ]);
  const lines: string[] = [];
  for (let at = 0; at < items.length; at += perLine) {
    const cells = items.slice(at, at + perLine).map(({ text }) => text.padEnd(widest));
    lines.push(cells.join(' '.repeat(GAP)).trimEnd());
  }
  return lines;
}
