/** A specification in small: all ways in which rules are written down. */
export const SAMPLE_SPEC = `
# A game
Rules are written **XY-GROUP-nn**; see XY-ACT-01 for one.

- **XY-ACT-01** Everybody acts.
- **XY-ACT-02** {old} Only in the old ruleset. [12.3]
- **XY-ACT-03** [12.4] {new} Only in the new one, see **XY-ACT-01**.
- **XY-ACT-04** {old} Once in the old; {new} twice in the new ruleset.
- **XY-ACT-05** In both, and {new} a little more in the new one.
- **XY-ACT-06** {option:extra} With a switch.
- **XY-ACT-07** *withdrawn*
- **XY-S1-01** *Scenario rule* {new}: for the new ruleset.
- **XY-RULING-01** {old} A ruling.

| ID | Word | Where | Meaning |
|---|---|---|---|
| **XY-KEY-01** | Again | Card | Twice; {new} thrice. |
| **XY-KEY-02** | Bipod | Weapon {old} | Steady. |
| XY-VEC-01 | 4 against 3 | hit | XY-ACT-01 |
`;
