import { expect, it } from 'vitest';
import { makeText } from './text.ts';

const catalogue = {
  plain: 'Nothing to fill.',
  points: '{points, plural, one {# point} other {# points}}',
  broken: 'an {unclosed gap',
  'card.jab': { base: 'szúrás', accusative: 'szúrást' },
};

it('fills the gaps of a message by the rules of its language', () => {
  const text = makeText('en', [catalogue]);
  expect(text.t('points', { points: 1 })).toBe('1 point');
  expect(text.t('points', { points: 2 })).toBe('2 points');
  expect(text.t('plain')).toBe('Nothing to fill.');
  expect(text.missing.size).toBe(0);
});

it('lets later catalogues override earlier ones', () => {
  const text = makeText('en', [catalogue, { plain: 'Reworded.' }]);
  expect(text.t('plain')).toBe('Reworded.');
});

it('knows the forms of a noun and says its base form', () => {
  const text = makeText('hu', [catalogue]);
  expect(text.t('card.jab')).toBe('szúrás');
  expect(text.formsOf('card.jab')).toEqual({ base: 'szúrás', accusative: 'szúrást' });
  expect(text.formsOf('plain')).toEqual({ base: 'Nothing to fill.' });
});

it.each([
  ['a key that does not exist', 'nowhere', {}],
  ['a message that is malformed', 'broken', {}],
  ['an argument that is missing', 'points', {}],
])('marks and counts %s instead of crashing', (_what, key, args) => {
  const text = makeText('en', [catalogue]);
  expect(text.t(key, args)).toBe(`⟦${key}⟧`);
  text.t(key, args);
  expect(text.missing.get(key)).toBe(2);
});

it('tells which keys and arguments there are', () => {
  const text = makeText('en', [catalogue]);
  expect(text.has('plain')).toBe(true);
  expect(text.has('nowhere')).toBe(false);
  expect(text.keysAfter('card.')).toEqual(['jab']);
  expect([...text.argumentsOf('points')]).toEqual(['points']);
  expect(text.argumentsOf('broken').size).toBe(0);
  expect(text.argumentsOf('nowhere').size).toBe(0);
});
