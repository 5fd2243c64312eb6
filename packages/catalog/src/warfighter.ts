import { anyGame, type GameTypes, type Reading } from '@sitrep/kernel';
import { advise, type Config, type Content, caution, explain, warfighter } from '@sitrep/warfighter';
import { describeCard } from '@sitrep/warfighter/describe';
import { fitTeam, hiddenHelp, pursesOf, type Read } from '@sitrep/warfighter/queries';
import { editions, everyCard, setups } from './editions.ts';
import type { Examples, GameEntry, Messages, NounRef, Suggestion } from './entry.ts';
import { warfighterLandmarks } from './landmarks/index.ts';
import { WarfighterDesk } from './warfighter-desk.ts';
import { warfighterHandbook } from './warfighter-handbook.ts';
import { warfighterLuck } from './warfighter-luck.ts';
import { packNames } from './warfighter-names.ts';
import { cardNoun, warfighterNoun } from './warfighter-nouns.ts';
import { warfighterOdds, warfighterThreats } from './warfighter-odds.ts';
import type { Setups } from './warfighter-setups.ts';
import { trialsOf } from './warfighter-trials.ts';

/** Of every edition unless one is named. */
function fromEditions<V>(ruleset: string | undefined, listOf: (of: Setups) => readonly V[]): readonly V[] {
  return setups.filter(({ edition }) => ruleset === undefined || edition.ruleset === ruleset).flatMap(listOf);
}

/** The packs' names and the game's own sentences. */
async function gather(language: 'en' | 'hu' | 'it', own: () => Promise<Messages>): Promise<Messages> {
  return { ...(await packNames(language)), ...(await own()) };
}

/** The recommended team of the mission, its Soldiers dealt out to the seats in turn; in a campaign as it allows. */
function suggest(state: Reading<GameTypes>): readonly Suggestion[] {
  // The state comes from a match of this very game.
  const read = state as unknown as Read;
  const team = editions.flatMap(({ teams }) => teams).find(({ mission }) => mission === read.game.mission);
  if (team === undefined) return [];
  const soldiers = team.soldiers.map((line, index) => ({ ...line, seat: index % read.config.seats }));
  const draft = { type: 'buyTeam', soldiers: fitTeam(read, soldiers) };
  return [{ name: 'recommended', draft: draft as Suggestion['draft'] }];
}

function titleOf({ campaign, mission, objective }: Config): readonly NounRef[] {
  if (campaign !== undefined) return [{ key: `campaign.${campaign.id}` }];
  return [mission, objective].map((id) => (id === '' ? { key: 'setup.random' } : cardNoun(id)));
}

export const warfighterEntry: GameEntry = {
  id: warfighter.id,
  name: 'Warfighter',
  isHidden: false,
  rulesets: editions.map(({ ruleset }) => ruleset),
  game: anyGame(warfighter),
  folder: 'games/warfighter',
  messages: {
    en: () => gather('en', async () => (await import('@sitrep/warfighter/messages/en')).en),
    hu: () => gather('hu', async () => (await import('@sitrep/warfighter/messages/hu')).hu),
    it: () => gather('it', async () => (await import('@sitrep/warfighter/messages/it')).it),
  },
  handbook: warfighterHandbook,
  async examples() {
    const { warfighterExamples } = await import('@sitrep/warfighter/examples');
    // Forgets the game's types: the runner hands its adapter only what came from it.
    return warfighterExamples(setups.map(({ content }) => content)) as unknown as Examples;
  },
  hints: {
    landmarks: warfighterLandmarks,
    // The state comes from a match of this very game.
    purses: (state) => pursesOf(state as unknown as Read),
    payments: ['actionSpent'],
    temptation: (state, seat) => hiddenHelp(state as unknown as Read, seat),
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
  titleOf: ({ config }) => titleOf(config as Config),
  desk: new WarfighterDesk(setups),
  nounOf: warfighterNoun,
  oddsOf: warfighterOdds,
  // Forgets the game's types: the state and the answer come from a match of this very game.
  advise: advise as unknown as NonNullable<GameEntry['advise']>,
  endsTurn: (_decision, { type }) => type === 'done',
  caution: caution as unknown as NonNullable<GameEntry['caution']>,
  explain: explain as unknown as NonNullable<GameEntry['explain']>,
  threatsTo: warfighterThreats,
  luckOf: warfighterLuck,
  suggest,
  everyCard: () => everyCard,
  cardsOf: (content) => Object.keys((content as Content).cards).map((id) => ({ id, name: cardNoun(id) })),
  textOf(content, id) {
    const card = (content as Content).cards[id];
    return card === undefined ? [] : describeCard(card);
  },
};
