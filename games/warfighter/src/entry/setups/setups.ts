import type { NamedSetup } from '@sitrep/contract';
import {
  assemble,
  type Card,
  type Config,
  type Content,
  outermost,
  selectContent,
  type WarTypes,
} from '../../index.ts';
import type { CampaignPlan, Edition, Team } from '../packs/edition.ts';

/** The numbers of players, besides one, that a recommended mission is offered for. */
const COMPANIES = [2, 3];
const MOST_SOLDIERS = 8;

type Level = NonNullable<Config['level']>;

/** One region's box: what can be combined with what (WF-SETUP-01 to 04). */
export interface Box {
  readonly pack: string;
  readonly region: string;
  readonly enemies: readonly string[];
  /** The decks of the enemy; a single unnamed one if it has no levels. */
  readonly levels: readonly (Level | undefined)[];
}

function boxesOf({ packs }: Edition): readonly Box[] {
  return packs.flatMap(({ id, cards }) => {
    const region = cards.flatMap((card) => (card.type === 'mission' ? [card.region] : []))[0];
    const hostiles = cards.flatMap((card) => (card.type === 'hostile' ? [card] : []));
    const hasLevels = hostiles.some(({ level }) => level !== undefined);
    const levels = hasLevels ? (['elite', 'frontline', 'mixed'] as const) : [undefined];
    const enemies = [...new Set(hostiles.map(({ enemy }) => enemy))];
    return region === undefined ? [] : [{ pack: id, region, enemies, levels }];
  });
}

/** What can be played of an edition; built when asked for. */
export class Setups {
  readonly edition: Edition;
  /** Every card of the packs. */
  readonly content: Content;
  readonly boxes: readonly Box[];
  readonly #chosen = new Map<string, Content>();
  #known: readonly NamedSetup<WarTypes>[] | undefined;

  constructor(edition: Edition) {
    this.edition = edition;
    this.content = assemble(edition.ruleset, edition.packs);
    this.boxes = boxesOf(edition);
  }

  /**
   * Every mission against every objective and enemy of its region, the first one the sample mission, and the
   * recommended campaigns.
   */
  all(): readonly NamedSetup<WarTypes>[] {
    this.#known ??= [
      ...this.boxes.flatMap((box) => this.#boxSetups(box)),
      ...this.edition.teams.flatMap((team) => this.#sharedSetups(team)),
      ...this.edition.campaigns.flatMap((plan) => this.#campaignSetups(plan)),
    ];
    return this.#known;
  }

  /** Every mission with the Objective that its recommended team was designed for, against each deck of each enemy. */
  recommended(): readonly NamedSetup<WarTypes>[] {
    return this.boxes
      .flatMap((box) => this.#boxSetups(box))
      .filter(({ config: wanted }) => {
        const isPlanned = this.edition.teams.some(
          ({ mission, objective }) => mission === wanted.mission && objective === wanted.objective,
        );
        return isPlanned && wanted.level !== 'mixed';
      });
  }

  boxOf(region: string): Box | undefined {
    return this.boxes.find((box) => box.region === region);
  }

  get #alone() {
    const { ruleset } = this.edition;
    return { ruleset, options: {}, seats: 1, report: '', maxSoldiers: MOST_SOLDIERS } as const;
  }

  #boxSetups({ pack, region, enemies, levels }: Box): readonly NamedSetup<WarTypes>[] {
    const forces = enemies.flatMap((enemy) => levels.map((level) => ({ enemy, level })));
    return this.#pairsOf(pack).flatMap(({ mission, objective }) =>
      forces.map(({ enemy, level }) => ({
        name: nameOf(region, [mission, objective], [enemies.length > 1 ? enemy : '', level ?? '']),
        config: { ...this.#alone, region, enemy, mission, objective, ...(level !== undefined && { level }) },
        content: this.contentOf(region, enemy),
      })),
    );
  }

  /** WF-SETUP-07: what goes together. */
  #pairsOf(pack: string): readonly { readonly mission: string; readonly objective: string }[] {
    return this.cardsOf(pack, 'mission').flatMap((mission) =>
      this.goalsOf(pack).flatMap((objective) =>
        mission.set === objective.set ? [{ mission: mission.id, objective: objective.id }] : [],
      ),
    );
  }

  /** The Objectives of a pack, except those embedded in others. */
  goalsOf(pack: string) {
    return outermost(this.cardsOf(pack, 'objective'));
  }

  /** The recommended missions for two and three players. */
  #sharedSetups({ mission, objective }: Team): readonly NamedSetup<WarTypes>[] {
    const alone = this.boxes
      .flatMap((box) => this.#boxSetups(box))
      .find(({ config }) => config.mission === mission && config.objective === objective);
    return alone === undefined ? [] : inCompany(alone);
  }

  /** `jungle/campaign/cartel-hunt`, against each deck of its enemy, for one player and for several. */
  #campaignSetups({ id, enemy, missions }: CampaignPlan): readonly NamedSetup<WarTypes>[] {
    const box = this.boxes.find(({ pack }) => id.startsWith(`${pack}/`));
    const region = box?.region ?? '';
    const plan = { ...this.#alone, region, enemy, mission: '', objective: '', campaign: { id, missions } };
    return (box?.levels ?? []).flatMap((level) => {
      const alone = {
        name: nameOf(`${region}/campaign`, [id], [level ?? '']),
        config: { ...plan, ...(level !== undefined && { level }) },
        content: this.contentOf(region, enemy),
      };
      return [alone, ...inCompany(alone)];
    });
  }

  /** The cards of one region and enemy, the same object for all its missions. */
  contentOf(region: string, enemy: string): Content {
    const content = this.#chosen.get(`${region}/${enemy}`) ?? selectContent(this.content, region, enemy);
    this.#chosen.set(`${region}/${enemy}`, content);
    return content;
  }

  cardsOf<T extends Card['type']>(pack: string, type: T): readonly Extract<Card, { type: T }>[] {
    return Object.values(this.content.cards).filter(
      (card): card is Extract<Card, { type: T }> => card.type === type && card.id.startsWith(`${pack}/`),
    );
  }
}

function inCompany(alone: NamedSetup<WarTypes>): readonly NamedSetup<WarTypes>[] {
  return COMPANIES.map((seats) => ({
    ...alone,
    name: `${alone.name}/${seats}-players`,
    config: { ...alone.config, seats },
  }));
}

/** `jungle/covert/cartel-boss`, with the enemy and its level if there are several. */
function nameOf(region: string, cards: readonly string[], force: readonly string[]): string {
  const local = cards.map((id) => id.slice(id.indexOf('/') + 1));
  return [region, ...local, ...force].filter((part) => part !== '').join('/');
}
