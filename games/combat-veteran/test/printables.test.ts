import { describe, expect, it } from 'vitest';
import { contents } from '../src/entry/contents.ts';
import { printables } from '../src/entry/printables.ts';
import { rosterOf } from '../src/index.ts';

const counters = (scenario: string) => {
  const found = printables.list.find(({ kind, id }) => kind === 'counters' && id === scenario);
  if (found?.kind !== 'counters') throw new Error(`${scenario} prints no counters`);
  return found.counters;
};

function copiesOf(scenario: string, kind: string): number {
  const own = counters(scenario).filter(({ front }) => front.startsWith(`${kind}/`));
  return own.reduce((sum, { copies }) => sum + copies, 0);
}

describe.each(Object.entries(contents))('what is printed of %s', (scenario, content) => {
  const { soldiers, weapons, bunkers, chits } = rosterOf(content);

  it('[CV-PIECE-01] is every piece of both sides, and markers', () => {
    expect(copiesOf(scenario, 'soldier')).toBe(soldiers.length);
    expect(copiesOf(scenario, 'weapon')).toBe(weapons.length);
    expect(copiesOf(scenario, 'bunker')).toBe(bunkers.length);
    expect(copiesOf(scenario, 'chit')).toBe(chits.length);
    expect(counters(scenario).flatMap(({ front, back }) => [front, back])).toEqual(
      expect.arrayContaining(['stance/crawling', 'stance/running', 'stance/sprinting', 'stance/wounded']),
    );
  });

  it('[CV-PIECE-12] has weapons out of order on their backs, or spent', () => {
    for (const { front, back } of counters(scenario).filter((each) => each.front.startsWith('weapon/'))) {
      const type = content.forces.weaponTypes.find(({ id }) => `weapon/${id}` === front);
      expect(back).toBe(`${type?.isExpendable ? 'spent' : 'broken'}/${type?.id}`);
    }
  });

  it('[CV-S2-04] has chits that look alike from behind', () => {
    const backs = counters(scenario).flatMap(({ front, back }) => (front.startsWith('chit/') ? [back] : []));
    expect(new Set(backs)).toEqual(new Set(['chit']));
  });

  it('has a map', () => {
    expect(printables.list.map(({ kind, id }) => `${kind} ${id}`)).toContain(`map ${scenario}`);
  });
});
