/** How the tool ends when nobody reads its output any more. */
export interface OutputFault {
  readonly exitCode: 0 | 1;
  /** The message on standard error; empty where silence is customary. */
  readonly line: string;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EIO: 'the device does not take it',
  EPIPE: 'nobody reads it any more',
};

/** A reader that has seen enough (`replay FILE | head`) is no error, unless a game was being played. */
export function outputFault(code: string | undefined, args: readonly string[]): OutputFault {
  const isPlaying = args.length === 0 || (args[0] === 'play' && !args.includes('--help'));
  if (code === 'EPIPE' && !isPlaying) return { exitCode: 0, line: '' };
  const why = REASONS[code ?? ''] ?? code ?? 'unknown reason';
  const kept = isPlaying ? ' What was played is kept where it was saved.' : '';
  return { exitCode: 1, line: `sitrep: the output cannot be written: ${why}.${kept}\n` };
}
