import { findGame } from '@sitrep/catalog';
import type { GameTypes, Match } from '@sitrep/kernel';
import { playAdvised } from '@sitrep/testkit';

/** A campaign whose first mission is lost; at its end, or the first time that somebody is asked this. */
export function playCampaign(question?: string): Match<GameTypes> {
  const entry = findGame('warfighter');
  if (entry === undefined) throw new Error('the game is missing');
  const setup = entry.setups('modern').find(({ config }) => 'campaign' in config);
  const stop = (match: Match<GameTypes>) => match.decision()?.name === question;
  return playAdvised({ entry, setup, seed: 'campaign 0', stop });
}
