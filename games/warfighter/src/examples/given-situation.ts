import type { Problem } from '@sitrep/kernel';
import type { CardType, Content } from '../content/cards.ts';
import type { Wound } from '../state.ts';
import type { Config } from '../types.ts';
import { cardName, Supply } from './card-names.ts';
import { flag, listOf, mapOf, oneOf, type Reader, record, shortOr, whole } from './reading.ts';
import { checkSituation } from './situation-problems.ts';
import {
  STARTING_POINTS,
  type Wanted,
  type WantedHostile,
  type WantedItem,
  type WantedSlot,
  type WantedSoldier,
} from './wanted.ts';

/** A piece of gear as examples write it: counters left by type of ammunition, and the types that show Empty. */
interface GivenItem extends Omit<WantedItem, 'ammo' | 'stacks'> {
  readonly ammo?: readonly number[];
  readonly empty?: readonly number[];
}

interface GivenSoldier extends Omit<WantedSoldier, 'gear' | 'wounds' | 'fate'> {
  readonly gear?: readonly (string | GivenItem)[];
  readonly wounds?: readonly (number | Wound)[];
}

/** Its card and its Targeting counter are found by their names. */
type GivenHostile = Omit<WantedHostile, 'token' | 'counter'>;

interface GivenSlot extends Omit<WantedSlot, 'gear'> {
  readonly gear?: readonly (string | GivenItem)[];
}

interface GivenSituation extends Omit<Wanted, 'soldiers' | 'slotChanges'> {
  readonly team: readonly GivenSoldier[];
  readonly places?: Readonly<Record<string, GivenSlot>>;
}

const few = whole(0, 99);
const slot = whole(1, 20);

/** The middle of a mission, or everything that is wrong with it. */
export function readSituation(
  given: unknown,
  config: Config,
  content: Content,
  problems: Problem[],
): Wanted | undefined {
  const read = situationReader(content)(given, { path: 'situation', problems });
  if (read === undefined || problems.length > 0) return undefined;
  const wanted = wantedOf(read, content);
  checkSituation(wanted, config, content, problems);
  return problems.length > 0 ? undefined : wanted;
}

function situationReader(content: Content): Reader<GivenSituation> {
  const supply = new Supply(content);
  const drawn = (types: readonly CardType[]): Reader<string> => {
    const read = cardName(content, types);
    return (value, place) => {
      const id = read(value, place);
      return id === undefined ? undefined : supply.take(id, place);
    };
  };
  return record<GivenSituation>(
    {
      at: oneOf(STARTING_POINTS),
      turn: whole(1, 99),
      timer: whole(1, 99),
      teamValue: whole(0, 999),
      slots: whole(2, 20),
      isActive: flag,
      hasPlayedLocation: flag,
      targetHits: listOf(few),
      timeCounters: few,
      clearCounters: few,
      isEscaping: flag,
      path: listOf(drawn(['location'])),
      places: mapOf((_name, _place) => slotReader(content, drawn(['event']))),
      team: listOf(soldierReader(content, drawn(['action', 'location']))),
      hostiles: listOf(hostileReader(drawn(['hostile']))),
      actionDeck: listOf(drawn(['action', 'location'])),
      hostileDeck: listOf(drawn(['hostile', 'event'])),
      locationDeck: listOf(drawn(['location'])),
      eventDeck: listOf(drawn(['event'])),
    },
    ['team'],
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

function itemReader(content: Content): Reader<string | GivenItem> {
  const card = cardName(content, ['weapon', 'equipment']);
  const long = record<GivenItem>(
    {
      card,
      units: whole(1, 99),
      ammo: listOf(few),
      empty: listOf(whole(0, 9)),
      counters: few,
      isJammed: flag,
      isDeployed: flag,
      attachTo: whole(0, 99),
      locked: listOf(whole(0, 9)),
      droppedBy: whole(0, 20),
    },
    ['card'],
  );
  return shortOr(isText, card, long);
}

const wound = shortOr(
  isNumber,
  whole(1, 99),
  record<Wound>({ points: whole(1, 99), isTreated: flag }, ['points', 'isTreated']),
);

function soldierReader(content: Content, drawn: Reader<string>): Reader<GivenSoldier> {
  return record<GivenSoldier>(
    {
      card: cardName(content, ['soldier']),
      seat: whole(0, 5),
      standing: oneOf(['in', 'downed', 'medevaced']),
      slot,
      actions: few,
      dueActions: few,
      suppress: few,
      wounds: listOf(wound),
      xp: few,
      hasMoved: flag,
      hasFoughtUnarmed: flag,
      hasStruckStealthily: flag,
      hasDefendedHimself: flag,
      gear: listOf(itemReader(content)),
      skills: listOf(cardName(content, ['skill'])),
      records: listOf(cardName(content, ['record'])),
      hardy: mapOf(() => few),
      strikes: few,
      savedActions: few,
      savedIn: few,
      uses: mapOf(() => few),
      exitHealth: few,
      hand: listOf(drawn),
      support: listOf(drawn),
    },
    ['card'],
  );
}

function hostileReader(card: Reader<string>): Reader<GivenHostile> {
  return record<GivenHostile>(
    {
      card,
      slot,
      drawnFor: slot,
      target: whole(1, 20),
      suppress: few,
      ekia: few,
      isMarked: flag,
      isNew: flag,
      isPresent: flag,
      isFooled: flag,
      hasAttacked: flag,
      lastKiller: whole(0, 20),
    },
    ['card', 'slot', 'target'],
  );
}

function slotReader(content: Content, drawn: Reader<string>): Reader<GivenSlot> {
  return record<GivenSlot>({
    wasEntered: flag,
    isClaimed: flag,
    attached: listOf(drawn),
    reduction: few,
    gear: listOf(itemReader(content)),
  });
}

function wantedOf({ team, places = {}, ...rest }: GivenSituation, content: Content): Wanted {
  const slots = Object.entries(places).map(([number, { gear, ...changes }]) => [
    number,
    { ...changes, ...(gear !== undefined && { gear: gear.map(itemOf) }) },
  ]);
  return {
    ...rest,
    soldiers: team.map((soldier) => soldierOf(soldier, content)),
    slotChanges: Object.fromEntries(slots),
  };
}

function soldierOf({ gear, wounds, ...rest }: GivenSoldier, content: Content): WantedSoldier {
  return {
    ...kitOf(rest.card, content),
    ...rest,
    ...(gear !== undefined && { gear: gear.map(itemOf) }),
    ...(wounds !== undefined && { wounds: wounds.map(woundOf) }),
  };
}

/** What a Non-Player Soldier comes with (WF-BUY-05). */
function kitOf(id: string, { cards }: Content): Pick<WantedSoldier, 'gear' | 'skills'> {
  const card = cards[id];
  const kit = card?.type === 'soldier' ? (card.kit ?? []) : [];
  const isSkill = (name: string) => cards[name]?.type === 'skill';
  return {
    gear: kit.filter((name) => !isSkill(name)).map((name) => ({ card: name })),
    skills: kit.filter(isSkill),
  };
}

function woundOf(given: number | Wound): Wound {
  return typeof given === 'number' ? { points: given, isTreated: false } : given;
}

function itemOf(given: string | GivenItem): WantedItem {
  if (typeof given === 'string') return { card: given };
  const { ammo = [], empty = [], ...rest } = given;
  const stacks = Array.from(
    { length: Math.max(ammo.length, ...empty.map((stack) => stack + 1)) },
    (_, stack) => ({
      ...(ammo[stack] !== undefined && { left: ammo[stack] }),
      isEmpty: empty.includes(stack),
    }),
  );
  return { ...rest, stacks };
}
