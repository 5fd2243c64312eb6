import { type Fault, fault, type Path } from '@sitrep/packs';
import type { Card, CardOf, Chart, RangeFigure } from '../../content/cards.ts';
import type { Ability, ChartRow, Effect, Span } from '../../content/vocabulary.ts';
import { innerOf } from '../../words/lookup.ts';
import { abilityFaults } from './abilities.ts';

/** Everything that is wrong with one card on its own, although every field has the right type. */
export function cardFaults(card: Card): readonly Fault[] {
  return [...figureFaults(card), ...abilityFaults(card), ...rowsInAbilities(card), ...columnFaults(card)];
}

function figureFaults(card: Card): readonly Fault[] {
  switch (card.type) {
    case 'hostile':
      return chartFaults(card);
    case 'soldier':
      return soldierFaults(card);
    case 'weapon':
      return weaponFaults(card);
    case 'objective':
      return objectiveFaults(card);
    case 'event':
      return eventFaults(card);
    default:
      return [];
  }
}

function clash(path: Path, message: string): Fault {
  return fault('PACK_FIGURES_CLASH', path, message);
}

function broken(path: Path, message: string): Fault {
  return fault('PACK_CHART_BROKEN', path, message);
}

function holds([least, most]: Span, value: number): boolean {
  return value >= least && value <= most;
}

function chartFaults({ charts, reticles }: CardOf<'hostile'>): readonly Fault[] {
  return charts.flatMap((chart, index) => {
    const path = ['charts', index];
    const other = charts.findIndex(({ range }) => range[0] <= chart.range[1] && range[1] >= chart.range[0]);
    return [
      ...(other < index
        ? [broken([...path, 'range'], `chart ${other} has a distance of this one; no two may share any`)]
        : []),
      ...coverFaults(chart, reticles, [...path, 'columns']),
      ...chart.columns.flatMap(({ rows }, column) => rowFaults(rows, [...path, 'columns', column, 'rows'])),
    ];
  });
}

/** Each number of uncovered reticles from all down to 1 has one column. */
function coverFaults({ columns }: Chart, reticles: number, path: Path): readonly Fault[] {
  const highest = Math.max(reticles, ...columns.map((column) => column.reticles[1]));
  const numbers = Array.from({ length: highest + 1 }, (_, number) => number);
  return numbers.flatMap((number) => {
    const wanted = Number(number >= 1 && number <= reticles);
    const found = columns.filter((column) => holds(column.reticles, number)).length;
    const message = `${found} columns are for ${number} uncovered reticles; there must be ${wanted}, as the card has ${reticles}`;
    return found === wanted ? [] : [broken(path, message)];
  });
}

function rowFaults(rows: readonly ChartRow[], path: Path): readonly Fault[] {
  return [
    ...risingFaults(rows, path),
    ...rows.flatMap((row, index) => {
      const { from: _from, miss, ...results } = row;
      const isOne = (miss === undefined) !== (Object.keys(results).length === 0);
      return isOne ? [] : [broken([...path, index], 'a row has a result, or “miss” and nothing else')];
    }),
  ];
}

/** An attack that no hostile card makes has none to remove. */
function printedFaults(rows: readonly ChartRow[], path: Path): readonly Fault[] {
  const idle = rows.flatMap((row, index) =>
    (['destroy', 'discard', 'malfunction'] as const).flatMap((word) => {
      const message = `no hostile card attacks here that ${word} could remove; leave it out`;
      return row[word] ? [fault('PACK_WORD_IDLE', [...path, index, word], message)] : [];
    }),
  );
  return [...rowFaults(rows, path), ...idle];
}

function risingFaults(rows: readonly { readonly from: number }[], path: Path): readonly Fault[] {
  return rows.flatMap(({ from }, index) => {
    const before = rows[index - 1]?.from ?? 0;
    const message = `the row before begins at ${before}; rows must rise, so begin above that`;
    return from > before ? [] : [broken([...path, index, 'from'], message)];
  });
}

/** Rows inside abilities. */
function rowsInAbilities(card: Card): readonly Fault[] {
  return eachEffect(card, (effect, path) => {
    if (effect.effect === 'chartAttack') return printedFaults(effect.rows, [...path, 'rows']);
    return effect.effect === 'healRoll' ? risingFaults(effect.rows, [...path, 'rows']) : [];
  });
}

/** Figures by column belong to a hostile card and have one entry for each column of its first chart. */
function columnFaults(card: Card): readonly Fault[] {
  return eachEffect(card, (effect, path) => {
    if (effect.effect !== 'modEntrance' || typeof effect.amount === 'number') return [];
    if ('perHostile' in effect.amount) return crowdFaults(card, [...path, 'amount', 'perHostile']);
    const at = [...path, 'amount', 'byColumn'];
    if (card.type !== 'hostile') return [clash(at, 'only hostile cards have columns; write one number')];
    const wanted = card.charts[0]?.columns.length ?? 1;
    const given = effect.amount.byColumn.length;
    return given === wanted
      ? []
      : [
          clash(
            at,
            `${given} numbers are given, and the first chart has ${wanted} columns; give one for each`,
          ),
        ];
  });
}

/** Only a place has hostile cards to count. */
function crowdFaults({ type }: Card, path: Path): readonly Fault[] {
  const isPlace = type === 'location' || type === 'objective' || type === 'event';
  return isPlace ? [] : [clash(path, 'only a place counts its hostile cards; write one number')];
}

/** Visits every effect of a card, those inside others too. */
export function eachEffect<V>(
  { abilities = [] }: Card,
  visit: (effect: Effect, path: Path) => readonly V[],
): readonly V[] {
  const walk = (effects: readonly Effect[], path: Path): readonly V[] =>
    effects.flatMap((effect, index) => {
      const at = [...path, index];
      const inner = innerOf(effect).flatMap((list) => walk(list.effects, [...at, ...list.path]));
      return [...visit(effect, at), ...inner];
    });
  return abilities.flatMap((ability: Ability, index) => [
    ...walk(ability.do, ['abilities', index, 'do']),
    ...walk(ability.upgun?.do ?? [], ['abilities', index, 'upgun', 'do']),
  ]);
}

/** What each kind of Soldier must have, and must not have (WF-SOLD-01 to 10). */
const SOLDIER_FIELDS = {
  player: { needs: ['loadout'], bans: ['squadAttack'] },
  nonPlayer: { needs: ['kit'], bans: ['loadout', 'squadAttack'] },
  squad: { needs: ['squadAttack'], bans: ['loadout'] },
} as const;

function soldierFaults(card: CardOf<'soldier'>): readonly Fault[] {
  const { needs, bans } = SOLDIER_FIELDS[card.kind];
  const lists = ['actions', 'squadAttack'] as const;
  return [
    ...fistFaults(card),
    ...needs.flatMap((field) =>
      card[field] === undefined
        ? [fault('PACK_FIELD_MISSING', [field], `a Soldier of kind ${card.kind} needs “${field}”; add it`)]
        : [],
    ),
    ...bans.flatMap((field) =>
      card[field] === undefined
        ? []
        : [clash([field], `a Soldier of kind ${card.kind} has no “${field}”; leave it out`)],
    ),
    ...lists.flatMap((field) => {
      const length = card[field]?.length ?? card.health;
      const message = `“${field}” has ${length} entries, and Health is ${card.health}; give one for each point of Health`;
      return length === card.health ? [] : [clash([field], message)];
    }),
    ...(card.squadAttack ?? []).flatMap((ranges, index) => rangeFaults(ranges, ['squadAttack', index])),
  ];
}

/** WF-SOLD-13: one of the two ways of fighting without a weapon; Squad Soldiers have none. */
function fistFaults({ kind, unarmed, hth }: CardOf<'soldier'>): readonly Fault[] {
  const given = Number(unarmed !== undefined) + Number(hth !== undefined);
  if (kind === 'squad' || given === 1) return [];
  const message = `a Soldier of kind ${kind} needs “unarmed”, or “hth” in its place; give one of them`;
  return [given === 0 ? fault('PACK_FIELD_MISSING', ['unarmed'], message) : clash(['hth'], message)];
}

function rangeFaults(ranges: readonly RangeFigure[], path: Path): readonly Fault[] {
  return ranges.flatMap(({ range }, index) =>
    ranges.findIndex((other) => other.range === range) < index
      ? [clash([...path, index, 'range'], `distance ${range} is given twice; leave one out`)]
      : [],
  );
}

function weaponFaults({ profiles, stacks, expended }: CardOf<'weapon'>): readonly Fault[] {
  return profiles.flatMap((profile, index) => {
    const path = ['profiles', index];
    const { stack, ranges, modes, spends } = profile;
    const found: Fault[] = [...rangeFaults(ranges, [...path, 'ranges'])];
    if (stack !== undefined && stack >= stacks.length)
      found.push(
        clash(
          [...path, 'stack'],
          `there is no stack ${stack}; count the entries of “stacks” from 0, or add one`,
        ),
      );
    if (spends && stack === undefined && !expended)
      found.push(clash([...path, 'spends'], 'it has no “stack” to spend from; name one'));
    modes.forEach(({ mode }, at) => {
      if (modes.findIndex((other) => other.mode === mode) < at)
        found.push(clash([...path, 'modes', at, 'mode'], `${mode} is given twice; leave one out`));
    });
    return found;
  });
}

function objectiveFaults({ conditions, target }: CardOf<'objective'>): readonly Fault[] {
  const needs = conditions.map(({ need }) => need);
  const isAttacked = needs.includes('destroyTargets');
  const found: Fault[] = [];
  const mismatch = (path: Path, message: string) => found.push(fault('PACK_OBJECTIVE_TARGET', path, message));
  if (isAttacked && target === undefined)
    mismatch(['target'], 'destroyTargets needs a target; add “target”, or take the condition away');
  if (!isAttacked && target !== undefined)
    mismatch(['conditions'], 'a target is given, but nothing asks for it; add {"need": "destroyTargets"}');
  if (needs.every((need) => need === 'timeLimit' || need === 'failIf'))
    found.push(clash(['conditions'], 'a way to fail alone is fulfilled at once; add what is to be done'));
  const names = conditions.map((condition) =>
    condition.need === 'failIf' ? `failIf ${condition.is}` : condition.need,
  );
  names.forEach((name, index) => {
    if (names.indexOf(name) < index)
      found.push(clash(['conditions', index, 'need'], `${name} is given twice; leave one out`));
  });
  return found;
}

/** Text of an Event that lasts works only where the Event is attached (WF-HOST-48). */
function eventFaults({ abilities = [], attackable }: CardOf<'event'>): readonly Fault[] {
  const isAttached = abilities.some(({ do: effects }) => effects.some(({ effect }) => effect === 'attach'));
  if (isAttached) return [];
  if (attackable !== undefined)
    return [
      clash(['attackable'], 'only an Event that stays can be attacked; let it “attach”, or leave it out'),
    ];
  return abilities.flatMap((ability, index) => {
    const isLasting = ability.when === 'static' || ability.do.some(({ effect }) => effect === 'modEntrance');
    const message = 'it lasts only on an Event that stays; add {"effect": "attach", "at": "here"} to it';
    return isLasting ? [fault('PACK_WORD_IDLE', ['abilities', index, 'do'], message)] : [];
  });
}
