import { PASS, type Seat } from '@sitrep/kernel';
import { findEnding, whyNoEnding } from '../../terminal/choices.ts';
import { giveAnswer, giveArmed } from '../../terminal/give-answer.ts';
import { write } from '../../terminal/screen.ts';
import { clientOf, nowOf, sceneOf, type Terminal } from '../../terminal/terminal.ts';
import { goOn, type Next, type Word } from '../../terminal/word.ts';
import { withRule } from '../../with-rule.ts';

export const undo: Word = async (terminal, seat) => {
  const next = goOn(terminal, await clientOf(terminal, seat).undo());
  if (next === 'look') write(terminal, terminal.speech.say('undone'));
  return next;
};

/** `at PLACE`: takes the option that names a place, without looking for its number. */
export const at: Word = (terminal, seat, place) => {
  const { board, speech } = terminal;
  const { options } = nowOf(terminal, seat);
  const option = options[board.find?.(sceneOf(terminal, seat), options, place.trim()) ?? -1];
  if (option !== undefined) return giveAnswer(terminal, seat, option);
  write(terminal, speech.say('atNone', { place }));
  return 'ask';
};

/** `end`: ends the turn or phase, or tells what has to be done first. */
export const end: Word = (terminal, seat) => {
  const option = findEnding(terminal, seat);
  if (option !== undefined) return giveAnswer(terminal, seat, option);
  const why = whyNoEnding(terminal, seat);
  const { speech } = terminal;
  write(terminal, why === undefined ? speech.say('endNone') : withRule(speech.reason(why), why.rule));
  return 'ask';
};

/** `pass`: lets a chance to react go by. */
export const pass: Word = (terminal, seat) => {
  const option = nowOf(terminal, seat).options.find(({ type }) => type === PASS.type);
  if (option !== undefined) return giveAnswer(terminal, seat, option);
  write(terminal, terminal.speech.say('passNone'));
  return 'ask';
};

/** `yes`: does what was only warned of. */
export const yes: Word = async (terminal, seat) => {
  const next = await giveArmed(terminal, seat);
  if (next === undefined) write(terminal, terminal.speech.say('yesNone'));
  return next ?? 'ask';
};

/** `quit`: leaves; a game that nothing keeps is left only when that is said twice. */
export const quit: Word = (terminal) => {
  const { savedAs, host, speech } = terminal;
  const key = `quit ${host.log.length}`;
  const isLost = savedAs === undefined && host.log.some(({ by }) => host.players[by] === 'person');
  if (!isLost || terminal.warnedOf === key) return 'leave';
  terminal.warnedOf = key;
  write(terminal, speech.say('quitUnsaved'), 2);
  return 'ask';
};

/** Leaves the choice to another seat that may make it too. */
export const wait: Word = (terminal, seat) => {
  if (terminal.host.turn?.asked.some((other) => other !== seat)) {
    clientOf(terminal, seat).defer();
    return 'look';
  }
  write(terminal, terminal.speech.say('waitNobody'));
  return 'ask';
};

export const concede: Word = async (terminal, seat, rest) => {
  if (rest === 'yes') return goOn(terminal, await clientOf(terminal, seat).concede());
  write(terminal, terminal.speech.say('concede'));
  return 'ask';
};

/** `auto` lists the standing orders, `auto pass DECISION` gives one, `auto off DECISION` takes it back. */
export const auto: Word = (terminal, seat, rest) => {
  const [verb = '', name] = rest.split(/\s+/);
  if (verb === 'pass' || verb === 'off')
    return setOrder(terminal, seat, verb, name ?? openWindow(terminal, seat));
  const { orders } = nowOf(terminal, seat).view;
  if (orders.length === 0) write(terminal, terminal.speech.say('autoNone'));
  for (const decision of orders) write(terminal, terminal.speech.say('autoHas', { decision }));
  return 'ask';
};

async function setOrder(
  terminal: Terminal,
  seat: Seat,
  verb: 'pass' | 'off',
  decision: string | undefined,
): Promise<Next> {
  const { speech } = terminal;
  const known = speech.text.keysAfter('decision.');
  if (decision === undefined || !known.includes(decision)) {
    write(terminal, speech.say('autoUnknown', { decisions: known.join(', ') }), 2);
    return 'ask';
  }
  const result = await clientOf(terminal, seat).order(decision, verb === 'pass');
  if (!result.ok) return goOn(terminal, result);
  write(terminal, speech.say(verb === 'pass' ? 'autoOn' : 'autoOff', { decision }));
  return 'ask';
}

function openWindow(terminal: Terminal, seat: Seat): string | undefined {
  const { decision } = nowOf(terminal, seat).view;
  return decision?.kind === 'window' ? decision.name : undefined;
}
