import { flow, type Game, type Outcome, type Reading } from '@sitrep/kernel';
import { whyNot } from './choices/why-not.ts';
import type { CvTypes } from './cv-types.ts';
import { determinize } from './determinize.ts';
import { evolve } from './evolve/index.ts';
import { activation } from './procedures/activation.ts';
import { attack } from './procedures/attack.ts';
import { backblast } from './procedures/backblast.ts';
import { closeCombat } from './procedures/close-combat.ts';
import { combat } from './procedures/combat.ts';
import { discipline } from './procedures/discipline.ts';
import { entry } from './procedures/entry.ts';
import { game, playerTurn } from './procedures/game.ts';
import { movement } from './procedures/movement.ts';
import { overheat } from './procedures/overheat.ts';
import { shot } from './procedures/shot.ts';
import { stances } from './procedures/stances.ts';
import { support } from './procedures/support.ts';
import { volley } from './procedures/volley.ts';
import { setup } from './setup/opening.ts';
import { NONE } from './state.ts';
import { clone, redact, view } from './view.ts';

const PROCEDURES = {
  game,
  playerTurn,
  discipline,
  stances,
  movement,
  activation,
  entry,
  overheat,
  shot,
  volley,
  attack,
  closeCombat,
  combat,
  support,
  backblast,
};

function outcome({ game: { result }, seats, content }: Reading<CvTypes>): Outcome | undefined {
  const quitter = seats.findIndex(({ hasConceded }) => hasConceded);
  if (quitter >= 0) {
    const rule = content.scenario === 'rice-paddy' ? 'CV-S1-19' : 'CV-S2-21';
    return { rule, result: 'victory', winners: seats.length === 2 ? [1 - quitter] : [] };
  }
  if (result === undefined) return undefined;
  const { rule, winner } = result;
  return { rule, result: winner === NONE ? 'draw' : 'victory', winners: winner === NONE ? [] : [winner] };
}

export const combatVeteran: Game<CvTypes> = {
  id: 'combat-veteran',
  version: '0.2.0',
  olderVersions: ['0.1.0'],
  eventVersion: 1,
  setup,
  ...flow<CvTypes>(PROCEDURES, outcome),
  evolve,
  view,
  redact,
  outcome,
  whyNot,
  clone,
  determinize,
  // Events have had only one shape so far.
  upcast: (event) => event,
};
