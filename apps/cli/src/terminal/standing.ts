import { standingLines } from '../standing-lines.ts';
import { verifyBehind } from '../verifying.ts';
import { write } from './screen.ts';
import type { Terminal } from './terminal.ts';

/** Keeps verifying an opened match while the player thinks. */
export function goOnVerifying(terminal: Terminal): void {
  terminal.verifying?.();
  terminal.verifying = verifyBehind(terminal.host);
}

/** Says what sets the match apart, with what it means. */
export function tellStanding(terminal: Terminal): void {
  const { host, speech } = terminal;
  for (const line of standingLines(speech, host.standing)) write(terminal, line, 2);
}
