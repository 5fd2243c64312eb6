import { findGame } from '@sitrep/catalog';
import { findRules } from '@sitrep/speech';
import { describe, expect, it } from 'vitest';
import { readRuleBook } from '../src/rule-book.ts';
import { runTool } from './fake-host.ts';

const entry = findGame('warfighter');
if (entry === undefined) throw new Error('there is no Warfighter');
const book = readRuleBook(entry, 'modern');

describe('the rule book', () => {
  it('has every rule of the edition, and none of another one only', () => {
    const ids = book.rules.map(({ id }) => id);
    expect(ids).toContain('WF-ATK-10');
    expect(ids).not.toContain('WF-SETUP-03');
    expect(ids.filter((id) => id.startsWith('WF-ENV-'))).toEqual([]);
    expect(ids.filter((id) => id.startsWith('WF-SR-'))).toEqual([
      'WF-SR-09',
      'WF-SR-10',
      'WF-SR-11',
      'WF-SR-12',
    ]);
    expect(book.groups.get('WF-ATK')).toBe('Soldier attacks');
  });

  it.each([
    ['WF-ATK-10', 'WF-ATK-10'],
    ['wf-atk-10', 'WF-ATK-10'],
    ['again', 'WF-KEY-01'],
    ['Always Reinforce', 'WF-KEY-04'],
    ['újratölt', 'WF-ATK-10'],
  ])('finds %s', (term, id) => {
    expect(findRules(book, term).map((rule) => rule.id)).toContain(id);
  });

  it('puts rules about a word before those that only use it', () => {
    expect(findRules(book, 'again')[0]).toMatchObject({ id: 'WF-KEY-01', title: 'Again' });
  });

  it('finds the rules of a group', () => {
    const found = findRules(book, 'WF-HTH');
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter(({ id }) => !id.startsWith('WF-HTH-'))).toEqual([]);
  });

  it('knows groups with a figure in their name, and leaves out sources in front', () => {
    const veteran = findGame('combat-veteran');
    const rules = veteran === undefined ? [] : findRules(readRuleBook(veteran, 'standard'), 'cv-s1');
    expect(rules).toContainEqual({ id: 'CV-S1-19', title: '', text: 'The higher score wins.' });
    expect(rules.filter(({ id }) => !id.startsWith('CV-S1-'))).toEqual([]);
  });

  it('leaves out the sources', () => {
    expect(findRules(book, 'WF-ATK-09')[0]?.text).toBe(
      'The attack dice (d10) and exactly one DC die (d6) are rolled together.',
    );
  });

  it('finds nothing for nothing', () => {
    expect(findRules(book, 'xyzzy')).toEqual([]);
    expect(findRules(book, ' ')).toEqual([]);
  });
});

describe('the command', () => {
  it('tells what the terms are called in the reader’s language', async () => {
    const tell = (language: string) =>
      runTool(['rules', '--game', 'warfighter', 'WF-OBJ-13', '--language', language]);
    expect((await tell('hu')).out).toContain('Kill = ölés (Kill)');
    expect((await tell('it')).out).toContain('Kill = Uccisione (Kill)');
    expect((await tell('en')).out).not.toContain(' = ');
  });

  const lookUp = async (...args: readonly string[]) =>
    (await runTool(['rules', '--game', 'warfighter', ...args])).out;

  it('tells what the handbook says of a rule, and the rule behind it', async () => {
    const out = await lookUp('WF-ATK-09');
    expect(out).toMatch(/^Attack dice: The attack dice and exactly one Defeat Cover die are rolled\n/);
    expect(out).toContain('  Rules: WF-ATK-09; WF-ATK-11.\n');
    expect(out).toContain('  See also: Dice and bonuses; ');
    expect(out).toMatch(
      /WF-ATK-09 Roll: The attack dice \(d10\) and exactly one DC die \(d6\) are rolled\n {2}together.\n$/,
    );
  });

  it('explains a word in the reader’s language, without the English rule', async () => {
    expect(await lookUp('ujratoltes', '--language', 'hu')).toMatch(/^Újratöltés: Akció, /);
    const italian = await lookUp('ricaricare', '--language', 'it');
    expect(italian).toMatch(/^Ricaricare: Azione, per PS e NPS: /);
    expect(italian).not.toContain('WF-ACT-09: ');
  });

  it('explains the first few entries and names the others', async () => {
    const out = await lookUp('explosion');
    expect(out).toMatch(/^Explosion: Each attack die is paired /);
    expect(out.match(/^ {2}Rules: /gm)).toHaveLength(3);
    expect(out).toContain('\nKill first, or Suppress first? In an Explosion');
    expect(out).toMatch(/\nMore: .*Target on an Objective/s);
    // Spray belongs to the other edition.
    expect(out).toContain('  See also: Choosing a target; Explosion.\n');
  });

  it('names the entries of a group before all its rules', async () => {
    const out = await lookUp('WF-ENV', '--ruleset', 'ww2');
    expect(out).toMatch(/^More: .*Environ: type n\+; Hardy/);
    expect(out.match(/^WF-ENV-\d+/gm)).toHaveLength(6);
  });

  it('suggests what was probably meant', async () => {
    expect(await runTool(['rules', '--game', 'warfighter', 'fearlass'])).toMatchObject({
      code: 2,
      err: 'sitrep: no rule mentions “fearlass”; did you mean “Fearless”?\n',
    });
  });

  it('serves every game', async () => {
    const { out } = await runTool(['rules', '--game', 'duel', 'parry', '--json']);
    expect(JSON.parse(out).rules.map(({ id }: { id: string }) => id)).toContain('DU-ATK-02');
  });

  it('refuses what no rule mentions', async () => {
    expect(await runTool(['rules', '--game', 'duel', 'xyzzy'])).toMatchObject({
      code: 2,
      err: 'sitrep: no rule mentions “xyzzy”\n',
    });
  });
});
