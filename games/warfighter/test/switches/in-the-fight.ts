import type { OptionName } from '../../src/options.ts';
import { drill, type Terms } from '../rules/drill.ts';
import { chart, hostile, objective, text, weapon } from '../rules/drill-cards.ts';
import { front } from '../ww2/front.ts';
import { FIGHTERS } from '../ww2/front-cards.ts';
import type { Showing } from './shown.ts';

const AT_TRIO = [{ card: 'trio', slot: 1, target: 1 }];
const RIFLE = [{ card: 'rifle' }];

const BOSS = hostile('boss', {
  value: 4,
  abilities: [text('static', { effect: 'screenedBy', by: { of: 'values', span: [0, 2] } })],
});
const TRAP = weapon('trap', {
  traits: ['Stealth'],
  triggered: true,
  profiles: [{ ranges: [{ range: 0, kill: 5 }], modes: [{ mode: 'explosion', dice: 1 }] }],
  stacks: [],
  expended: true,
});
const BRUTE = hostile('brute', { charts: [chart([], [0, 0])] });
const MORTAR = hostile('mortar', { charts: [chart([], [1, 3])] });
const DAGGER = weapon('dagger', {
  words: ['Knife'],
  profiles: [{ ranges: [{ range: 0, kill: 8 }], thrown: true, modes: [{ mode: 'thrown', dice: 1 }] }],
  stacks: [],
});
const { target: _target, ...ELIMINATE } = objective({ conditions: [{ need: 'eliminateHostiles' }] });

const attack = (weapon: number) => ({ type: 'attack', soldier: 1, weapon, profile: 0 }) as const;

/** Ace strikes a grunt in the field with a knife. */
function striking(terms: Terms, card = 'knife') {
  return front(
    {
      path: ['field'],
      soldiers: [{ card: 'ace', slot: 2, strikes: 0, gear: [{ card }] }],
      hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
    },
    { ...terms, cards: FIGHTERS },
  );
}

/** Switches of attacks on both sides. */
export const IN_THE_FIGHT = {
  'unarmed-legacy': {
    rule: 'WF-HTH-06',
    scene: (options) => {
      const dice = options['unarmed-legacy'] === 'on' ? 'attack 1' : 'attack 1 cover 1';
      const range = drill({ soldiers: [{ card: 'ace' }], hostiles: AT_TRIO }, { options, dice });
      range.attack(0, 'trio');
      return [range.rolled, range.refusal({ type: 'attack', weapon: 0 })];
    },
    under: { off: [['attack', 'cover'], 'UNARMED_USED'], on: [['attack'], undefined] },
  },
  'weapon-jams': {
    rule: 'WF-OPT-04',
    scene: (options) => {
      const range = drill(
        { soldiers: [{ card: 'ace', gear: RIFLE }], hostiles: AT_TRIO },
        { options, dice: 'attack 3 3 cover 6' },
      );
      return range.attack(1, 'trio', 'burst').soldier(1).gear[0]?.isJammed;
    },
    under: { off: false, on: true },
  },
  'stealth-window': {
    rule: 'WF-ATK-27',
    scene: (options) => {
      const dice = options['stealth-window'] === 'game-turn' ? 'attack 5' : 'attack 5 cover 2';
      const range = drill(
        {
          at: 'hostileTurn',
          path: ['field'],
          soldiers: [{ card: 'ace', gear: [{ card: 'trap' }] }],
          hostiles: [{ card: 'brute', slot: 2, target: 1 }],
        },
        { cards: [TRAP, BRUTE], options, dice },
      ).give(attack(1));
      return range.told('attackRolled')[0]?.defeatCover;
    },
    under: { 'game-turn': 6, 'soldier-turn': 2 },
  },
  'inactive-objective-shield': {
    rule: 'WF-OBJ-02',
    scene: (options) =>
      drill(
        {
          slots: 3,
          path: ['field'],
          soldiers: [{ card: 'ace', slot: 2, gear: RIFLE }],
          hostiles: [{ card: 'grunt', slot: 3, target: 1 }],
        },
        { options },
      ).refusal({ type: 'attack', weapon: 1 }),
    under: { off: undefined, on: 'SHIELDED' },
  },
  'eliminate-timing': {
    rule: 'WF-OBJ-09',
    scene: (options) => {
      const range = drill(
        {
          slots: 2,
          isActive: true,
          soldiers: [{ card: 'ace', slot: 2, gear: RIFLE }],
          hostiles: [{ card: 'grunt', slot: 2, target: 1, isMarked: true }],
        },
        { cards: [ELIMINATE], options, dice: 'attack 9 cover 5' },
      );
      const atOnce = range.attack(1, 'grunt', 'semi').game.result?.isSuccess;
      return [atOnce, (atOnce ? range : range.endTurn()).game.result?.isSuccess];
    },
    under: { immediate: [true, true], 'end-of-soldier-turn': [undefined, true] },
  },
  'striking-fire': {
    rule: 'WF-HTH-13',
    scene: (options) => striking({ options }, 'rifle').refusal({ type: 'attack', weapon: 1 }),
    under: { off: 'STRIKING_ONLY', on: undefined },
  },
  stumble: {
    rule: 'WF-HTH-22',
    scene: (options) => {
      const range = striking({ options, dice: 'attack 2 10 cover 1' }).attack(1, 'grunt', 'normal');
      return [range.soldier(1).suppress, range.refusal({ type: 'attack', weapon: 1 })];
    },
    under: { suppress: [1, 'SUPPRESSED'], 'weapon-lock': [0, 'SHOT_USED'] },
  },
  'thrown-retrieval': {
    rule: 'WF-HTH-25',
    scene: (options) => {
      const range = front(
        {
          path: ['field'],
          soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'dagger' }, ...RIFLE] }],
          hostiles: [{ card: 'grunt', slot: 2, target: 1 }],
        },
        { cards: [DAGGER], options, dice: 'attack 3 cover 1 attack 9 cover 5' },
      );
      range.attack(1, 'grunt').give({ type: 'move', soldier: 1, to: 1 }).attack(2, 'grunt', 'semi');
      return range.soldier(1).gear.map(({ card }) => card);
    },
    under: { 'same-location': ['rifle'], anywhere: ['dagger', 'rifle'] },
  },
  'saved-actions': {
    rule: 'WF-HTH-11',
    scene: (options) =>
      front(
        {
          at: 'soldierTurn',
          turn: 3,
          soldiers: [{ card: 'ace', savedActions: 1, savedIn: 1 }],
          hostiles: AT_TRIO,
        },
        { cards: FIGHTERS, options },
      ).soldier(1).savedActions,
    under: { 'until-spent': 1, 'two-turns': 0 },
  },
  'hostile-backoff': {
    rule: 'WF-HOST-43',
    scene: (options) =>
      drill(
        {
          at: 'closeRange',
          path: ['field', 'field'],
          soldiers: [{ card: 'ace', slot: 2 }],
          hostiles: [{ card: 'mortar', slot: 2, target: 1 }],
        },
        { cards: [MORTAR], options },
      ).hostile('mortar').slot,
    under: { off: 2, on: 3 },
  },
  'covered-text': {
    rule: 'WF-HOST-21',
    scene: (options) => {
      const range = drill(
        {
          soldiers: [{ card: 'ace', gear: RIFLE }],
          hostiles: [
            { card: 'boss', slot: 1, target: 1, suppress: 1 },
            { card: 'grunt', slot: 1, target: 1 },
          ],
        },
        { cards: [BOSS], options },
      ).give(attack(1));
      return range.offers({ type: 'onHostile', hostile: range.hostile('boss').token });
    },
    under: { stops: true, 'descriptors-stay': false },
  },
} as const satisfies Partial<Showing<OptionName>>;
