import { findGame } from '@sitrep/catalog';
import type { GameEntry, NamedSetup } from '@sitrep/contract';
import { type Answer, createMatch, type GameTypes, type Luck, type Match, makeKey } from '@sitrep/kernel';

const SETUP = 'middle-east/going-deep';
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

interface Printed {
  readonly type: string;
  readonly value?: number;
}

interface Cards {
  readonly cards: Readonly<Record<string, Printed>>;
  readonly instances: readonly string[];
}

/** Hostiles that miss, the weakest first so that many come, and Locations before other cards. */
function crowdingLuck({ cards, instances }: Cards): Luck {
  const worth = (zone: string, token: number) => {
    const card = cards[instances[token] ?? ''];
    if (zone === 'hostileDeck') return card?.type === 'hostile' ? -(card.value ?? 0) : -9;
    return zone === 'actionDeck' && card?.type === 'location' ? 1 : 0;
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

function open(entry: GameEntry, { config, content }: NamedSetup): Match<GameTypes> {
  const luck = crowdingLuck(content as Cards);
  const created = createMatch(entry.game, { config, content, key: makeKey('crowd') }, { luck });
  const [team] = created.ok ? entry.suggest(created.value.state) : [];
  if (!created.ok || team === undefined) throw new Error('the mission cannot be started');
  const match = created.value;
  match.submit(0, match.view(0).decision?.number ?? 0, team.draft);
  return match;
}

interface Shown {
  readonly turn: number;
  readonly hostiles: readonly object[];
}

/** The most preferred option; everybody draws only once per turn, or it would never end. */
function preferred(match: Match<GameTypes>, drawn: Set<string>): Answer<GameTypes> | undefined {
  const { turn } = match.view(0).game as Shown;
  const options = match.options(0);
  const nameOf = (option: Answer<GameTypes>) => `${turn} ${JSON.stringify(option)}`;
  const fresh = options.filter((option) => !drawn.has(nameOf(option)));
  const [best = options[0]] = PREFERRED.flatMap((type) => fresh.filter((option) => option.type === type));
  if (best?.type === 'discardDraw') drawn.add(nameOf(best));
  return best;
}

/** A mission, played by the engine, with this many hostile cards in play in the Soldier Turn. */
export function crowdedMatch(count: number): Match<GameTypes> {
  const entry = findGame('warfighter');
  const setup = entry?.recommended?.().find(({ name }) => name.startsWith(SETUP));
  if (entry === undefined || setup === undefined) throw new Error(`there is no mission ${SETUP}`);
  const match = open(entry, setup);
  const drawn = new Set<string>();
  for (let step = 0; step < MOST_ANSWERS; step += 1) {
    const { hostiles } = match.view(0).game as Shown;
    if (match.decision()?.name === 'action' && hostiles.length >= count) return match;
    const answer = preferred(match, drawn);
    if (answer === undefined) break;
    match.submit(0, match.view(0).decision?.number ?? 0, answer);
  }
  throw new Error(`there were never ${count} hostile cards in play`);
}
