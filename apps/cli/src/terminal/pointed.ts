import type { Focus, Proposal } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import type { PointerDesk } from '../table/board.ts';
import { ask } from './ask.ts';
import { nowOf, type Pointed, sceneOf, type Terminal } from './terminal.ts';

/** What the seat points at now; with every new question, what its board begins with. */
export function pointedOf(terminal: Terminal, seat: Seat): Pointed {
  const { pointed, board } = terminal;
  if (pointed?.moment === momentOf(terminal, seat)) return pointed.at;
  return { focus: board.pointer?.first(sceneOf(terminal, seat)) ?? {} };
}

/** Whether the player has pointed at or opened anything. */
export function isPointing(terminal: Terminal, seat: Seat): boolean {
  return terminal.pointed?.moment === momentOf(terminal, seat);
}

export function pointTo(terminal: Terminal, seat: Seat, at: Pointed): void {
  terminal.pointed = { moment: momentOf(terminal, seat), at };
  terminal.isAllShown = false;
}

function momentOf(terminal: Terminal, seat: Seat): string {
  return `${seat} ${nowOf(terminal, seat).view.decision?.number}`;
}

export function pointerDesk(terminal: Terminal, seat: Seat): PointerDesk {
  return {
    scene: sceneOf(terminal, seat),
    propose: (focus) => ask(terminal, seat, { kind: 'proposals', focus }),
  };
}

/** All that is proposed about what is pointed at, the best first. It is asked once for every look. */
export function offersNow(terminal: Terminal, seat: Seat): Promise<readonly Proposal[]> {
  const { focus } = pointedOf(terminal, seat);
  const key = `${momentOf(terminal, seat)} ${nowOf(terminal, seat).revision} ${JSON.stringify(focus)}`;
  if (terminal.offers?.key !== key) terminal.offers = { key, found: askOffers(terminal, seat, focus) };
  return terminal.offers.found;
}

async function askOffers(terminal: Terminal, seat: Seat, focus: Focus): Promise<readonly Proposal[]> {
  const { board, entry } = terminal;
  if (entry.proposals === undefined) return [];
  const { scene, propose } = pointerDesk(terminal, seat);
  const asked = [focus, ...(board.pointer?.besides(scene, focus) ?? [])];
  return (await Promise.all(asked.map(propose))).flat();
}

/** Whether a proposal does anything: some only show what could be done. */
export function isDoable({ answers }: Proposal): boolean {
  return answers.length > 0;
}
