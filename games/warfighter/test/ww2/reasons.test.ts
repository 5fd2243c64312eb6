import { describe, LANGUAGES, type Nouns } from '@sitrep/text';
import { expect, it } from 'vitest';
import type { Wanted, WantedSoldier } from '../../src/examples/wanted.ts';
import { textIn } from '../catalogues.ts';
import type { Terms } from '../rules/drill.ts';
import { hostile, location, text, weapon } from '../rules/drill-cards.ts';
import { front } from './front.ts';
import { blade, FIGHTERS } from './front-cards.ts';

const CARDS = [
  ...FIGHTERS,
  hostile('tank', { traits: ['Vehicle'] }),
  hostile('boss', {
    value: 4,
    abilities: [text('static', { effect: 'screenedBy', by: { of: 'values', span: [0, 2] } })],
  }),
  blade('bayonet', { requires: ['Rifle'] }),
  weapon('heavy', { bipod: 'needed' }),
  weapon('dart', {
    profiles: [{ ranges: [{ range: 0, kill: 8 }], thrown: true, modes: [{ mode: 'thrown', dice: 1 }] }],
    stacks: [],
  }),
];

/** Somebody in the field with a grunt. */
function field(soldier: Partial<WantedSoldier>, cards = ['grunt'], terms: Terms = {}) {
  const wanted: Wanted = {
    path: ['field'],
    soldiers: [{ card: 'ace', slot: 2, ...soldier }],
    hostiles: cards.map((card) => ({ card, slot: 2, target: 1 })),
  };
  return front(wanted, { ...terms, cards: [...CARDS, ...(terms.cards ?? [])] });
}

const gear = (...cards: string[]) => ({ gear: cards.map((card) => ({ card })) });
const DEAR = { cards: [location('field', { striking: 3 })] };
const strike = { type: 'strike', soldier: 1 };
const attack = { type: 'attack', weapon: 1 };

const CASES = [
  ['NOT_STRIKING', attack, field(gear('knife'))],
  ['STRIKING_ONLY', attack, field({ strikes: 0, ...gear('rifle') })],
  ['HAS_MELEE', { type: 'attack', weapon: 0 }, field({ strikes: 0, ...gear('knife') })],
  ['WEAPON_MISSING', attack, field({ strikes: 0, ...gear('bayonet') })],
  ['NOT_DEPLOYED', attack, field(gear('heavy'))],
  ['THROWN', attack, field(gear('dart'), ['trio'], { dice: 'attack 1 cover 1' }).attack(1, 'trio')],
  [
    'SHOT_USED',
    attack,
    field({ strikes: 0, ...gear('knife') }, ['trio'], {
      dice: 'attack 2 2 cover 1',
      options: { stumble: 'weapon-lock' },
    }).attack(1, 'trio', 'normal'),
  ],
  ['ALREADY_STRIKING', strike, field({ strikes: 0 })],
  ['SCREENED', strike, field({}, ['boss', 'grunt'])],
  ['TRAIT_FORBIDS', strike, field({}, ['tank'])],
  ['SUPPRESSED', strike, field({ suppress: 1 })],
  ['NOT_ENOUGH_ACTIONS', strike, field({ actions: 1 }, ['grunt'], DEAR)],
  ['NO_ACTIONS', { type: 'saveForStrike' }, field({ actions: 0 }, ['grunt'], DEAR)],
  ['ACTIONS_SAVED', { type: 'saveForStrike' }, field({ savedActions: 3 }, ['grunt'], DEAR)],
  ['NOT_ENOUGH_ACTIONS', { type: 'leaveStrike' }, field({ strikes: 0, actions: 1 }, ['grunt'], DEAR)],
  ['NO_ACTIONS', { type: 'deploy' }, field({ actions: 0, ...gear('heavy') })],
  ['NOT_ENOUGH_CARDS', { type: 'setAside' }, field({})],
] as const;

/** Names as short as can be: what they stand for is the catalogue's to say. */
const nouns: Nouns = (field) => (field === 'hostile' ? { key: 'noun.everybody' } : undefined);

it.each(CASES)('%s: why not %j, in three languages', (code, command, range) => {
  const reason = range.reason(command);
  expect(reason?.code).toBe(code);
  const told = LANGUAGES.map((language) =>
    describe(textIn(language), `refusal.${code}`, reason?.args ?? {}, nouns),
  );
  expect(new Set(told).size).toBe(LANGUAGES.length);
  expect(told.join(' ')).not.toMatch(/⟦/);
});
