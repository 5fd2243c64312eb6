import type { Shape } from '@sitrep/contract';
import { checkRule, checkWords, type Judge } from './check-words.ts';
import type { Example, ExampleExpectation, ExampleStep } from './format.ts';

/** Everything that an example names and its game does not have, each with its path. */
export function findUnknownWords(judge: Judge, example: Example): readonly string[] {
  return [
    ...example.rules.flatMap((rule, index) => checkRule(judge, rule, `rules.${index}`)),
    ...example.do.flatMap((step, index) => inStep(judge, step, `do.${index}`)),
    ...inExpectation(judge, example.expect, 'expect'),
  ];
}

function inStep(
  judge: Judge,
  { option, command, expect = {} }: ExampleStep,
  path: string,
): readonly string[] {
  const { spoken } = judge.words;
  return [
    ...checkWords(judge, spoken.command, option, `${path}.option`),
    ...checkWords(judge, spoken.command, command, `${path}.command`),
    ...inExpectation(judge, expect, `${path}.expect`),
    ...checkWords(judge, spoken.refusal, expect.refusal, `${path}.expect.refusal`),
  ];
}

function inExpectation(judge: Judge, expect: ExampleExpectation, path: string): readonly string[] {
  const { command, event, state, view, decision, blocked, outcome } = judge.words.spoken;
  const part = (name: string, shape: Shape, value: unknown) =>
    checkWords(judge, shape, value, `${path}.${name}`);
  return [
    ...part('events', { list: event }, expect.events),
    ...part('noEvents', { list: event }, expect.noEvents),
    ...part('state', state, expect.state),
    ...part('views', { byKey: view }, expect.views),
    ...part('decision', decision, expect.decision),
    ...part('offered', { list: offerOf(command) }, expect.offered),
    ...part('notOffered', { list: offerOf(command) }, expect.notOffered),
    ...(expect.blocked ?? []).flatMap(({ seat: _seat, ...item }, index) =>
      part(`blocked.${index}`, blocked, item),
    ),
    ...part('outcome', outcome, expect.outcome),
  ];
}

function offerOf(command: Shape): Shape {
  return { fields: { seat: 'number', option: command } };
}
