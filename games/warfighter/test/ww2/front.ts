import type { Wanted } from '../../src/examples/wanted.ts';
import { type Drill, drill, type Terms } from '../rules/drill.ts';
import { action } from '../rules/drill-cards.ts';
import { type Line, muster, type Orders } from '../rules/muster.ts';

const WW2 = { ruleset: 'ww2' } as const;

/** A situation of the second ruleset. */
export function front(wanted: Wanted, terms: Terms = {}): Drill {
  return drill(wanted, { ...terms, config: { ...WW2, ...terms.config } });
}

/** A team of the second ruleset, bought and dealt. */
export function enlist(lines: readonly Line[], orders: Orders = {}): Drill {
  return muster(lines, { ...orders, config: { ...WW2, ...orders.config } });
}

export const asWw2 = (orders: Orders): Orders => ({ ...orders, config: { ...WW2, ...orders.config } });

/** With it, Locations have a deck of their own. */
export const MARKER = action(
  'marker',
  { when: 'main', do: [{ effect: 'drawLocation' }] },
  { kind: 'marker', count: 8 },
);
