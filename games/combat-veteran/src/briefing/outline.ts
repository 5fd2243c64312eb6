import type { NamedSetup, Outline, OutlineLine, OutlineSection } from '@sitrep/contract';
import type { Content } from '../content/content.ts';
import type { CvTypes } from '../cv-types.ts';
import { EXITS, WORTH } from '../queries/victory.ts';
import { SHELLHOLE_RANGE } from '../setup/zones.ts';
import { PHASES } from '../state.ts';
import { type Scenario, SIDES, type Side } from '../types.ts';
import { forcesOf } from './forces.ts';
import { trackOf } from './track.ts';
import rates from './win-rates.json' with { type: 'json' };

/** What both sides should know before a firefight. */
export function outlineOf({ config, content }: Pick<NamedSetup<CvTypes>, 'config' | 'content'>): Outline {
  const { scenario, forces } = content;
  return {
    lead: { key: `brief.lead.${scenario}`, args: { exits: EXITS } },
    sides: SIDES.map((side, seat) => ({
      seat,
      name: { key: `nation.${forces[side].nation}` },
      forces: forcesOf(content, side),
      goals: GOALS[scenario][side],
    })),
    sections: [
      { ...section('victory', [victoryLine(scenario, config.turns)]), track: trackOf(content) },
      section('balance', [{ text: { key: 'brief.balance.rate', args: { rate: rates[scenario] } } }]),
      section('setup', SETUP[scenario]),
      section('turn', turnLines(scenario)),
      section('special', SPECIAL[scenario](content)),
    ],
  };
}

function section(name: string, lines: readonly OutlineLine[]): OutlineSection {
  return { name, title: { key: `brief.${name}` }, lines };
}

function line(name: string, rule: string, args = {}): OutlineLine {
  return { text: { key: `brief.${name}`, args }, rule };
}

function titled(name: string, rule: string, args = {}): OutlineLine {
  return { title: { key: `brief.${name}.title` }, ...line(name, rule, args) };
}

const GOALS: Readonly<Record<Scenario, Readonly<Record<Side, readonly OutlineLine[]>>>> = {
  'rice-paddy': {
    us: [line('goal.hit', 'CV-S1-17'), line('goal.paddies', 'CV-S1-18')],
    enemy: [line('goal.losses', 'CV-S1-17', { killed: WORTH.killed })],
  },
  keating: {
    us: [line('goal.exit', 'CV-S2-22', { exits: EXITS })],
    enemy: [line('goal.overrun', 'CV-S2-21')],
  },
};

function victoryLine(scenario: Scenario, turns: number): OutlineLine {
  return scenario === 'rice-paddy'
    ? line('score', 'CV-S1-19', { turns })
    : line('race', 'CV-S2-23', { turns });
}

const SETUP: Readonly<Record<Scenario, readonly OutlineLine[]>> = {
  'rice-paddy': [
    line('setup.bunkers', 'CV-S1-01'),
    line('setup.shellholes', 'CV-S1-05', { range: SHELLHOLE_RANGE }),
  ],
  keating: [
    line('setup.outpost', 'CV-S2-01'),
    line('setup.peaks', 'CV-S2-06'),
    line('setup.arrival', 'CV-S2-07'),
  ],
};

function turnLines(scenario: Scenario): readonly OutlineLine[] {
  const phases = PHASES.filter((phase) => phase !== 'setup');
  return [
    line(`first.${scenario}`, scenario === 'rice-paddy' ? 'CV-S1-16' : 'CV-S2-08'),
    ...phases.map((phase) => titled(`phase.${phase}`, 'CV-TURN-03')),
  ];
}

const SPECIAL: Readonly<Record<Scenario, (content: Content) => readonly OutlineLine[]>> = {
  'rice-paddy': () => [
    titled('bunkers', 'CV-S1-10'),
    titled('support', 'CV-S1-08'),
    titled('bombs', 'CV-S1-09'),
  ],
  keating: ({ setup }) => [
    titled('chits', 'CV-S2-05', { boxes: setup.track?.length ?? 0 }),
    titled('mortar', 'CV-S2-09'),
    titled('ban', 'CV-S2-13'),
    titled('wounds', 'CV-S2-20'),
    titled('exit', 'CV-S2-18'),
  ],
};
