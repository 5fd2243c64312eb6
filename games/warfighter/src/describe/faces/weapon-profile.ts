import type { FaceBlock, FaceChip, FaceFigure, FaceRow } from '@sitrep/contract';
import type { Mode, Profile, RangeFigure, WeaponCard } from '../../content/cards.ts';
import { head, signedFigure } from '../parts/face-figure.ts';
import { signed } from '../parts/figures.ts';
import { listPart, part, stat, type TextPart, termPart } from '../parts/text-part.ts';
import { given, keywordBlock, note, when } from './common.ts';

/** One way of attacking: what hits at which distance, the modes, what is special. */
export function profileBlocks(card: WeaponCard, profile: Profile): readonly FaceBlock[] {
  return [
    rangeTable(card, profile),
    { kind: 'chips', chips: [...profile.modes.map(modeChip), ...figureChips(profile)] },
    ...profileNotes(profile),
  ];
}

/** All profiles of a weapon share their columns, so that they stand below each other. */
function rangeTable({ profiles, stacks }: WeaponCard, { ranges, stack }: Profile): FaceBlock {
  const farthest = Math.max(...profiles.flatMap((each) => each.ranges.map(({ range }) => range)));
  const columns = Array.from({ length: farthest + 1 }, (_, range) => range);
  const ammo = profiles.length > 1 && stack !== undefined ? stacks[stack]?.ammo : undefined;
  return {
    kind: 'table',
    ...(ammo !== undefined && { title: termPart(ammo) }),
    columns: columns.map((range) => head(range, part('face.range', { range }))),
    rows: [
      rowOf('hit', columns, ranges, ({ kill }) => `${kill}+`),
      ...when(!isSameReload(ranges), () =>
        rowOf('reload', columns, ranges, ({ reload }) => (reload === undefined ? '' : `${reload}`)),
      ),
    ],
  };
}

function rowOf(
  name: 'hit' | 'reload',
  columns: readonly number[],
  ranges: readonly RangeFigure[],
  cellOf: (figure: RangeFigure) => string,
): FaceRow {
  const label = part(`face.${name}`);
  const cells = columns.map((column) => {
    const found = ranges.find(({ range }) => range === column);
    return found === undefined ? '' : cellOf(found);
  });
  return { head: { symbol: name, text: label, label }, cells };
}

function isSameReload(ranges: readonly RangeFigure[]): boolean {
  return ranges.every(({ reload }) => reload === ranges[0]?.reload);
}

/** Its dice, and what it prints of its own (WF-HTH-20 to 22, WF-ATK-08). */
function modeChip({ mode, dice, kill, attack, penetration, stumble, xp }: Mode): FaceChip {
  const name = part(`mode.${mode}`);
  const special: readonly FaceFigure[] = [
    ...given(kill, (from) => own('hit', `${from}+`, part('mode.hit', { kill: from }))),
    ...given(attack, (amount) => own('die', signed(amount), part('mode.attack', { amount: signed(amount) }))),
    ...given(penetration, (amount) =>
      own('penetration', signed(amount), part('mode.penetration', { amount: signed(amount) })),
    ),
    ...given(stumble, (face) => own('fist', `${face}`, part('mode.stumble', { stumble: face }))),
    ...given(xp, (amount) => own('xp', `${amount}`, part('mode.xp', { xp: amount }))),
  ];
  const rolled = part('mode.dice', { mode: name, dice });
  return {
    name,
    figures: [own('die', `${dice}`, rolled), ...special],
    label: special.length === 0 ? rolled : part('mode.figures', { mode: rolled, figures: labelsOf(special) }),
  };
}

function own(symbol: FaceFigure['symbol'], value: string, label: TextPart): FaceFigure {
  return { symbol, value, label };
}

function labelsOf(figures: readonly FaceFigure[]): TextPart {
  return listPart(
    'comma',
    figures.map(({ label }) => label),
  );
}

/** Up to which face the weapon runs Empty (WF-ATK-10), and how it penetrates. */
function figureChips({ ranges, penetration }: Profile): readonly FaceChip[] {
  const reload = isSameReload(ranges) ? ranges[0]?.reload : undefined;
  const figures = [
    ...given(reload, (face) => own('reload', `${face}`, stat('reload', face))),
    ...given(penetration, (amount) => signedFigure('penetration', amount)),
  ];
  return figures.map((figure) => ({ figures: [figure], label: figure.label }));
}

function profileNotes({ melee, thrown, singleShot, spends }: Profile): readonly FaceBlock[] {
  return [
    ...when(melee, () => keywordBlock('melee')),
    ...when(thrown, () => keywordBlock('thrown')),
    ...when(singleShot, () => keywordBlock('singleShot')),
    ...when(spends, () => note(part('weapon.spends'))),
  ];
}
