import {
  advise,
  type Config,
  type Content,
  combatVeteran,
  pursesOf,
  rosterOf,
  SIDES,
} from '@sitrep/combat-veteran';
import { localeMessages, type PackNames } from '@sitrep/combat-veteran/messages/locales';
import { anyGame, type GameTypes, type Reading } from '@sitrep/kernel';
import keatingChart from '../../../content/cv-keating/chart.json' with { type: 'json' };
import keatingForces from '../../../content/cv-keating/forces.json' with { type: 'json' };
import keatingMap from '../../../content/cv-keating/map.json' with { type: 'json' };
import keatingSetup from '../../../content/cv-keating/setup.json' with { type: 'json' };
import paddyChart from '../../../content/cv-rice-paddy/chart.json' with { type: 'json' };
import paddyForces from '../../../content/cv-rice-paddy/forces.json' with { type: 'json' };
import paddyMap from '../../../content/cv-rice-paddy/map.json' with { type: 'json' };
import paddySetup from '../../../content/cv-rice-paddy/setup.json' with { type: 'json' };
import { combatVeteranCaution } from './combat-veteran-caution.ts';
import { combatVeteranLandmarks } from './combat-veteran-landmarks.ts';
import { combatVeteranNoun, pieceNoun } from './combat-veteran-nouns.ts';
import { combatVeteranOdds } from './combat-veteran-odds.ts';
import { combatVeteranSecrets } from './combat-veteran-secrets.ts';
import { skirmishOf } from './combat-veteran-skirmish.ts';
import { patrolOf } from './combat-veteran-trials.ts';
import type { Examples, GameEntry, Messages, NamedSetup, Suggestion } from './entry.ts';

const RULESET = 'standard';

/** JSON knows no unions of words: that the files are such is what the pack checker tests. */
const contents = {
  'rice-paddy': {
    scenario: 'rice-paddy',
    chart: paddyChart,
    map: paddyMap,
    forces: paddyForces,
    setup: paddySetup,
  } as unknown as Content,
  keating: {
    scenario: 'keating',
    chart: keatingChart,
    map: keatingMap,
    forces: keatingForces,
    setup: keatingSetup,
  } as unknown as Content,
};

const CONFIG: Config = { turns: 10, exitBlocksTaliban: false };

function setupsOf(config: Config): readonly NamedSetup[] {
  return Object.entries(contents).map(([name, content]) => ({ name, config, content }));
}

/** Set-ups of another kind: every content comes from the list above. */
function variants(kind: string, turns: number, change: (content: Content) => Content): readonly NamedSetup[] {
  return setupsOf({ turns, exitBlocksTaliban: false }).map(({ name, config, content }) => ({
    name: `${name}/${kind}`,
    config,
    content: change(content as Content),
  }));
}

/** Games for tests: patrols of few pieces, twice as many at close quarters, and one turn with all pieces. */
const trials: readonly NamedSetup[] = [
  ...variants('patrol', 2, patrolOf),
  ...variants('skirmish', 10, skirmishOf),
  ...variants('melee', 10, skirmishOf),
  ...setupsOf({ turns: 1, exitBlocksTaliban: true }),
];

/** Written out, because bundlers follow plain paths only. */
const NAMES: Readonly<Record<'en' | 'hu' | 'it', () => Promise<readonly { readonly default: PackNames }[]>>> =
  {
    en: () =>
      Promise.all([
        import('../../../content/cv-rice-paddy/locales/en.json', { with: { type: 'json' } }),
        import('../../../content/cv-keating/locales/en.json', { with: { type: 'json' } }),
      ]),
    hu: () =>
      Promise.all([
        import('../../../content/cv-rice-paddy/locales/hu.json', { with: { type: 'json' } }),
        import('../../../content/cv-keating/locales/hu.json', { with: { type: 'json' } }),
      ]),
    it: () =>
      Promise.all([
        import('../../../content/cv-rice-paddy/locales/it.json', { with: { type: 'json' } }),
        import('../../../content/cv-keating/locales/it.json', { with: { type: 'json' } }),
      ]),
  };

/** The packs' names and the game's own sentences. */
async function gather(language: 'en' | 'hu' | 'it', own: () => Promise<Messages>): Promise<Messages> {
  const scenarios = Object.keys(contents);
  const names = (await NAMES[language]()).map(
    (each, index) => [scenarios[index] ?? '', each.default] as const,
  );
  return { ...localeMessages(Object.fromEntries(names)), ...(await own()) };
}

/** The pack's own set-up of the side that is asked. */
function suggest(state: Reading<GameTypes>): readonly Suggestion[] {
  // The state comes from a match of this very game.
  const { content } = state as unknown as { readonly content: Content };
  const decision = combatVeteran.decision(state as never);
  const side = SIDES[decision?.seats[0] ?? 0] ?? 'us';
  if (decision?.kind !== 'form') return [];
  return [
    { name: 'suggested', draft: { type: 'deploy', ...content.setup.suggested[side] } as Suggestion['draft'] },
  ];
}

export const combatVeteranEntry: GameEntry = {
  id: combatVeteran.id,
  name: 'Combat Veteran',
  isHidden: false,
  isVersus: true,
  rulesets: [RULESET],
  game: anyGame(combatVeteran),
  folder: 'games/combat-veteran',
  messages: {
    en: () => gather('en', async () => (await import('@sitrep/combat-veteran/messages/en')).en),
    hu: () => gather('hu', async () => (await import('@sitrep/combat-veteran/messages/hu')).hu),
    it: () => gather('it', async () => (await import('@sitrep/combat-veteran/messages/it')).it),
  },
  async examples() {
    const { combatVeteranExamples } = await import('@sitrep/combat-veteran/examples');
    // Forgets the game's types: the runner hands its adapter only what came from it.
    return combatVeteranExamples(contents) as unknown as Examples;
  },
  hints: {
    // Ten turns of some forty soldiers a side, each of whom may be asked some twenty things.
    mostEntries: 30_000,
    landmarks: combatVeteranLandmarks,
    // The state comes from a match of this very game.
    purses: (state) => pursesOf(state as never),
    payments: ['fired'],
    ...combatVeteranSecrets,
    // A bunker is discovered by these.
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
  setups: (ruleset = RULESET) => (ruleset === RULESET ? setupsOf(CONFIG) : []),
  trials: (ruleset = RULESET) => (ruleset === RULESET ? trials : []),
  sideOf({ content }, seat) {
    const { us, enemy } = (content as Content).forces;
    return { key: `nation.${(seat === 0 ? us : enemy).nation}` };
  },
  titleOf: ({ content }) => [{ key: `setup.${(content as Content).scenario}` }],
  nounOf: combatVeteranNoun,
  oddsOf: combatVeteranOdds,
  threatsTo: () => [],
  // Forgets the game's types: the state and the answer come from a match of this very game.
  advise: advise as unknown as NonNullable<GameEntry['advise']>,
  endsTurn: (_decision, { type }) => type === 'endPhase',
  caution: combatVeteranCaution,
  suggest,
  everyCard: () => contents.keating,
  cardsOf: (content) =>
    rosterOf(content as Content).ids.flatMap((id, piece) => {
      const name = pieceNoun(content as Content, piece);
      return name === undefined ? [] : [{ id, name }];
    }),
  textOf: () => [],
};
