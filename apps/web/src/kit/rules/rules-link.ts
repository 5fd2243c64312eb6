import type { GameEntry } from '@sitrep/contract';
import { linkTo, type Path } from '../address/router.ts';
import { firstGame } from '../match/first-game.ts';

/** The address of a game's rules, or of a rule, an entry or a word in them. The first game goes without saying. */
export function rulesLink({ id }: GameEntry, ...term: Path): string {
  return linkTo('rules', ...(id === firstGame().id ? [] : [id]), ...term);
}
