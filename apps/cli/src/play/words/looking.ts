import type { Seat } from '@sitrep/kernel';
import { underHeading } from '@sitrep/speech';
import { oddsLines } from '../../odds-lines.ts';
import { ask, oddsOf } from '../../terminal/ask.ts';
import { choicesOf, grouped } from '../../terminal/choices.ts';
import { type Item, menuOf, numberIn } from '../../terminal/menu.ts';
import { optionLines } from '../../terminal/option-list.ts';
import { folded, writePaged, writeRest } from '../../terminal/pager.ts';
import { rollLines } from '../../terminal/proposal-lines.ts';
import { logLines, showPrompt, showTable, write } from '../../terminal/screen.ts';
import { nowOf, sceneOf, type Terminal } from '../../terminal/terminal.ts';
import type { Next, Word } from '../../terminal/word.ts';
import { withRule } from '../../with-rule.ts';

const LOG_LINES = 20;

export const look: Word = async (terminal, seat): Promise<Next> => {
  const used = await showTable(terminal, seat);
  terminal.io.write('');
  await showPrompt(terminal, seat, used + 1);
  return 'ask';
};

/** Every option, those too that are left out of long lists. */
export const all: Word = async (terminal, seat): Promise<Next> => {
  terminal.isAllShown = true;
  writePaged(terminal, await optionLines(terminal, seat));
  return 'ask';
};

/** The next page of whatever did not fit. */
export const more: Word = (terminal) => {
  if (!writeRest(terminal)) write(terminal, terminal.speech.say('moreNone'));
  return 'ask';
};

/** What cannot be done and why, under the same headings as the options. Cards alike are told once. */
export const why: Word = (terminal, seat) => {
  const { speech, board } = terminal;
  const blocked = nowOf(terminal, seat).blocked.map(({ command, ...reason }) => ({
    option: command,
    reason,
  }));
  if (blocked.length === 0) write(terminal, speech.say('whyNone'));
  const lines = grouped(board, sceneOf(terminal, seat), blocked).flatMap(({ heading, members }) => {
    const texts = members.map(({ option, reason }) =>
      withRule(`  ${underHeading(heading, speech.option(option))} – ${speech.reason(reason)}`, reason.rule),
    );
    return [
      ...(heading === '' ? [] : [`${heading}:`]),
      ...[...new Set(texts)].flatMap((text) => folded(terminal, text, 4)),
    ];
  });
  writePaged(terminal, lines);
  return 'ask';
};

export const odds: Word = async (terminal, seat): Promise<Next> => {
  const { speech } = terminal;
  const { items } = await menuOf(terminal, seat);
  const known = (
    await Promise.all(
      choicesOf(terminal, seat).map(async ({ option }) => {
        const found = await oddsOf(terminal, seat, option);
        const number = numberIn(items, speech, option);
        const head = `${(number === 0 ? '–' : String(number)).padStart(3)}  ${speech.option(option)}`;
        return found.length === 0
          ? []
          : [...folded(terminal, head, 5), ...found.flatMap((each) => told(terminal, each))];
      }),
    )
  ).flat();
  const threats = (await ask(terminal, seat, { kind: 'threats' })).flatMap((each) => told(terminal, each));
  const heading = threats.length === 0 ? [] : [speech.say('threats')];
  const lines = [...proposalOdds(terminal, items), ...known, ...heading, ...threats];
  if (lines.length === 0) write(terminal, speech.say('oddsNone'));
  writePaged(terminal, lines);
  return 'ask';
};

/** The chances and the danger of what is proposed. */
function proposalOdds(terminal: Terminal, items: readonly Item[]): readonly string[] {
  return items.flatMap((item, index) => {
    if (item.kind !== 'proposal') return [];
    const { title } = item.proposal;
    const head = `${String(index + 1).padStart(3)}  ${terminal.speech.tell(title.key, title.args)}`;
    const rolls = rollLines(terminal, item.proposal);
    return rolls.length === 0 ? [] : [...folded(terminal, head, 5), ...rolls];
  });
}

function told(terminal: Terminal, found: Parameters<typeof oddsLines>[1]): readonly string[] {
  const { head, chances, modifiers } = oddsLines(terminal.speech, found);
  return [
    ...folded(terminal, `     ${withRule(`${head} ${chances}`, found.rule)}`, 7),
    ...(modifiers === '' ? [] : folded(terminal, `       ${modifiers}`, 9)),
  ];
}

export const log: Word = (terminal, seat, rest) => {
  const lines = logLines(terminal, seat);
  if (lines.length === 0) write(terminal, terminal.speech.say('logEmpty'));
  const cut = rest === 'all' ? 0 : Math.max(0, lines.length - LOG_LINES);
  if (cut > 0) write(terminal, terminal.speech.say('newsCut', { count: cut }));
  writePaged(
    terminal,
    lines.slice(cut).flatMap((line) => folded(terminal, line, 2)),
  );
  return 'ask';
};

/** Whether the game can tell the chances of anything on the seat's list, or of what threatens it. */
export async function hasOdds(terminal: Terminal, seat: Seat): Promise<boolean> {
  for (const option of nowOf(terminal, seat).options)
    if ((await oddsOf(terminal, seat, option)).length > 0) return true;
  return (await ask(terminal, seat, { kind: 'threats' })).length > 0;
}
