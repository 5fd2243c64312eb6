import type { FaceFigure } from '@sitrep/contract';
import type { LocationCard } from '../../content/cards.ts';
import { figure } from '../parts/face-figure.ts';
import { part, termPart } from '../parts/text-part.ts';
import { bandTable, given, reinforceFigure, traitParts } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import type { InForce } from './in-force.ts';

export function locationFace(card: LocationCard, now: InForce): FaceParts {
  const { region, traits, entrance, striking, reinforce, alwaysReinforce, hostiles, playCost } = card;
  return {
    line: [part('type.location'), termPart(region), ...traitParts(traits)],
    badges: [figure('entrance', entrance), playFigure(playCost)],
    below: [bandTable(hostiles, now)],
    foot: [
      ...given(striking, (actions) => figure('striking', actions)),
      reinforceFigure(reinforce, alwaysReinforce),
    ],
  };
}

/** WF-LOC-05: what laying it costs. */
function playFigure(cost: LocationCard['playCost']): FaceFigure {
  if (cost === undefined) return { symbol: 'action', value: '0', label: part('play.free') };
  return 'xp' in cost
    ? { symbol: 'xp', value: `${cost.xp}`, label: part('play.xp', { amount: cost.xp }) }
    : { symbol: 'action', value: `${cost.actions}`, label: part('play.actions', { amount: cost.actions }) };
}
