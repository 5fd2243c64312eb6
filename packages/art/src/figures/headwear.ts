/** What somebody in a figure wears, as an outline around the middle of a head of radius 5 that looks to the right. */
export const HEADWEAR = {
  bare: 'M-5-1Q-5.5-6 0-6.2T5-2.5L2-3-3-2-4 2Z',
  cap: 'M-5.5-1Q-5.5-6.5 0-6.5T5.2-2.5L11-1.2 10 .2-5.5-.6Z',
  boonie: 'M-11 .4Q-6-2-5-2.4-4.5-7.2 0-7.2T5-2.4Q7-2 11 .6 0-1.8-11 .4Z',
  straw: 'M-13 .6Q-6-2.4-4.6-2.8-4-8 0-8T4.6-2.8Q8-2 13 .6 0-2.6-13 .6Z',
  helmet: 'M-6.6 3Q-8-7.6 0-7.6T6.8-1.6L7.4 .4 4.5 0 3.6-1.2-2-.6-2.6 3.2Z',
  'steel-helmet': 'M-7.6 .6Q-7-8 0-8T7-1L9 .8Q0-1-7.6 1.8Z',
  'flared-helmet': 'M-8.6 4.6Q-6-.6-6.4-3.4-5-8.2 0-8.2T6.2-2.4L8.2 .4 5 .2Q0-1-3.6 1.6L-6 5Z',
  beret: 'M-5.4-1.6Q-8-6.4-2-7.4T6-3.4L5.4-1.4Z',
  peaked: 'M-6-1.8L-8-6Q0-9.8 7-5.6L5.6-2 9.5-.2 4-.4-5.6-.8Z',
  'field-cap': 'M-5.4-.6L-5-6.6Q0-7.8 4.6-6.2L5-2.4 9-1 8 .2-5.4 .2Z',
  wrap: 'M-6 5Q-8-7 0-7.4T6-2L6 .2-1-.6-2 4 4.5 5.5 2 8-7 8-10 13Q-11 7-6 5Z',
  'wrap-loose': 'M-6 2Q-7-7 0-7.2T5.6-2.4L5.6-.8-2-1.2-4 4-6 10-9 9Z',
  hood: 'M-7.5 7Q-8.5-8 0-8.6T7-2.6L4.6-2.4Q1-5-1-2T1 5L3 8Z',
  ushanka: 'M-6.6 3.5L-7-3Q-6-8.6 0-8.6T6.6-3L6-.8-1-1.4-2 4Z',
  mask: 'M-6 7Q-6.5-6.6 0-6.8T5.6-2.4L5.6-1-1-1.2-1 .4 6 .4Q6 5 3 7Z',
  'side-cap': 'M-5.6-1.6L-4-6.8Q1-8 5.4-4.6L5-1.4Z',
} as const;

export type Headwear = keyof typeof HEADWEAR;
