import { blowOdds, type Content, type DuelTypes, duel, isCertain } from '@sitrep/duel';
import { SETUPS } from '@sitrep/duel/setups';
import { type Answer, anyGame, type GameTypes, type Reading, type Seat } from '@sitrep/kernel';
import deck from '../../../content/duel-deck/deck.json' with { type: 'json' };
import type { Examples, GameEntry, Naming, NounRef, Odds } from './entry.ts';

const RULESET = 'standard';

/** JSON knows no unions of words: that every type is `blow` or `parry` is what the catalogue's test checks. */
const content = deck as Content;

const CARD_FIELDS = ['card', 'tokens'];
const ZONE_FIELDS = ['from', 'into', 'zone'];

function nounOf(
  { content: cards }: Naming,
  field: string,
  value: string | number | boolean,
): NounRef | undefined {
  if (CARD_FIELDS.includes(field) && typeof value === 'number') return cardNoun(cards as Content, value);
  return ZONE_FIELDS.includes(field) && typeof value === 'string' ? zoneNoun(value) : undefined;
}

function cardNoun({ cards }: Content, token: number): NounRef {
  return { key: `card.${cards[token]?.name ?? token}` };
}

function cardText({ cards }: Content, name: string): readonly NounRef[] {
  const card = cards.find((each) => each.name === name);
  return card === undefined
    ? []
    : [{ key: `note.${card.type}`, args: { power: card.power, cost: card.cost } }];
}

/** `hand1` is the hand of the second player, who is called player 2. */
function zoneNoun(zone: string): NounRef {
  const [, name = zone, seat] = /^(hand|shown)(\d)$/.exec(zone) ?? [];
  return { key: `zone.${name}`, ...(seat !== undefined && { args: { number: Number(seat) + 1 } }) };
}

function oddsOf(state: Reading<GameTypes>, seat: Seat, answer: Answer<GameTypes>): readonly Odds[] {
  // The state and the answer come from a match of this very game.
  const command = answer as Answer<DuelTypes>;
  if (command.type !== 'attack') return [];
  const { total, counts } = blowOdds(state as unknown as Reading<DuelTypes>, seat, command.card);
  const chances = [...counts]
    .sort(([damage], [other]) => damage - other)
    .map(([damage, count]) => ({ key: 'odds.damage', args: { damage }, count }));
  return [{ key: 'odds.blow', about: {}, rule: 'DU-ATK-03', total, chances, besides: [], modifiers: [] }];
}

export const duelEntry: GameEntry = {
  id: duel.id,
  name: 'Duel',
  isHidden: true,
  rulesets: [RULESET],
  game: anyGame(duel),
  folder: 'games/duel',
  messages: {
    en: async () => (await import('@sitrep/duel/messages/en')).en,
    hu: async () => (await import('@sitrep/duel/messages/hu')).hu,
    it: async () => (await import('@sitrep/duel/messages/it')).it,
  },
  async examples() {
    const { duelExamples } = await import('@sitrep/duel/examples');
    // Forgets the duel's types: the runner hands its adapter only what came from it.
    return duelExamples(content) as unknown as Examples;
  },
  // More than any of these duels has, with room for taking back and calling off.
  hints: {
    mostEntries: 1_500,
    tokens: ['card'],
    toldTokens: ['card', 'paid', 'parry'],
    // The states come from duels.
    isCertain: (state, path) => isCertain(state as never, path),
  },
  setups: (ruleset = RULESET) =>
    ruleset === RULESET ? Object.entries(SETUPS).map(([name, config]) => ({ name, config, content })) : [],
  titleOf: () => [],
  nounOf,
  oddsOf,
  textOf: (cards, id) => cardText(cards as Content, id),
  everyCard: () => content,
  threatsTo: () => [],
  suggest: () => [],
  cardsOf: (cards) =>
    [...new Set((cards as Content).cards.map(({ name }) => name))].map((id) => ({
      id,
      name: { key: `card.${id}` },
    })),
};
