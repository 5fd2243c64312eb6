import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../odds-lines.ts';
import { oddsOf } from './ask.ts';
import { type Choice, grouped } from './choices.ts';
import { type Item, menuOf } from './menu.ts';
import { folded } from './pager.ts';
import { offersNow, pointedOf } from './pointed.ts';
import { proposalText, rollLines } from './proposal-lines.ts';
import { sideBySide } from './side-by-side.ts';
import { sceneOf, type Terminal } from './terminal.ts';

/** The menu with its numbers: proposals first, then options under the headings of the board. */
export async function optionLines(terminal: Terminal, seat: Seat): Promise<readonly string[]> {
  const { items, left } = await menuOf(terminal, seat);
  const rest =
    left === 0 ? [] : folded(terminal, `     ${terminal.speech.say('listCut', { count: left })}`, 5);
  const rows = items.map((item, index) => ({ item, number: index + 1 }));
  const plain = rows.flatMap(({ item, number }) =>
    isShort(item) || item.kind === 'choice' ? [] : itemLines(terminal, seat, item, number),
  );
  const short = rows.flatMap(({ item, number }) =>
    isShort(item) ? [`${numbered(number)}  ${itemText(terminal, seat, item)}`] : [],
  );
  const choices = rows.flatMap(({ item, number }) =>
    item.kind === 'choice' ? [{ ...item.choice, number }] : [],
  );
  return [
    ...plain,
    ...(short.length === 0 ? [] : sideBySide(terminal, short)),
    ...(await choiceLines(terminal, seat, choices)),
    ...rest,
  ];
}

type Short = Extract<Item, { readonly kind: 'group' | 'value' }>;

/** Whether an item is but a name, so that several fit into a line. */
function isShort(item: Item): item is Short {
  return item.kind === 'group' || item.kind === 'value';
}

function itemLines(
  terminal: Terminal,
  seat: Seat,
  item: Exclude<Item, { readonly kind: 'choice' }>,
  number: number,
): readonly string[] {
  const line = `${numbered(number)}  ${itemText(terminal, seat, item)}`;
  const isOpen = item.kind === 'proposal' && pointedOf(terminal, seat).opened === item.proposal.id;
  return [...folded(terminal, line, 5), ...(isOpen ? rollLines(terminal, item.proposal) : [])];
}

function itemText(terminal: Terminal, seat: Seat, item: Exclude<Item, { readonly kind: 'choice' }>): string {
  const { speech } = terminal;
  switch (item.kind) {
    case 'proposal':
      return proposalText(terminal, seat, item.proposal);
    case 'group':
      return speech.say('group', { name: item.name, count: item.members.length });
    case 'part': {
      const { title, choices, value } = item.part;
      const chosen = choices.find((choice) => choice.value === value);
      return `${speech.name(title)}: ${chosen === undefined ? '–' : speech.name(chosen.name)}`;
    }
    case 'value':
      return item.value === item.part.value ? `${item.name} *` : item.name;
  }
}

type Numbered = Choice & { readonly number: number };

async function choiceLines(
  terminal: Terminal,
  seat: Seat,
  choices: readonly Numbered[],
): Promise<readonly string[]> {
  const offers = await offersNow(terminal, seat);
  const items = await Promise.all(choices.map((choice) => textOf(terminal, seat, choice, offers)));
  return grouped(terminal.board, sceneOf(terminal, seat), items).flatMap(({ heading, members }) => [
    ...(heading === '' ? [] : [`${heading}:`]),
    ...columns(terminal, members),
  ]);
}

interface Text {
  readonly option: Answer<GameTypes>;
  readonly text: string;
  readonly odds: readonly string[];
}

async function textOf(
  terminal: Terminal,
  seat: Seat,
  { option, number, copies }: Numbered,
  offers: Awaited<ReturnType<typeof offersNow>>,
): Promise<Text> {
  const { board, speech } = terminal;
  const scene = { ...sceneOf(terminal, seat), offers };
  const isTold = board.oddsAt?.includes(scene.view.decision?.name ?? '') ?? false;
  const note = board.note(scene, option);
  const words = underHeading(board.group?.(scene, option) ?? '', speech.option(option, scene.view.decision));
  const count = copies > 1 ? ` ×${copies}` : '';
  const text = `${words}${count}${note === '' ? '' : ` (${note})`}`;
  return {
    option,
    text: `${numbered(number)}  ${text}`,
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

function numbered(number: number): string {
  return String(number).padStart(3);
}

/** As many options side by side as fit; without headings, or with chances, each has its own line. */
function columns(terminal: Terminal, items: readonly Text[]): readonly string[] {
  const isPlain = terminal.board.group === undefined || items.some(({ odds }) => odds.length > 0);
  if (!isPlain)
    return sideBySide(
      terminal,
      items.map(({ text }) => text),
    );
  return items.flatMap(({ text, odds }) => [
    ...folded(terminal, text, 5),
    ...odds.flatMap((line) => folded(terminal, `       ${line}`, 9)),
  ]);
}
