import { chooseNamed, GO } from '../../terminal/choosing.ts';
import { menuOf } from '../../terminal/menu.ts';
import { pointedOf, pointTo } from '../../terminal/pointed.ts';
import { showTurn, write } from '../../terminal/screen.ts';
import { sceneOf } from '../../terminal/terminal.ts';
import type { Next, Word } from '../../terminal/word.ts';

/** `go`: carries out the first proposal. */
export const go: Word = async (terminal, seat): Promise<Next> => {
  const chosen = await chooseNamed(terminal, seat, GO);
  return chosen === 'menu' || chosen === undefined ? 'ask' : chosen;
};

/** `open NUMBER`: a proposal with all its chances and the parts that can be changed; the first without a number. */
export const open: Word = async (terminal, seat, rest): Promise<Next> => {
  const { items } = await menuOf(terminal, seat);
  const item = items[rest === '' ? 0 : Number(rest) - 1];
  if (item?.kind !== 'proposal') {
    write(terminal, terminal.speech.say('openNone'));
    return 'ask';
  }
  const { proposal } = item;
  const { focus } = pointedOf(terminal, seat);
  const about = terminal.board.pointer?.on(focus, proposal) ?? focus;
  pointTo(terminal, seat, { focus: about, opened: proposal.id });
  await showTurn(terminal, seat);
  return 'ask';
};

/** `back`: closes what was opened, one after the other, and then points at nothing. */
export const back: Word = async (terminal, seat): Promise<Next> => {
  const { part, opened, focus } = pointedOf(terminal, seat);
  if (part !== undefined) pointTo(terminal, seat, { focus, opened });
  else terminal.pointed = undefined;
  await showTurn(terminal, seat);
  return 'ask';
};

/** `leave NAME`: somebody of the squad that is pointed at stays behind, or comes along after all. */
export const leave: Word = async (terminal, seat, name): Promise<Next> => {
  const pointed = pointedOf(terminal, seat);
  const focus =
    name === '' ? undefined : terminal.board.pointer?.without(sceneOf(terminal, seat), pointed.focus, name);
  if (focus === undefined) {
    write(terminal, terminal.speech.say('leaveNone'));
    return 'ask';
  }
  pointTo(terminal, seat, { ...pointed, focus });
  await showTurn(terminal, seat);
  return 'ask';
};
