import { attacks } from './attacks.ts';
import { basics } from './basics.ts';
import { bunkers } from './bunkers.ts';
import { closeCombat } from './close-combat.ts';
import { conditions } from './conditions.ts';
import { discipline } from './discipline.ts';
import { movement } from './movement.ts';
import { phases } from './phases.ts';
import { results } from './results.ts';
import { scenarios } from './scenarios.ts';
import { sight } from './sight.ts';
import { stances } from './stances.ts';
import { support } from './support.ts';
import { terrain } from './terrain.ts';
import { weapons } from './weapons.ts';
import { wounds } from './wounds.ts';

/** The facts of all entries by section, in the order of the handbook. */
export const FACTS = {
  basics,
  phases,
  discipline,
  stances,
  movement,
  wounds,
  terrain,
  sight,
  attacks,
  conditions,
  results,
  weapons,
  'close-combat': closeCombat,
  bunkers,
  support,
  scenarios,
} as const;
