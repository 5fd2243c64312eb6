import { invariant } from '@sitrep/kernel';
import type { GameEntry } from './entry.ts';
import type { NamedSetup, NounRef } from './named.ts';
import type { SetupDesk, SetupField } from './setup-desk.ts';

/** The desk of a game; if it has none, one whose only field is the name of a set-up, under the title given. */
export function deskOf(entry: GameEntry, ruleset: string, title: NounRef): SetupDesk {
  return entry.desk ?? namedDesk(entry.setups(ruleset), title);
}

/** What such a desk takes for a config: the name of a set-up. */
interface NameConfig {
  readonly name: string;
}

function namedDesk(setups: readonly NamedSetup[], title: NounRef): SetupDesk {
  const nameAt = (index: number): NameConfig => ({ name: setups[index]?.name ?? '' });
  return {
    usual: () => nameAt(0),
    again: () => nameAt(0),
    fields: (config) => [{ ...fieldOf(setups, (config as NameConfig).name), title }],
    lists: () => [],
    switches: () => [],
    change: (_config, _field, name): NameConfig => ({ name }),
    toggle: (config) => config,
    place: (config) => config,
    changeSwitch: (config) => config,
    random: (_config, random) => nameAt(random.below(setups.length)),
    setupOf(config) {
      const found = setups.find(({ name }) => name === (config as NameConfig).name);
      invariant(found !== undefined, 'SETUP_UNKNOWN', 'the desk has no set-up of that name');
      return found;
    },
  };
}

function fieldOf(setups: readonly NamedSetup[], value: string): Omit<SetupField, 'title'> {
  const choices = setups.map(({ name }) => ({ value: name, name: { key: `setup.${name}` }, problems: [] }));
  return { name: 'setup', value, choices };
}
