import type { FormCell, FormSheet, NounRef, Printable, PrintedCard } from '@sitrep/contract';
import type { Content, Purchase, SoldierCard } from '../../index.ts';
import { lineCost, setSize } from '../../queries/squad/team.ts';
import { cardNoun } from '../nouns/nouns.ts';
import type { Team } from '../packs/edition.ts';
import { printedCard } from './cards.ts';

/** A Soldier with what was bought for him. */
type Line = Omit<Purchase, 'seat'>;

export interface PrintedTeam {
  readonly id: string;
  readonly pack: string;
  readonly name?: NounRef;
  /** What the team was put together for, if that is known. */
  readonly goal?: Pick<Team, 'mission' | 'objective'>;
  readonly soldiers: readonly Line[];
}

/** A team on a sheet, with room for what happens to it, and its cards. */
export function teamSheet(content: Content, { id, pack, name, goal, soldiers }: PrintedTeam): Printable {
  const cards = [...(goal === undefined ? [] : [goal.mission, goal.objective]), ...soldiers.flatMap(cardsOf)];
  return {
    kind: 'team',
    id,
    pack,
    ...(name && { name }),
    content,
    form: form(content, goal, soldiers),
    cards: onceEach(content, cards),
  };
}

function cardsOf({ card, gear, skills, records = [] }: Line): readonly string[] {
  return [card, ...gear.map((item) => item.card), ...skills, ...records];
}

/** Every card as often as the team has it; units of one card are counters on it. */
function onceEach(content: Content, ids: readonly string[]): readonly PrintedCard[] {
  return [...new Set(ids)].flatMap((id) => {
    const card = content.cards[id];
    return card === undefined ? [] : [printedCard(content, card, ids.filter((each) => each === id).length)];
  });
}

const COLUMNS = ['soldier', 'figures', 'gear', 'skills', 'wounds', 'xp', 'notes'];

function form(content: Content, goal: PrintedTeam['goal'], soldiers: readonly Line[]): FormSheet {
  const mission = content.cards[goal?.mission ?? ''];
  const cost = soldiers.reduce((sum, line) => sum + lineCost({ content, game: {} }, line), 0);
  const isMission = mission?.type === 'mission';
  return {
    facts: [
      { label: { key: 'type.mission' }, value: goal ? [{ words: cardNoun(goal.mission) }] : [] },
      { label: { key: 'type.objective' }, value: goal ? [{ words: cardNoun(goal.objective) }] : [] },
      { label: { key: 'sheet.cost' }, value: [{ words: figure('price', cost) }] },
      {
        label: { key: 'sheet.resources' },
        value: isMission ? [{ words: figure('price', mission.resources) }] : [],
      },
      { label: { key: 'sheet.turns' }, value: isMission ? [{ boxes: mission.time }] : [] },
    ],
    tables: [
      {
        title: { key: 'sheet.team' },
        columns: COLUMNS.map((column) => ({ key: `sheet.${column}` })),
        rows: soldiers.map((line) => row(content, line)),
      },
    ],
  };
}

function row(content: Content, line: Line): readonly FormCell[] {
  const card = content.cards[line.card];
  if (card?.type !== 'soldier') return [];
  return [
    [
      { words: cardNoun(card.id) },
      { words: { key: `kind.${card.kind}` } },
      { words: figure('health', card.health), boxes: card.health },
    ],
    figures(card),
    [
      ...line.gear.flatMap((item) => gearLines(content, item)),
      ...(card.kit ?? []).map((id) => ({ words: cardNoun(id) })),
    ],
    [...line.skills, ...(line.records ?? [])].map((id) => ({ words: cardNoun(id) })),
    [],
    [],
    [],
  ];
}

function figures({ cover, movement, actions, loadout, health }: SoldierCard): FormCell {
  return [
    { words: figure('cover', cover) },
    { words: figure('movement', movement) },
    // WF-SOLD-02: what he has unhurt
    { words: figure('actions', actions[health - 1] ?? 0) },
    ...(loadout === undefined ? [] : [{ words: figure('loadout', loadout) }]),
  ];
}

/** WF-BUY-17, WF-BUY-19, WF-GEAR-01: a box for each counter that lies on it; a line for each kind of ammunition. */
function gearLines({ cards }: Content, { card: id, units = 1, ammo = [] }: Line['gear'][number]): FormCell {
  const card = cards[id];
  const words = cardNoun(id);
  if (card?.type === 'weapon' && card.expended !== true)
    return card.stacks.length === 0
      ? [{ words }]
      : card.stacks.map(({ ammo: kind, count }, stack) => ({
          words: stack === 0 ? words : { key: `term.${kind}` },
          boxes: count + (ammo[stack] ?? 0) * setSize(card, stack),
        }));
  if (card?.type === 'weapon') return [{ words, boxes: units }];
  if (card?.type !== 'equipment') return [{ words }];
  return [{ words, boxes: card.expended === true ? units : (card.counters ?? 0) }];
}

function figure(name: string, value: number): NounRef {
  return { key: `stat.${name}`, args: { value } };
}
