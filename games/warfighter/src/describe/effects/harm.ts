import { describeRows } from '../parts/chart-row.ts';
import { signed } from '../parts/figures.ts';
import { listPart, part, stat } from '../parts/text-part.ts';
import { describeStruck } from '../parts/who.ts';
import { type Describers, quantity } from './describer.ts';

/** What strikes hostiles and Soldiers without a weapon. */
export const harmWords: Describers<
  'hit' | 'discardHostile' | 'suppress' | 'wound' | 'supportAttack' | 'chartAttack'
> = {
  hit: ({ amount, noXp }) => quantity(noXp ? 'hit.noXp' : 'hit', amount),
  discardHostile: () => part('effect.discardHostile'),
  suppress: ({ amount, on, at }) =>
    on.who === 'hostile'
      ? quantity('suppress.it', amount)
      : part('effect.suppress', { amount, who: describeStruck(on, at) }),
  wound: ({ amount, on, at }) => part('effect.wound', { amount, who: describeStruck(on, at) }),
  supportAttack: ({ dice, kill, penetration, noXp }) =>
    part(noXp ? 'effect.supportAttack.noXp' : 'effect.supportAttack', {
      dice,
      kill,
      penetration: signed(penetration),
    }),
  chartAttack({ rows, penetration, at }) {
    const who = describeStruck({ who: 'soldiersHere' }, at);
    const attack = part('effect.chartAttack', { who, rows: describeRows(rows) });
    return penetration === 0 ? attack : listPart('dot', [attack, stat('penetration', signed(penetration))]);
  },
};
