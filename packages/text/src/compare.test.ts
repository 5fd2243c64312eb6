import { expect, it } from 'vitest';
import { compareMessages } from './compare.ts';
import { kernelMessages } from './kernel-messages.ts';
import { LANGUAGES } from './messages.ts';

it.each(LANGUAGES)(
  'the kernel’s sentences in %s have the keys and arguments of the English ones',
  async (language) => {
    const [reference, other] = await Promise.all([kernelMessages.en(), kernelMessages[language]()]);
    expect(compareMessages(reference, other, language)).toEqual([]);
  },
);

it('finds what is not in step', () => {
  const reference = { a: '{x}', b: 'same', c: 'only here', 'card.jab': { base: 'jab' } };
  const other = {
    a: '{y}',
    b: 'un{closed',
    d: 'only there',
    'card.jab': { base: 'szúrás' },
    e: '{card_accusative} {card_id}',
  };
  expect(compareMessages(reference, other, 'hu')).toEqual([
    'hu: c is missing',
    'hu: d is not in the reference',
    'hu: e is not in the reference',
    'hu: a takes “y” instead of “x”',
    'hu: b is malformed',
    'hu: card.jab has no form accusative, which {card_accusative} asks for',
  ]);
});

it('finds what is malformed in all languages alike', () => {
  const messages = { a: '{x, select, -2 {none} other {some}}' };
  expect(compareMessages(messages, messages, 'en')).toEqual(['en: a is malformed']);
});

it('finds counts without a case that the language has', () => {
  const reference = { a: '{n, plural, one {# card} other {# cards}}', b: '{n, plural, =1 {one} other {#}}' };
  const other = { a: '{n, plural, other {# carte}}', b: '{n, plural, other {#}}' };
  expect(compareMessages(reference, other, 'it')).toEqual(['it: a counts {n} without a case for “one”']);
  expect(compareMessages(reference, other, 'hu')).toEqual([]);
  expect(compareMessages(reference, { ...reference, a: '{n, plural, =1 {1} other {#}}' }, 'it')).toEqual([]);
});

it('lets languages differ in the forms that they use', () => {
  const english = { discard: 'Discard: {card}', 'card.jab': { base: 'jab' } };
  const hungarian = {
    discard: '{card_accusative} dobsz',
    'card.jab': { base: 'szúrás', accusative: 'szúrást' },
  };
  expect(compareMessages(english, hungarian, 'hu')).toEqual([]);
});
