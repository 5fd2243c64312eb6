/** So long after a press, and after the last one on the same place, nothing else is there to be pressed. */
export const SETTLE_MS = 400;

/** Everything that gives an answer. */
const COMMANDS = [
  '[data-option]',
  '[data-loose]',
  '[data-proposal]',
  '[data-quick]',
  '[data-quick-offer]',
  '[data-marked-all]',
  '[data-hold]',
  '[data-piece]',
].join();

/** A press on a command, at a place of the screen and a time in ms. */
export interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly command: string;
}

/** Names the command that an element belongs to: a button that says something else is another one. */
export function commandOf(element: Element): string | undefined {
  const found = element.closest<HTMLElement>(COMMANDS);
  if (found === null) return undefined;
  const { option, loose, proposal, quick, quickOffer, piece } = found.dataset;
  return [option, loose, proposal, quick, quickOffer, piece, found.innerText].join(' ');
}

/** Whether so little time has passed that the next press cannot be meant for what is new. */
export function isQuick({ at }: Press, now: number): boolean {
  return now - at < SETTLE_MS;
}
