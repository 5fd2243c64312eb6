import type { Draft, Read } from '@sitrep/warfighter/queries';
import { carriedDraft } from '../../../kit/match/carried-draft.ts';

type Line = Draft[number];

/** The team that came along from another match, as far as its cards and seats exist in this one. */
export function carriedTeam(id: string, state: Read): Draft | undefined {
  const answer = carriedDraft(id);
  if (answer === undefined || !('soldiers' in answer) || !Array.isArray(answer.soldiers)) return undefined;
  const team: Draft = answer.soldiers;
  return team.filter(({ card }) => isHere(state, card)).map((line) => fitLine(state, line));
}

function fitLine(state: Read, line: Line): Line {
  // Attachments name other pieces by their place, so a Soldier's gear comes whole or not at all.
  const hasGear = line.gear.every(({ card }) => isHere(state, card));
  return {
    ...line,
    seat: line.seat % state.config.seats,
    gear: hasGear ? line.gear : [],
    skills: line.skills.filter((card) => isHere(state, card)),
    ...(line.records && { records: line.records.filter((card) => isHere(state, card)) }),
  };
}

function isHere({ content }: Read, card: string): boolean {
  return content.cards[card] !== undefined;
}
