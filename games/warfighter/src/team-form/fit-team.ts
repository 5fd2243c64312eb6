import { findCard, type Read } from '../queries/table/lookup.ts';
import type { GearPurchase, Purchase } from '../types.ts';
import { requiredTeam, smallestTeam } from './sample-team.ts';
import { teamProblems } from './team-problems.ts';

type Draft = readonly Purchase[];

/** As much of a recommended team as a campaign allows: whoever must take part, and then whatever still fits. */
export function fitTeam(state: Read, recommended: Draft): Draft {
  if (state.game.campaign === undefined) return recommended;
  const players = recommended.filter(({ card }) => isPlayer(state, card));
  const others = recommended.filter(({ card }) => !isPlayer(state, card));
  const opening = openingDraft(state, players);
  const armed = opening.reduce<Draft>((draft, { card }, at) => {
    const model = players.find((line) => line.card === card) ?? players[at % Math.max(1, players.length)];
    return arm(state, draft, at, model?.gear ?? []);
  }, opening);
  return others.reduce((draft, line) => join(state, draft, line), armed);
}

function isPlayer(state: Read, id: string): boolean {
  const card = findCard(state, id);
  return card?.type === 'soldier' && card.kind === 'player';
}

/** Who must go, or those of the chosen Player Soldiers who are still available, all without gear. */
function openingDraft(state: Read, players: Draft): Draft {
  const required = requiredTeam(state);
  const unarmed = players.map((line) => ({ ...line, gear: [], skills: [] }));
  const team = required.length > 0 ? required : unarmed.filter((line) => isLegal(state, [line]));
  if (team.length > 0) return team;
  const sent = smallestTeam(state);
  return sent.type === 'buyTeam' ? sent.soldiers : [];
}

/** Buys gear piece by piece, as far as the rules let it; an attachment goes where its weapon has gone. */
function arm(state: Read, draft: Draft, at: number, gear: readonly GearPurchase[]): Draft {
  const places = new Map<number, number>();
  return gear.reduce((before, piece, index) => {
    const host = piece.attachTo === undefined ? undefined : places.get(piece.attachTo);
    if (piece.attachTo !== undefined && host === undefined) return before;
    const bought = host === undefined ? piece : { ...piece, attachTo: host };
    const after = before.map((line, each) =>
      each === at ? { ...line, gear: [...line.gear, bought] } : line,
    );
    if (!isLegal(state, after)) return before;
    places.set(index, before[at]?.gear.length ?? 0);
    return after;
  }, draft);
}

function isLegal(state: Read, soldiers: Draft): boolean {
  return teamProblems(state, { type: 'buyTeam', soldiers }).length === 0;
}

function join(state: Read, before: Draft, line: Purchase): Draft {
  const after = [...before, line];
  return isLegal(state, after) ? after : before;
}
