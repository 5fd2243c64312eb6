import {
  asidePlacesZone,
  asideZone,
  handZone,
  healthOf,
  type ItemView,
  placesZone,
  type Read,
  type SoldierView,
  shownPlacesZone,
  shownZone,
  soldierCard,
  supportZone,
} from '@sitrep/warfighter/queries';
import { alignFolded } from '../../../layout.ts';
import type { Scene } from '../../../table/board.ts';
import { letterOf } from './hostiles.ts';

/** Every Soldier in the mission: figures, and weapons with their ammunition. */
export function soldierLines(scene: Scene, state: Read): readonly string[] {
  const { text } = scene.speech;
  const present = state.game.soldiers.filter(({ standing }) => standing === 'in');
  if (present.length === 0) return [];
  const names = ['slot', 'health', 'actions', 'suppress', 'xp', 'weapons'];
  const headings = names.map((name) => text.t(`table.${name}`));
  const rows = [
    [`+ ${text.t('table.soldier')}`, ...headings],
    ...present.map((soldier) => soldierRow(scene, state, soldier)),
  ];
  return alignFolded(rows, scene.width);
}

function soldierRow(scene: Scene, state: Read, soldier: SoldierView): readonly string[] {
  const { speech, view } = scene;
  const isOther = view.seats.length > 1 && soldier.seat !== view.seat;
  const owner = isOther ? ` (${speech.seat(soldier.seat)})` : '';
  return [
    `${soldier.number} ${speech.noun('soldier', soldier.number)}${owner}`,
    `${soldier.slot}${strikingText(state, soldier)}`,
    `${healthOf(state, soldier)}/${soldierCard(state, soldier).health}`,
    `${soldier.actions}${soldier.savedActions > 0 ? `+${soldier.savedActions}` : ''}`,
    soldier.suppress === 0 ? '–' : String(soldier.suppress),
    String(soldier.xp),
    [...soldier.gear.flatMap((item) => itemText(scene, state, item)), ...hardyTexts(scene, soldier)].join(
      ', ',
    ),
  ];
}

/** Whom he strikes, by letter; in Close Quarters everybody. */
function strikingText(state: Read, { striking }: SoldierView): string {
  return striking === -1 ? '' : `!${letterOf(state, striking) || '*'}`;
}

/** The counters that he has against the weather. */
function hardyTexts({ speech: { text } }: Scene, { hardy }: SoldierView): readonly string[] {
  return Object.entries(hardy).flatMap(([climate, amount]) =>
    amount > 0 ? [text.t('table.hardy', { climate: text.t(`term.${climate}`), amount })] : [],
  );
}

/** A weapon with its counters; equipment only while it can be used up. */
function itemText(scene: Scene, state: Read, item: ItemView): readonly string[] {
  const { text, noun } = scene.speech;
  const card = state.content.cards[item.card];
  const isUsedUp = (card?.type === 'weapon' || card?.type === 'equipment') && card.expended;
  if (card?.type === 'equipment' && !isUsedUp && card.counters === undefined) return [];
  const stacks = item.stacks.map(({ left, isEmpty }) => {
    const loaded = Math.max(0, left - Number(isEmpty));
    return isEmpty ? text.t('table.empty', { left: loaded }) : String(left);
  });
  const count =
    stacks.length > 0
      ? ` [${stacks.join('/')}]`
      : isUsedUp || card?.type === 'equipment'
        ? ` ×${item.counters}`
        : '';
  const states = [
    ...(item.isJammed ? ['jammed'] : []),
    ...(item.isDeployed ? ['deployed'] : []),
    ...(item.under >= 0 ? ['thrown'] : []),
  ].map((state) => ` ${text.t(`table.${state}`)}`);
  return [`${noun('card', item.card)}${count}${states.join('')}`];
}

/** The hands that the seat sees, and the cards in play before each Soldier. */
export function handLines(scene: Scene, { game }: Read): readonly string[] {
  const { about } = scene.view.decision ?? {};
  const acting = about !== undefined && 'soldier' in about ? Number(about.soldier) : 0;
  const isActor = (number: number) => acting === 0 || acting === number || !hasHand(scene, acting);
  return game.soldiers.flatMap(({ number, standing }) =>
    standing === 'in'
      ? [
          ...cardsLine(scene, number, 'support', tokensOf(scene, supportZone(number))),
          ...asideLine(scene, number),
          ...(isActor(number) ? handLine(scene, number) : []),
        ]
      : [],
  );
}

function tokensOf({ view }: Scene, zone: string): readonly number[] {
  return view.zones[zone]?.tokens ?? [];
}

/** The whole visible hand, including Locations from a deck of their own. */
function handTokens(scene: Scene, soldier: number): readonly number[] {
  return [handZone, placesZone, shownZone, shownPlacesZone].flatMap((zoneOf) =>
    tokensOf(scene, zoneOf(soldier)),
  );
}

function hasHand(scene: Scene, soldier: number): boolean {
  return handTokens(scene, soldier).length > 0;
}

function handLine(scene: Scene, soldier: number): readonly string[] {
  return cardsLine(scene, soldier, 'hand', handTokens(scene, soldier));
}

/** Cards set aside lie face down, but they pay for his next entrance. */
function asideLine({ speech: { text, noun }, view }: Scene, soldier: number): readonly string[] {
  const zones = [asideZone(soldier), asidePlacesZone(soldier)];
  const count = zones.reduce((sum, zone) => sum + (view.zones[zone]?.count ?? 0), 0);
  return count === 0 ? [] : [text.t('table.aside', { soldier: noun('soldier', soldier), count })];
}

function cardsLine(
  scene: Scene,
  soldier: number,
  name: string,
  tokens: readonly number[],
): readonly string[] {
  const { text, noun } = scene.speech;
  if (tokens.length === 0) return [];
  return [text.t(`table.${name}`, { soldier: noun('soldier', soldier), cards: cardList(scene, tokens) })];
}

/** Names of cards, equal ones together. */
function cardList({ speech: { noun } }: Scene, tokens: readonly number[]): string {
  const names = tokens.map((token) => noun('card', token));
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${count}× ${name}`;
  });
  return counted.join(', ');
}
