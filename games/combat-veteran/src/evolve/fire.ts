import type { Immutable } from '@sitrep/kernel';
import type { CloseCombatEvent, DiscoveryEvent, FireEvent, SupportEvent, WeaponEvent } from '../events.ts';
import { type CvState, GONE, MARK, NONE, type Shot } from '../state.ts';
import { mark, putDown, release } from './pieces.ts';

export function evolveFire(game: CvState, event: Immutable<FireEvent>): void {
  switch (event.type) {
    case 'fired':
      return fired(game, event);
    case 'attacked':
      game.shots.find(({ firer }) => firer === event.firer)?.targets.push(event.target);
      return;
    case 'rerolled':
    case 'tookCover':
    case 'affected':
    case 'backblast':
      return;
  }
}

function fired(game: CvState, event: Immutable<Extract<FireEvent, { type: 'fired' }>>): void {
  const { firer, weapon, left, range, hex, leader } = event;
  const shot = game.shots.find((each) => each.firer === firer) ?? addShot(game, firer, weapon);
  shot.left = left;
  shot.range = range;
  if (leader !== NONE) {
    shot.leader = leader;
    game.purse[leader] = (game.purse[leader] ?? 0) + event.dots;
  }
  if (!shot.hexes.includes(hex)) shot.hexes.push(hex);
  for (const soldier of event.crew) mark(game, soldier, MARK.served);
  if (event.bunker !== NONE) mark(game, event.bunker, MARK.used);
  // CV-DFIRE-09: whatever the result
  if (game.phase === 'movement' && !game.closed.includes(hex)) game.closed.push(hex);
}

function addShot(game: CvState, firer: number, weapon: number): Shot {
  const shot: Shot = { firer, weapon, left: 0, range: 0, leader: NONE, hexes: [], targets: [] };
  game.shots.push(shot);
  return shot;
}

export function evolveWeapon(game: CvState, event: Immutable<WeaponEvent>): void {
  const count = game.stance.length;
  switch (event.type) {
    case 'assigned':
      mark(game, event.weapon, MARK.assigned);
      game.user[event.weapon - count] = event.soldier;
      game.assistant[event.weapon - count] = event.assistant;
      return;
    case 'dropped':
      return event.piece < count ? release(game, event.soldier) : putDown(game, event.piece - count);
    case 'malfunctioned':
      game.isBroken[event.weapon - count] = true;
      return;
    case 'repaired':
      game.isBroken[event.weapon - count] = false;
      return;
    case 'smokeLaid':
      game.at[event.weapon] = GONE;
      putDown(game, event.weapon - count);
      game.smoke.push({ hex: event.hex, armor: event.armor });
      return;
  }
}

export function evolveDiscovery(game: CvState, event: Immutable<DiscoveryEvent>): void {
  switch (event.type) {
    case 'probed':
      game.possible = game.possible.filter((hex) => !event.hexes.includes(hex));
      return;
    case 'discovered':
      for (const piece of event.pieces) game.isHidden[piece] = false;
      return;
    case 'supportOpened':
      game.isSupportOpen = true;
      return;
  }
}

export function evolveCloseCombat(game: CvState, event: Immutable<CloseCombatEvent>): void {
  switch (event.type) {
    case 'closeCombatBegan':
      for (const soldier of event.soldiers) game.stance[soldier] = 'walking';
      if (!game.fought.includes(event.hex)) game.fought.push(event.hex);
      if (game.contests.every(({ hex }) => hex !== event.hex))
        game.contests.push({ hex: event.hex, instigator: event.instigator });
      return;
    case 'closeCombatEnded':
      game.contests = game.contests.filter(({ hex }) => hex !== event.hex);
      return;
    case 'roundFought':
      return;
  }
}

/** CV-FS-03: one leader of each hex directs fire support. */
export function evolveSupport(game: CvState, event: Immutable<SupportEvent>): void {
  if (event.type === 'supportCalled' && game.spotters.every(({ hex }) => hex !== event.from))
    game.spotters.push({ hex: event.from, leader: event.leader });
}
