import { describe, expect, it } from 'vitest';
import type { Content, WeaponType } from '../../src/content/content.ts';
import {
  type HexFacts,
  hexModifiers,
  modified,
  type TargetFacts,
  targetModifiers,
} from '../../src/queries/conditions.ts';
import { type Firer, findBudget } from '../../src/queries/firepower.ts';
import { keating, ricePaddy } from '../contents.ts';

function weapon(content: Content, id: string): WeaponType {
  const found = content.forces.weaponTypes.find((type) => type.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

const rifleman: Firer = { own: 4, crew: 1, isOnPeak: false, bunker: 0 };
const field: HexFacts = {
  terrain: 0,
  distance: 3,
  range: 4,
  occupied: 0,
  pieces: 1,
  rank: 0,
  isCaptured: false,
  armor: 0,
  ignores: [],
};
const man: TargetFacts = { stance: 'walking', isCarrying: false, bunker: 0, ignores: [] };
const hexDice = (facts: Partial<HexFacts>) => modified(0, hexModifiers({ ...field, ...facts }));
const targetDice = (facts: Partial<TargetFacts>) => modified(0, targetModifiers({ ...man, ...facts }));

describe('budgets', () => {
  it('[CV-ATK-02] [CV-RULING-143] a medic attacks with nothing, a rifleman with his own rating', () => {
    expect(findBudget(rifleman)).toEqual({ dice: 4, range: 4, isCircled: false });
    expect(findBudget({ ...rifleman, own: undefined })).toBeUndefined();
    expect(findBudget({ ...rifleman, own: undefined, weapon: weapon(ricePaddy, 'm79') })).toBeUndefined();
  });

  it('[CV-ATK-07] [CV-S2-10] a DShK is a plain seven, and seven more than the crew on a peak', () => {
    const crew = { ...rifleman, weapon: weapon(keating, 'dshk'), crew: 3 };
    expect(findBudget(crew)).toEqual({ dice: 7, range: 7, isCircled: false });
    expect(findBudget({ ...crew, isOnPeak: true })).toEqual({ dice: 11, range: 11, isCircled: false });
  });

  it('[CV-ATK-08] a plus weapon is added to the user’s own', () => {
    const user = { ...rifleman, weapon: weapon(ricePaddy, 'xm148') };
    expect(findBudget(user)).toEqual({ dice: 7, range: 7, isCircled: false });
  });

  it('a circled weapon replaces it, all into one hex', () => {
    const user = { ...rifleman, weapon: weapon(ricePaddy, 'law') };
    expect(findBudget(user)).toEqual({ dice: 10, range: 10, isCircled: true });
  });

  it('smoke and radios do not attack', () => {
    expect(findBudget({ ...rifleman, weapon: weapon(ricePaddy, 'smoke') })).toBeUndefined();
    expect(findBudget({ ...rifleman, weapon: weapon(ricePaddy, 'an-prc-25') })).toBeUndefined();
  });

  it('[CV-COND-06] [CV-RULING-70] a crew too small halves the weapon alone, and two are needed for a heavy one', () => {
    const gunner = { ...rifleman, own: 3, weapon: weapon(ricePaddy, 'fm-24-29') };
    expect(findBudget({ ...gunner, crew: 2 })?.dice).toBe(6);
    expect(findBudget({ ...gunner, crew: 1 })?.dice).toBe(4);
    const heavy = { ...rifleman, weapon: weapon(keating, 'b10') };
    expect(findBudget({ ...heavy, crew: 3 })?.dice).toBe(9);
    expect(findBudget({ ...heavy, crew: 2 })?.dice).toBe(4);
    expect(findBudget({ ...heavy, crew: 1 })).toBeUndefined();
  });

  it('[CV-RULING-69] the range is the full printed rating, whatever the crew', () => {
    expect(findBudget({ ...rifleman, weapon: weapon(keating, 'b10'), crew: 2 })?.range).toBe(9);
  });

  it('[CV-RULING-78] a bunker adds to dice and range', () => {
    expect(findBudget({ ...rifleman, own: 1, bunker: 1 })).toEqual({ dice: 2, range: 2, isCircled: false });
  });
});

describe('conditions', () => {
  it('[CV-COND-01] armor takes its number away, from the hex or from the one sheltered', () => {
    expect(hexDice({ armor: 3 })).toBe(-3);
    expect(targetDice({ bunker: 4 })).toBe(-4);
  });

  it('[CV-COND-02] a captured weapon', () => {
    expect(hexDice({ isCaptured: true })).toBe(-1);
  });

  it('[CV-COND-03] a target that carries a wounded man', () => {
    expect(targetDice({ isCarrying: true })).toBe(1);
  });

  it('[CV-COND-05] [CV-COND-12] [CV-COND-13] crawling, sprinting and wounded targets', () => {
    expect(targetDice({ stance: 'crawling' })).toBe(-4);
    expect(targetDice({ stance: 'sprinting' })).toBe(-2);
    expect(targetDice({ stance: 'wounded' })).toBe(-4);
    expect(targetDice({ stance: 'running' })).toBe(0);
  });

  it('[CV-COND-07] each occupied hex on the line', () => {
    expect(hexDice({ occupied: 2 })).toBe(-2);
  });

  it('[CV-COND-08] [CV-RULING-08] each piece above fifteen, once', () => {
    expect(hexDice({ pieces: 15 })).toBe(0);
    expect(hexDice({ pieces: 18 })).toBe(3);
  });

  it('[CV-COND-09] an adjacent target hex', () => {
    expect(hexDice({ distance: 1 })).toBe(1);
    expect(hexDice({ distance: 2 })).toBe(0);
  });

  it('[CV-COND-10] each hex beyond the range', () => {
    expect(hexDice({ distance: 4 })).toBe(0);
    expect(hexDice({ distance: 7 })).toBe(-3);
  });

  it('[CV-S2-12] [CV-RULING-76] neither armor nor range modifies an attack by a B-10', () => {
    const { ignores = [] } = weapon(keating, 'b10');
    expect(hexDice({ ignores, armor: 2, distance: 20, range: 9 })).toBe(0);
    expect(targetDice({ ignores, bunker: 4 })).toBe(0);
  });

  it('[CV-ATK-21] all add up, with terrain, and those that change nothing are not listed', () => {
    const modifiers = hexModifiers({ ...field, terrain: -1, distance: 1, rank: 2 });
    expect(modifiers.map(({ condition, dice, rule }) => [condition, dice, rule])).toEqual([
      ['terrain', -1, 'CV-ATK-20'],
      ['proximity', 1, 'CV-COND-09'],
      ['rank', 2, 'CV-COND-11'],
    ]);
    expect(modified(4, modifiers)).toBe(6);
    expect(hexModifiers(field)).toEqual([]);
  });
});

describe('the dice pools of the specification', () => {
  it('a LAW against a path hex at distance 5', () => {
    const budget = findBudget({ ...rifleman, weapon: weapon(ricePaddy, 'law') });
    expect(modified(budget?.dice ?? 0, hexModifiers({ ...field, terrain: 1, distance: 5, range: 10 }))).toBe(
      11,
    );
  });

  it('a DShK crew on a peak against the M2 at distance 8', () => {
    const budget = findBudget({ ...rifleman, weapon: weapon(keating, 'dshk'), crew: 3, isOnPeak: true });
    const facts = { ...field, terrain: 1, armor: 2, distance: 8, range: budget?.range ?? 0 };
    expect(modified(budget?.dice ?? 0, hexModifiers(facts))).toBe(10);
  });

  it('[CV-ATK-15] firepower 1 in a bunker against a crawling man in a paddy is no attack', () => {
    const budget = findBudget({ ...rifleman, own: 1, bunker: 1 });
    const pool = modified(budget?.dice ?? 0, hexModifiers({ ...field, distance: 3, range: 2 }));
    expect(pool).toBe(1);
    expect(modified(pool, targetModifiers({ ...man, stance: 'crawling' }))).toBeLessThan(1);
  });

  it('firepower 4 with two dots against a sprinter in an adjacent wood', () => {
    const pool = modified(4, hexModifiers({ ...field, terrain: -1, distance: 1, rank: 2 }));
    expect(modified(pool, targetModifiers({ ...man, stance: 'sprinting' }))).toBe(4);
  });

  it('firepower 1 against eighteen pieces on a bridge', () => {
    expect(modified(1, hexModifiers({ ...field, terrain: 0, distance: 3, range: 3, pieces: 18 }))).toBe(4);
  });
});
