import type { NounRef, SetupChoice, SetupDesk, SetupField, SetupSwitch } from '@sitrep/contract';
import type { Config, Content, CvTypes, Scenario } from '../index.ts';
import { contents } from './contents.ts';

/** The set-up of a match as the rules have it. */
export const CONFIG: Config = { turns: 10, exitBlocksTaliban: false };

/** What is put together at the desk: the config of a match and its scenario, which the content says afterwards. */
interface Wish extends Config {
  readonly scenario: Scenario;
}

const SCENARIOS: readonly Scenario[] = ['rice-paddy', 'keating'];

/** Configs at the desk come from the desk, and those of a match have no scenario. */
function wishOf(config: Config & { readonly scenario?: Scenario }): Wish {
  return { ...config, scenario: config.scenario ?? 'rice-paddy' };
}

function scenarioField({ scenario }: Wish): SetupField {
  return {
    name: 'scenario',
    title: { key: 'setup.scenario' },
    value: scenario,
    choices: SCENARIOS.map((each) => choiceOf(each, `setup.${each}`)),
  };
}

/** CV-TURN-01: the whole firefight, or a shorter one. */
const LENGTHS: readonly number[] = [10, 6, 4];

function lengthSwitch({ turns }: Wish): SetupSwitch {
  return {
    name: 'turns',
    title: { key: 'setup.turns' },
    value: `${turns}`,
    usual: `${CONFIG.turns}`,
    choices: LENGTHS.map((count) => choiceOf(`${count}`, 'setup.turnCount', { count })),
    word: 'option.turns',
  };
}

/** CV-RULING-152: matters at Keating alone. */
function exitSwitch({ exitBlocksTaliban }: Wish): SetupSwitch {
  return {
    name: 'exitBlocksTaliban',
    title: { key: 'setup.exitBlocksTaliban' },
    value: exitBlocksTaliban ? 'on' : 'off',
    usual: 'off',
    choices: [choiceOf('off', 'setup.off'), choiceOf('on', 'setup.on')],
    word: 'option.exitBlocksTaliban',
  };
}

function switched(wish: Wish, name: string, value: string): Wish {
  if (name === 'exitBlocksTaliban') return { ...wish, exitBlocksTaliban: value === 'on' };
  const turns = LENGTHS.find((count) => `${count}` === value);
  return name === 'turns' && turns !== undefined ? { ...wish, turns } : wish;
}

function choiceOf(value: string, key: string, args: NounRef['args'] = {}): SetupChoice {
  return { value, name: { key, args }, problems: [] };
}

/** The desk of Combat Veteran: one of two firefights, its length, and a rule that can be read in two ways. */
export const desk: SetupDesk<CvTypes> = {
  usual: () => wishOf(CONFIG),
  again: (config, { scenario }: Content): Wish => ({ ...config, scenario }),
  fields: (config) => [scenarioField(wishOf(config))],
  lists: () => [],
  switches(config) {
    const wish = wishOf(config);
    return [lengthSwitch(wish), ...(wish.scenario === 'keating' ? [exitSwitch(wish)] : [])];
  },
  change(config, field, value): Wish {
    const scenario = SCENARIOS.find((each) => each === value);
    return { ...wishOf(config), ...(field === 'scenario' && scenario !== undefined && { scenario }) };
  },
  toggle: (config) => config,
  place: (config) => config,
  changeSwitch: (config, name, value) => switched(wishOf(config), name, value),
  random: (config, random): Wish => ({
    ...wishOf(config),
    scenario: SCENARIOS[random.below(SCENARIOS.length)] ?? 'rice-paddy',
  }),
  setupOf(config) {
    const { scenario, turns, exitBlocksTaliban } = wishOf(config);
    return { name: scenario, config: { turns, exitBlocksTaliban }, content: contents[scenario] };
  },
};
