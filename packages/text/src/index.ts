export { compareMessages } from './compare.ts';
export { describe, makeArguments, type NounRef, type Nouns } from './describe.ts';
export { caveatMessages, kernelMessages } from './kernel-messages.ts';
export { firstNoun, kernelNouns, seatNoun } from './kernel-nouns.ts';
export { type Arguments, LANGUAGES, type Language, type Messages, type Noun } from './messages.ts';
export { plainText } from './plain-text.ts';
export { fillNoun, type NestedNoun, sayNoun } from './say-noun.ts';
export { makeText, type Text } from './text.ts';
export { wordsOfMessages } from './words.ts';
