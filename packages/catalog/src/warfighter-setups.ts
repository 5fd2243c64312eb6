import { assemble, type Card, type Config, type Content, selectContent } from '@sitrep/warfighter';
import type { NamedSetup } from './entry.ts';
import { type CampaignPlan, modernCampaigns, modernPacks, modernTeams, type Team } from './modern-packs.ts';

export const RULESET = 'modern';

/** How many people may share a recommended mission, besides one alone. */
const COMPANIES = [2, 3];
const MOST_SOLDIERS = 8;

/** Every card of the packs. */
export const modernContent: Content = assemble(RULESET, modernPacks);

/** One region's box: what can be combined with what (WF-SETUP-01, 02). */
interface Box {
  readonly pack: string;
  readonly region: string;
  readonly enemies: readonly string[];
}

const boxes: readonly Box[] = modernPacks.flatMap(({ id, cards }) => {
  const region = cards.flatMap((card) => (card.type === 'mission' ? [card.region] : []))[0];
  const enemies = cards.flatMap((card) => (card.type === 'hostile' ? [card.enemy] : []));
  return region === undefined ? [] : [{ pack: id, region, enemies: [...new Set(enemies)] }];
});

/**
 * Every mission against every objective and enemy of its region, the first one the sample mission, and the
 * recommended campaigns; built when asked for.
 */
let known: readonly NamedSetup[] | undefined;

export function modernSetups(): readonly NamedSetup[] {
  known ??= [
    ...boxes.flatMap(boxSetups),
    ...modernTeams.flatMap(sharedSetups),
    ...modernCampaigns.flatMap(campaignSetups),
  ];
  return known;
}

function boxSetups({ pack, region, enemies }: Box): readonly NamedSetup[] {
  const contents = new Map(enemies.map((enemy) => [enemy, contentOf(region, enemy)]));
  const combined = idsOf(pack, 'mission').flatMap((mission) =>
    idsOf(pack, 'objective').flatMap((objective) => enemies.map((enemy) => ({ mission, objective, enemy }))),
  );
  return combined.map(({ mission, objective, enemy }) => ({
    name: nameOf(region, [mission, objective], enemies.length > 1 ? enemy : ''),
    config: { ...ALONE, region, enemy, mission, objective },
    content: contents.get(enemy) ?? modernContent,
  }));
}

const ALONE = { ruleset: RULESET, options: {}, seats: 1, report: '', maxSoldiers: MOST_SOLDIERS } as const;

/** The recommended missions for two and three players. */
function sharedSetups({ mission, objective }: Team): readonly NamedSetup[] {
  const alone = modernSetupOf(mission, objective);
  return alone === undefined
    ? []
    : COMPANIES.map((seats) => ({
        ...alone,
        name: `${alone.name}/${seats}-players`,
        config: { ...alone.config, seats },
      }));
}

function modernSetupOf(mission: string, objective: string): NamedSetup | undefined {
  return boxes.flatMap(boxSetups).find(({ config }) => {
    const wanted = config as Config;
    return wanted.mission === mission && wanted.objective === objective;
  });
}

/** `jungle/campaign/cartel-hunt`, alone and in company. */
function campaignSetups({ id, enemy, missions }: CampaignPlan): readonly NamedSetup[] {
  const region = boxes.find(({ pack }) => id.startsWith(`${pack}/`))?.region ?? '';
  const content = contentOf(region, enemy);
  const config = { ...ALONE, region, enemy, mission: '', objective: '', campaign: { id, missions } };
  const name = nameOf(`${region}/campaign`, [id], '');
  return [
    { name, config, content },
    ...COMPANIES.map((seats) => ({
      name: `${name}/${seats}-players`,
      config: { ...config, seats },
      content,
    })),
  ];
}

const chosen = new Map<string, Content>();

/** The cards of one region and enemy, the same object for all its missions. */
function contentOf(region: string, enemy: string): Content {
  const content = chosen.get(`${region}/${enemy}`) ?? selectContent(modernContent, region, enemy);
  chosen.set(`${region}/${enemy}`, content);
  return content;
}

function idsOf(pack: string, type: Card['type']): readonly string[] {
  return Object.values(modernContent.cards).flatMap((card) =>
    card.type === type && card.id.startsWith(`${pack}/`) ? [card.id] : [],
  );
}

/** `jungle/covert/cartel-boss`, with the enemy where there are several. */
function nameOf(region: string, cards: readonly string[], enemy: string): string {
  const local = cards.map((id) => id.slice(id.indexOf('/') + 1));
  return [region, ...local, enemy].filter((part) => part !== '').join('/');
}
