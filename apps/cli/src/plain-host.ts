import { plainText } from '@sitrep/text';
import type { Host } from './host.ts';
import type { Io } from './io.ts';

/**
 * The same host for texts that may come from anywhere: from saves, packs, file names, arguments. Whatever is written
 * passes here, and nothing in it can steer the terminal.
 */
export function plainHost(host: Host): Host {
  return {
    ...host,
    openIo: (isQuiet) => plainIo(host.openIo(isQuiet)),
    writeOut: (text) => host.writeOut(plainJson(text)),
    writeError: (text) => host.writeError(plainLines(text)),
  };
}

function plainIo(io: ReturnType<Host['openIo']>): Io & { close(): void } {
  return {
    isTerminal: io.isTerminal,
    get columns() {
      return io.columns;
    },
    get rows() {
      return io.rows;
    },
    write: (line) => io.write(plainLines(line)),
    readLine: (question, redraw) => io.readLine(plainLines(question), redraw),
    clear: () => io.clear(),
    showProgress: (text) => io.showProgress(plainText(text)),
    close: () => io.close(),
  };
}

function plainLines(text: string): string {
  return text.split('\n').map(plainText).join('\n');
}

/** JSON keeps what it holds: what must not be seen is written as `\u009b`. */
function plainJson(text: string): string {
  return text.replace(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
