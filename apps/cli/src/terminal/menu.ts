import type { Proposal, ProposalPart } from '@sitrep/contract';
import type { Answer, GameTypes, Seat } from '@sitrep/kernel';
import type { Speech } from '../speech.ts';
import { ask } from './ask.ts';
import { type Choice, choicesOf, keyOf } from './choices.ts';
import { isDoable, isPointing, offersNow, pointedOf } from './pointed.ts';
import { nowOf, type Terminal } from './terminal.ts';

/** A line of the menu. Its number is its place in the list, counted from 1. */
export type Item =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly name: string;
      readonly members: readonly Choice[];
    }
  | { readonly kind: 'proposal'; readonly proposal: Proposal }
  | { readonly kind: 'part'; readonly part: ProposalPart }
  | { readonly kind: 'value'; readonly part: ProposalPart; readonly value: string; readonly name: string };

export interface Menu {
  readonly items: readonly Item[];
  /** How many options and proposals are left out until `all` is typed. */
  readonly left: number;
}

/** So many options need not be folded. */
const FEW = 10;
/** Of what is proposed for the whole question, the best. */
const MOST_OFFERED = 4;

/** What can be chosen by number now. */
export async function menuOf(terminal: Terminal, seat: Seat): Promise<Menu> {
  const { opened } = pointedOf(terminal, seat);
  const offers = (await offersNow(terminal, seat)).filter(isDoable);
  const open = offers.find(({ id }) => id === opened);
  if (open !== undefined) return { items: openItems(terminal, seat, open), left: 0 };
  const isAll = terminal.isAllShown || isPointing(terminal, seat);
  const offered = isAll ? offers : offers.slice(0, MOST_OFFERED);
  const { items, left } = await choiceItems(terminal, seat);
  return {
    items: [...offered.map((proposal): Item => ({ kind: 'proposal', proposal })), ...items],
    left: left + offers.length - offered.length,
  };
}

/** A proposal with all its parts, or the values that one of them may have. */
function openItems(terminal: Terminal, seat: Seat, proposal: Proposal): readonly Item[] {
  const { part: name } = pointedOf(terminal, seat);
  const part = proposal.parts.find((each) => each.name === name);
  if (part !== undefined)
    return part.choices.map((choice) => ({
      kind: 'value',
      part,
      value: choice.value,
      name: terminal.speech.name(choice.name),
    }));
  return [
    { kind: 'proposal', proposal },
    ...proposal.parts.map((each): Item => ({ kind: 'part', part: each })),
  ];
}

/** The options: all of them, those of the open group, or folded into groups if they are many. */
async function choiceItems(terminal: Terminal, seat: Seat): Promise<Menu> {
  const { group, focus } = pointedOf(terminal, seat);
  const choices = choicesOf(terminal, seat).filter(({ isEnding }) => !isEnding);
  if (terminal.isAllShown) return { items: choices.map(plain), left: 0 };
  const grouped = await withGroups(terminal, seat, choices);
  if (group !== undefined) {
    const members = grouped.filter(({ id }) => id === group);
    return { items: members.map(({ choice }) => plain(choice)), left: 0 };
  }
  if (isPointing(terminal, seat) && Object.keys(focus).length > 0) return { items: [], left: 0 };
  const listed = grouped.filter(({ choice }) => choice.isListed);
  const isFolded = listed.length > FEW;
  return {
    items: isFolded
      ? foldItems(inOrder(listed, nowOf(terminal, seat).options))
      : listed.map(({ choice }) => plain(choice)),
    left: choices.length - listed.length,
  };
}

interface Grouped {
  readonly choice: Choice;
  /** The group; empty if the option stands alone. */
  readonly id: string;
  readonly name: string;
}

async function withGroups(
  terminal: Terminal,
  seat: Seat,
  choices: readonly Choice[],
): Promise<readonly Grouped[]> {
  if (terminal.entry.groupOf === undefined) return choices.map((choice) => ({ choice, id: '', name: '' }));
  const groups = await ask(terminal, seat, { kind: 'groups', answers: choices.map(({ option }) => option) });
  return choices.map((choice, index) => {
    const [group] = groups[index] ?? [];
    return { choice, id: group?.id ?? '', name: group === undefined ? '' : terminal.speech.name(group.name) };
  });
}

/** In the order of the rules, which begin with what matters most. */
function inOrder(grouped: readonly Grouped[], options: readonly Answer<GameTypes>[]): readonly Grouped[] {
  const places = new Map(options.map((option, index) => [option, index]));
  const placeOf = ({ choice }: Grouped) => places.get(choice.option) ?? 0;
  return grouped.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Groups of several options in one line each. */
function foldItems(grouped: readonly Grouped[]): readonly Item[] {
  const items = new Map<string, Item>();
  for (const { choice, id, name } of grouped) {
    const members =
      id === '' ? [choice] : grouped.filter((each) => each.id === id).map((each) => each.choice);
    const key = id === '' ? `${items.size}` : id;
    if (!items.has(key))
      items.set(key, members.length > 1 ? { kind: 'group', id, name, members } : plain(choice));
  }
  // what stands alone is listed below, under the headings of the board
  return [...items.values()].toSorted(
    (one, other) => Number(one.kind === 'choice') - Number(other.kind === 'choice'),
  );
}

function plain(choice: Choice): Item {
  return { kind: 'choice', choice };
}

/** The number of an option in the menu; 0 if it has none there. */
export function numberIn(items: readonly Item[], speech: Speech, option: Answer<GameTypes>): number {
  const key = keyOf(speech, option);
  return 1 + items.findIndex((item) => item.kind === 'choice' && keyOf(speech, item.choice.option) === key);
}
