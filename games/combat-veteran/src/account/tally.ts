import type { SideTally } from '@sitrep/contract';
import type { Seat, SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { type Piece, type Roster, rosterOf } from '../content/roster.ts';
import { hitChance, WHOLE } from '../queries/known-odds.ts';
import { SIDES } from '../types.ts';
import { hasCondition, numberOf, wordOf } from './facts.ts';

/** What is counted for the side that it happens to, losses first. */
const FIGURES = [
  'killed',
  'wounded',
  'pinned',
  'bunkersLost',
  'weaponsLost',
  'weaponsBroken',
  'healed',
  'rallied',
  'repaired',
] as const;
export type Figure = (typeof FIGURES)[number];

/** CV-ATK-10: a weapon that is used up is no loss. */
const USED_UP = 'CV-ATK-10';
/** CV-RES-04: who goes down under fire is pinned; others overheat, or fail to carry. */
const PINNED = 'CV-RES-04';

/** The side of a piece: what each roster says. */
export function sideOf({ soldiers, weapons, firstWeapon, firstBunker }: Roster, piece: Piece): Seat {
  if (piece >= firstBunker) return 1;
  const found = piece < firstWeapon ? soldiers[piece] : weapons[piece - firstWeapon];
  return found?.seat ?? 0;
}

/** What an event counts as, and for which piece. */
export function figureOf(roster: Roster, event: SeatEvent): readonly [Figure, Piece] | undefined {
  switch (event.type) {
    case 'eliminated': {
      const piece = numberOf(event, 'piece');
      if (piece < roster.firstWeapon) return ['killed', piece];
      if (piece >= roster.firstBunker) return ['bunkersLost', piece];
      return event.rule === USED_UP ? undefined : ['weaponsLost', piece];
    }
    case 'wounded':
      return ['wounded', numberOf(event, 'soldier')];
    case 'wentDown':
      return event.rule === PINNED ? ['pinned', numberOf(event, 'soldier')] : undefined;
    case 'malfunctioned':
      return ['weaponsBroken', numberOf(event, 'weapon')];
    case 'healed':
      return ['healed', numberOf(event, 'soldier')];
    case 'stoodUp':
      return ['rallied', numberOf(event, 'soldier')];
    case 'repaired':
      return ['repaired', numberOf(event, 'weapon')];
    default:
      return undefined;
  }
}

/** The figures of both sides, from what a seat was told. */
export function tallies(content: Content, events: readonly SeatEvent[]): readonly SideTally[] {
  const roster = rosterOf(content);
  return SIDES.map((_side, seat) => {
    const counts = new Map<Figure, number>();
    for (const event of events) {
      const [figure, piece = 0] = figureOf(roster, event) ?? [];
      if (figure !== undefined && sideOf(roster, piece) === seat)
        counts.set(figure, (counts.get(figure) ?? 0) + 1);
    }
    const figures = FIGURES.flatMap((figure) => {
      const count = counts.get(figure) ?? 0;
      return count === 0 ? [] : [{ key: `tally.${figure}`, count }];
    });
    return { seat, figures, ...fireOf(content, roster, seat, events) };
  });
}

/** The dice that a side rolled at the other, the hits that were to be expected, and those that came. */
function fireOf(
  content: Content,
  roster: Roster,
  seat: Seat,
  events: readonly SeatEvent[],
): Pick<SideTally, 'dice' | 'expected' | 'hits'> {
  const isTheirs = (event: SeatEvent) => sideOf(roster, numberOf(event, 'target')) !== seat;
  const attacks = events.filter((event) => event.type === 'attacked' && isTheirs(event));
  const hits = events.filter(
    (event) =>
      event.type === 'affected' && isTheirs(event) && ['wounded', 'killed'].includes(wordOf(event, 'effect')),
  );
  const parts = attacks.reduce((sum, attack) => sum + expectedOf(content, roster, attack), 0);
  return {
    dice: attacks.reduce((sum, attack) => sum + numberOf(attack, 'dice'), 0),
    expected: Math.round(parts / (WHOLE / 1000)),
    hits: hits.length,
  };
}

/** The chance of an attack to wound or kill, by the odds of its moment. */
function expectedOf(content: Content, roster: Roster, attack: SeatEvent): number {
  const dice = numberOf(attack, 'dice');
  const { discipline = 0, isGroup = false } = roster.soldiers[numberOf(attack, 'target')] ?? {};
  if (dice < 1) return 0;
  const target = {
    discipline,
    diesOfWounds: isGroup,
    isWounded: hasCondition(attack, 'wounded'),
    isCrawling: hasCondition(attack, 'crawling'),
  };
  return hitChance(content, { dice, target });
}
