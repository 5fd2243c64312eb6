import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../odds-lines.ts';
import type { Board, Scene } from './board.ts';
import { folded } from './pager.ts';
import { type Session, sceneOf } from './session.ts';

const GAP = 2;

/** Every option with its number, under the headings of the board; of long lists what the board finds worth a line. */
export function optionLines(session: Session, seat: Seat, isAll = false): readonly string[] {
  const { match, board, speech } = session;
  const scene = sceneOf(session, seat);
  const choices = alike(session, seat);
  const listed = isAll ? choices : choices.filter(({ option }) => board.isListed?.(scene, option) ?? true);
  const left = choices.length - listed.length;
  const rest = left === 0 ? [] : folded(session, `     ${speech.say('listCut', { count: left })}`, 5);
  const isTold = board.oddsAt?.includes(match.decision()?.name ?? '') ?? false;
  const items = listed.map(({ option, number, copies }) => {
    const note = board.note(scene, option);
    const words = underHeading(board.group?.(scene, option) ?? '', speech.option(option));
    const count = copies > 1 ? ` ×${copies}` : '';
    const text = `${words}${count}${note === '' ? '' : ` (${note})`}`;
    const odds = isTold ? oddsOf(session, seat, option) : [];
    return { option, text: `${String(number).padStart(3)}  ${text}`, odds };
  });
  if (board.group === undefined) return [...items.flatMap(({ text }) => folded(session, text, 5)), ...rest];
  const lines = grouped(board, scene, items).flatMap(({ heading, members }) => [
    ...(heading === '' ? [] : [`${heading}:`]),
    ...columns(session, members),
  ]);
  return [...lines, ...rest];
}

interface Choice {
  readonly option: Answer<GameTypes>;
  readonly number: number;
  /** How many options differ from this one in nothing but the copy of the card. */
  readonly copies: number;
}

/** Options by number; of several copies of a card in a hand, the first stands for all. */
function alike({ match, speech }: Session, seat: Seat): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const [index, option] of match.options(seat).entries()) {
    const sameCard = 'card' in option ? { ...option, card: speech.option(option) } : option;
    const key = JSON.stringify(sameCard);
    const first = found.get(key);
    found.set(key, first ? { ...first, copies: first.copies + 1 } : { option, number: index + 1, copies: 1 });
  }
  return [...found.values()];
}

/** The shots that an option may lead to, each in a few words. */
function oddsOf({ entry, match, speech }: Session, seat: Seat, option: Answer<GameTypes>): readonly string[] {
  const found = entry.oddsOf(match.state, seat, option).map((odds) => oddsLines(speech, odds));
  return found.map(({ short, rounded }) =>
    found.length === 1 || short === '' ? rounded : `${short}: ${rounded}`,
  );
}

interface Item {
  readonly option: Answer<GameTypes>;
  readonly text: string;
  readonly odds: readonly string[];
}

interface Group<I> {
  readonly heading: string;
  readonly members: readonly I[];
}

/** Lists things under the board's headings, in the order in which the headings first appear. */
export function grouped<I extends { readonly option: Answer<GameTypes> }>(
  board: Board,
  scene: Scene,
  items: readonly I[],
): readonly Group<I>[] {
  const groups = new Map<string, I[]>();
  for (const item of items) {
    const heading = board.group?.(scene, item.option) ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), item]);
  }
  return [...groups].map(([heading, members]) => ({ heading, members }));
}

/** As many options side by side as the longest of them lets; with chances below it, each has its own line. */
function columns(session: Session, items: readonly Item[]): readonly string[] {
  const width = session.io.columns - 1;
  const widest = Math.max(...items.map(({ text }) => text.length));
  const perLine = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  if (perLine === 1 || items.some(({ odds }) => odds.length > 0))
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
