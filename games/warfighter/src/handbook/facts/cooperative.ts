import type { Facts } from './facts.ts';

export const cooperative = {
  together: {
    ruleset: 'both',
    rules: ['WF-CORE-02', 'WF-COOP-01', 'WF-COOP-13', 'WF-COOP-14'],
    see: ['mission-end', 'controllers'],
  },
  controllers: {
    ruleset: 'both',
    rules: ['WF-COOP-02', 'WF-COOP-07', 'WF-COOP-08'],
    see: ['together', 'handing-over'],
  },
  hands: {
    ruleset: 'both',
    rules: ['WF-COOP-04', 'WF-COOP-05', 'WF-COOP-06', 'WF-CARD-09'],
    see: ['hand-size', 'controllers'],
    covers: ['command.showHand', 'command.showCard'],
  },
  'team-decisions': {
    ruleset: 'both',
    rules: ['WF-COOP-09', 'WF-RULING-143'],
    see: ['controllers', 'simultaneous', 'pay-or-suffer'],
  },
  'handing-over': {
    ruleset: 'both',
    rules: ['WF-COOP-02'],
    see: ['controllers'],
    covers: ['command.handOver', 'command.takeOver', 'command.decline'],
  },
} as const satisfies Readonly<Record<string, Facts>>;
