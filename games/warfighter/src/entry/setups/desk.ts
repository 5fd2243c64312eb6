import type {
  NamedSetup,
  SetupChoice,
  SetupDesk,
  SetupField,
  SetupList,
  SetupSwitch,
} from '@sitrep/contract';
import { isNameIn, isOneOf, type Problem, type Uniform } from '@sitrep/kernel';
import {
  CAMPAIGN_ORDERS,
  type Card,
  type Config,
  MOST_SEATS,
  OPTION_VALUES,
  OWN_CAMPAIGN,
  optionsOf,
  RULESETS,
  type WarTypes,
  warfighter,
} from '../../index.ts';
import { missionOrder } from '../../queries/campaign/campaign.ts';
import { cardNoun } from '../nouns/nouns.ts';
import { fitOwn, isOwn, ownProblems, placed, toggled, withOrder, withOwn } from './own-campaign.ts';
import type { Box, Setups } from './setups.ts';

const FIELDS = [
  'ruleset',
  'region',
  'enemy',
  'level',
  'campaign',
  'order',
  'mission',
  'objective',
  'report',
  'seats',
] as const;
type FieldName = (typeof FIELDS)[number];

/** The fields that all others depend on: any of their values can be chosen. */
const HEADINGS: readonly FieldName[] = ['ruleset', 'region', 'campaign', 'order'];

/** The fields that a random mission draws. */
const DRAWN: readonly FieldName[] = ['region', 'enemy', 'level', 'mission', 'objective'];

/** A Mission and an Objective left open are drawn at random, so the switch would be a second way to say the same. */
const NO_SWITCHES: readonly string[] = ['random-mission'];

/** What a campaign is, who plays it, what it earns, and what happens between its missions. */
const CAMPAIGN_RULES = ['WF-CAMP-01', 'WF-CAMP-03', 'WF-CAMP-07', 'WF-CAMP-12'];

type Draft = Omit<SetupChoice, 'problems'>;

const word = (value: string): Draft => ({ value, name: { key: `term.${value}` } });
const card = (id: string): Draft => ({ value: id, name: cardNoun(id), card: id });
const RANDOM: Draft = { value: '', name: { key: 'setup.random' } };
const SINGLE: Draft = { value: '', name: { key: 'setup.single' } };
const OWN: Draft = {
  value: OWN_CAMPAIGN,
  name: { key: `campaign.${OWN_CAMPAIGN}` },
};
const NONE: Draft = { value: '', name: { key: 'setup.none' } };

/** The desk of Warfighter: section 3 of the rules, field by field. Configs come from this desk alone. */
export class WarfighterDesk implements SetupDesk<WarTypes> {
  readonly #all: readonly Setups[];

  constructor(all: readonly Setups[]) {
    this.#all = all;
  }

  usual(ruleset = this.#all[0]?.edition.ruleset ?? ''): Config {
    const [first] = this.#setupsOf(ruleset).recommended();
    if (first === undefined) throw new Error(`no mission is recommended for ${ruleset}`);
    return first.config;
  }

  again(config: Config): Config {
    const setups = this.#all.find(({ edition }) => edition.ruleset === config.ruleset);
    return setups?.boxOf(config.region) === undefined ? this.usual() : this.#settle(config);
  }

  fields(config: Config): readonly SetupField[] {
    return FIELDS.map((name) => this.#fieldOf(config, name)).filter(({ choices }) => choices.length > 1);
  }

  lists(config: Config): readonly SetupList[] {
    const { campaign } = config;
    if (campaign === undefined || !isOwn(config)) return [];
    const isOrdered = campaign.order === 'listed';
    const choices = this.#missionsOf(config).map((id) => ({
      ...card(id),
      problems: this.#ownProblems(withOwn(config, toggled(config, id))),
    }));
    return [
      {
        name: 'missions',
        title: { key: 'setup.missions' },
        field: 'campaign',
        isOrdered,
        values: isOrdered ? campaign.missions : missionOrder(this.setupOf(config).content, campaign),
        choices,
      },
    ];
  }

  toggle(config: Config, list: string, value: string): Config {
    if (list !== 'missions' || !isOwn(config)) return config;
    const changed = withOwn(config, toggled(config, value));
    return this.#ownProblems(changed).length === 0 ? changed : config;
  }

  place(config: Config, list: string, value: string, place: number): Config {
    return list === 'missions' && isOwn(config) ? withOwn(config, placed(config, value, place)) : config;
  }

  switches(config: Config): readonly SetupSwitch[] {
    return switchesOf(config);
  }

  change(config: Config, field: string, value: string): Config {
    if (field === 'ruleset') return { ...this.usual(value), seats: config.seats };
    return isOneOf(FIELDS, field) ? this.#settle(this.#with(config, field, value)) : config;
  }

  changeSwitch(config: Config, name: string, value: string): Config {
    return this.#settle(withSwitch(config, name, value));
  }

  random(config: Config, random: Uniform): Config {
    const single = this.#with(config, 'campaign', '');
    return DRAWN.reduce((before, name) => {
      const open = openChoices(this.#fieldOf(before, name)).filter(({ value }) => value !== '');
      const picked = open[random.below(Math.max(1, open.length))];
      return picked === undefined ? before : this.change(before, name, picked.value);
    }, this.#settle(single));
  }

  setupOf(config: Config): NamedSetup<WarTypes> {
    const { ruleset, region, enemy } = config;
    return { name: 'wished', config, content: this.#setupsOf(ruleset).contentOf(region, enemy) };
  }

  #setupsOf(ruleset: string): Setups {
    const found = this.#all.find(({ edition }) => edition.ruleset === ruleset);
    if (found === undefined) throw new Error(`there is no ruleset ${ruleset}`);
    return found;
  }

  #with(config: Config, name: FieldName, value: string): Config {
    if (name === 'campaign')
      return value === OWN_CAMPAIGN
        ? this.#withOwn(config)
        : withCampaign(this.#setupsOf(config.ruleset), config, value);
    if (name === 'order') return withOrder(config, value);
    if (name === 'seats') return { ...config, seats: Number(value) };
    const { level: _level, ...rest } = config;
    return name === 'level' && value === '' ? rest : { ...config, [name]: value };
  }

  #fieldOf(config: Config, name: FieldName): SetupField {
    const choices = this.#draftsOf(config, name).map((draft) => ({
      ...draft,
      problems: HEADINGS.includes(name) ? [] : this.#problemsOf(this.#with(config, name, draft.value), name),
    }));
    const field = { name, title: { key: `setup.${name}` }, value: fieldValue(config, name), choices };
    return name === 'campaign' ? { ...field, ...this.#campaignWords(config) } : field;
  }

  /** What a campaign is, and its Missions in the order of play; those of the players' own are on their list. */
  #campaignWords(config: Config): Pick<SetupField, 'parts' | 'rules'> {
    const { campaign } = config;
    if (campaign === undefined) return {};
    const { content } = this.setupOf(config);
    const parts = isOwn(config) ? [] : missionOrder(content, campaign).map(cardNoun);
    return { parts, rules: CAMPAIGN_RULES };
  }

  /** The rules' objections to a value of a field, with the other fields as they are. */
  #problemsOf(config: Config, field: FieldName): readonly Problem[] {
    return this.#allProblems(config).filter(({ path }) => path === field);
  }

  #allProblems(config: Config): readonly Problem[] {
    const checked = warfighter.setup(config, this.setupOf(config).content);
    return checked.ok ? [] : checked.problems;
  }

  #ownProblems(config: Config): readonly Problem[] {
    return ownProblems(this.#allProblems(config));
  }

  /** WF-CAMP-16: the Missions chosen so far that fit the region, or else all of it. */
  #withOwn(config: Config): Config {
    const all = this.#missionsOf(config);
    const chosen = isOwn(config) ? (config.campaign?.missions ?? []) : [];
    const kept = chosen.filter((mission) => all.includes(mission));
    return fitOwn(config, kept.length > 0 ? kept : all, (own) => this.#ownProblems(own).length === 0);
  }

  #missionsOf({ ruleset, region }: Config): readonly string[] {
    const setups = this.#setupsOf(ruleset);
    const box = setups.boxOf(region);
    return box === undefined ? [] : idsOf(setups.cardsOf(box.pack, 'mission'));
  }

  #draftsOf(config: Config, name: FieldName): readonly Draft[] {
    const setups = this.#setupsOf(config.ruleset);
    const box = setups.boxOf(config.region);
    if (name === 'ruleset') return this.#all.map(({ edition }) => rulesetDraft(edition.ruleset));
    if (name === 'region') return setups.boxes.map(({ region }) => word(region));
    if (name === 'seats') return seatDrafts();
    return box === undefined ? [] : boxDrafts(setups, box, config, name);
  }

  /** Goes through all fields: a value that no longer fits the fields before it is replaced by the first that does. */
  #settle(config: Config): Config {
    const fitting = isOwn(config) ? this.#withOwn(config) : config;
    return FIELDS.reduce((settled, name) => {
      const field = this.#fieldOf(settled, name);
      const open = openChoices(field);
      if (field.choices.length === 0) return this.#with(settled, name, '');
      if (open.some(({ value }) => value === field.value)) return settled;
      const first = open.find(({ value }) => value !== '') ?? open[0];
      return first === undefined ? settled : this.#with(settled, name, first.value);
    }, fitting);
  }
}

function openChoices({ choices }: SetupField): readonly SetupChoice[] {
  return choices.filter(({ problems }) => problems.length === 0);
}

function rulesetDraft(ruleset: string): Draft {
  return { value: ruleset, name: { key: `ruleset.${ruleset}` } };
}

function seatDrafts(): readonly Draft[] {
  return Array.from({ length: MOST_SEATS }, (_, index) => ({
    value: String(index + 1),
    name: { key: 'setup.seatCount', args: { seats: index + 1 } },
  }));
}

/** What the cards of a region's box offer. A campaign finds Mission, Objective and report along the way (WF-CAMP-02). */
function boxDrafts(setups: Setups, box: Box, config: Config, name: FieldName): readonly Draft[] {
  const { campaign, enemy } = config;
  if (name === 'enemy') return box.enemies.map(word);
  if (name === 'level')
    return box.levels.flatMap((level) =>
      level === undefined ? [] : [{ value: level, name: { key: `level.${level}` } }],
    );
  if (name === 'campaign') return [SINGLE, ...campaignDrafts(setups, box, enemy), OWN];
  if (name === 'order') return isOwn(config) ? CAMPAIGN_ORDERS.map(orderDraft) : [];
  if (campaign !== undefined) return [];
  if (name === 'mission') return [RANDOM, ...idsOf(setups.cardsOf(box.pack, 'mission')).map(card)];
  if (name === 'objective') return [RANDOM, ...setups.goalsOf(box.pack).map(({ id }) => card(id))];
  return name === 'report' ? reportDrafts(setups) : [];
}

function orderDraft(order: string): Draft {
  return { value: order, name: { key: `order.${order}` } };
}

function reportDrafts({ content }: Setups): readonly Draft[] {
  const reports = Object.values(content.cards).filter(({ type }) => type === 'report');
  return reports.length === 0 ? [] : [NONE, ...idsOf(reports).map(card)];
}

function campaignDrafts({ edition }: Setups, { pack }: Box, enemy: string): readonly Draft[] {
  return edition.campaigns.flatMap((plan) =>
    plan.id.startsWith(`${pack}/`) && plan.enemy === enemy
      ? [{ value: plan.id, name: { key: `campaign.${plan.id}` } }]
      : [],
  );
}

function idsOf(cards: readonly Card[]): readonly string[] {
  return cards.map(({ id }) => id);
}

/** WF-CAMP-02: a campaign finds the cards of its missions along the way. */
function withCampaign({ edition }: Setups, config: Config, id: string): Config {
  const plan = edition.campaigns.find((each) => each.id === id);
  const { campaign: _campaign, ...single } = config;
  if (plan === undefined) return single;
  const { missions } = plan;
  return { ...config, mission: '', objective: '', report: '', campaign: { id, missions } };
}

function fieldValue(config: Config, name: FieldName): string {
  if (name === 'campaign') return config.campaign?.id ?? '';
  if (name === 'order') return config.campaign?.order ?? CAMPAIGN_ORDERS[0];
  return String(config[name] ?? '');
}

function withSwitch(config: Config, name: string, value: string): Config {
  if (!isNameIn(OPTION_VALUES, name)) return config;
  const { [name]: _old, ...others } = config.options;
  const isUsual = RULESETS[config.ruleset][name] === value;
  return { ...config, options: isUsual ? others : { ...others, [name]: value } };
}

function switchesOf({ ruleset, options }: Config): readonly SetupSwitch[] {
  const names = optionsOf(ruleset).filter((name) => !NO_SWITCHES.includes(name));
  return names.map((name) => {
    const usual = RULESETS[ruleset][name];
    return {
      name,
      title: { key: `option.${name}` },
      value: options[name] ?? usual,
      usual,
      word: `option.${name}`,
      choices: OPTION_VALUES[name].map((value) => ({
        value,
        name: { key: `option.${name}.${value}` },
        problems: [],
      })),
    };
  });
}
