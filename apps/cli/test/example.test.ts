import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runTool } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

const examples = path.resolve(import.meta.dirname, '../../../games/duel/examples');

describe('example', () => {
  it('plays files and folders', async () => {
    const count = readdirSync(examples).length;
    const { code, out } = await runTool(['example', examples, path.join(examples, 'parry.json'), '--json']);
    expect(JSON.parse(out)).toEqual({ passed: count, failed: 0, failures: [] });
    expect(code).toBe(0);
  });

  it('says which fail and why', async () => {
    const file = path.join(tempFolder(), 'bad.json');
    writeFileSync(file, '{"id": 1}');
    const { code, out } = await runTool(['example', file, '--json']);
    expect(JSON.parse(out)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ id: file, reason: expect.any(String) }],
    });
    expect(code).toBe(1);
    expect((await runTool(['example', file])).out).toMatch(/0 passed, 1 failed\n$/);
  });

  it('tells an example step by step', async () => {
    const file = path.join(examples, 'parry.json');
    const { code, out } = await runTool(['example', '--trace', file]);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^parry: A parry adds/);
    expect(lines).toContain('step 2: seat 1, option {"card":"block"}');
    expect(lines).toContain('  asked       parryChance (window, DU-ATK-02)');
    expect(lines).toContain('  seat 1 may  pass; parry card block; parry card parry');
    expect(lines).toContain('  luck        strike 2');
    expect(lines).toContain('  event       DU-ATK-03 missed seat 0');
    expect(lines).toContain('  state       zones.table.tokens: −jab');
    expect(lines).toContain('parry: passed');
    const page = readFileSync(path.resolve(examples, '../../../docs/examples.md'), 'utf8');
    const [shown = ''] = /^ {4}step 2: seat 1(?:.*\n {4})*.*/m.exec(page) ?? [];
    expect(out).toContain(shown.replaceAll(/^ {4}/gm, '').trimEnd());
    expect(shown).toContain('+jab +block');
    expect(lines.at(-2)).toBe('1 passed, 0 failed');
  });

  it('shows in the trace where an example fails, and gives it as data', async () => {
    const file = path.join(tempFolder(), 'unlucky.json');
    const unlucky = { ...JSON.parse(readFileSync(path.join(examples, 'parry.json'), 'utf8')), dice: [] };
    writeFileSync(file, JSON.stringify(unlucky));
    const { code, out } = await runTool(['example', '--trace', file]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}FAILED {6}step 2 \(.*\): no die is left for strike$/m);
    const json = JSON.parse((await runTool(['example', '--trace', file, '--json'])).out);
    expect(json).toMatchObject({
      failed: 1,
      traces: [{ id: 'parry', steps: [{ step: 0 }, { step: 1 }, { step: 2, luck: [] }] }],
    });
    expect(json.traces[0].reason).toBe(json.failures[0].reason);
  });

  it('lets nothing of a file steer the terminal', async () => {
    const file = path.join(tempFolder(), 'steering.json');
    const parry = JSON.parse(readFileSync(path.join(examples, 'parry.json'), 'utf8'));
    writeFileSync(file, JSON.stringify({ ...parry, title: 'A \u001b[31mred\u009b title' }));
    expect((await runTool(['example', '--trace', file])).out).toContain('parry: A [31mred title\n');
  });

  it('tells no options where a form is asked, and long events in short', async () => {
    const file = path.join(examples, '../../warfighter/examples/e217-house-to-house.json');
    const { out } = await runTool(['example', '--trace', file]);
    expect(out).toContain('asked    team (form, WF-BUY-01)\n');
    expect(out).toMatch(/^ {2}refused {2}FORM_PROBLEMS\s+\{"problems":\[\{"code":"OVER_BUDGET"/m);
    expect(out).not.toContain('may');
    const long = path.join(examples, '../../warfighter/examples/e247-cup.json');
    const told = (await runTool(['example', '--trace', long])).out;
    expect(told).toMatch(/soldierJoined recruit\s(?:.*\n)+?.*…\n/);
  });

  it('refuses nothing, a path that is not there, and a folder without examples', async () => {
    const folder = tempFolder();
    expect(await runTool(['example'])).toMatchObject({ code: 2, err: 'sitrep: example needs PATH\n' });
    expect(await runTool(['example', `${folder}/no`])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such file'),
    });
    expect(await runTool(['example', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no .json file'),
    });
  });
});
