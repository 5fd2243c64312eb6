import { reachOf } from '../parts/setting.ts';
import { part, termPart } from '../parts/text-part.ts';
import { type Describers, modifier } from './describer.ts';

/** What changes a Soldier's attack, or one of a hostile. */
export const attackWords: Describers<
  | 'modAttack'
  | 'modDefeatCover'
  | 'setDefeatCover'
  | 'automaticHit'
  | 'ignoreScreening'
  | 'addTrait'
  | 'cancelAttack'
  | 'redirectAttack'
  | 'moveWounds'
  | 'spray'
> = {
  modAttack: (effect, setting, upgun) => modifier(`modAttack.${reachOf(setting)}`, effect, upgun),
  modDefeatCover: (effect, setting, upgun) =>
    modifier(`modDefeatCover.${reachOf(setting) === 'here' ? 'here' : 'own'}`, effect, upgun),
  setDefeatCover: ({ face }) => part('effect.setDefeatCover', { face }),
  automaticHit: () => part('effect.automaticHit'),
  ignoreScreening: () => part('effect.ignoreScreening'),
  addTrait: ({ trait }) => part('effect.addTrait', { trait: termPart(trait) }),
  cancelAttack: (_effect, { when }) =>
    part(when === 'woundAbout' ? 'effect.cancelAttack.wounds' : 'effect.cancelAttack'),
  redirectAttack: () => part('effect.redirectAttack'),
  spray: ({ from }) => (from === undefined ? part('effect.spray') : part('effect.spray.from', { from })),
  moveWounds: () => part('effect.moveWounds'),
};
