import { fullPolicy, type PolicyField } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { isYes } from '../../is-yes.ts';
import { folded, writePaged } from '../../terminal/pager.ts';
import { write } from '../../terminal/screen.ts';
import { settleField } from '../../terminal/settling.ts';
import { nowOf, type Terminal } from '../../terminal/terminal.ts';
import type { Word } from '../../terminal/word.ts';

/** `reactions` tells what is settled in advance; `reactions NUMBER VALUE` settles it. */
export const reactions: Word = (terminal, seat, rest) => {
  const { fields } = terminal.entry.reactions ?? { fields: [] };
  const [number = '', typed = ''] = rest.split(/\s+/);
  const field = fields[Number(number) - 1];
  const value = field && figureIn(terminal, field, typed);
  if (field !== undefined && value !== undefined) settleField(terminal, seat, field, value);
  else if (rest !== '') write(terminal, terminal.speech.say('reactionsHow'), 2);
  showPolicy(terminal, seat, fields);
  return 'ask';
};

/** The figure that was typed, if it is one of the field's. */
function figureIn(
  { speech }: Terminal,
  { kind, least, most }: PolicyField,
  typed: string,
): number | undefined {
  if (kind === 'switch') return typed === '' ? undefined : Number(isYes(speech, typed));
  const value = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function showPolicy(terminal: Terminal, seat: Seat, fields: readonly PolicyField[]): void {
  const { speech } = terminal;
  const { policy } = nowOf(terminal, seat);
  const figures = fullPolicy(fields, policy ?? {});
  const rows = fields.map(({ name, title, kind, least, most }, index) => {
    const value = figures[name] ?? 0;
    const told = kind === 'switch' ? speech.say(value > 0 ? 'yes' : 'no') : `${value} %`;
    const bounds = kind === 'switch' ? '' : ` (${least}–${most})`;
    return `${String(index + 1).padStart(3)}  ${speech.name(title)}: ${told}${bounds}`;
  });
  const lines = [
    speech.say('reactionsNote'),
    ...(policy === undefined ? [speech.say('reactionsNone')] : []),
    ...rows,
    speech.say('reactionsHow'),
  ];
  writePaged(
    terminal,
    lines.flatMap((line) => folded(terminal, line, 5)),
  );
}
