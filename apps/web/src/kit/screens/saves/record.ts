import type { NounRef, Standing } from '@sitrep/contract';
import { caveatsOf } from '@sitrep/speech';
import type { GameHead } from '../../saves/save-store.ts';

/** How missions of one kind went. */
export interface RecordRow {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  /** How many goals there were, as far as the games say, and how many were reached. */
  readonly goals: number;
  readonly reached: number;
}

/** A mission that counts, in the words of the reader's language. */
export interface RecordedMission {
  readonly world: string;
  readonly title: string;
  readonly team: string;
  readonly isWon: boolean;
  readonly goals: number;
  readonly reached: number;
}

/** How far a campaign got. */
export interface RecordedCampaign {
  readonly id: string;
  readonly name: string;
  readonly level: string;
  readonly points: number;
  readonly missions: number;
}

/** Says nouns of a game; absent for a game that is not here any more. */
export type Namer = (game: string) => ((noun: NounRef) => string) | undefined;

/** What sets a stored game apart; one whose origin was never checked counts as not verified. */
export function standingOfHead({ standing, entries }: GameHead): Standing {
  const past = { kind: 'pending', checked: 0, entries } as const;
  return standing ?? { past, hasOwnCards: false, isScripted: false };
}

/** The finished games: those that count, and how many are marked and do not. */
export function countedGames(games: readonly GameHead[]): {
  readonly counted: readonly GameHead[];
  readonly marked: number;
} {
  const finished = games.filter(({ isWon }) => isWon !== undefined);
  const counted = finished.filter((game) => caveatsOf(standingOfHead(game)).length === 0);
  return { counted, marked: finished.length - counted.length };
}

/** The missions of games. One that was stored without its deeds counts as a whole, under its own title. */
export function missionsOf(games: readonly GameHead[], namer: Namer): readonly RecordedMission[] {
  return games.flatMap((head) => {
    const { deeds, title, team = '', isWon = false } = head;
    const name = namer(head.game);
    if (name === undefined) return [];
    const say = (nouns: readonly NounRef[], between: string) => nouns.map(name).join(between);
    if (deeds === undefined)
      return [{ world: name({ key: 'game.name' }), title, team, isWon, goals: 0, reached: 0 }];
    return deeds.missions.map((mission) => ({
      ...mission,
      world: say(deeds.world, ' – '),
      title: say(mission.title, ' – '),
      team: say(mission.team, ', '),
    }));
  });
}

export function campaignsOf(games: readonly GameHead[], namer: Namer): readonly RecordedCampaign[] {
  return games.flatMap(({ id, game, deeds }) => {
    const name = namer(game);
    if (name === undefined || deeds?.campaign === undefined) return [];
    const { name: noun, level, points } = deeds.campaign;
    return [{ id, name: name(noun), level: name(level), points, missions: deeds.missions.length }];
  });
}

/** Missions by a name that they have, the most played first; those without one are left out. */
export function recordBy(
  missions: readonly RecordedMission[],
  nameOf: (mission: RecordedMission) => string,
): readonly RecordRow[] {
  const rows = new Map<string, RecordRow>();
  for (const mission of missions) {
    const name = nameOf(mission);
    if (name === '') continue;
    const before = rows.get(name) ?? { name, played: 0, won: 0, goals: 0, reached: 0 };
    rows.set(name, {
      name,
      played: before.played + 1,
      won: before.won + Number(mission.isWon),
      goals: before.goals + mission.goals,
      reached: before.reached + mission.reached,
    });
  }
  return [...rows.values()].toSorted((one, other) => other.played - one.played);
}
