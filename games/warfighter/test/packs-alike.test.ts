import { describe, expect, it } from 'vitest';
import type { CheckedPack } from '../src/packs/index.ts';
import { AXE, does, MANIFEST, NAMES, plus, problemsOf } from './packs-small.ts';

describe('cards that are alike', () => {
  const learn = (amount: number) => [{ when: 'setup', do: [{ effect: 'gainXp', amount }] }];
  const skill = (id: string, cost: number, amount: number) => ({
    ...{ id, source: 'original', type: 'skill', cost, abilities: learn(amount) },
  });
  const packOf = (skills: readonly { readonly id: string }[], alike?: readonly unknown[]) => ({
    'pack.json': { ...MANIFEST, ...(alike && { alike }) },
    'skills.json': skills,
    'locales/en.json': {
      ...NAMES,
      cards: { ...NAMES.cards, ...Object.fromEntries(skills.map(({ id }) => [id, id])) },
    },
  });
  const twins = [skill('old-hand', 1, 2), skill('veteran', 2, 2)];
  const named = (...cards: readonly string[]) => [{ cards, reason: 'both are in the rulebook' }];

  it('need a reason if their abilities are equal, whatever their figures', () => {
    expect(problemsOf(packOf(twins))).toEqual(['pack.json alike PACK_CARDS_ALIKE']);
    expect(problemsOf(packOf([skill('old-hand', 1, 2), skill('veteran', 1, 3)]))).toEqual([]);
    expect(problemsOf(packOf(twins, named('old-hand', 'veteran')))).toEqual([]);
  });

  it('are named all together, and no others', () => {
    const third = [...twins, skill('lifer', 3, 2)];
    const problem = ['pack.json alike.0.cards PACK_CARDS_ALIKE'];
    expect(problemsOf(packOf(third, named('old-hand', 'veteran')))).toEqual(problem);
    expect(problemsOf(packOf(twins, named('old-hand', 'veteran', 'axe')))).toEqual(problem);
    const apart = [skill('old-hand', 1, 2), skill('veteran', 1, 3)];
    expect(problemsOf(packOf(apart, named('old-hand', 'veteran')))).toEqual(problem);
  });

  it('may be of a required pack', () => {
    const far = {
      ...{ id: 'far', ruleset: 'modern', requires: [], terms: [], alike: new Map() },
      cards: [skill('veteran', 1, 2)],
    } as unknown as CheckedPack;
    const files = packOf([skill('old-hand', 1, 2)]);
    const requiring = { ...files, 'pack.json': { ...MANIFEST, requires: ['far'] } };
    expect(problemsOf(requiring, [far])).toEqual(['pack.json alike PACK_CARDS_ALIKE']);
    const alike = named('old-hand', 'far/veteran');
    expect(problemsOf({ ...files, 'pack.json': { ...MANIFEST, requires: ['far'], alike } }, [far])).toEqual(
      [],
    );
  });

  it('need no abilities if all their figures are equal', () => {
    const copy = { ...AXE, id: 'hatchet' };
    const files = (weapon: object) => ({
      'weapons.json': [AXE, weapon],
      'locales/en.json': { ...NAMES, cards: { ...NAMES.cards, hatchet: 'Hatchet' } },
    });
    expect(problemsOf(files(copy))).toEqual(['pack.json alike PACK_CARDS_ALIKE']);
    expect(problemsOf(files({ ...copy, cost: 2 }))).toEqual([]);
  });

  it('say the same in one ability that is always in force or in two, in any order', () => {
    const [one, other] = [plus, { effect: 'modHand', amount: 1 }];
    const cards = [
      { ...skill('old-hand', 1, 2), abilities: [does('static', one, other)] },
      { ...skill('veteran', 2, 2), abilities: [does('static', other), does('static', one)] },
    ];
    expect(problemsOf(packOf(cards))).toEqual(['pack.json alike PACK_CARDS_ALIKE']);
  });
});
