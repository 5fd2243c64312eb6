import { folded } from './pager.ts';
import type { Terminal } from './terminal.ts';

const GAP = 2;

/** As many texts in a line as fit. */
export function sideBySide(terminal: Terminal, texts: readonly string[]): readonly string[] {
  const width = terminal.io.columns - 1;
  const widest = Math.max(...texts.map((text) => text.length));
  const perLine = Math.max(1, Math.floor((width + GAP) / (widest + GAP)));
  if (perLine === 1) return texts.flatMap((text) => folded(terminal, text, 5));
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += perLine) {
    const cells = texts.slice(at, at + perLine).map((text) => text.padEnd(widest));
    lines.push(cells.join(' '.repeat(GAP)).trimEnd());
  }
  return lines;
}
