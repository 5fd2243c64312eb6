import type { FaceFigure, FaceRow, TableBlock } from '@sitrep/contract';
import { sameData } from '@sitrep/kernel';
import type { SoldierCard } from '../../content/cards.ts';
import { isWithin } from '../../queries/in-force/reticles.ts';
import { captioned, figure, head, maybe, pips } from '../parts/face-figure.ts';
import { signed, spanText } from '../parts/figures.ts';
import { cardPart, listPart, part, stat, termPart } from '../parts/text-part.ts';
import { note, when } from './common.ts';
import type { FaceParts } from './face-parts.ts';
import type { InForce } from './in-force.ts';

export function soldierFace(card: SoldierCard, { health: left }: InForce): FaceParts {
  const { kind, nation, cost, cover, kit = [], health } = card;
  return {
    variant: kind,
    line: [part(`kind.${kind}`), termPart(nation)],
    badges: [figure('cover', cover), figure('price', cost)],
    above: [
      { kind: 'figures', figures: [pips('health', health, left), ...figures(card)] },
      ...healthTable(card, left),
      ...when(kit.length > 0, () => note(part('soldier.kit', { kit: listPart('comma', kit.map(cardPart)) }))),
    ],
  };
}

function figures(card: SoldierCard): readonly FaceFigure[] {
  const { movement, actions, loadout, unarmed, hth, xp = 0, hardy = [] } = card;
  return [
    captioned('movement', movement),
    ...when(isSame(actions), () => captioned('actions', actions[0] ?? 0)),
    ...maybe(loadout, (limit) => captioned('loadout', limit)),
    ...maybe(unarmed, (kill) => ({ ...captioned('unarmed', kill), value: `${kill}+` })),
    ...maybe(hth, (amount) => captioned('hth', signed(amount))),
    ...when(xp > 0, () => xpFigure(xp)),
    ...hardy.map(({ climate, amount }) => hardyFigure(climate, amount)),
  ];
}

function isSame(figures: readonly number[]): boolean {
  return figures.every((number) => number === figures[0]);
}

function xpFigure(xp: number): FaceFigure {
  return { symbol: 'xp', value: `${xp}`, caption: part('caption.xp'), label: part('soldier.xp', { xp }) };
}

function hardyFigure(climate: string, amount: number): FaceFigure {
  const name = termPart(climate);
  return {
    symbol: 'climate',
    value: `${amount}`,
    caption: part('caption.hardy'),
    label: part('soldier.hardy', { climate: name, amount }),
  };
}

/** What depends on Health (WF-SOLD-02, 05, 09): Actions and a Squad Soldier's kill numbers, the best row first. */
function healthTable({ actions, squadAttack = [] }: SoldierCard, left?: number): readonly TableBlock[] {
  if (isSame(actions) && squadAttack.length === 0) return [];
  const acts = part('caption.actions');
  const ranges = (squadAttack[0] ?? []).map(({ range }) => head(`R${range}`, part('face.range', { range })));
  return [
    {
      kind: 'table',
      columns: [{ symbol: 'action', text: acts, label: acts }, ...ranges],
      rows: healthRows(actions, squadAttack, left),
    },
  ];
}

/** Neighbouring rows that say the same are one. */
function healthRows(
  actions: readonly number[],
  squadAttack: NonNullable<SoldierCard['squadAttack']>,
  left: number | undefined,
): readonly FaceRow[] {
  const healths = Array.from(
    { length: Math.max(actions.length, squadAttack.length) },
    (_, index) => index + 1,
  );
  const cellsAt = (health: number) => [
    `${actions[Math.min(health, actions.length) - 1] ?? 0}`,
    ...(squadAttack[health - 1] ?? []).map(({ kill }) => `${kill}+`),
  ];
  const starts = healths.filter((health) => !sameData(cellsAt(health), health > 1 && cellsAt(health - 1)));
  return starts
    .map((least, index): FaceRow => {
      const most = (starts[index + 1] ?? healths.length + 1) - 1;
      const text = spanText([least, most]);
      const isLit = left !== undefined && isWithin(left, [least, most]);
      return { head: head(text, stat('health', text), isLit), cells: cellsAt(least) };
    })
    .reverse();
}
