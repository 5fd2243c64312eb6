import type { Naming, NounRef } from '@sitrep/contract';
import type { ObjectiveTarget } from '../../content/cards.ts';
import { describeRefused } from '../../describe/index.ts';
import { soldierOfCounter, type WarTypes } from '../../index.ts';
import { findFormer, itemsIn, type Named } from './past.ts';

type Value = string | number | boolean;
type Find = (naming: Naming<WarTypes>, value: Value, data: object) => NounRef | undefined;

const UNARMED = 0;
const SQUAD = -1;
/** In Close Quarters a Soldier strikes the whole Location (WF-HTH-17). */
const EVERYBODY = -2;
const COUNTER_ZONES = ['cup', 'counters', 'counterBox'];

/** What a field of a command, event or prompt stands for. */
export function nounOf(
  naming: Naming<WarTypes>,
  field: string,
  value: Value,
  data: object,
): NounRef | undefined {
  return FIELDS[field]?.(naming, value, data);
}

/** A card by its id; the packs' own names are the messages. */
export function cardNoun(id: string): NounRef {
  return { key: `card.${id}` };
}

/** The table that some data is about: that of an earlier mission, or the current one. */
function tableOf(naming: Naming<WarTypes>, data: object): Named | undefined {
  return findFormer(naming, data)?.table ?? naming.game;
}

/** A Soldier by number, named after his card. */
const soldier: Find = (naming, value, data) => {
  const card = typeof value === 'number' ? tableOf(naming, data)?.soldiers[value - 1]?.card : undefined;
  return card === undefined ? undefined : cardNoun(card);
};

/** A card by token, or by id where the field holds one. */
const card: Find = ({ content }, value) => {
  if (typeof value === 'string') return value === '' ? undefined : cardNoun(value);
  const id = content.instances[Number(value)];
  return id === undefined ? undefined : cardNoun(id);
};

/** A hostile by token. If a deck holds several of a kind, a number tells them apart. */
const hostile: Find = (naming, value, data) => {
  const { instances } = naming.content;
  if (value === EVERYBODY) return { key: 'noun.everybody' };
  const id = instances[Number(value)];
  if (id === undefined) return undefined;
  const alike = instances.flatMap((other, token) => (other === id ? [token] : []));
  if (alike.length < 2) return card(naming, value, data);
  return { key: 'noun.copy', args: { name: cardNoun(id), copy: alike.indexOf(Number(value)) + 1 } };
};

/** An item by number, wherever it is or was. */
const item: Find = (naming, value, data) => {
  const id = Number(value);
  const { past = [] } = naming;
  const view = tableOf(naming, data);
  const former = findFormer(naming, data)?.items;
  const holders = former === undefined ? [...(view?.soldiers ?? []), ...(view?.path ?? [])] : [];
  const held = holders.flatMap(({ gear }) => gear).find((each) => each.id === id);
  const found = held ?? (former ?? past.flatMap(itemsIn)).findLast((each) => each.id === id);
  return found === undefined ? undefined : cardNoun(found.card);
};

/** An item, one of the attacks that need none, or the card that strikes on its own. */
const weapon: Find = (naming, value, data) => {
  if (typeof value === 'string') return card(naming, value, data);
  if (value === UNARMED) return { key: 'noun.unarmed' };
  return value === SQUAD ? { key: 'noun.squad' } : item(naming, value, data);
};

/** A slot of the path, named after the card in it. */
const slot: Find = (naming, value, data) => {
  const id = tableOf(naming, data)?.path[Number(value) - 1]?.card ?? '';
  return id === ''
    ? { key: 'noun.slot', args: { slot: Number(value) } }
    : { key: 'noun.place', args: { slot: Number(value), name: cardNoun(id) } };
};

/** A target of the Objective by its place, counted from 0; -1 is none. Its name is that of the card. */
const target: Find = (naming, value, data) => {
  const place = Number(value);
  if (place < 0) return undefined;
  const path = tableOf(naming, data)?.path ?? [];
  const printed = path.flatMap(({ card: id }) => targetOf(naming, id))[0];
  if (printed?.name === undefined) return { key: 'noun.target', args: { number: place + 1 } };
  const name = { key: `term.${printed.name}` };
  return printed.count === 1 ? name : { key: 'noun.namedTarget', args: { name, number: place + 1 } };
};

function targetOf({ content }: Naming<WarTypes>, id: string): readonly ObjectiveTarget[] {
  const found = content.cards[id];
  return found?.type === 'objective' && found.target !== undefined ? [found.target] : [];
}

const seat: Find = (_naming, value) => ({ key: 'seat', args: { number: Number(value) + 1 } });

/** An ability's source in a command: `soldier`, `item:ID`, `skill:ID`, `record:ID` or `support:TOKEN`; in events a card's id. */
const source: Find = (naming, value, data) => {
  const [, kind = 'card', id = String(value)] =
    /^(item|skill|record|support):(.+)$/.exec(String(value)) ?? [];
  if (value === 'soldier' && 'soldier' in data) return soldier(naming, Number(data.soldier), data);
  if (kind === 'item') return item(naming, Number(id), data);
  return card(naming, kind === 'support' ? Number(id) : id, data);
};

/** Tokens that the kernel moved: counters or cards, by the zones. */
const tokens: Find = (naming, value, data) => {
  const zones = Object.entries(data).flatMap(([name, zone]) =>
    ['from', 'into', 'zone'].includes(name) ? [zone] : [],
  );
  if (!zones.some((zone) => COUNTER_ZONES.includes(String(zone)))) return card(naming, value, data);
  return soldier(naming, soldierOfCounter(Number(value)), data);
};

/** `hand3` is the hand of Soldier 3. */
const zone: Find = (naming, value, data) => {
  const [, name, number] =
    /^(hand|shown|support|aside|places|shownPlaces|asidePlaces)(\d+)$/.exec(String(value)) ?? [];
  if (name === undefined) return { key: `zone.${value}` };
  const owner = soldier(naming, Number(number), data);
  return owner && { key: `zone.${name}`, args: { soldier: owner } };
};

const word =
  (prefix: string): Find =>
  (_naming, value) => ({ key: `${prefix}.${value}` });

/** The condition of an ability that a refusal names; the refusal carries its facts. */
const condition: Find = (_naming, value, data) => describeRefused({ ...data, is: String(value) });

/** What a field means when it means different things in different commands and events. */
function byType(finders: Readonly<Record<string, Find>>): Find {
  return (naming, value, data) => {
    // Facts of a prompt have no type.
    const type = 'type' in data ? String(data.type) : 'prompt';
    return Object.hasOwn(finders, type) ? finders[type]?.(naming, value, data) : undefined;
  };
}

const FIELDS: Readonly<Record<string, Find>> = {
  soldier,
  beneficiary: soldier,
  target,
  wounded: soldier,
  by: byType({ hostileKilled: soldier, hostileEliminated: soldier }),
  card,
  mission: card,
  objective: card,
  report: card,
  member: card,
  returned: card,
  level: word('level'),
  hostile,
  item,
  attachTo: item,
  weapon,
  slot,
  source,
  tokens,
  zone,
  nation: word('term'),
  climate: word('term'),
  moment: word('when'),
  condition,
  enemy: word('term'),
  region: word('term'),
  from: (naming, value, data) =>
    typeof value === 'string'
      ? zone(naming, value, data)
      : byType({ soldierMoved: slot, hostileClosed: slot })(naming, value, data),
  into: zone,
  to: byType({
    prompt: slot,
    move: slot,
    soldierMoved: slot,
    hostileClosed: slot,
    passGear: soldier,
    gearPassed: soldier,
    giveAmmo: item,
    pickUpAmmo: item,
    takeAmmo: item,
    attach: item,
    attachmentMoved: item,
    handOver: seat,
  }),
};
