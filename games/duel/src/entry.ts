import {
  anyEntry,
  type CardFace,
  type GameEntry,
  type Naming,
  type NounRef,
  type Odds,
  plainFace,
} from '@sitrep/contract';
import { type Answer, distribution, type Reading, type Seat } from '@sitrep/kernel';
import deck from '../../../content/duel-deck/deck.json' with { type: 'json' };
import { isCertain } from './certain.ts';
import { duel } from './index.ts';
import { blowOdds, resolveOmen } from './queries.ts';
import { SETUPS } from './setups.ts';
import type { BlowPlan, Content, DuelTypes, OmenPlan } from './types.ts';

const RULESET = 'standard';

/** TypeScript reads JSON strings as plain `string`: the catalog's test checks that every type is `blow` or `parry`. */
const content = deck as Content;

const CARD_FIELDS = ['card', 'tokens'];
const ZONE_FIELDS = ['from', 'into', 'zone'];

function nounOf(
  { content: cards }: Naming<DuelTypes>,
  field: string,
  value: string | number | boolean,
): NounRef | undefined {
  if (CARD_FIELDS.includes(field) && typeof value === 'number') return cardNoun(cards, value);
  return ZONE_FIELDS.includes(field) && typeof value === 'string' ? zoneNoun(value) : undefined;
}

function cardNoun({ cards }: Content, token: number): NounRef {
  return { key: `card.${cards[token]?.name ?? token}` };
}

function cardFace({ cards }: Content, id: string): CardFace | undefined {
  const card = cards.find((each) => each.name === id);
  if (card === undefined) return undefined;
  const { type, power, cost } = card;
  return plainFace({
    id,
    name: { key: `card.${id}` },
    type,
    lines: [{ key: `note.${type}`, args: { power, cost } }],
  });
}

/** `hand1` is the hand of the second player, who is called player 2. */
function zoneNoun(zone: string): NounRef {
  const [, name = zone, seat] = /^(hand|shown)(\d)$/.exec(zone) ?? [];
  return { key: `zone.${name}`, ...(seat !== undefined && { args: { number: Number(seat) + 1 } }) };
}

function oddsOf(state: Reading<DuelTypes>, seat: Seat, answer: Answer<DuelTypes>): readonly Odds[] {
  return duel.plans(state, seat, answer).map(toOdds);
}

function toOdds(plan: DuelTypes['plan']): Odds {
  return plan.type === 'blow' ? toBlowOdds(plan) : toOmenOdds(plan);
}

function toOmenOdds({ rule, dice }: OmenPlan): Odds {
  const { total, counts } = distribution(dice, (faces) => resolveOmen(faces).isGood);
  const chances = [true, false].map((isGood) => ({
    key: 'odds.omenRead',
    args: { isGood: String(isGood) },
    count: counts.get(isGood) ?? 0,
  }));
  return { key: 'odds.omen', about: {}, rule, total, chances, besides: [], modifiers: [] };
}

function toBlowOdds(plan: BlowPlan): Odds {
  const { total, counts } = blowOdds(plan);
  const chances = [...counts]
    .sort(([damage], [other]) => damage - other)
    .map(([damage, count]) => ({ key: 'odds.damage', args: { damage }, count }));
  return { key: 'odds.blow', about: {}, rule: plan.rule, total, chances, besides: [], modifiers: [] };
}

const entry: GameEntry<DuelTypes> = {
  id: duel.id,
  name: 'Duel',
  isHidden: true,
  rulesets: [RULESET],
  game: duel,
  folder: 'games/duel',
  messages: {
    en: async () => (await import('./messages/en.ts')).en,
    hu: async () => (await import('./messages/hu.ts')).hu,
    it: async () => (await import('./messages/it.ts')).it,
  },
  examples: async () => (await import('./examples.ts')).duelExamples(content),
  // More than any of these duels has, with room for undo and cancelled attacks.
  hints: {
    mostEntries: 1_500,
    tokens: ['card'],
    toldTokens: ['card', 'paid', 'parry'],
    // by how much a blow hits tells the omen
    reveals: ['DU-ATK-03'],
    isCertain,
  },
  setups: (ruleset = RULESET) =>
    ruleset === RULESET ? Object.entries(SETUPS).map(([name, config]) => ({ name, config, content })) : [],
  titleOf: () => [],
  nounOf,
  oddsOf,
  faceOf: cardFace,
  everyCard: () => content,
  threatsTo: () => [],
  suggest: () => [],
  cardsOf: ({ cards }) =>
    [...new Set(cards.map(({ name }) => name))].map((id) => ({ id, name: { key: `card.${id}` } })),
};

export const duelEntry: GameEntry = anyEntry(entry);
