import { type GameEntry, games } from '@sitrep/catalog';
import { LANGUAGES, type Language } from '@sitrep/text';
import { CliError } from './cli-error.ts';
import type { Report } from './command.ts';
import { playGame } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import type { Io } from './io.ts';
import { loadSpeech, type Speech } from './speech.ts';

interface Item {
  readonly label: string;
  /** `undefined` leaves the menu. */
  run?(io: Io): Promise<void>;
}

/** What `npm start` opens: games for players. It speaks the language that was typed last. */
export async function runMenu(io: Io): Promise<Report> {
  let speech = await loadSpeech('en');
  for (;;) {
    const items = await menuItems(speech);
    showMenu(io, speech, items);
    const chosen = await chooseItem(io, speech, items);
    if (typeof chosen === 'string') speech = await loadSpeech(chosen);
    else if (chosen?.run === undefined)
      return { isGood: true, lines: [speech.say('menu.goodbye')], json: {} };
    else await attempt(io, chosen);
  }
}

async function menuItems(speech: Speech): Promise<readonly Item[]> {
  const editions = await Promise.all(
    games.filter((entry) => !entry.isHidden).map((entry) => editionItems(speech, entry)),
  );
  return [
    ...editions.flat(),
    { label: speech.say('menu.show'), run: (io) => showSave(io, speech) },
    { label: speech.say('menu.continue'), run: (io) => continueGame(io, speech) },
    { label: speech.say('menu.quit') },
  ];
}

/** A game, or each edition of its rules where there are several. */
async function editionItems(speech: Speech, entry: GameEntry): Promise<readonly Item[]> {
  const { text } = await loadSpeech(speech.text.language, entry);
  return entry.rulesets.map((ruleset) => ({
    label: entry.rulesets.length === 1 ? entry.name : `${entry.name} – ${text.t(`ruleset.${ruleset}`)}`,
    run: (io) => startGame(io, speech, entry, ruleset),
  }));
}

function showMenu(io: Io, speech: Speech, items: readonly Item[]): void {
  io.write('');
  io.write(speech.say('menu.title'));
  io.write('');
  items.forEach(({ label }, index) => {
    io.write(`  ${index + 1}  ${label}`);
  });
  io.write('');
  io.write(speech.say('menu.languages', { languages: LANGUAGES.join(', ') }));
}

/** An item, or the language to go on in; `undefined` at the end of the input. */
async function chooseItem(
  io: Io,
  speech: Speech,
  items: readonly Item[],
): Promise<Item | Language | undefined> {
  for (;;) {
    const line = (await io.readLine(speech.say('menu.choose')))?.trim();
    if (line === undefined || line === 'quit') return undefined;
    const item = /^\d+$/.test(line) ? items[Number(line) - 1] : undefined;
    const chosen = item ?? LANGUAGES.find((language) => language === line);
    if (chosen !== undefined) return chosen;
    io.write(speech.say('menu.range', { most: items.length }));
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

/** Asks what to start from; `list` shows what teams were thought out for, and `list all` all there is. */
async function startGame(io: Io, speech: Speech, entry: GameEntry, ruleset: string): Promise<void> {
  const names = entry.setups(ruleset).map(({ name }) => name);
  const wishes = { game: entry.id, ruleset, language: speech.text.language };
  for (;;) {
    const line = (await io.readLine(speech.say('menu.start', { usual: names[0] ?? '' })))?.trim();
    if (line === undefined) return;
    if (line === 'list') listSome(io, speech, entry, ruleset);
    else if (line === 'list all') for (const name of names) io.write(`  ${name}`);
    else return void (await playGame({ ...wishes, setup: line || undefined }, io));
  }
}

function listSome(io: Io, speech: Speech, entry: GameEntry, ruleset: string): void {
  const all = entry.setups(ruleset);
  const some = entry.recommended?.(ruleset) ?? all;
  for (const { name } of some) io.write(`  ${name}`);
  if (some.length < all.length) io.write(speech.say('menu.listed', { count: all.length - some.length }));
}

async function continueGame(io: Io, speech: Speech): Promise<void> {
  const load = await askFile(io, speech);
  if (load !== '') await playGame({ load, language: speech.text.language }, io);
}

async function showSave(io: Io, speech: Speech): Promise<void> {
  const file = await askFile(io, speech);
  if (file === '') return;
  const report = await replay.run({ values: { verify: false }, operands: [file], io, isJson: false });
  for (const line of report.lines) io.write(line);
}

/** The name of a file; empty when the player thinks better of it. */
async function askFile(io: Io, speech: Speech): Promise<string> {
  return (await io.readLine(speech.say('menu.file')))?.trim() ?? '';
}
