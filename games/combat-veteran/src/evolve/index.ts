import type { CvEvent } from '../events.ts';
import type { CvState } from '../state.ts';
import { evolveCloseCombat, evolveDiscovery, evolveFire, evolveSupport, evolveWeapon } from './fire.ts';
import { deployed, phaseBegan } from './phases.ts';
import { evolveMove, evolveSoldier } from './soldiers.ts';

/** The only writer of a firefight's state. */
export function evolve(game: CvState, event: CvEvent): void {
  switch (event.type) {
    case 'deployed':
      return deployed(game, event);
    case 'phaseBegan':
      return phaseBegan(game, event);
    case 'ended':
      game.result = { rule: event.rule, winner: event.winner, scores: [...event.scores] };
      return;
    case 'probed':
    case 'discovered':
    case 'supportOpened':
      return evolveDiscovery(game, event);
    case 'stepped':
    case 'exited':
    case 'finished':
    case 'lifted':
      return evolveMove(game, event);
    case 'assigned':
    case 'dropped':
    case 'malfunctioned':
    case 'repaired':
    case 'smokeLaid':
      return evolveWeapon(game, event);
    case 'fired':
    case 'attacked':
    case 'rerolled':
    case 'tookCover':
    case 'affected':
    case 'backblast':
      return evolveFire(game, event);
    case 'closeCombatBegan':
    case 'roundFought':
    case 'closeCombatEnded':
      return evolveCloseCombat(game, event);
    case 'supportCalled':
    case 'supportStruck':
    case 'supportLost':
      return evolveSupport(game, event);
    default:
      return evolveSoldier(game, event);
  }
}
