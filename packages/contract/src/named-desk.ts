import { invariant } from '@sitrep/kernel';
import type { GameEntry } from './entry.ts';
import type { NamedSetup, NounRef } from './named.ts';
import type { SetupDesk, SetupField } from './setup-desk.ts';

/** The desk of a game; if it has none, one whose only field is the name of a set-up, under the title given. */
export function deskOf(entry: GameEntry, ruleset: string, title: NounRef): SetupDesk {
  return entry.desk ?? namedDesk(entry.setups(ruleset), title);
}

/** The set-up that such a desk keeps. */
interface Wish {
  readonly name: string;
}

function namedDesk(setups: readonly NamedSetup[], title: NounRef): SetupDesk {
  const nameAt = (index: number): Wish => ({ name: setups[index]?.name ?? '' });
  return {
    usual: () => nameAt(0),
    again: () => nameAt(0),
    fields: (wish) => [{ ...fieldOf(setups, (wish as Wish).name), title }],
    lists: () => [],
    switches: () => [],
    change: (_wish, _field, name): Wish => ({ name }),
    toggle: (wish) => wish,
    changeSwitch: (wish) => wish,
    random: (_wish, random) => nameAt(random.below(setups.length)),
    setupOf(wish) {
      const found = setups.find(({ name }) => name === (wish as Wish).name);
      invariant(found !== undefined, 'SETUP_UNKNOWN', 'the desk wished for a set-up that is not there');
      return found;
    },
  };
}

function fieldOf(setups: readonly NamedSetup[], value: string): Omit<SetupField, 'title'> {
  const choices = setups.map(({ name }) => ({ value: name, name: { key: `setup.${name}` }, problems: [] }));
  return { name: 'setup', value, choices };
}
