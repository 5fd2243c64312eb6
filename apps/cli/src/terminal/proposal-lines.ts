import type { Proposal } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { gistWords } from '@sitrep/speech';
import { oddsLines } from '../odds-lines.ts';
import type { Speech } from '../speech.ts';
import { folded } from './pager.ts';
import { sceneOf, type Terminal } from './terminal.ts';

/** More rolls than this are told when the proposal is opened. */
const FEW_ROLLS = 3;

/** What a proposal does, with its costs, danger and chances in a few words. */
export function proposalText(terminal: Terminal, seat: Seat, proposal: Proposal): string {
  const { speech, board } = terminal;
  const { title, costs, danger, odds, parts } = proposal;
  const gist = board.gist?.(sceneOf(terminal, seat), proposal) ?? '';
  const rolls = odds.length > FEW_ROLLS ? [] : odds.map((each) => shortOdds(speech, each));
  const told = [
    ...(gist === '' ? rolls : [gist]),
    ...costs.map(({ key, args }) => speech.tell(key, args)),
    ...danger.map((each) => shortOdds(speech, each)),
  ];
  const more = parts.length > 0 ? ' …' : '';
  return `${[speech.tell(title.key, title.args), ...told].join(' · ')}${more}`;
}

/** What matters most of a roll, or all of it if the game does not say. */
function shortOdds(speech: Speech, odds: Proposal['odds'][number]): string {
  const gist = gistWords(speech, odds);
  if (gist.length > 0) return gist.join(', ');
  const { short, rounded } = oddsLines(speech, odds);
  return short === '' ? rounded : `${short}: ${rounded}`;
}

/** Every roll of a proposal, each in a line. */
export function rollLines(terminal: Terminal, { danger, odds }: Proposal): readonly string[] {
  return [...danger, ...odds].flatMap((each) => {
    const { head, rounded, modifiers } = oddsLines(terminal.speech, each);
    return [
      ...folded(terminal, `       ${head} ${rounded}`, 9),
      ...(modifiers === '' ? [] : folded(terminal, `         ${modifiers}`, 11)),
    ];
  });
}
