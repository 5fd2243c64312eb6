import type { Facts } from './facts.ts';

export const keywords = {
  keywords: { ruleset: 'both', rules: ['WF-KEY-84'], see: ['golden-rule', 'traits'] },
  'chart-rows': {
    ruleset: 'both',
    rules: ['WF-HOST-37', 'WF-KEY-54', 'WF-KEY-62', 'WF-KEY-55', 'WF-KEY-56', 'WF-RULING-86'],
    see: ['hostile-attack', 'again', 'all-row', 'destroy'],
    covers: ['row.miss', 'row.kill', 'row.discard'],
  },
  again: {
    ruleset: 'both',
    rules: ['WF-KEY-01', 'WF-HOST-35', 'WF-RULING-83', 'WF-RULING-84'],
    see: ['hostile-attack', 'cancelled-attack'],
    covers: ['row.again'],
  },
  'all-row': {
    ruleset: 'both',
    rules: ['WF-KEY-03', 'WF-HOST-36', 'WF-RULING-85'],
    see: ['hostile-attack', 'chart-rows'],
    covers: ['row.all'],
  },
  destroy: {
    ruleset: 'both',
    rules: ['WF-KEY-17', 'WF-HOST-38', 'WF-KEY-60', 'WF-RULING-87', 'WF-RULING-153', 'WF-XP-10'],
    see: ['cancelled-attack', 'experience'],
    covers: ['row.destroy', 'row.malfunction'],
  },
  'discard-hostile': {
    ruleset: 'both',
    rules: ['WF-KEY-19', 'WF-XP-08'],
    see: ['experience', 'target'],
    covers: ['effect.discardHostile'],
  },
  fearless: {
    ruleset: 'both',
    rules: ['WF-KEY-34', 'WF-HOST-24'],
    see: ['suppress-hostile'],
    covers: ['effect.fearless'],
  },
  immobile: {
    ruleset: 'both',
    rules: ['WF-KEY-49', 'WF-KEY-08', 'WF-HOST-46'],
    see: ['close-range-step'],
    covers: ['effect.immobile'],
  },
  inspire: {
    ruleset: 'both',
    rules: ['WF-KEY-51', 'WF-RULING-95'],
    see: ['attack-step', 'covered-hostile'],
    covers: ['effect.inspire'],
  },
  'hostile-reinforce': {
    ruleset: 'both',
    rules: ['WF-KEY-86', 'WF-HOST-27', 'WF-RULING-34'],
    see: ['reinforcement-step', 'covered-hostile'],
    covers: ['effect.reinforce'],
  },
  'collateral-damage': {
    ruleset: 'both',
    rules: ['WF-KEY-11', 'WF-RULING-69'],
    see: ['choosing-target', 'explosion', 'spray'],
    covers: ['effect.collateralDamage'],
  },
  'cover-at-range': {
    ruleset: 'ww2',
    rules: ['WF-KEY-42'],
    see: ['cover-check', 'range'],
    covers: ['effect.coverAtRange'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
