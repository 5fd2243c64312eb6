import type { ExampleGiven } from '@sitrep/contract';
import type { Checked, Problem } from '@sitrep/kernel';
import { SETUPS } from './setups.ts';
import { type Card, type Config, type Content, type Duellist, STANCES } from './types.ts';

export interface Setup {
  readonly config: Config;
  readonly content: Content;
}

/** A duellist in a situation: what is left out is as in the opening. */
export interface WantedDuellist extends Partial<Duellist> {
  readonly hand?: readonly string[];
  readonly shown?: readonly string[];
}

export interface Wanted {
  /** Before the stances are chosen, or when somebody may act. */
  readonly at?: 'stances' | 'action';
  readonly round?: number;
  readonly duellists?: readonly WantedDuellist[];
  /** The whole deck; all other cards are discarded. By default the deck is every card that nobody holds. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
}

type Check = (value: unknown) => boolean;
type Checks<N extends string = string> = Readonly<Record<N, Check>>;

/** `duel.setup` looks at the values. */
const CONFIG: Checks<keyof Config> = { health: () => true, rounds: () => true, points: () => true };

const CARD: Checks<keyof Card> = {
  name: (value) => typeof value === 'string',
  type: (value) => value === 'blow' || value === 'parry',
  power: (value) => isWithin(value, 0, 9),
  cost: (value) => isWithin(value, 0, 9),
};

function duellistChecks({ health, points }: Config): Checks<keyof WantedDuellist> {
  return {
    health: (value) => isWithin(value, 1, health),
    strength: (value) => isWithin(value, 0, points),
    guard: (value) => isWithin(value, 0, points),
    stance: (value) => STANCES.some((stance) => stance === value),
    omen: (value) => isWithin(value, 0, 6),
    hasActed: (value) => typeof value === 'boolean',
    hand: isNames,
    shown: isNames,
  };
}

function situationChecks({ rounds }: Config): Checks<keyof Wanted> {
  return {
    at: (value) => value === 'stances' || value === 'action',
    round: (value) => isWithin(value, 1, rounds),
    duellists: (value) => Array.isArray(value) && value.length <= 2,
    deck: isNames,
    discard: isNames,
  };
}

/** A named setup or the standard one with changes, and the pack's cards, or some of them, followed by the example's own. */
export function readSetup(given: ExampleGiven, pack: Content): Checked<Setup> {
  const { setup = {}, content = {} } = given;
  if (typeof setup === 'string' && !Object.hasOwn(SETUPS, setup))
    return { ok: false, problems: [{ code: 'SETUP_UNKNOWN', path: 'setup' }] };
  const changes = typeof setup === 'string' ? SETUPS[setup] : setup;
  const problems = [
    ...fieldProblems(changes, CONFIG, 'setup'),
    ...fieldProblems(content, { cards: Array.isArray, only: isCopies }, 'content'),
    ...listOf(content, 'cards').flatMap((card, index) =>
      fieldProblems({ ...NO_CARD, ...Object(card) }, CARD, `content.cards.${index}`),
    ),
  ];
  if (problems.length > 0) return { ok: false, problems };
  // By now all fields are known; the game decides whether the setup's figures are valid.
  const config = { ...SETUPS.standard, ...(changes as Config) };
  return {
    ok: true,
    value: {
      config,
      content: { cards: [...wantedOf(content, pack), ...(listOf(content, 'cards') as readonly Card[])] },
    },
  };
}

/** The pack's cards, or as many of each name as `only` says. */
function wantedOf(content: unknown, { cards }: Content): readonly Card[] {
  if (typeof content !== 'object' || content === null || !('only' in content)) return cards;
  return Object.entries(Object(content.only)).flatMap(([name, count]) => {
    const card = cards.find((each) => each.name === name);
    return card === undefined ? [] : Array.from({ length: Number(count) }, () => card);
  });
}

function isCopies(value: unknown): boolean {
  const counts: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return counts.length > 0 && counts.every((count) => isWithin(count, 1, 99));
}

/** The situation, checked except for the names of cards. */
export function readSituation({ situation }: ExampleGiven, config: Config): Checked<Wanted | undefined> {
  if (situation === undefined) return { ok: true, value: undefined };
  const duellists = listOf(situation, 'duellists');
  const problems = [
    ...fieldProblems(situation, situationChecks(config), 'situation'),
    ...duellists.flatMap((duellist, seat) =>
      fieldProblems(duellist, duellistChecks(config), `situation.duellists.${seat}`),
    ),
  ];
  // The checks cover every field of the type.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: situation as Wanted };
}

/** A card must have all fields: what is absent is shown to the checks as `undefined`. */
const NO_CARD: Readonly<Record<keyof Card, undefined>> = {
  name: undefined,
  type: undefined,
  power: undefined,
  cost: undefined,
};

function fieldProblems(value: unknown, checks: Checks, path: string): readonly Problem[] {
  if (typeof value !== 'object' || value === null) return [{ code: 'FIELD_BAD', path }];
  return Object.entries(value).flatMap(([name, field]) => {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (check === undefined) return [{ code: 'FIELD_UNKNOWN', path: `${path}.${name}` }];
    return check(field) ? [] : [{ code: 'FIELD_BAD', path: `${path}.${name}` }];
  });
}

/** The list in a field; empty when there is none, which other checks complain about. */
function listOf(value: unknown, field: string): readonly unknown[] {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const list = fields[field];
  return Array.isArray(list) ? list : [];
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
