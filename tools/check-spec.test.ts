import { expect, test } from 'vitest';
import { coverGames, findSpecProblems } from './check-spec.ts';
import { withProject } from './temp-project.ts';

test('tests, examples and the examples of packs count; the rest is listed by game', async () => {
  const project = {
    'games/xy/SPEC.md':
      '- **XY-A-01** a\n- **XY-A-02** b\n- **XY-A-03** c\n- **XY-A-04** d\n- **XY-A-05** e\n',
    'games/xy/test/deep/a.test.ts': "test('[XY-A-01] a', f); test('[XY-A-09] z', f);",
    'games/xy/src/b.test.ts': "test('[XY-A-02] b', f);",
    'games/xy/examples/c.json': '{ "rules": ["XY-A-03"] }',
    'games/xy/node_modules/test/e.test.ts': "test('[XY-A-05] e', f);",
    'content/pack/examples/d.json': '{ "rules": ["XY-A-04", "QQ-A-01"] }',
    'games/unwritten/test/a.test.ts': "test('[XY-A-05] e', f);",
  };
  await withProject(project, (folder) => {
    expect(coverGames(folder).get('xy')).toMatchObject({ total: 5, tested: 4 });
    expect(findSpecProblems(folder)).toEqual([
      'games/xy: no test names XY-A-05',
      'games/xy: a test names XY-A-09, which SPEC.md does not define',
    ]);
  });
});
