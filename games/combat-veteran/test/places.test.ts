import { expect, it } from 'vitest';
import { drill } from './drill.ts';

const AT = { 'usv-alder': '0821', 'vc-minh': '0921' };

it.each([
  ['attack 3 2 2 2 2 2 nerve 6', ['affected vc-minh 0921 crawl 0', 'wentDown vc-minh 0921']],
  ['attack 5 2 2 2 2 2', ['affected vc-minh 0921 wounded 0', 'wounded vc-minh 0921']],
  ['attack 6 5 2 2 2 2', ['affected vc-minh 0921 killed 0', 'eliminated vc-minh 0921']],
])('[CV-RES-13] what fire does is told with its place: %s', (dice, told) => {
  const d = drill('rice-paddy', { phase: 'combat', at: AT }, { dice });
  d.do('fire usv-alder -', 'aim 0921', 'commit 4');
  const events = ['affected', 'wentDown', 'wounded', 'eliminated'].flatMap((type) => d.events(type));
  expect(events).toEqual(told);
});
