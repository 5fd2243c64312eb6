import { isRecord, type Problem } from '@sitrep/kernel';
import { parseWith } from '@sitrep/packs';
import { assemble, pickCards, selectContent } from '../content/assemble.ts';
import { CARD_TYPES, type Card, type Content } from '../content/cards.ts';
import { OPTION_VALUES, type Options, RULESETS, type Ruleset } from '../options.ts';
import { cardFaults } from '../packs/check/cards.ts';
import { CARDS } from '../packs/schema/cards.ts';
import { MOST_SEATS } from '../queries/soldiers/coop.ts';
import { MOST_SOLDIERS } from '../queries/table/zones.ts';
import type { Config } from '../types.ts';
import { cardName, cardsCalled, idOfCard, OWN_PACK } from './card-names.ts';
import {
  inside,
  listOf,
  mapOf,
  oneOf,
  type Place,
  type Reader,
  record,
  report,
  text,
  whole,
} from './reading.ts';

export interface Setup {
  readonly config: Config;
  readonly content: Content;
  /** The Objective of the mission under way if the config names none, as in a campaign. */
  readonly objective: string;
}

/** What an example may choose; what it leaves out follows from the rest. */
interface GivenSetup {
  readonly region?: string;
  readonly enemy?: string;
  readonly level?: NonNullable<Config['level']>;
  readonly mission?: string;
  /** The Missions of a campaign, the first of which is under way. */
  readonly campaign?: readonly string[];
  readonly objective?: string;
  readonly report?: string;
  readonly options?: Partial<Options>;
  readonly seats?: number;
  readonly maxSoldiers?: number;
}

/** The mission with its cards; problems are added to the list, and then nothing is given. */
export function readSetup(
  given: { readonly setup?: unknown; readonly content?: unknown },
  ruleset: string,
  pack: Content,
  problems: Problem[],
): Setup | undefined {
  const content = readContent(given.content ?? {}, pack, problems);
  const chosen = typeof given.setup === 'string' ? { mission: given.setup } : (given.setup ?? {});
  const setup = setupReader(content)(chosen, { path: 'setup', problems });
  if (!isRuleset(ruleset)) return report({ path: 'ruleset', problems }, 'RULESET_UNKNOWN');
  if (setup === undefined || problems.length > 0) return undefined;
  const config = configOf(setup, ruleset, content);
  const { mission: _mission, objective, report: _report, ...rest } = config;
  const campaign = setup.campaign && { id: OWN_PACK, missions: setup.campaign };
  return {
    config: campaign === undefined ? config : { ...rest, mission: '', objective: '', report: '', campaign },
    content: selectContent(content, config.region, config.enemy),
    objective,
  };
}

function isRuleset(name: string): name is Ruleset {
  return Object.hasOwn(RULESETS, name);
}

function setupReader(content: Content): Reader<GivenSetup> {
  return record<GivenSetup>({
    region: text,
    enemy: text,
    level: oneOf(['frontline', 'elite', 'mixed']),
    mission: cardName(content, ['mission']),
    campaign: listOf(cardName(content, ['mission'])),
    objective: cardName(content, ['objective']),
    report: cardName(content, ['report']),
    options: readOptions,
    seats: whole(1, MOST_SEATS),
    maxSoldiers: whole(1, MOST_SOLDIERS),
  });
}

const readSwitches = mapOf<string>((name, place) => {
  const values = Object.entries(OPTION_VALUES).find(([option]) => option === name)?.[1];
  return values === undefined ? () => report(place, 'FIELD_UNKNOWN') : oneOf(values);
});

/** Each value was compared with those of its own switch. */
const readOptions: Reader<Partial<Options>> = (value, place) =>
  readSwitches(value, place) as Partial<Options> | undefined;

function configOf(setup: GivenSetup, ruleset: Ruleset, { cards }: Content): Config {
  const all = Object.values(cards);
  const mission =
    setup.mission ?? setup.campaign?.[0] ?? all.find((card) => card.type === 'mission')?.id ?? '';
  const found = cards[mission];
  const region = setup.region ?? (found?.type === 'mission' ? found.region : '');
  const goal = all.find((card) => card.type === 'objective' && card.region === region)?.id ?? '';
  const { objective = goal, report = '', options = {}, seats = 1, maxSoldiers = 8 } = setup;
  const enemy = setup.enemy ?? enemyOf(all, mission);
  const level = setup.level ?? levelOf(all, enemy);
  const config = { ruleset, options, seats, region, enemy, mission, objective, report, maxSoldiers };
  return level === undefined ? config : { ...config, level };
}

/** An enemy with two decks uses both by default. */
function levelOf(cards: readonly Card[], enemy: string): Config['level'] {
  const hasLevels = cards.some(
    (card) => card.type === 'hostile' && card.enemy === enemy && card.level !== undefined,
  );
  return hasLevels ? 'mixed' : undefined;
}

/** The first enemy of the pack that the mission comes from, or of any. */
function enemyOf(cards: readonly Card[], mission: string): string {
  const [pack = ''] = mission.split('/');
  const hostiles = cards.flatMap((card) => (card.type === 'hostile' ? [card] : []));
  return (hostiles.find(({ id }) => id.startsWith(`${pack}/`)) ?? hostiles[0])?.enemy ?? '';
}

interface GivenContent {
  readonly cards?: readonly Card[];
  /** The only cards of the pack that are played with, by id, with how many copies. */
  readonly only?: Readonly<Record<string, number>>;
}

const MOST_COPIES = 99;

/** The pack, or the chosen part of it, with the example's own cards. */
function readContent(given: unknown, pack: Content, problems: Problem[]): Content {
  const read = record<GivenContent>({
    cards: listOf(cardReader(pack)),
    only: mapOf((id, place) =>
      pack.cards[id] === undefined
        ? () => report(place, 'CARD_UNKNOWN', { card: id })
        : whole(1, MOST_COPIES),
    ),
  });
  const { cards = [], only } = read(given, { path: 'content', problems }) ?? {};
  const wanted = only === undefined ? pack : pickCards(pack, new Map(Object.entries(only)));
  const own = assemble(pack.ruleset, [{ id: OWN_PACK, cards: checkNames(cards, pack, problems) }]);
  return {
    ruleset: pack.ruleset,
    cards: { ...wanted.cards, ...own.cards },
    instances: [...wanted.instances, ...own.instances],
  };
}

/** The same cards; reports those with a name that another card has. */
function checkNames(cards: readonly Card[], pack: Content, problems: Problem[]): readonly Card[] {
  cards.forEach(({ id }, index) => {
    if (cards.findIndex((other) => other.id === id) < index)
      report({ path: `content.cards.${index}.id`, problems }, 'CARD_TWICE');
    // An example that makes up a card of the game proves nothing about that card.
    const shipped = cardsCalled(pack, id);
    if (shipped.length > 0)
      report({ path: `content.cards.${index}.id`, problems }, 'CARD_SHADOWS', { cards: shipped.join(', ') });
  });
  return cards;
}

/** A card of the example's own: written out, or `like` another one with changes; `null` takes a field away. */
function cardReader(pack: Content): Reader<Card> {
  return (value, place) => {
    if (!isRecord(value)) return report(place, 'FIELD_BAD');
    const { like, ...changes } = value;
    const base = like === undefined ? {} : findModel(pack, like, inside(place, 'like'));
    return base && readCard(withoutNulls({ source: 'original', ...base, ...changes }), place);
  };
}

function findModel(pack: Content, name: unknown, place: Place): Card | undefined {
  const id = typeof name === 'string' ? idOfCard(pack, name) : undefined;
  return id === undefined ? report(place, 'CARD_UNKNOWN', { card: name }) : pack.cards[id];
}

function withoutNulls(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null));
}

/** The same checks as for cards of packs. */
function readCard(card: Readonly<Record<string, unknown>>, place: Place): Card | undefined {
  const type = CARD_TYPES.find((known) => known === card.type);
  if (type === undefined)
    return report(inside(place, 'type'), 'FIELD_BAD', { values: CARD_TYPES.join(', ') });
  const parsed = parseWith<Card>(CARDS[type], card);
  const faults = parsed.ok ? cardFaults(parsed.value) : parsed.faults;
  for (const { code, path, message } of faults) report(inside(place, path), code, { message });
  return parsed.ok && faults.length === 0 ? parsed.value : undefined;
}
