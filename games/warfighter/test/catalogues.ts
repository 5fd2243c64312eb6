import { readdirSync, readFileSync } from 'node:fs';
import { type Language, type Messages, makeText, type NestedNoun, sayNoun, type Text } from '@sitrep/text';
import { assemble } from '../src/content/assemble.ts';
import type { Card, Content } from '../src/content/cards.ts';
import { en } from '../src/messages/en.ts';
import { hu } from '../src/messages/hu.ts';
import { it } from '../src/messages/it.ts';
import { type Locale, localeMessages } from '../src/messages/locales.ts';

export const catalogues: Readonly<Record<Language, Messages>> = { en, hu, it };

const PACKS = ['modern-core', 'modern-jungle', 'modern-middle-east', 'ww2-europe', 'ww2-russia-winter'];
const NO_CARDS = ['pack.json', 'teams.json', 'campaigns.json', 'art.json'];

function folderOf(pack: string): URL {
  return new URL(`../../../content/${pack}/`, import.meta.url);
}

function readPack(pack: string): readonly Card[] {
  const files = readdirSync(folderOf(pack)).filter(
    (name) => name.endsWith('.json') && !NO_CARDS.includes(name),
  );
  return files.flatMap((name) => JSON.parse(readFileSync(new URL(name, folderOf(pack)), 'utf8')) as Card[]);
}

function readLocale(pack: string, language: Language): Locale {
  return JSON.parse(readFileSync(new URL(`locales/${language}.json`, folderOf(pack)), 'utf8')) as Locale;
}

/** Every card of the real packs. */
export const everyCard: Content['cards'] = assemble(
  'modern',
  PACKS.map((id) => ({ id, cards: readPack(id) })),
).cards;

/** The names of the real packs. */
export function namesIn(language: Language): Messages {
  return localeMessages(Object.fromEntries(PACKS.map((pack) => [pack, readLocale(pack, language)])));
}

/** Everything that the game and its packs say in a language. */
export function textIn(language: Language): Text {
  return makeText(language, [catalogues[language], namesIn(language)]);
}

/** Says a noun in a language. */
export function sayIn(language: Language): (noun: NestedNoun) => string {
  const text = textIn(language);
  return (noun) => sayNoun(text, noun);
}
