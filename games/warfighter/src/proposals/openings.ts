import type { Decision, Seat } from '@sitrep/kernel';
import { advise } from '../advice/advise.ts';
import { warfighter } from '../index.ts';
import { climatesAt } from '../queries/in-force/environment.ts';
import { hasLocationDeck } from '../queries/mission/decks.ts';
import { buildSlot } from '../queries/mission/objective.ts';
import { isEscape } from '../queries/soldiers/soldiers.ts';
import { cardOfToken, missionCard, type Read, team } from '../queries/table/lookup.ts';
import type { Command, WarTypes } from '../types.ts';
import type { Bundle } from './bundle.ts';

/** More are chosen by pointing. */
const MOST = 2;

type Recon = Extract<Command, { type: 'recon' }>;

/** WF-SETUP-23, WF-LOC-03: the Locations that are best to begin with, taken by Recon and played right away. */
export function openings(state: Read, decision: Decision<WarTypes>, seat: Seat): readonly Bundle[] {
  if (!isCalm(state)) return [];
  const options = warfighter.options(state, seat).flatMap((each) => (each.type === 'recon' ? [each] : []));
  const [first] = options;
  return options
    .filter(({ soldier, card }) => soldier === first?.soldier && isFree(state, card))
    .map((option) => ({ option, worth: advise(state, decision, seat, option) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST)
    .map(({ option }) => opening(option));
}

/** Whether nothing is asked between Recon and the first act, and a Location can be placed then. */
function isCalm(state: Read): boolean {
  const isWarm = team(state).every((soldier) => climatesAt(state, soldier).length === 0);
  const isMeant = missionCard(state).recon === 'location' && !hasLocationDeck(state.content);
  return state.config.seats === 1 && isMeant && isWarm && !isEscape(state) && buildSlot(state) > 0;
}

/** WF-LOC-05: whether nothing is paid for it. */
function isFree(state: Read, token: number): boolean {
  const card = cardOfToken(state, token);
  return card.type === 'location' && card.playCost === undefined;
}

function opening({ soldier, card }: Recon): Bundle {
  return {
    id: `opening:${card}`,
    title: { key: 'proposal.opening', args: { card } },
    answers: [
      { type: 'recon', soldier, card },
      { type: 'playLocation', soldier, card },
    ],
    costs: [],
    sketch: { kind: 'opening', soldier, card },
  };
}
