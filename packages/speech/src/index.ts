export type { Told } from '@sitrep/contract';
export { gistWords } from './gist-words.ts';
export { INTERFACE_GLOSSARY } from './interface-glossary.ts';
export {
  findRules,
  isGroup,
  isRuleId,
  parseRuleBook,
  type Rule,
  type RuleBook,
  termsIn,
} from './rule-book.ts';
export { shareText } from './share.ts';
export { makeSpeech, type Speech, saveProblemLine } from './speech.ts';
export { CAVEATS, type Caveat, caveatNotes, caveatsOf, caveatWords, titled } from './standing-words.ts';
export { tellEvents, tellStory } from './story.ts';
export { underHeading } from './under-heading.ts';
