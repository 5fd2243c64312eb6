import type { Problem } from '@sitrep/kernel';
import { type Config, OWN_CAMPAIGN } from '../../index.ts';

/** WF-CAMP-16: whether the players choose the Missions themselves. */
export function isOwn({ campaign }: Config): boolean {
  return campaign?.id === OWN_CAMPAIGN;
}

/** A campaign of these Missions, which finds the other cards itself (WF-CAMP-02). */
export function withOwn(config: Config, missions: readonly string[]): Config {
  const order = isOwn(config) ? config.campaign?.order : undefined;
  const campaign = { id: OWN_CAMPAIGN, missions, ...(order !== undefined && { order }) };
  return { ...config, mission: '', objective: '', report: '', campaign };
}

/** WF-CAMP-17: the rule by which the Missions follow each other; only a campaign of the players' own has a choice. */
export function withOrder(config: Config, order: string): Config {
  if (config.campaign === undefined || !isOwn(config)) return config;
  const { order: _order, ...campaign } = config.campaign;
  return { ...config, campaign: order === 'listed' ? { ...campaign, order } : campaign };
}

/** The Missions with one more, or without one that was among them. */
export function toggled({ campaign }: Config, mission: string): readonly string[] {
  const missions = campaign?.missions ?? [];
  return missions.includes(mission) ? missions.filter((other) => other !== mission) : [...missions, mission];
}

/** The Missions with one of them at another place. */
export function placed({ campaign }: Config, mission: string, place: number): readonly string[] {
  const missions = campaign?.missions ?? [];
  return missions.includes(mission)
    ? missions.filter((other) => other !== mission).toSpliced(place, 0, mission)
    : missions;
}

/** The problems that are about the list of Missions. */
export function ownProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ path }) => path.startsWith('campaign.'));
}

/** The longest list of these Missions, counted from the first, that the campaign could start with. */
export function fitOwn(
  config: Config,
  missions: readonly string[],
  isFine: (config: Config) => boolean,
): Config {
  const whole = withOwn(config, missions);
  return missions.length <= 1 || isFine(whole) ? whole : fitOwn(config, missions.slice(0, -1), isFine);
}
