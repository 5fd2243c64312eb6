import { cardsOfType } from '../content/card-index.ts';
import { isTooLate } from '../queries/squad/team.ts';
import { findCard, type Read } from '../queries/table/lookup.ts';
import type { GearPurchase, Purchase } from '../types.ts';
import { requiredTeam, smallestTeam } from './sample-team.ts';
import { teamProblems } from './team-problems.ts';

type Draft = readonly Purchase[];

/**
 * As much of a recommended team as a campaign and the year of the mission allow: whoever must take part, and then
 * whatever still fits.
 */
export function fitTeam(state: Read, recommended: Draft): Draft {
  if (state.game.campaign === undefined && isLegal(state, recommended)) return recommended;
  const players = recommended.filter(({ card }) => isPlayer(state, card));
  const others = recommended.filter(({ card }) => !isPlayer(state, card));
  const opening = openingDraft(state, players);
  const armed = opening.reduce<Draft>((draft, { card }, at) => {
    const model = players.find((line) => line.card === card) ?? players[at % Math.max(1, players.length)];
    return arm(state, train(state, draft, at, model?.skills ?? []), at, model?.gear ?? []);
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
  const team =
    required.length > 0 ? required : unarmed.reduce<Draft>((draft, line) => join(state, draft, line), []);
  if (team.length > 0) return team;
  const sent = smallestTeam(state);
  return sent.type === 'buyTeam' ? sent.soldiers : [];
}

/** Buys Skills one by one, as far as the rules let it. */
function train(state: Read, draft: Draft, at: number, skills: readonly string[]): Draft {
  return skills.reduce((before, skill) => {
    const after = before.map((line, each) =>
      each === at ? { ...line, skills: [...line.skills, skill] } : line,
    );
    return isLegal(state, after) ? after : before;
  }, draft);
}

/** Buys gear piece by piece, as far as the rules let it; an attachment goes where its weapon has gone. */
function arm(state: Read, draft: Draft, at: number, gear: readonly GearPurchase[]): Draft {
  const places = new Map<number, number>();
  return gear.reduce((before, piece, index) => {
    const host = piece.attachTo === undefined ? undefined : places.get(piece.attachTo);
    if (piece.attachTo !== undefined && host === undefined) return before;
    const wanted = host === undefined ? piece : { ...piece, attachTo: host };
    const after = goodsFor(state, wanted)
      .map((bought) =>
        before.map((line, each) => (each === at ? { ...line, gear: [...line.gear, bought] } : line)),
      )
      .find((tried) => isLegal(state, tried));
    if (after === undefined) return before;
    places.set(index, before[at]?.gear.length ?? 0);
    return after;
  }, draft);
}

/** What is meant, or for a weapon of a later year (WF-OPT-10) those of its sort that cost no more, the dearest first. */
function goodsFor(state: Read, piece: GearPurchase): readonly GearPurchase[] {
  const meant = findCard(state, piece.card);
  if (meant?.type !== 'weapon' || !isTooLate(state, meant)) return [piece];
  const { ammo: _ammo, ...rest } = piece;
  return cardsOfType(state.content, 'weapon')
    .filter(({ traits, cost, expended }) => {
      const isAlike = traits?.[0] === meant.traits?.[0] && expended === meant.expended;
      return isAlike && cost <= meant.cost;
    })
    .sort((a, b) => b.cost - a.cost)
    .map(({ id }) => ({ ...rest, card: id }));
}

function isLegal(state: Read, soldiers: Draft): boolean {
  return teamProblems(state, { type: 'buyTeam', soldiers }).length === 0;
}

function join(state: Read, before: Draft, line: Purchase): Draft {
  const after = [...before, line];
  return isLegal(state, after) ? after : before;
}
