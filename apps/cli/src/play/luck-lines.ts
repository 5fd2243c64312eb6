import { sumLuck } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { ask } from '../terminal/ask.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** How lucky the rolls of a match were, all together and Soldier by Soldier; nothing where the game does not tell. */
export async function luckLines(terminal: Terminal, seat: Seat): Promise<readonly string[]> {
  const { speech } = terminal;
  const rolls = await ask(terminal, seat, { kind: 'luck' });
  if (rolls.length === 0) return [];
  const { language } = speech.text;
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const tell = (key: string, of: typeof rolls, more: object = {}) => {
    const { rolled, expected, index } = sumLuck(of);
    const figures = { rolled, expected: figure.format(expected), index: signed.format(index) };
    return speech.tell(key, { ...figures, ...more });
  };
  const soldiers = [...new Set(rolls.map(({ soldier }) => soldier))];
  const own = soldiers.map((soldier) => {
    const of = rolls.filter((roll) => roll.soldier === soldier);
    return `  ${tell('luck.own', of, { soldier })}`;
  });
  return [tell('luck.all', rolls), ...(own.length > 1 ? own : [])];
}
