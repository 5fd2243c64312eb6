import { homedir } from 'node:os';
import path from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** Where the tool runs, and how it was started. */
export interface Place {
  /** What people type to start it, before the name of a command. */
  readonly program: string;
  /** The user's own folder, where games are kept. */
  readonly home: string;
  now(): Date;
}

export function placeOf(env: Env, platform: NodeJS.Platform = process.platform, user = homedir()): Place {
  return {
    program: env.SITREP_PROGRAM || 'npm run sitrep --',
    home: homeOf(env, platform, user),
    now: () => new Date(),
  };
}

/** `SITREP_HOME` if it is set; else where programs on this system keep user data that may be lost. */
function homeOf(env: Env, platform: NodeJS.Platform, user: string): string {
  if (env.SITREP_HOME) return path.resolve(env.SITREP_HOME);
  if (platform === 'win32') return path.join(env.APPDATA || path.join(user, 'AppData/Roaming'), 'sitrep');
  const state = env.XDG_STATE_HOME ?? '';
  // its specification says to ignore a relative path there
  return path.join(path.isAbsolute(state) ? state : path.join(user, '.local/state'), 'sitrep');
}

/** A command as it can be typed: what a shell would split or change is quoted. */
export function commandLine({ program }: Place, args: readonly string[]): string {
  return [program, ...args.map((arg) => quote(arg))].join(' ');
}

function quote(arg: string, platform: NodeJS.Platform = process.platform): string {
  if (/^[\w@%+=:,./-]+$/.test(arg) || (platform === 'win32' && /^[\w@+=:,./\\-]+$/.test(arg))) return arg;
  return platform === 'win32' ? `"${arg}"` : `'${arg.replaceAll("'", "'\\''")}'`;
}

/** Texts write commands as `sitrep …` in backquotes; what is shown is whatever starts this copy. */
export function asTyped({ program }: Place, text: string): string {
  return text.replaceAll('`sitrep ', `\`${program} `);
}
