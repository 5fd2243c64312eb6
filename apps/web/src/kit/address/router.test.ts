import { expect, it } from 'vitest';
import { linkTo, parsePath } from './router.ts';

it.each([
  ['', []],
  ['#/', []],
  ['#/play/a%2Fb', ['play', 'a/b']],
  ['#/rules/WF-ATK-10', ['rules', 'WF-ATK-10']],
  ['#/rules/100%', ['rules', '100%']],
])('the address %s means %j', (hash, path) => {
  expect(parsePath(hash)).toEqual(path);
});

it('gives every path an address that leads back to it', () => {
  const path = ['rules', 'újratölt / 100 %'];
  expect(parsePath(linkTo(...path))).toEqual(path);
});
