import type { Proposal } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { giveAnswer } from './give-answer.ts';
import { type Item, menuOf } from './menu.ts';
import { isDoable, offersNow, pointedOf, pointerDesk, pointTo } from './pointed.ts';
import { write } from './screen.ts';
import { clientOf, nowOf, sceneOf, type Terminal } from './terminal.ts';
import { goOn, type Next } from './word.ts';

/** The word that carries out the first proposal. */
export const GO = 'go';

/** What comes after a part of a line: as after a word, or the menu has changed and the line may go on. */
export type Chosen = Next | 'menu';

/** Chooses by number from the menu on the screen. */
export async function chooseNumber(terminal: Terminal, seat: Seat, number: number): Promise<Chosen> {
  const { items } = await menuOf(terminal, seat);
  const item = items[number - 1];
  if (item !== undefined) return chooseItem(terminal, seat, item);
  const most = items.length;
  write(terminal, terminal.speech.say(most === 0 ? 'noNumber' : 'noOption', { number, most }));
  return 'ask';
}

async function chooseItem(terminal: Terminal, seat: Seat, item: Item): Promise<Chosen> {
  const pointed = pointedOf(terminal, seat);
  switch (item.kind) {
    case 'choice':
      return giveAnswer(terminal, seat, item.choice.option);
    case 'proposal':
      return carryOut(terminal, seat, item.proposal);
    case 'group': {
      const place = terminal.board.pointer?.placeOf(sceneOf(terminal, seat), item.id);
      if (place !== undefined) return pointAt(terminal, seat, place);
      const focus = terminal.board.pointer?.inGroup(item.id) ?? pointed.focus;
      pointTo(terminal, seat, { focus, group: item.id });
      return 'menu';
    }
    case 'part':
      pointTo(terminal, seat, { ...pointed, part: item.part.name });
      return 'menu';
    case 'value': {
      const focus = { ...pointed.focus, [item.part.name]: item.value };
      pointTo(terminal, seat, { ...pointed, focus, part: undefined });
      return 'menu';
    }
  }
}

/** Gives the answers of a proposal as one request. What is a single answer may get a warning first. */
async function carryOut(terminal: Terminal, seat: Seat, { answers }: Proposal): Promise<Next> {
  const [only] = answers;
  if (only !== undefined && answers.length === 1) return giveAnswer(terminal, seat, only);
  const { number } = nowOf(terminal, seat).view.decision ?? {};
  terminal.armed = undefined;
  return goOn(terminal, await clientOf(terminal, seat).carryOut(answers, number));
}

/** Points at a place: narrows down what is proposed, does what is meant, or chooses the only option there. */
export async function pointAt(terminal: Terminal, seat: Seat, place: string): Promise<Chosen> {
  const { board, speech } = terminal;
  const { pointer } = board;
  if (pointer === undefined) return 'ask';
  const desk = pointerDesk(terminal, seat);
  const { focus: before } = pointedOf(terminal, seat);
  const { focus, isMeant } = await pointer.at(desk, before, place);
  const group = pointer.groupAt(desk.scene, place);
  const [first] = isMeant ? (await desk.propose(focus)).filter(isDoable) : [];
  if (first !== undefined) return carryOut(terminal, seat, first);
  const { options } = nowOf(terminal, seat);
  const option = options[board.find?.(desk.scene, options, place) ?? -1];
  if (Object.keys(focus).length === 0 && option !== undefined) return giveAnswer(terminal, seat, option);
  const kept = terminal.pointed;
  pointTo(terminal, seat, { focus, group });
  if ((await menuOf(terminal, seat)).items.length > 0) return 'menu';
  terminal.pointed = kept;
  write(terminal, speech.say('atNone', { place }));
  return 'ask';
}

/** What a word that names a proposal does, such as `usual`; `go` is the first of them. `undefined` if it names none. */
export async function chooseNamed(terminal: Terminal, seat: Seat, word: string): Promise<Chosen | undefined> {
  const offers = (await offersNow(terminal, seat)).filter(isDoable);
  const named = word === GO ? offers[0] : offers.find(({ id }) => id.split(':').includes(word));
  if (named !== undefined) return carryOut(terminal, seat, named);
  if (word !== GO) return undefined;
  write(terminal, terminal.speech.say('goNone'));
  return 'ask';
}
