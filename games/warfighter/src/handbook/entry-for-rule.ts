import type { EntryId } from './facts/sections.ts';
import { ENTRY_FACTS } from './handbook.ts';

/** Where the rules of a group lead that no entry names. */
const FAMILIES: Readonly<Record<string, EntryId>> = {
  'WF-CORE': 'golden-rule',
  'WF-SETUP': 'mission-setup',
  'WF-BUY': 'budget',
  'WF-SOLD': 'player-soldier',
  'WF-TURN': 'game-turn',
  'WF-ACT': 'actions-and-activities',
  'WF-CARD': 'action-cards',
  'WF-XP': 'experience',
  'WF-LOC': 'location-cards',
  'WF-MOVE': 'move',
  'WF-ATK': 'attack-sequence',
  'WF-HTH': 'striking',
  'WF-HOST': 'hostile-card',
  'WF-WOUND': 'wounds',
  'WF-DOWN': 'downed',
  'WF-GEAR': 'gear',
  'WF-OBJ': 'objective-check',
  'WF-MISSIONTYPE': 'escape',
  'WF-ENV': 'environment',
  'WF-SR': 'service-record',
  'WF-CAMP': 'campaign',
  'WF-OPT': 'options',
  'WF-END': 'mission-end',
  'WF-KEY': 'keywords',
  'WF-RULING': 'rulings',
  'WF-COOP': 'together',
};

/** The entry that tells a rule: the one that names it earliest, or that of its family. */
export function entryForRule(rule: string): EntryId | undefined {
  const wanted = rule.toUpperCase();
  return ENTRY_OF_RULE.get(wanted)?.id ?? FAMILIES[wanted.replace(/-\d*$/, '')];
}

/** The entry that explains a word of the cards or of the game, such as `effect.fearless` or `command.reload`. */
export function entryForWord(word: string): EntryId | undefined {
  return ENTRY_FACTS.find(({ covers }) => covers?.some((covered) => covered === word))?.id;
}

const ENTRY_OF_RULE = entriesByRule();

function entriesByRule(): ReadonlyMap<string, { readonly id: EntryId; readonly place: number }> {
  const found = new Map<string, { readonly id: EntryId; readonly place: number }>();
  for (const { id, rules } of ENTRY_FACTS)
    for (const [place, rule] of rules.entries())
      if (place < (found.get(rule)?.place ?? Number.POSITIVE_INFINITY)) found.set(rule, { id, place });
  return found;
}
