import { PRINT_KINDS, type Printable, type PrintKind } from '@sitrep/contract';
import { FLIPS, type Flip, type Paper } from '@sitrep/print';
import type { Path } from '../../address/router.ts';

export const BACKS = ['none', ...FLIPS] as const;
export const COPIES = ['all', 'one'] as const;
export const PAPER_NAMES: readonly Paper[] = ['a4', 'letter'];

/** Everything that is chosen before printing. The address holds it, so that a link prints the same again. */
export interface PrintChoice {
  readonly kind: PrintKind;
  readonly id: string;
  readonly paper: Paper;
  readonly backs: (typeof BACKS)[number];
  /** As many as the pack says, or one of each. */
  readonly copies: (typeof COPIES)[number];
}

/** The choice that an address makes: `KIND/ID/PAPER/BACKS/COPIES`. What it leaves open or gets wrong is as usual. */
export function readChoice(path: Path, list: readonly Printable[]): PrintChoice | undefined {
  const [kind, id, paper, backs, copies] = path;
  const chosen = list.find((each) => each.kind === kind && each.id === id) ?? sameKind(list, kind) ?? list[0];
  if (chosen === undefined) return undefined;
  return {
    kind: chosen.kind,
    id: chosen.id,
    paper: oneOf(PAPER_NAMES, paper) ?? 'a4',
    backs: oneOf(BACKS, backs) ?? 'long',
    copies: oneOf(COPIES, copies) ?? 'all',
  };
}

/** The address of a choice, after that of the screen and the game. */
export function choicePath({ kind, id, paper, backs, copies }: PrintChoice): Path {
  return [kind, id, paper, backs, copies];
}

export function flipOf({ backs }: PrintChoice): Flip | undefined {
  return FLIPS.find((flip) => flip === backs);
}

/** The things to choose from, kind by kind. */
export function byKind(list: readonly Printable[]): readonly (readonly [PrintKind, readonly Printable[]])[] {
  return PRINT_KINDS.map((kind) => [kind, list.filter((each) => each.kind === kind)] as const).filter(
    ([, found]) => found.length > 0,
  );
}

function sameKind(list: readonly Printable[], kind: string | undefined): Printable | undefined {
  return list.find((each) => each.kind === kind);
}

function oneOf<V extends string>(values: readonly V[], value: string | undefined): V | undefined {
  return values.find((each) => each === value);
}
