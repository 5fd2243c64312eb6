/** Where to serve the page. */
export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly isOpening: boolean;
}

export const USAGE = `npm start -- [--port N] [--host NAME] [--no-open]

  --port N      the port to serve at; 5180 by default
  --host NAME   the address to serve at; 127.0.0.1 (this machine only) by default
  --no-open     do not open a browser
  --help        this list`;

const USUAL: StartOptions = { port: 5180, host: '127.0.0.1', isOpening: true };

/** Reads the arguments of `npm start`; a sentence says what is wrong with them. */
export function parseStartOptions(args: readonly string[]): StartOptions | string {
  const [first, ...rest] = args.flatMap((arg) => (/^--\w+=/.test(arg) ? splitOnce(arg) : [arg]));
  return read(first, rest, USUAL);
}

function read(
  name: string | undefined,
  rest: readonly string[],
  options: StartOptions,
): StartOptions | string {
  if (name === undefined) return options;
  const [value = '', ...others] = rest;
  if (name === '--no-open') return read(rest[0], rest.slice(1), { ...options, isOpening: false });
  if (name === '--host' && value !== '') return read(others[0], others.slice(1), { ...options, host: value });
  if (name === '--port') {
    const port = Number(value);
    if (!/^\d+$/.test(value) || port > 65_535)
      return `--port takes a number from 0 to 65535, not “${value}”.`;
    return read(others[0], others.slice(1), { ...options, port });
  }
  return name === '--host'
    ? '--host takes a name or an address.'
    : `“${name}” means nothing here.\n\n${USAGE}`;
}

function splitOnce(arg: string): readonly string[] {
  const at = arg.indexOf('=');
  return [arg.slice(0, at), arg.slice(at + 1)];
}
