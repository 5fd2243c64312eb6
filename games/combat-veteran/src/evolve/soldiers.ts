import type { Immutable } from '@sitrep/kernel';
import type { MoveEvent, Purpose, SoldierEvent } from '../events.ts';
import { type CvState, EXITED, MARK } from '../state.ts';
import { eliminate, leaveWeapons, mark, release, setStance } from './pieces.ts';

/** The mark that each check sets. */
const MARKS: Readonly<Record<Purpose, number>> = {
  rally: MARK.rolled,
  survive: MARK.rolled,
  treat: MARK.rolled,
  selfTreat: MARK.rolled,
  repair: 0,
  move: MARK.tried,
  lift: 0,
  carry: MARK.checked,
  overheat: 0,
  nerve: 0,
};

export function evolveSoldier(game: CvState, event: Immutable<SoldierEvent>): void {
  switch (event.type) {
    case 'checked':
      mark(game, event.soldier, MARKS[event.purpose]);
      if (event.purpose === 'repair' && event.piece !== undefined) mark(game, event.piece, MARK.mended);
      return;
    case 'disciplineLent':
      mark(game, event.leader, MARK.lent);
      if (game.lenders.every(({ hex }) => hex !== event.hex))
        game.lenders.push({ hex: event.hex, leader: event.leader });
      return;
    case 'stanceTaken':
      mark(game, event.soldier, MARK.changed);
      if (event.stance === 'crawling') release(game, event.soldier);
      return setStance(game, event.soldier, event.stance);
    case 'wentDown':
      release(game, event.soldier);
      return setStance(game, event.soldier, 'crawling');
    case 'wounded':
      release(game, event.soldier);
      leaveWeapons(game, event.soldier);
      return setStance(game, event.soldier, 'wounded');
    case 'healed':
      mark(game, event.medic, MARK.healed);
      releaseMan(game, event.soldier);
      return setStance(game, event.soldier, 'walking');
    case 'stoodUp':
    case 'markerRemoved':
      return setStance(game, event.soldier, 'walking');
    case 'eliminated':
      return eliminate(game, event.piece);
    case 'sheltered':
      mark(game, event.soldier, MARK.assigned);
      game.isInside[event.soldier] = event.isInside;
      return;
  }
}

/** A man who can walk is no longer carried. */
function releaseMan(game: CvState, man: number): void {
  const carrier = game.carries.indexOf(man);
  if (carrier >= 0) release(game, carrier);
}

export function evolveMove(game: CvState, event: Immutable<MoveEvent>): void {
  switch (event.type) {
    case 'stepped':
      return stepped(game, event);
    case 'exited':
      for (const piece of [...event.soldiers, ...event.pieces]) game.at[piece] = EXITED;
      return;
    case 'finished':
      for (const soldier of event.soldiers) mark(game, soldier, MARK.finished);
      return;
    case 'lifted':
      mark(game, event.man, MARK.carried);
      mark(game, event.soldier, MARK.checked);
      game.carries[event.soldier] = event.man;
      return;
  }
}

function stepped(game: CvState, event: Immutable<Extract<MoveEvent, { type: 'stepped' }>>): void {
  event.soldiers.forEach((soldier, index) => {
    game.spent[soldier] = event.spent[index] ?? 0;
    game.steps[soldier] = (game.steps[soldier] ?? 0) + 1;
    if (game.stance[soldier] === 'wounded') mark(game, soldier, MARK.carried);
  });
  for (const piece of [...event.soldiers, ...event.pieces]) {
    game.at[piece] = event.hex;
    if (piece < game.stance.length) game.isInside[piece] = false;
  }
  // CV-RULING-67: a piece that enters another hex may be attacked again
  for (const shot of game.shots)
    shot.targets = shot.targets.filter(
      (target) => !event.soldiers.includes(target) && !event.pieces.includes(target),
    );
}
