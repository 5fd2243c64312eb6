import type { RuleBook } from '@sitrep/speech';
import { useEffect, useState } from 'react';
import { loadRuleBook } from './rule-book.ts';

/** The rules of an edition; `undefined` until they are there. */
export function useRuleBook(ruleset: string): RuleBook | undefined {
  const [book, setBook] = useState<RuleBook>();
  useEffect(() => {
    let isWanted = true;
    loadRuleBook(ruleset).then((loaded) => {
      if (isWanted) setBook(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [ruleset]);
  return book;
}
