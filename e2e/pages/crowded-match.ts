import { findGame } from '@sitrep/catalog';
import { type Answer, createMatch, type GameTypes, type Luck, type Match, makeKey } from '@sitrep/kernel';
import { give } from './played-match.ts';

const MOST_ANSWERS = 1200;

/** Nobody shoots: Locations are played as they come, and hostiles gather. The most wanted first. */
const PREFERRED = [
  'recon',
  'playLocation',
  'removeSuppress',
  'activateObjective',
  'discardDraw',
  'pick',
  'enough',
  'move',
  'pass',
  'done',
];

interface Crowd {
  /** How the name of the recommended mission begins. */
  readonly mission: string;
  readonly hostiles: number;
  /** In the hands of all Soldiers together. */
  readonly cards?: number;
  /** In place of the suggested one. */
  readonly team?: Answer<GameTypes>;
  /** The least value of the hostile cards that come. */
  readonly least?: number;
  /** Soldiers from this number on stay where they are, and suppressed. */
  readonly idle?: number;
}

interface Printed {
  readonly type: string;
  readonly value?: number;
}

interface Cards {
  readonly cards: Readonly<Record<string, Printed>>;
  readonly instances: readonly string[];
}

/** Hostiles that miss, the weakest first so that many come, and Locations before other cards. */
function crowdingLuck({ cards, instances }: Cards, least: number): Luck {
  const worth = (zone: string, token: number) => {
    const card = cards[instances[token] ?? ''];
    const { type, value = 0 } = card ?? {};
    if (zone === 'hostileDeck') return type === 'hostile' && value >= least ? -value : -9;
    return zone === 'actionDeck' && type === 'location' ? 1 : 0;
  };
  return {
    next: 0,
    face(_die, position) {
      this.next = position + 1;
      return 1;
    },
    index(zone, tokens, _stream, position) {
      this.next = position + 1;
      const worths = tokens.map((token) => worth(zone, token));
      const most = Math.max(...worths);
      // Among equals not always the first, so everybody is targeted in turn.
      const any = (position * 7) % tokens.length;
      return worths[any] === most ? any : worths.indexOf(most);
    },
  };
}

function open({ mission, team, least = 0 }: Crowd): Match<GameTypes> {
  const entry = findGame('warfighter');
  const setup = entry?.recommended?.().find(({ name }) => name.startsWith(mission));
  if (entry === undefined || setup === undefined) throw new Error(`there is no mission ${mission}`);
  const { config, content } = setup;
  const luck = crowdingLuck(content as Cards, least);
  const created = createMatch(entry.game, { config, content, key: makeKey('crowd') }, { luck });
  const [suggested] = created.ok ? entry.suggest(created.value.state) : [];
  const bought = team ?? suggested?.draft;
  if (!created.ok || bought === undefined) throw new Error('the mission cannot be started');
  give(created.value, bought);
  return created.value;
}

interface Shown {
  readonly turn: number;
  readonly hostiles: readonly object[];
}

/** The most preferred option; everybody draws only once per turn, or it would never end. */
function preferred(match: Match<GameTypes>, drawn: Set<string>, idle: number): Answer<GameTypes> | undefined {
  const { turn } = match.view(0).game as Shown;
  const options = match.options(0);
  const nameOf = (option: Answer<GameTypes>) => `${turn} ${JSON.stringify(option)}`;
  const isIdle = (option: Answer<GameTypes>) =>
    ['move', 'removeSuppress'].includes(option.type) && Number('soldier' in option && option.soldier) >= idle;
  const fresh = options.filter((option) => !drawn.has(nameOf(option)) && !isIdle(option));
  const [best = options[0]] = PREFERRED.flatMap((type) => fresh.filter((option) => option.type === type));
  if (best?.type === 'discardDraw') drawn.add(nameOf(best));
  return best;
}

/** How many cards all Soldiers hold. */
function countHands(match: Match<GameTypes>): number {
  const zones = Object.entries(match.view(0).zones);
  return zones.reduce((sum, [zone, { count }]) => sum + (zone.startsWith('hand') ? count : 0), 0);
}

/** A mission, played by the engine, with at least so many hostile cards in play in the Soldier Turn. */
export function crowdedMatch(crowd: Crowd): Match<GameTypes> {
  const { hostiles: count, cards, idle = Number.POSITIVE_INFINITY } = crowd;
  const match = open(crowd);
  const drawn = new Set<string>();
  for (let step = 0; step < MOST_ANSWERS; step += 1) {
    const { hostiles } = match.view(0).game as Shown;
    const isFull = hostiles.length >= count && (cards === undefined || countHands(match) === cards);
    if (match.decision()?.name === 'action' && isFull) return match;
    const answer = preferred(match, drawn, idle);
    if (answer === undefined) break;
    give(match, answer);
  }
  throw new Error(`there were never ${count} hostile cards in play`);
}
