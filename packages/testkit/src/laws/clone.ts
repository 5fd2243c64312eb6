import { canonical } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, type Table, type Watcher } from '../law.ts';
import { playOn } from '../random-play.ts';
import { findShared, objectsIn } from '../sharing.ts';

export const clone: Law = {
  name: 'clone',
  statement:
    'A copy of the state is equal and shares nothing that changes: driving it leaves the original alone.',
  watch(table): Watcher {
    return {
      decision() {
        if (table.isTime(2)) checkCopy(table);
        if (table.isTime(6)) playOn(table.match.copy(), table.random, 6);
        holdUnchanged(table, 'driving a copy');
      },
    };
  },
};

function checkCopy({ match }: Table): void {
  const { game, zones } = match.copyState();
  hold(canonical(game) === canonical(match.state.game), 'the copy differs from the original');
  const shared = findShared({ game, zones }, objectsIn([match.state.game, match.state.zones]));
  hold(shared === undefined, `a copy shares ${shared} with the original`);
}
