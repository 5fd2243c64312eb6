import type { Focus, Proposal } from '@sitrep/contract';
import { isSketch, type JoinSketch, type WarSketch } from '@sitrep/warfighter/queries';
import { type Piece, partsOf } from '../../../kit/page/piece.ts';

/** The questions at which an attack or a Move may begin. */
const OPEN: readonly string[] = ['action', 'weaponChoice', 'moveChoice'];
/** What the planner is about: something to attack, or somewhere to go. */
const FOCUS: Readonly<Record<string, string>> = { hostile: 'hostile', target: 'target', slot: 'to' };

/** What to ask for about a piece at a question; nothing if no planner opens there. */
export function plannedFocus(decision: string | undefined, piece: Piece | undefined): Focus | undefined {
  if (decision === undefined || piece === undefined || !OPEN.includes(decision)) return undefined;
  const [kind, id] = partsOf(piece);
  const word = FOCUS[kind];
  return word === undefined ? undefined : { [word]: Number(id) };
}

/** A proposal with the sketch of one kind. */
export type Sketched<K extends WarSketch['kind']> = Proposal & {
  readonly sketch: Extract<WarSketch, { readonly kind: K }>;
};

/** Whether what a proposal looks like is of this kind. */
export function isOf<K extends WarSketch['kind']>(kind: K) {
  return (proposal: Proposal): proposal is Sketched<K> =>
    isSketch(proposal.sketch) && proposal.sketch.kind === kind;
}

/** A weapon of an attacker: what it can do to the target, or why not. */
export interface WeaponRow {
  readonly id: string;
  readonly weapon: number;
  readonly profile: number;
  readonly shots: readonly Sketched<'shot'>[];
  readonly ruled: Sketched<'noShot'> | undefined;
}

/** The weapons of one attacker, those that can be used first. */
export function rowsOf(offers: readonly Proposal[], soldier: number): readonly WeaponRow[] {
  const rows = new Map<string, WeaponRow>();
  const own = [...offers.filter(isOf('shot')), ...offers.filter(isOf('noShot'))];
  for (const offer of own) {
    const { weapon, profile } = offer.sketch;
    if (offer.sketch.soldier !== soldier) continue;
    const id = `${weapon}:${profile}`;
    const row = rows.get(id) ?? { id, weapon, profile, shots: [], ruled: undefined };
    rows.set(id, {
      ...row,
      ...(isOf('shot')(offer) && { shots: [...row.shots, offer] }),
      ...(isOf('noShot')(offer) && { ruled: offer }),
    });
  }
  return [...rows.values()].map((row) => ({ ...row, shots: row.shots.toSorted(byDice) }));
}

/** Modes in the order in which cards print them: the fewest dice first. */
function byDice(one: Sketched<'shot'>, other: Sketched<'shot'>): number {
  return one.sketch.dice - other.sketch.dice;
}

/** Everybody who could attack or who is named as not able to, the best first. */
export function attackersIn(offers: readonly Proposal[]): readonly number[] {
  const all = [...offers.filter(isOf('shot')), ...offers.filter(isOf('noShot'))];
  return [...new Set(all.map(({ sketch }) => sketch.soldier))];
}

/** What could join the attacks of one Soldier. */
export function joinsIn(offers: readonly Proposal[], soldier: number): readonly JoinSketch[] {
  return offers
    .filter(isOf('shot'))
    .flatMap(({ sketch }) => (sketch.soldier === soldier ? sketch.joins : []));
}
