import type { GameEntry } from '@sitrep/contract';
import type { RuleBook } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { loadRuleBook } from './rule-book.ts';

/** The rules of an edition of a game, by default the first; `undefined` until they have loaded. */
export function useRuleBook(entry: GameEntry, ruleset = entry.rulesets[0] ?? ''): RuleBook | undefined {
  const [book, setBook] = useState<RuleBook>();
  useEffect(() => {
    let isWanted = true;
    loadRuleBook(entry, ruleset).then((loaded) => {
      if (isWanted) setBook(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [entry, ruleset]);
  return book;
}
