import type { ExampleAdapter, ExampleGiven } from '@sitrep/contract';
import type { Checked, Opening, Problem, Seat, ZoneSetup } from '@sitrep/kernel';
import { readSetup, readSituation, type Setup, type Wanted, type WantedDuellist } from './example-given.ts';
import words from './example-words.json' with { type: 'json' };
import { duel } from './index.ts';
import type { Content, Duellist, DuelTypes } from './types.ts';

type Tokens = Readonly<Record<string, readonly number[]>>;

/** Lets examples of the duel be written with the names of cards; `docs/examples.md` says what may be given. */
export function duelExamples(pack: Content): ExampleAdapter<DuelTypes> {
  return {
    game: duel,
    words,
    tokenFields: { card: 'deck', paid: 'deck', parry: 'deck' },
    nameOf: ({ cards }: Content, _zone: string, token: number): string =>
      cards[token]?.name ?? `card ${token}`,
    namesIn: ({ cards }: Content): readonly string[] => cards.map(({ name }) => name),
    stage: (given: ExampleGiven) => stage(given, pack),
  };
}

function stage(given: ExampleGiven, pack: Content) {
  const setup = readSetup(given, pack);
  if (!setup.ok) return setup;
  const opening = duel.setup(setup.value.config, setup.value.content);
  if (!opening.ok)
    return {
      ok: false,
      problems: opening.problems.map((problem) => ({ ...problem, path: `setup.${problem.path}` })),
    } as const;
  const wanted = readSituation(given, setup.value.config);
  if (!wanted.ok) return wanted;
  return wanted.value === undefined ? setup : situate(opening.value, wanted.value, setup.value);
}

function situate(opening: Opening<DuelTypes>, wanted: Wanted, setup: Setup) {
  const { at = 'action', round = 1, duellists: [first, second] = [] } = wanted;
  const tokens = deal(wanted, setup.content);
  if (!tokens.ok) return tokens;
  const [one, two] = opening.game.duellists;
  const duellists: [Duellist, Duellist] = [merge(one, first), merge(two, second)];
  const situation = {
    seats: opening.seats,
    game: { ...opening.game, round, duellists },
    zones: withTokens(opening.zones, tokens.value),
    frames: [
      { procedure: 'duel', step: 'rounds', locals: {} },
      { procedure: 'round', step: at === 'action' ? 'next' : 'start', locals: {} },
    ],
  } as const;
  return { ok: true, value: { ...setup, situation } } as const;
}

function merge(
  duellist: Duellist,
  { hand: _hand, shown: _shown, ...changes }: WantedDuellist = {},
): Duellist {
  return { ...duellist, ...changes };
}

/** Finds a card for every name, each card once, and puts the others where they belong. */
function deal(wanted: Wanted, { cards }: Content): Checked<Tokens> {
  const left = cards.map((_, token) => token);
  const problems: Problem[] = [];
  const tokens: Record<string, number[]> = {};
  for (const [zone, names] of Object.entries(namesByZone(wanted))) {
    tokens[zone] = names.flatMap((name) => {
      const index = left.findIndex((token) => cards[token]?.name === name);
      if (index < 0) problems.push({ code: 'CARD_MISSING', path: 'situation', args: { zone, name } });
      return index < 0 ? [] : left.splice(index, 1);
    });
  }
  const rest = wanted.deck === undefined ? 'deck' : 'discard';
  tokens[rest] = [...(tokens[rest] ?? []), ...left];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: tokens };
}

function namesByZone({
  duellists = [],
  deck = [],
  discard = [],
}: Wanted): Readonly<Record<string, readonly string[]>> {
  const hands = (seat: Seat) => ({
    [`hand${seat}`]: duellists[seat]?.hand ?? [],
    [`shown${seat}`]: duellists[seat]?.shown ?? [],
  });
  return { ...hands(0), ...hands(1), deck, discard };
}

function withTokens(zones: Readonly<Record<string, ZoneSetup>>, tokens: Tokens): Record<string, ZoneSetup> {
  return Object.fromEntries(
    Object.entries(zones).map(([name, zone]) => [name, { ...zone, tokens: tokens[name] ?? [] }]),
  );
}
