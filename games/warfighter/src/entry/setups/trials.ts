import type { NamedSetup } from '@sitrep/contract';
import { derive, makeKey, makeUniform, pick, type Uniform } from '@sitrep/kernel';
import {
  CAMPAIGN_ORDERS,
  type Config,
  type Content,
  OPTION_VALUES,
  OWN_CAMPAIGN,
  type WarTypes,
  warfighter,
} from '../../index.ts';
import type { Setups } from './setups.ts';

/** How many there are: enough for every mission, report and switch to come up with many of the others. */
const TRIALS = 480;

/** Most people play alone or in pairs; larger groups are rarer, and their games take longer. */
const SEATS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6];

/** One switch in N is changed; one mission in N is drawn at random; one in N is a campaign. */
const TURNED = 6;
const DRAWN = 12;
const CAMPAIGNS = 17;

/** One campaign in N is the players' own, with at most this many Missions. */
const OWN = 3;
const MOST_MISSIONS = 3;

/** A region with few missions comes up once after this many others, or it would be seen too rarely. */
const RARE = 3;

/** Missions with random teams of players, reports and switches, the same in every run: tests must see all of these. */
export const trialsOf: (setups: Setups) => readonly NamedSetup<WarTypes>[] = derive.content(makeTrials);

function makeTrials(setups: Setups): readonly NamedSetup<WarTypes>[] {
  const random = makeUniform(makeKey('trials'), setups.edition.ruleset);
  const alone = setups.all().filter(({ config }) => config.seats === 1);
  const campaigns = alone.filter(isCampaign);
  const missions = withRare(alone.filter((setup) => !isCampaign(setup)));
  const planning = makeUniform(makeKey('own campaigns'), setups.edition.ruleset);
  // Every mission against every objective in turn, with a campaign now and then; the rest at random.
  return Array.from({ length: TRIALS }, (_, index) => {
    const isCampaignTurn = index % CAMPAIGNS === 0 && campaigns.length > 0;
    const base = isCampaignTurn ? pick(campaigns, random) : missions[index % missions.length];
    const isOwnTurn = isCampaignTurn && (index / CAMPAIGNS) % OWN === 1;
    const chosen = isOwnTurn ? planOwn(pick(missions, planning), setups.content, planning) : base;
    return vary(chosen ?? pick(missions, random), setups.content, random);
  });
}

/** WF-CAMP-16, 17: some Missions of the same region, in an order of their own or the usual one. */
function planOwn(
  { config, content }: NamedSetup<WarTypes>,
  { cards }: Content,
  random: Uniform,
): NamedSetup<WarTypes> {
  const left = Object.values(cards).flatMap((card) =>
    card.type === 'mission' && card.region === config.region ? [card.id] : [],
  );
  const length = 1 + random.below(Math.min(MOST_MISSIONS, left.length));
  const missions = Array.from({ length }, () => left.splice(random.below(left.length), 1)).flat();
  const campaign = { id: OWN_CAMPAIGN, missions, order: pick(CAMPAIGN_ORDERS, random) };
  return {
    name: `${config.region}/campaign/${OWN_CAMPAIGN}`,
    config: { ...config, mission: '', objective: '', report: '', campaign },
    content,
  };
}

function withRare(missions: readonly NamedSetup<WarTypes>[]): readonly NamedSetup<WarTypes>[] {
  const regionOf = ({ config }: NamedSetup<WarTypes>) => config.region;
  const isRare = (setup: NamedSetup<WarTypes>) =>
    missions.filter((other) => regionOf(other) === regionOf(setup)).length * 4 * RARE < missions.length;
  const rare = missions.filter(isRare);
  if (rare.length === 0) return missions;
  const usual = missions.filter((setup) => !isRare(setup));
  return usual.flatMap((setup, index) => {
    const guest = rare[Math.floor(index / RARE) % rare.length];
    return index % RARE === 0 && guest !== undefined ? [guest, setup] : [setup];
  });
}

function isCampaign({ config }: NamedSetup<WarTypes>): boolean {
  return 'campaign' in config;
}

function vary(setup: NamedSetup<WarTypes>, cards: Content, random: Uniform): NamedSetup<WarTypes> {
  const { name, config, content } = setup;
  const seats = pick(SEATS, random);
  const picked = pickOptions(random);
  // If one of the switches forbids this force, it is played without any of them.
  const options = warfighter.setup({ ...config, options: picked }, cards).ok ? picked : {};
  const isDrawn = random.below(DRAWN) === 0 && !isCampaign(setup);
  const varied = { ...config, seats, options, ...(isDrawn && { mission: '', objective: '' }) };
  const report = pickReport(varied, cards, random);
  const turned = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const parts = [
    isDrawn ? 'drawn' : name,
    `${seats}-players`,
    report.slice(report.indexOf('/') + 1),
    ...turned,
  ];
  return { name: parts.filter((part) => part !== '').join('/'), config: { ...varied, report }, content };
}

function pickOptions(random: Uniform): Config['options'] {
  const turned = Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
    random.below(TURNED) === 0 ? [[option, pick<string>(values, random)]] : [],
  );
  return Object.fromEntries(turned) as Config['options'];
}

/** No report, or one that the mission can pay for. */
function pickReport(config: Config, content: Content, random: Uniform): string {
  const reports = Object.values(content.cards).flatMap((card) => (card.type === 'report' ? [card.id] : []));
  const report = pick(['', ...reports], random);
  return warfighter.setup({ ...config, report }, content).ok ? report : '';
}
