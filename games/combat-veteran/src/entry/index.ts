import {
  anyEntry,
  type GameEntry,
  type Language,
  type Messages,
  type NamedSetup,
  type NounRef,
  type Suggestion,
} from '@sitrep/contract';
import type { Reading } from '@sitrep/kernel';
import { accountOf } from '../account/account.ts';
import { outlineOf } from '../briefing/outline.ts';
import { cardFace, cardsOf } from '../describe/card.ts';
import { advise, type Config, type Content, type CvTypes, combatVeteran, pursesOf, SIDES } from '../index.ts';
import { localeMessages, type PackNames } from '../messages/locales.ts';
import { groupOf, interrupts, proposals, reactions } from '../proposals/index.ts';
import { caution } from './caution.ts';
import { contents, everything, sourcesOf } from './contents.ts';
import { CONFIG, desk } from './desk.ts';
import { landmarks } from './landmarks.ts';
import { lessonOf } from './lesson.ts';
import { nounOf, side } from './nouns.ts';
import { oddsOf } from './odds.ts';
import { patrolOf } from './patrol.ts';
import { secrets } from './secrets.ts';
import { skirmishOf } from './skirmish.ts';

const RULESET = 'standard';

function setupsOf(config: Config): readonly NamedSetup<CvTypes>[] {
  return Object.entries(contents).map(([name, content]) => ({ name, config, content }));
}

/** Variants of the set-ups above, with their content changed. */
function variants(
  kind: string,
  turns: number,
  change: (content: Content) => Content,
): readonly NamedSetup<CvTypes>[] {
  return setupsOf({ turns, exitBlocksTaliban: false }).map(({ name, config, content }) => ({
    name: `${name}/${kind}`,
    config,
    content: change(content),
  }));
}

/** Games for tests: patrols of few pieces, twice as many at close quarters, and one turn with all pieces. */
const trials: readonly NamedSetup<CvTypes>[] = [
  ...variants('patrol', 2, patrolOf),
  ...variants('skirmish', 10, skirmishOf),
  ...variants('melee', 10, skirmishOf),
  ...setupsOf({ turns: 1, exitBlocksTaliban: true }),
];

/** Written out, because bundlers follow plain paths only. */
const NAMES: Readonly<Record<Language, () => Promise<readonly { readonly default: PackNames }[]>>> = {
  en: () =>
    Promise.all([
      import('../../../../content/cv-rice-paddy/locales/en.json', { with: { type: 'json' } }),
      import('../../../../content/cv-keating/locales/en.json', { with: { type: 'json' } }),
    ]),
  hu: () =>
    Promise.all([
      import('../../../../content/cv-rice-paddy/locales/hu.json', { with: { type: 'json' } }),
      import('../../../../content/cv-keating/locales/hu.json', { with: { type: 'json' } }),
    ]),
  it: () =>
    Promise.all([
      import('../../../../content/cv-rice-paddy/locales/it.json', { with: { type: 'json' } }),
      import('../../../../content/cv-keating/locales/it.json', { with: { type: 'json' } }),
    ]),
};

/** The packs' names and the game's own sentences. */
async function gather(language: Language, own: () => Promise<Messages>): Promise<Messages> {
  const scenarios = Object.keys(contents);
  const names = (await NAMES[language]()).map(
    (each, index) => [scenarios[index] ?? '', each.default] as const,
  );
  return { ...localeMessages(Object.fromEntries(names)), ...(await own()) };
}

/** The pack's own set-up of the side that is asked. */
function suggest(state: Reading<CvTypes>): readonly Suggestion<CvTypes>[] {
  const decision = combatVeteran.decision(state);
  const side = SIDES[decision?.seats[0] ?? 0] ?? 'us';
  if (decision?.kind !== 'form') return [];
  return [{ name: 'suggested', draft: { type: 'deploy', ...state.content.setup.suggested[side] } }];
}

function titleOf({ content }: { readonly content: Content }): readonly NounRef[] {
  return [{ key: `setup.${content.scenario}` }];
}

const entry: GameEntry<CvTypes> = {
  id: combatVeteran.id,
  name: 'Combat Veteran',
  isHidden: false,
  isVersus: true,
  rulesets: [RULESET],
  game: combatVeteran,
  folder: 'games/combat-veteran',
  messages: {
    en: () => gather('en', async () => (await import('../messages/en.ts')).en),
    hu: () => gather('hu', async () => (await import('../messages/hu.ts')).hu),
    it: () => gather('it', async () => (await import('../messages/it.ts')).it),
  },
  handbook: async (language) => (await import('../handbook/handbook.ts')).loadHandbook(language),
  examples: async () => (await import('../examples/index.ts')).combatVeteranExamples(contents),
  hints: {
    // Ten turns of some forty soldiers a side, each of whom may be asked some twenty things.
    mostEntries: 30_000,
    landmarks,
    purses: pursesOf,
    payments: ['fired'],
    ...secrets,
    // These rules discover a bunker.
    reveals: ['CV-S1-11', 'CV-S1-12', 'CV-S1-13', 'CV-S1-14'],
    aggressive: [
      'fire',
      'aim',
      'commit',
      'target',
      'share',
      'step',
      'support',
      'spotter',
      'callon',
      'activate',
      'lift',
      'carry',
      'assign',
    ],
    thrifty: ['lift', 'carry', 'end', 'pass', 'cancel', 'stop', 'hold', 'no', 'keep', 'cover', 'rally'],
  },
  desk,
  outlineOf,
  setups: (ruleset = RULESET) => (ruleset === RULESET ? setupsOf(CONFIG) : []),
  trials: (ruleset = RULESET) => (ruleset === RULESET ? trials : []),
  lesson: () => lessonOf(contents['rice-paddy']),
  sideOf: ({ content }, seat) => side(content, seat),
  titleOf,
  briefingOf: ({ content, game }) => ({
    title: titleOf({ content }),
    team: [],
    moment: game === undefined || game.turn === 0 ? [] : [{ key: 'brief.moment', args: { turn: game.turn } }],
  }),
  nounOf,
  oddsOf,
  threatsTo: () => [],
  advise,
  endsTurn: (_decision, { type }) => type === 'endPhase',
  caution,
  proposals,
  interrupts,
  reactions,
  accountOf,
  groupOf: (state, _decision, _seat, answer) => groupOf(state, answer),
  suggest,
  printables: async () => (await import('./printables.ts')).printables,
  everyCard: () => everything,
  cardsOf: (content) => {
    const cards = sourcesOf(content).flatMap(cardsOf);
    return [...new Map(cards.map((card) => [card.id, card])).values()];
  },
  faceOf: (content, id) =>
    sourcesOf(content)
      .map((source) => cardFace(source, id))
      .find((face) => face !== undefined),
};

export const combatVeteranEntry: GameEntry = anyEntry(entry);
