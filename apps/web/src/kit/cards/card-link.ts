import type { GameEntry } from '@sitrep/contract';
import { linkTo } from '../address/router.ts';
import { firstGame } from '../match/first-game.ts';

/** The address of a game's cards, or of one of them. The first game goes without saying. */
export function cardLink({ id }: GameEntry, ...card: readonly string[]): string {
  return linkTo('cards', ...(id === firstGame().id ? [] : [id]), ...card);
}
