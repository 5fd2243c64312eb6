import { expect, it } from 'vitest';
import { wordsOfMessages } from './words.ts';

it('messages say the words of all their cases and forms, and not the names of their arguments', () => {
  const messages = {
    plural: '{slot, plural, =0 {no card} one {# card} other {# cards}} for {slot}',
    select: '{kind, select, slot {one} other {many {slot}}}',
    number: '{slot, number, ::sign-always} points',
    noun: { base: 'house', of: 'of the house' },
  };
  expect(wordsOfMessages(messages, 'en')).toEqual({
    plural: 'no card · # card · # cards for …',
    select: 'one · many …',
    number: '… points',
    noun: 'house · of the house',
  });
});
