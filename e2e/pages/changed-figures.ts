import { findGame } from '@sitrep/catalog';
import type { GameTypes, Match } from '@sitrep/kernel';
import {
  type EffectiveFigure,
  effectiveEntrance,
  effectiveMovement,
  effectiveSoldierCover,
  type Read,
  readView,
} from '@sitrep/warfighter/queries';

/** What an attack by a Soldier meets, as its odds have it. */
export interface Shot {
  readonly soldier: number;
  readonly weapon: number;
  readonly hostile: number;
  readonly cover: number;
}

const readOf = (match: Match<GameTypes>): Read => readView({ view: match.view(0), ...match.setup });

/** All attacks that could be begun. */
export function shotsIn(match: Match<GameTypes>): readonly Shot[] {
  return match
    .options(0)
    .filter(({ type }) => type === 'attack')
    .flatMap((attack) => findGame('warfighter')?.oddsOf(match.state, 0, attack) ?? [])
    .map(({ about }) => ({
      soldier: Number(Reflect.get(about, 'soldier')),
      weapon: Number(Reflect.get(about, 'weapon')),
      hostile: Number(Reflect.get(about, 'hostile')),
      cover: Number(Reflect.get(about, 'cover')),
    }));
}

/** Soldiers whose attacks on the same hostile card meet different Covers, each with the Range and the Cover. */
export interface Siege {
  readonly hostile: number;
  readonly slot: number;
  readonly attackers: readonly {
    readonly soldier: number;
    readonly range: number;
    readonly cover: number;
  }[];
}

export function siegeIn(match: Match<GameTypes>): Siege | undefined {
  if (match.decision()?.name !== 'action') return undefined;
  const shots = shotsIn(match);
  const { soldiers, hostiles } = readOf(match).game;
  for (const { token: hostile, slot } of hostiles) {
    const covers = new Map(
      shots.filter((shot) => shot.hostile === hostile).map(({ soldier, cover }) => [soldier, cover]),
    );
    const attackers = [...covers].map(([soldier, cover]) => ({
      soldier,
      cover,
      range: Math.abs((soldiers[soldier - 1]?.slot ?? 0) - slot),
    }));
    if (new Set(covers.values()).size > 1) return { hostile, slot, attackers };
  }
  return undefined;
}

/** A Location that costs more or less than is printed, and a Soldier with another Cover and another Movement. */
export interface Changes {
  readonly slot: number;
  readonly entrance: EffectiveFigure;
  readonly soldier: number;
  readonly cover: EffectiveFigure;
  readonly movement: EffectiveFigure;
}

export function changesIn(match: Match<GameTypes>): Changes | undefined {
  if (match.decision()?.name !== 'action') return undefined;
  const state = readOf(match);
  const places = state.game.path.flatMap(({ card }, index) =>
    card === '' ? [] : [{ slot: index + 1, entrance: effectiveEntrance(state, index + 1) }],
  );
  const soldiers = state.game.soldiers
    .filter(({ standing }) => standing === 'in')
    .map((each) => ({
      soldier: each.number,
      cover: effectiveSoldierCover(state, each),
      movement: effectiveMovement(state, each),
    }));
  const place = places.find(({ entrance }) => isChanged(entrance));
  const soldier = soldiers.find(({ cover, movement }) => isChanged(cover) && isChanged(movement));
  return place && soldier && { ...place, ...soldier };
}

function isChanged({ total, parts: [printed] }: EffectiveFigure): boolean {
  return printed?.amount !== total;
}
