import {
  anyEntry,
  type Briefing,
  type GameEntry,
  type Language,
  type Messages,
  type Naming,
  type NounRef,
  type Suggestion,
} from '@sitrep/contract';
import { faceOf, inForceOf } from '../describe/index.ts';
import { fitTeam, hiddenHelp, pursesOf, type Read } from '../for-clients.ts';
import { advise, type Config, type WarTypes, warfighter } from '../index.ts';
import { interrupts, reactions } from '../proposals/index.ts';
import { outlineOf } from './briefing/outline.ts';
import { caution } from './caution.ts';
import { deedsOf } from './deeds.ts';
import { explain } from './explain.ts';
import { facetsOf } from './facets.ts';
import { landmarks } from './landmarks/index.ts';
import { luckOf } from './luck.ts';
import { cardNoun, nounOf } from './nouns/nouns.ts';
import { oddsOf, threatsTo } from './odds.ts';
import { packNames } from './packs/names.ts';
import { pointedProposals, proposals } from './proposals.ts';
import { WarfighterDesk } from './setups/desk.ts';
import { editions, everyCard, setups } from './setups/editions.ts';
import type { Setups } from './setups/setups.ts';
import { trialsOf } from './setups/trials.ts';

/** The lists of every edition, or of one if it is named. */
function fromEditions<V>(ruleset: string | undefined, listOf: (of: Setups) => readonly V[]): readonly V[] {
  return setups.filter(({ edition }) => ruleset === undefined || edition.ruleset === ruleset).flatMap(listOf);
}

/** The packs' names and the game's own sentences. */
async function gather(language: Language, own: () => Promise<Messages>): Promise<Messages> {
  return { ...(await packNames(language)), ...(await own()) };
}

/** The mission's recommended team, its Soldiers dealt out to the seats in turn; in a campaign, whatever the campaign allows of it. */
function suggest(read: Read): readonly Suggestion<WarTypes>[] {
  const team = editions.flatMap(({ teams }) => teams).find(({ mission }) => mission === read.game.mission);
  if (team === undefined) return [];
  const soldiers = team.soldiers.map((line, index) => ({ ...line, seat: index % read.config.seats }));
  return [{ name: 'recommended', draft: { type: 'buyTeam', soldiers: fitTeam(read, soldiers) } }];
}

function titleOf({ campaign, mission, objective }: Config): readonly NounRef[] {
  if (campaign !== undefined) return [{ key: `campaign.${campaign.id}` }];
  return [mission, objective].map((id) => (id === '' ? { key: 'setup.random' } : cardNoun(id)));
}

/** The Mission and its Objective as they were drawn, and everybody who was ever in the team. */
function briefingOf({ game }: Naming<WarTypes>): Briefing {
  const { mission = '', objective = '', soldiers = [], path = [], turn = 0, timer = 0 } = game ?? {};
  return {
    title: [mission, objective].filter((id) => id !== '').map(cardNoun),
    team: soldiers.map(({ card }) => cardNoun(card)),
    moment: turn === 0 ? [] : [{ key: 'brief.moment', args: { turn, timer } }],
    places: path.length === 0 ? [mission, objective] : path.map(({ card }) => card),
  };
}

/** WF-OPT-09: the same mission once more, also where its cards were drawn. A campaign draws its own (WF-CAMP-02). */
function repeat({ game }: Naming<WarTypes>, config: Config): Config {
  if (config.campaign !== undefined || game === undefined || game.mission === '') return config;
  const { mission, objective } = game;
  const { 'random-mission': _drawn, ...options } = config.options;
  return { ...config, mission, objective, options };
}

const entry: GameEntry<WarTypes> = {
  id: warfighter.id,
  name: 'Warfighter',
  isHidden: false,
  rulesets: editions.map(({ ruleset }) => ruleset),
  game: warfighter,
  folder: 'games/warfighter',
  messages: {
    en: () => gather('en', async () => (await import('../messages/en.ts')).en),
    hu: () => gather('hu', async () => (await import('../messages/hu.ts')).hu),
    it: () => gather('it', async () => (await import('../messages/it.ts')).it),
  },
  handbook: async (language) => (await import('../handbook/handbook.ts')).loadHandbook(language),
  examples: async () =>
    (await import('../examples/index.ts')).warfighterExamples(setups.map(({ content }) => content)),
  hints: {
    landmarks,
    purses: pursesOf,
    payments: ['actionSpent'],
    counsel: pointedProposals,
    temptation: hiddenHelp,
    toldTokens: ['token', 'hostile', 'attached'],
    // A Location Marker that must be resolved shows itself.
    reveals: ['WF-CARD-26'],
    tokens: ['card', 'hostile'],
    // Missions last as long as their timer; handling gear and showing hands is bounded by `free`.
    mostEntries: 20_000,
    aggressive: [
      'attack',
      'onhostile',
      'ontarget',
      'mode',
      'move',
      'playlocation',
      'activateobjective',
      'kill',
    ],
    thrifty: ['done', 'enough', 'pass', 'cancel', 'release', 'suffer', 'reload', 'removesuppress'],
    free: [
      'handleGear',
      'showHand',
      'handOver',
      'passGear',
      'dropGear',
      'pickUp',
      'attach',
      'detach',
      'giveAmmo',
      'dropAmmo',
      'pickUpAmmo',
      'takeAmmo',
      'showCard',
      'setAside',
      'lighten',
      'rejectTeam',
      'resume',
    ],
  },
  setups: (ruleset) => fromEditions(ruleset, (of) => of.all()),
  recommended: (ruleset) => fromEditions(ruleset, (of) => of.recommended()),
  trials: (ruleset) => fromEditions(ruleset, trialsOf),
  titleOf: ({ config }) => titleOf(config),
  briefingOf,
  deedsOf,
  repeat,
  outlineOf,
  desk: new WarfighterDesk(setups),
  nounOf,
  oddsOf,
  advise,
  endsTurn: (_decision, { type }) => type === 'done',
  caution,
  proposals,
  interrupts,
  reactions,
  explain,
  threatsTo,
  luckOf,
  suggest,
  printables: async () => (await import('./printables/index.ts')).printables,
  everyCard: () => everyCard,
  cardsOf: (content) => Object.keys(content.cards).map((id) => ({ id, name: cardNoun(id) })),
  facetsOf,
  faceOf(content, id, situation) {
    const card = content.cards[id];
    if (card === undefined) return undefined;
    return faceOf(card, situation && inForceOf(card.type, situation));
  },
};

export const warfighterEntry: GameEntry = anyEntry(entry);
