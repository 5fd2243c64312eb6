import { describe, expect, it } from 'vitest';
import { SAMPLE_SPEC } from '../test/sample-spec.ts';
import { parseSpec } from './parse-spec.ts';

const SPEC = `${SAMPLE_SPEC}

| Option | Values | old | new | Meaning |
|---|---|---|---|---|
| \`extra\` | off / on | off | on | More. |
| \`odd\` | off / on | off | – | Only of old. |

| Option | Price |
|---|---|
| \`extra\` | – |

## Weather {old}

- **XY-ENV-01** It rains.
- **XY-ENV-02** {new} Shines after all.
### Storms
- **XY-ENV-03** And blows.

## Records

### Old ones {old}

- **XY-REC-01** Are kept.

### New ones {new}

- **XY-REC-02** {option:odd} Are kept as well.

## Switches

- **XY-OPT-01** {option:odd} With a switch of one ruleset.
- **XY-OPT-02** {option:extra=on} With a switch of both.
- **XY-OPT-03** Whatever {option:odd} says.
`;

describe('parseSpec', () => {
  it.each([
    ['XY-ACT-01', true, []],
    ['XY-ACT-02', true, ['old']],
    ['XY-ACT-03', true, ['new']],
    ['XY-ACT-04', true, ['old', 'new']],
    ['XY-ACT-05', true, []],
    ['XY-ACT-06', true, []],
    ['XY-ACT-07', false, []],
    ['XY-S1-01', true, ['new']],
    ['XY-RULING-01', false, ['old']],
    ['XY-KEY-01', true, []],
    ['XY-KEY-02', true, ['old']],
    ['XY-VEC-01', false, []],
    ['XY-ENV-01', true, ['old']],
    ['XY-ENV-02', true, ['new']],
    ['XY-ENV-03', true, ['old']],
    ['XY-REC-01', true, ['old']],
    ['XY-REC-02', true, ['new']],
    ['XY-OPT-01', true, ['old']],
    ['XY-OPT-02', true, []],
    ['XY-OPT-03', true, []],
  ])('reads %s', (id, isCounted, rulesets) => {
    expect(parseSpec(SPEC).find((rule) => rule.id === id)).toEqual({ id, isCounted, rulesets });
  });

  it('finds definitions only, each once', () => {
    expect(parseSpec(`${SPEC}- **XY-ACT-01** again`)).toHaveLength(20);
  });
});
