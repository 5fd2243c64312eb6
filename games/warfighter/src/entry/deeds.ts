import type { Deed, Deeds, NamedSetup } from '@sitrep/contract';
import type { SeatEvent } from '@sitrep/kernel';
import { goalsOf, levelOf, type PlayedMission, playedMissions } from '../for-clients.ts';
import type { WarTypes } from '../index.ts';
import { cardNoun } from './nouns/nouns.ts';

type Setup = Pick<NamedSetup<WarTypes>, 'config' | 'content'>;

/** What a match adds to the record: its mission, or those of its campaign and the level it came to. */
export function deedsOf(
  { config, content }: Setup,
  game: WarTypes['view'],
  past: readonly SeatEvent[],
): Deeds {
  const missions = playedMissions({ view: { game, zones: {} }, config, content }, past).map(deedOf);
  const world = [{ key: 'game.name' }, { key: `ruleset.${config.ruleset}` }];
  if (config.campaign === undefined || game.campaign === undefined) return { world, missions };
  const { victoryPoints: points, level = levelOf(points) } = game.campaign;
  const name = { key: `campaign.${config.campaign.id}` };
  return { world, missions, campaign: { name, level: { key: `level.${level}` }, points } };
}

function deedOf({ state }: PlayedMission): Deed {
  const { mission, objective, soldiers, result } = state.game;
  const goals = goalsOf(state);
  return {
    title: [mission, objective].map(cardNoun),
    team: soldiers.map(({ card }) => cardNoun(card)),
    isWon: result?.isSuccess === true,
    goals: goals.length,
    reached: goals.filter(({ isReached }) => isReached).length,
  };
}
