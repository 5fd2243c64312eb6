import { namesIn } from '@sitrep/kernel';

/**
 * The switches of spec section 1.2 that the engine reads, with their values, and `covered-text` for row 33 of 1.3. Whatever
 * else differs between rulesets is printed on their cards: Location Markers, Events without a value, HtH modifiers.
 */
export interface Options {
  readonly 'unarmed-legacy': 'off' | 'on';
  readonly 'acog-legacy': 'off' | 'on';
  readonly 'on-point-legacy': 'off' | 'on';
  readonly 'retain-support-only': 'off' | 'on';
  readonly 'save-cards': 'off' | 'own' | 'any';
  readonly 'weapon-jams': 'off' | 'on';
  readonly 'random-mission': 'off' | 'on';
  readonly 'lighten-anytime': 'off' | 'on';
  readonly 'gear-use-lock': 'equipment' | 'no-transfer' | 'one-user';
  readonly 'nation-pool': 'team' | 'soldier';
  readonly 'inactive-objective-shield': 'off' | 'on';
  readonly 'activation-is-location': 'off' | 'on';
  readonly 'eliminate-timing': 'immediate' | 'end-of-soldier-turn';
  readonly 'stealth-window': 'game-turn' | 'soldier-turn';
  readonly 'hostile-backoff': 'off' | 'on';
  readonly 'suppressed-activities': 'restricted' | 'free';
  readonly 'team-value': 'spent' | 'mission';
  readonly 'escape-strict': 'off' | 'on';
  readonly 'escape-opening-draw': 'off' | 'on';
  readonly 'location-marker': 'may' | 'must';
  readonly 'hostile-level-mix': 'forbid' | 'allow';
  readonly 'war-years': 'off' | '1939' | '1940' | '1941' | '1942' | '1943' | '1944' | '1945';
  readonly 'striking-fire': 'off' | 'on';
  readonly stumble: 'suppress' | 'weapon-lock';
  readonly 'thrown-retrieval': 'same-location' | 'anywhere';
  readonly 'saved-actions': 'until-spent' | 'two-turns';
  readonly 'covered-text': 'stops' | 'descriptors-stay';
}

export type OptionName = keyof Options;

/** The values that each switch can take. */
export const OPTION_VALUES: { readonly [O in OptionName]: readonly Options[O][] } = {
  'unarmed-legacy': ['off', 'on'],
  'acog-legacy': ['off', 'on'],
  'on-point-legacy': ['off', 'on'],
  'retain-support-only': ['off', 'on'],
  'save-cards': ['off', 'own', 'any'],
  'weapon-jams': ['off', 'on'],
  'random-mission': ['off', 'on'],
  'lighten-anytime': ['off', 'on'],
  'gear-use-lock': ['equipment', 'no-transfer', 'one-user'],
  'nation-pool': ['team', 'soldier'],
  'inactive-objective-shield': ['off', 'on'],
  'activation-is-location': ['off', 'on'],
  'eliminate-timing': ['immediate', 'end-of-soldier-turn'],
  'stealth-window': ['game-turn', 'soldier-turn'],
  'hostile-backoff': ['off', 'on'],
  'suppressed-activities': ['restricted', 'free'],
  'team-value': ['spent', 'mission'],
  'escape-strict': ['off', 'on'],
  'escape-opening-draw': ['off', 'on'],
  'location-marker': ['may', 'must'],
  'hostile-level-mix': ['forbid', 'allow'],
  'war-years': ['off', '1939', '1940', '1941', '1942', '1943', '1944', '1945'],
  'striking-fire': ['off', 'on'],
  stumble: ['suppress', 'weapon-lock'],
  'thrown-retrieval': ['same-location', 'anywhere'],
  'saved-actions': ['until-spent', 'two-turns'],
  'covered-text': ['stops', 'descriptors-stay'],
};

/**
 * The switches that do not apply to a ruleset: changing them would do nothing or mix editions. They are the dashes of the
 * table in 1.2. All others apply to both.
 */
const BESIDE_THE_POINT: Readonly<Record<Ruleset, readonly OptionName[]>> = {
  modern: [
    'location-marker',
    'hostile-level-mix',
    'war-years',
    'striking-fire',
    'stumble',
    'thrown-retrieval',
    'saved-actions',
  ],
  ww2: ['unarmed-legacy', 'acog-legacy', 'on-point-legacy'],
};

/** The switches that mean something under a ruleset, in the order of the table. */
export function optionsOf(ruleset: Ruleset): readonly OptionName[] {
  const names = namesIn(OPTION_VALUES);
  return names.filter((name) => !BESIDE_THE_POINT[ruleset].includes(name));
}

/** A ruleset is just the values of its switches. */
export const RULESETS = {
  modern: {
    'unarmed-legacy': 'off',
    'acog-legacy': 'off',
    'on-point-legacy': 'off',
    'retain-support-only': 'off',
    'save-cards': 'off',
    'weapon-jams': 'off',
    'random-mission': 'off',
    'lighten-anytime': 'off',
    'gear-use-lock': 'equipment',
    'nation-pool': 'team',
    'inactive-objective-shield': 'off',
    'activation-is-location': 'on',
    'eliminate-timing': 'immediate',
    'stealth-window': 'game-turn',
    'hostile-backoff': 'off',
    'suppressed-activities': 'restricted',
    'team-value': 'spent',
    'escape-strict': 'on',
    'escape-opening-draw': 'on',
    'location-marker': 'may',
    'hostile-level-mix': 'forbid',
    'war-years': 'off',
    'striking-fire': 'off',
    stumble: 'suppress',
    'thrown-retrieval': 'anywhere',
    'saved-actions': 'two-turns',
    'covered-text': 'stops',
  },
  ww2: {
    'unarmed-legacy': 'off',
    'acog-legacy': 'off',
    'on-point-legacy': 'off',
    'retain-support-only': 'off',
    'save-cards': 'any',
    'weapon-jams': 'off',
    'random-mission': 'off',
    'lighten-anytime': 'on',
    'gear-use-lock': 'no-transfer',
    'nation-pool': 'soldier',
    'inactive-objective-shield': 'off',
    'activation-is-location': 'off',
    'eliminate-timing': 'end-of-soldier-turn',
    'stealth-window': 'soldier-turn',
    'hostile-backoff': 'on',
    'suppressed-activities': 'free',
    'team-value': 'spent',
    'escape-strict': 'off',
    'escape-opening-draw': 'off',
    'location-marker': 'may',
    'hostile-level-mix': 'allow',
    'war-years': 'off',
    'striking-fire': 'off',
    stumble: 'suppress',
    'thrown-retrieval': 'anywhere',
    'saved-actions': 'two-turns',
    'covered-text': 'descriptors-stay',
  },
} as const satisfies Record<string, Options>;

export type Ruleset = keyof typeof RULESETS;

/** The ways to order the Missions of a campaign; the first one is the default (WF-CAMP-01, 17). */
export const CAMPAIGN_ORDERS = ['rising', 'listed'] as const;

/** What a campaign of the players' own is called (WF-CAMP-16). */
export const OWN_CAMPAIGN = 'own';
