import { describe, expect, it } from 'vitest';
import { loadHandbook } from './handbook.ts';

const en = await loadHandbook('en');
const hu = await loadHandbook('hu');
const it_ = await loadHandbook('it');

const first = (found: ReturnType<typeof en.find>) => found.entries[0]?.id;

describe('a search', () => {
  it.each([
    [en, 'Reload', 'reload'],
    [en, 'SCREENED', 'screening'],
    [en, 'kill number', 'hit-check'],
    [hu, 'ujratoltes', 'reload'],
    [hu, 'Újratöltés', 'reload'],
    [hu, 'lefogott katona', 'suppressed-soldier'],
    [it_, 'liberta', undefined],
    [it_, 'PENALITA DEGLI OSTILI', 'entrance-penalty'],
    [it_, 'ricaricare', 'reload'],
  ])('finds by title and other names, whatever the accents: %#', (handbook, query, id) => {
    expect(first(handbook.find(query))).toBe(id);
  });

  it('puts what an entry is about before what it mentions', () => {
    const found = en.find('explosion').entries.map(({ id }) => id);
    expect(found[0]).toBe('explosion');
    expect(found).toContain('collateral-damage');
    expect(found.indexOf('collateral-damage')).toBeGreaterThan(0);
    expect(new Set(found).size).toBe(found.length);
  });

  it('finds by the id of a rule or of a group', () => {
    expect(hu.find('wf-atk-10').entries.map(({ title }) => title)).toEqual(['Az újratöltés ellenőrzése']);
    const group = en.find('WF-ENV').entries.map(({ id }) => id);
    expect(group).toEqual(expect.arrayContaining(['environment', 'hardy']));
    expect(group).not.toContain('reload');
  });

  it('leaves out what belongs to another edition', () => {
    expect(first(en.find('stumble', 'ww2'))).toBe('stumble');
    expect(en.find('striking', 'modern').entries.map(({ id }) => id)).not.toContain('striking');
  });

  it('suggests what was probably meant', () => {
    expect(en.find('fearles').nearest).toBeUndefined();
    expect(en.find('fearlass')).toEqual({ entries: [], nearest: 'Fearless' });
    expect(en.find('xyzzyxyzzy')).toEqual({ entries: [], nearest: undefined });
    expect(en.find(' ')).toEqual({ entries: [], nearest: undefined });
  });
});

describe('a rule', () => {
  it.each([
    ['WF-ATK-27', 'stealth-attack'],
    ['wf-atk-27', 'stealth-attack'],
    ['WF-XP-10', 'xp-without-attack'],
    ['WF-MOVE-99', 'move'],
    ['WF-MOVE', 'move'],
  ])('%s leads to the entry that is about it, or to its family', (rule, id) => {
    expect(en.forRule(rule)?.id).toBe(id);
  });
});
