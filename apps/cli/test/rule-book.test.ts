import { findGame } from '@sitrep/catalog';
import { describe, expect, it } from 'vitest';
import { findRules, readRuleBook } from '../src/rule-book.ts';
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

  it('tells the rule', async () => {
    const { out, code } = await runTool(['rules', '--game', 'warfighter', 'WF-ATK-09']);
    expect(out).toBe(
      'WF-ATK-09 Roll: The attack dice (d10) and exactly one DC die (d6) are rolled together.\n'.replace(
        'rolled together',
        'rolled\n  together',
      ),
    );
    expect(code).toBe(0);
  });

  it('serves every game', async () => {
    const { out } = await runTool(['rules', '--game', 'duel', 'parry', '--json']);
    expect(JSON.parse(out).rules.map(({ id }: { id: string }) => id)).toContain('DU-ATK-02');
  });

  it('refuses what no rule speaks of', async () => {
    expect(await runTool(['rules', '--game', 'duel', 'xyzzy'])).toMatchObject({
      code: 2,
      err: 'sitrep: no rule speaks of “xyzzy”\n',
    });
  });
});
