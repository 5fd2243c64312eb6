import { type GameEntry, games } from '@sitrep/catalog';
import { CliError } from './cli-error.ts';
import type { Report } from './command.ts';
import { playGame } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import type { Io } from './io.ts';

interface Item {
  readonly label: string;
  /** `undefined` leaves the menu. */
  run?(io: Io): Promise<void>;
}

/** What `npm start` opens: games for players. */
export async function runMenu(io: Io): Promise<Report> {
  const items = menuItems();
  for (;;) {
    showMenu(io, items);
    const item = await chooseItem(io, items);
    if (item?.run === undefined) return { isGood: true, lines: ['Goodbye.'], json: {} };
    await attempt(io, item);
  }
}

function menuItems(): readonly Item[] {
  return [
    ...games
      .filter((entry) => !entry.isHidden)
      .map((entry) => ({ label: entry.name, run: (io: Io) => startGame(io, entry) })),
    { label: 'Show a saved game', run: showSave },
    { label: 'Go on with a saved game', run: continueGame },
    { label: 'Quit' },
  ];
}

function showMenu(io: Io, items: readonly Item[]): void {
  io.write('');
  io.write('Sitrep – tactical tabletop games with the rules enforced');
  io.write('');
  items.forEach(({ label }, index) => {
    io.write(`  ${index + 1}  ${label}`);
  });
}

async function chooseItem(io: Io, items: readonly Item[]): Promise<Item | undefined> {
  for (;;) {
    const line = (await io.readLine('Choose a number: '))?.trim();
    if (line === undefined || line === 'quit') return undefined;
    const item = /^\d+$/.test(line) ? items[Number(line) - 1] : undefined;
    if (item !== undefined) return item;
    io.write(`Choose a number from 1 to ${items.length}.`);
  }
}

/** Whatever goes wrong is said, and the menu is there again. */
async function attempt(io: Io, { run }: Item): Promise<void> {
  try {
    await run?.(io);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    io.write(error.line);
  }
}

/** Asks what to start from; `list` shows all there is. */
async function startGame(io: Io, { id, setups }: GameEntry): Promise<void> {
  const names = setups().map(({ name }) => name);
  for (;;) {
    const line = (await io.readLine(`Start from (Enter for ${names[0]}, or “list”): `))?.trim();
    if (line === undefined) return;
    if (line !== 'list')
      return void (await playGame({ game: id, language: 'en', setup: line || undefined }, io));
    for (const name of names) io.write(`  ${name}`);
  }
}

async function continueGame(io: Io): Promise<void> {
  const load = await askFile(io);
  if (load !== '') await playGame({ load, language: 'en' }, io);
}

async function showSave(io: Io): Promise<void> {
  const file = await askFile(io);
  if (file === '') return;
  const report = await replay.run({ values: { verify: false }, operands: [file], io, isJson: false });
  for (const line of report.lines) io.write(line);
}

/** The name of a file; empty when the player thinks better of it. */
async function askFile(io: Io): Promise<string> {
  return (await io.readLine('File: '))?.trim() ?? '';
}
