import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { LANGUAGES, type Language } from '@sitrep/text';
import { CliError } from '../cli-error.ts';
import type { Around, Report } from '../command.ts';
import type { Io } from '../io.ts';
import { type Note, readNotes } from '../kept/notes.ts';
import { loadSpeech } from '../load-speech.ts';
import { asTyped } from '../place.ts';
import { playGame } from '../play/play-game.ts';
import { askSetup } from '../setting-up/ask-setup.ts';
import type { Speech } from '../speech.ts';
import { replay } from './replay.ts';

interface Item {
  readonly label: string;
  /** `undefined` leaves the menu. */
  run?(around: Around): Promise<void>;
}

/** How many unfinished games are listed; others can be opened by file name. */
const MOST_KEPT = 5;

/** What opens without a command: games to resume and games to start, in the language that was used last. */
export async function runMenu(around: Around, language?: Language): Promise<Report> {
  let speech = await loadSpeech(language ?? readNotes(around.place.home)[0]?.language ?? 'en');
  for (;;) {
    const items = await menuItems(speech, readNotes(around.place.home));
    showMenu(around.io, speech, items);
    const chosen = await chooseItem(around.io, speech, items);
    if (typeof chosen === 'string') speech = await loadSpeech(chosen);
    else if (chosen?.run === undefined)
      return { isGood: true, lines: [speech.say('menu.goodbye')], json: {} };
    else await attempt(around, chosen);
  }
}

async function menuItems(speech: Speech, notes: readonly Note[]): Promise<readonly Item[]> {
  const open = notes.filter(({ isOver }) => !isOver).slice(0, MOST_KEPT);
  const kept = await Promise.all(open.map((note) => keptItem(speech, note)));
  const editions = await Promise.all(
    games.filter((entry) => !entry.isHidden).map((entry) => editionItems(speech, entry)),
  );
  return [
    ...kept.flat(),
    ...editions.flat(),
    { label: speech.say('menu.show'), run: (around) => showSave(around, speech) },
    { label: speech.say('menu.continue'), run: (around) => continueGame(around, speech) },
    { label: speech.say('menu.quit') },
  ];
}

/** A game that was left, with its name and when that was. */
async function keptItem(speech: Speech, note: Note): Promise<readonly Item[]> {
  const { file, game, title, marks = [], playedAt } = note;
  const entry = games.find(({ id }) => id === game);
  if (entry === undefined) return [];
  const { name, text } = await loadSpeech(speech.text.language, entry);
  const names = [text.t('game.name'), ...title.map(name)].join(' – ');
  const words = marks.map((caveat) => text.t(`caveat.${caveat}`));
  const marked = words.length === 0 ? names : `${names} (${words.join(', ')})`;
  const label = speech.say('menu.goOn', { title: marked, when: localTime(playedAt) });
  return [{ label, run: async (around) => void (await playGame({ load: file }, around)) }];
}

/** `2026-11-16 19:30` in local time; the same in every language. */
function localTime(iso: string): string {
  const date = new Date(iso);
  const pad = (figure: number) => String(figure).padStart(2, '0');
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(pad).join('-');
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
/** A game, or each edition of its rules if there are several. */
async function editionItems(speech: Speech, entry: GameEntry): Promise<readonly Item[]> {
  const { text } = await loadSpeech(speech.text.language, entry);
  return entry.rulesets.map((ruleset) => ({
    label: entry.rulesets.length === 1 ? entry.name : `${entry.name} – ${text.t(`ruleset.${ruleset}`)}`,
    run: (around) => startGame(around, speech, entry, ruleset),
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

/** An item, or the language to switch to; `undefined` at the end of the input. */
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

/** Reports whatever goes wrong and returns to the menu. */
async function attempt(around: Around, { run }: Item): Promise<void> {
  try {
    await run?.(around);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    around.io.write(asTyped(around.place, error.line));
  }
}

async function startGame(around: Around, { text }: Speech, entry: GameEntry, ruleset: string): Promise<void> {
  const speech = await loadSpeech(text.language, entry);
  const chosen = await askSetup(around.io, speech, entry, ruleset);
  if (chosen === undefined) return;
  await playGame({ game: entry.id, language: text.language, ...chosen }, around);
}

async function continueGame(around: Around, speech: Speech): Promise<void> {
  const load = await askFile(around.io, speech);
  if (load !== '') await playGame({ load }, around);
}

async function showSave(around: Around, speech: Speech): Promise<void> {
  const file = await askFile(around.io, speech);
  if (file === '') return;
  const report = await replay.run({ ...around, values: { verify: false }, operands: [file], isJson: false });
  for (const line of report.lines) around.io.write(line);
}

/** The name of a file; empty if the player changes their mind. */
async function askFile(io: Io, speech: Speech): Promise<string> {
  return (await io.readLine(speech.say('menu.file')))?.trim() ?? '';
}
