import { canonical, hashData } from '@sitrep/kernel';
import { hold, type Law, type Table, type Watcher } from '../law.ts';
import { findShared, objectsIn } from '../sharing.ts';

export const setup: Law = {
  name: 'setup',
  statement: 'The same config and content give an equal, new opening every time, and are never written to.',
  watch(table): Watcher {
    const inputs = inputsOf(table);
    return {
      decision: () => table.match.log.length === 1 && checkOpenings(table),
      close: () => hold(inputsOf(table) === inputs, 'the game wrote into its config or content'),
    };
  },
};

function inputsOf({ setup: { config, content } }: Table): string {
  return hashData({ config, content });
}

function checkOpenings({ subject: { game }, setup: { config, content } }: Table): void {
  const first = game.setup(config, content);
  const second = game.setup(config, content);
  hold(first.ok && second.ok, 'the setup is refused when asked for again');
  hold(canonical(first.value) === canonical(second.value), 'two openings from the same config differ');
  const shared = findShared(second.value.game, objectsIn(first.value.game));
  hold(shared === undefined, `two openings share ${shared}`);
}
