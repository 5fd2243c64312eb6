import { randomBytes } from 'node:crypto';
import {
  deskOf,
  type GameEntry,
  type NamedSetup,
  type SetupDesk,
  type SetupField,
  type SetupList,
} from '@sitrep/contract';
import { makeKey, makeUniform } from '@sitrep/kernel';
import { PLAYERS, type Player } from '@sitrep/session';
import { cardLines } from '../card-text.ts';
import type { Io } from '../io.ts';
import { wrap } from '../layout.ts';
import { formatSeats } from '../seats.ts';
import type { Speech } from '../speech.ts';
import { usualPlayers } from '../terminal/who-plays.ts';
import { type Pick, pickOne, writeList } from './pick-one.ts';

/** What to start a match with. */
export interface ChosenSetup {
  readonly setup: NamedSetup;
  /** As `--seats` takes it. */
  readonly seats: string;
}

/** A set-up in the making. */
interface Draft {
  readonly io: Io;
  readonly speech: Speech;
  readonly entry: GameEntry;
  readonly desk: SetupDesk;
  readonly ruleset: string;
  config: object;
  players: readonly Player[];
}

/** One line of the set-up, with what to do when it is chosen. */
interface Line {
  readonly label: string;
  change(): Promise<void>;
}

/** Puts a match together line by line; `undefined` if the player changes their mind. */
export async function askSetup(
  io: Io,
  speech: Speech,
  entry: GameEntry,
  ruleset: string,
): Promise<ChosenSetup | undefined> {
  const desk = deskOf(entry, ruleset, { key: 'client.setup.start' });
  const draft: Draft = { io, speech, entry, desk, ruleset, config: desk.usual(ruleset), players: [] };
  for (;;) {
    fitPlayers(draft);
    const lines = linesOf(draft);
    show(draft, lines);
    const line = (await io.readLine('> '))?.trim();
    if (line === undefined || line === 'quit' || line === 'back') return undefined;
    if (line === '') return { setup: desk.setupOf(draft.config), seats: formatSeats(draft.players) };
    const named = entry.setups(ruleset).find(({ name }) => name === line);
    if (named !== undefined) return { setup: named, seats: formatSeats(fitted(entry, named, [])) };
    await obey(draft, lines, line);
  }
}

async function obey(draft: Draft, lines: readonly Line[], typed: string): Promise<void> {
  const chosen = /^\d+$/.test(typed) ? lines[Number(typed) - 1] : undefined;
  if (chosen !== undefined) return chosen.change();
  if (typed === 'random') return drawLots(draft);
  if (typed === 'list' || typed === 'list all') return listNames(draft, typed === 'list all');
  draft.io.write(draft.speech.say('menu.range', { most: lines.length }));
}

function drawLots(draft: Draft): void {
  const random = makeUniform(makeKey(randomBytes(8).toString('hex')), 'setup');
  draft.config = draft.desk.random(draft.config, random);
}

/** Names that can be typed: those with recommended teams, or all of them. */
function listNames({ io, speech, entry, ruleset }: Draft, isAll: boolean): void {
  const all = entry.setups(ruleset);
  const some = isAll ? all : (entry.recommended?.(ruleset) ?? all);
  for (const { name } of some) io.write(`  ${name}`);
  if (some.length < all.length) io.write(speech.say('menu.listed', { count: all.length - some.length }));
}

function linesOf(draft: Draft): readonly Line[] {
  const { desk, config, players, speech } = draft;
  const switches = desk.switches(config);
  const changed = switches.filter(({ value, usual }) => value !== usual).length;
  const rules: Line = {
    label: `${speech.say('setup.rules')}: ${speech.say('setup.rulesChanged', { count: changed })}`,
    change: () => changeSwitches(draft),
  };
  const seats = players.map((player, seat) => seatLine(draft, player, seat));
  return [
    ...desk.fields(config).map((field) => fieldLine(draft, field)),
    ...desk.lists(config).map((list) => listLine(draft, list)),
    ...(switches.length === 0 ? [] : [rules]),
    ...(players.length === 1 ? [] : seats),
  ];
}

function fieldLine(draft: Draft, field: SetupField): Line {
  return {
    label: labelOf(draft, field),
    async change() {
      const value = await pickValue(draft, field);
      if (value !== undefined) draft.config = draft.desk.change(draft.config, field.name, value);
    },
  };
}

function labelOf({ speech }: Draft, { title, value, choices }: SetupField): string {
  const chosen = choices.find((choice) => choice.value === value);
  return `${capitalize(speech.name(title))}: ${chosen === undefined ? value : speech.name(chosen.name)}`;
}

async function pickValue(draft: Draft, { value, choices }: SetupField): Promise<string | undefined> {
  const { io, speech } = draft;
  const items = choices.map(({ name, card, problems: [first] }): Pick => {
    const text = card === undefined ? '' : cardText(draft, card);
    return { label: `${speech.name(name)}${text}`, why: first && speech.problem(first) };
  });
  const current = choices.findIndex((choice) => choice.value === value);
  const picked = await pickOne(io, speech, items, current);
  return picked === undefined ? undefined : choices[picked]?.value;
}

/** What a card says, in brackets; nothing for one without a text. */
function cardText({ entry, speech }: Draft, card: string): string {
  const lines = cardLines(speech, { entry, content: entry.everyCard() }, card).map((line) =>
    line.replace(/\.$/, ''),
  );
  return lines.length === 0 ? '' : ` (${lines.join('; ')})`;
}

/** A list is changed item by item until the player is satisfied. */
function listLine(draft: Draft, { name, title, values }: SetupList): Line {
  const { speech } = draft;
  return {
    label: `${capitalize(speech.name(title))}: ${speech.say('setup.listed', { count: values.length })}`,
    change: () => changeList(draft, name),
  };
}

async function changeList(draft: Draft, name: string): Promise<void> {
  const { io, speech, desk } = draft;
  for (;;) {
    const list = desk.lists(draft.config).find((each) => each.name === name);
    if (list === undefined) return;
    const picked = list.choices[(await pickOne(io, speech, listItems(speech, list), -1)) ?? -1];
    if (picked === undefined) return;
    draft.config = desk.toggle(draft.config, name, picked.value);
  }
}

/** What is on a list has its place in it before its name. */
function listItems(speech: Speech, { values, choices }: SetupList): readonly Pick[] {
  return choices.map(({ value, name, problems: [first] }) => {
    const place = values.indexOf(value);
    const mark = place < 0 ? '[ ]' : `[${place + 1}]`;
    return { label: `${mark} ${speech.name(name)}`, why: first && speech.problem(first) };
  });
}

/** Every rule with several variants, until the player is satisfied. */
async function changeSwitches(draft: Draft): Promise<void> {
  const { io, speech, desk } = draft;
  for (;;) {
    const switches = desk.switches(draft.config);
    const items = switches.map((one) => ({ label: labelOf(draft, one) }));
    const picked = switches[(await pickOne(io, speech, items, -1)) ?? -1];
    if (picked === undefined) return;
    const value = await pickValue(draft, picked);
    if (value !== undefined) draft.config = desk.changeSwitch(draft.config, picked.name, value);
  }
}

/** Who sits in a seat, and on which side. */
function seatLine(draft: Draft, player: Player, seat: number): Line {
  const { io, speech, entry, desk } = draft;
  const side = entry.sideOf?.(desk.setupOf(draft.config), seat);
  const name = side === undefined ? speech.seat(seat) : `${speech.seat(seat)} (${speech.name(side)})`;
  return {
    label: `${name}: ${speech.say(`player.${player}`)}`,
    async change() {
      const kinds = PLAYERS.filter((kind) => kind !== 'greedy' || entry.advise !== undefined);
      const items = kinds.map((kind) => ({ label: speech.say(`player.${kind}`) }));
      const picked = kinds[(await pickOne(io, speech, items, kinds.indexOf(player))) ?? -1];
      if (picked !== undefined) draft.players = draft.players.with(seat, picked);
    },
  };
}

/** As many players as the match has seats. */
function fitPlayers(draft: Draft): void {
  const { entry, desk, config, players } = draft;
  draft.players = fitted(entry, desk.setupOf(config), players);
}

function fitted(
  entry: GameEntry,
  { config, content }: NamedSetup,
  players: readonly Player[],
): readonly Player[] {
  const opening = entry.game.setup(config, content);
  const usual = usualPlayers(entry, opening.ok ? opening.value.seats : 1);
  return usual.map((player, seat) => players[seat] ?? player);
}

function show({ io, speech, entry }: Draft, lines: readonly Line[]): void {
  io.write('');
  io.write(speech.text.t('game.name') || entry.name);
  writeList(io, lines);
  for (const line of wrap(speech.say('setup.hint'), io.columns - 1)) io.write(line);
}

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
