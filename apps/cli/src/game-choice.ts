import { findGame, games } from '@sitrep/catalog';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { InvariantError } from '@sitrep/kernel';
import { LANGUAGES, type Language } from '@sitrep/text';
import { unknownValue } from './parse-arguments.ts';

/** The option that names a game, for every command. */
export const gameOption = {
  kind: 'choice',
  placeholder: 'GAME',
  choices: games.map((entry) => entry.id),
  summary: 'the game',
} as const;

export const rulesetOption = {
  kind: 'text',
  placeholder: 'RULESET',
  summary: 'the edition of the rules; `sitrep games` lists them',
} as const;

/** The language if there may be one already, such as that of a resumed game. */
export const keptLanguageOption = {
  kind: 'choice',
  placeholder: 'LANGUAGE',
  choices: LANGUAGES,
  summary: 'the language of the text',
} as const;

/** The option that sets the language of a command's output. */
export const languageOption = { ...keptLanguageOption, default: 'en' } as const;

/** The language, which the parser has already validated. */
export function readLanguage(text: string | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

export const setupOption = {
  kind: 'text',
  placeholder: 'NAME',
  summary: 'what to start from; `sitrep games --setups` lists the names',
} as const;

/** The entry of a game, which the parser has already validated. */
export function getGame(id: string): GameEntry {
  const entry = findGame(id);
  if (entry === undefined) throw new InvariantError('GAME_UNKNOWN', `there is no game ${id}`);
  return entry;
}

/** The game's set-up of that name, in any edition unless one is given, or its default one. */
export function chooseSetup(entry: GameEntry, name?: string, ruleset?: string): NamedSetup {
  checkRuleset(entry, ruleset);
  const setups = entry.setups(ruleset);
  const [usual] = setups;
  if (name === undefined && usual !== undefined) return usual;
  const found = setups.find((setup) => setup.name === name);
  if (found !== undefined) return found;
  const names = setups.map((setup) => setup.name);
  throw unknownValue('--setup', name ?? '', names);
}

export function checkRuleset(entry: GameEntry, ruleset: string | undefined): void {
  if (ruleset === undefined || entry.rulesets.includes(ruleset)) return;
  throw unknownValue('--ruleset', ruleset, entry.rulesets);
}
