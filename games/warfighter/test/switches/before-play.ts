import type { OptionName } from '../../src/options.ts';
import { equipment, hostile, mission, objective, soldier, weapon } from '../rules/drill-cards.ts';
import { briefing, muster, setupProblems, teamFaults } from '../rules/muster.ts';
import type { Showing } from './shown.ts';

const LEVELS = [hostile('grunt', { level: 'frontline' }), hostile('trio', { level: 'elite' })];
const SIGHT = equipment('sight', { attachesTo: ['Rifle', 'SMG'], legacyAttachesTo: ['Rifle'] });
const { target: _target, ...GETAWAY } = objective({
  conditions: [{ need: 'escape' }],
  hostiles: [1, 1, 1, 1, 1, 1],
});
const FLAGGED = [soldier('ben', { nation: 'abroad' }), weapon('sten', { nation: 'abroad' })];

const TOO_LATE = ['TOO_LATE WF-OPT-10'];

/** Switches for the set-up, the team and the deal. */
export const BEFORE_PLAY = {
  'hostile-level-mix': {
    rule: 'WF-SETUP-04',
    scene: (options) => setupProblems({ cards: LEVELS, config: { ruleset: 'ww2', level: 'mixed' }, options }),
    under: { forbid: ['level LEVELS_APART'], allow: [] },
  },
  'random-mission': {
    rule: 'WF-OPT-09',
    scene: (options) => {
      const cards = ['m1', 'm2', 'm3'].map((id) => mission({ id }));
      const drawn = Array.from(
        { length: 12 },
        (_, index) => briefing({ cards, options, seed: `seed ${index}` }).game.mission,
      );
      return new Set(drawn).size > 1;
    },
    under: { off: false, on: true },
  },
  'acog-legacy': {
    rule: 'WF-BUY-22',
    scene: (options) =>
      teamFaults([{ gear: [{ card: 'smg' }, { card: 'sight', attachTo: 0 }] }], {
        cards: [SIGHT, weapon('smg', { words: ['SMG'] })],
        options,
      }),
    under: { off: [], on: ['DOES_NOT_FIT WF-BUY-22'] },
  },
  'nation-pool': {
    rule: 'WF-BUY-15',
    scene: (options) =>
      teamFaults([{ gear: [{ card: 'sten' }] }, { card: 'ben' }], { cards: FLAGGED, options }),
    under: { team: [], soldier: ['WRONG_NATION WF-BUY-16'] },
  },
  'war-years': {
    rule: 'WF-OPT-10',
    scene: (options) =>
      teamFaults([{ gear: [{ card: 'rifle' }] }], { cards: [weapon('rifle', { year: 1943 })], options }),
    under: {
      off: [],
      1939: TOO_LATE,
      1940: TOO_LATE,
      1941: TOO_LATE,
      1942: TOO_LATE,
      1943: [],
      1944: [],
      1945: [],
    },
  },
  'team-value': {
    rule: 'WF-DOWN-10',
    scene: (options) => muster([{ gear: [{ card: 'rifle' }] }], { options }).game.teamValue,
    under: { spent: 12, mission: 40 },
  },
  'escape-opening-draw': {
    rule: 'WF-MISSIONTYPE-03',
    scene: (options) => muster([{}], { cards: [GETAWAY], options }).game.hostiles.length > 0,
    under: { off: false, on: true },
  },
} as const satisfies Partial<Showing<OptionName>>;
