import * as z from 'zod';

/** The format of example files. `docs/examples.md` explains it and `docs/examples.schema.json` is made from it. */

const ruleId = z
  .string()
  .regex(/^[A-Z]{2,}-[A-Z][A-Z0-9]*-[0-9]+$/)
  .meta({ id: 'ruleId', description: 'The permanent id of a rule, such as WF-ATK-07.' });

const seat = z
  .int()
  .min(0)
  .max(29)
  .meta({ id: 'seat', description: 'A place at the table, counted from 0.' });

const matcher = z.record(z.string(), z.unknown()).meta({
  id: 'matcher',
  description:
    'Part of a record: every field named here must be there and match; null means that the field must be absent. Lists match item by item.',
});

const facts = z
  .record(z.string(), z.unknown())
  .meta({ id: 'facts', description: 'Data of a game, as the game explains it.' });

const offer = z
  .strictObject({ seat: seat.optional(), option: matcher })
  .meta({ id: 'offer', description: 'An option of a seat; without a seat, of the only seat that is asked.' });

const blocked = z
  .strictObject({ seat: seat.optional(), command: matcher, code: z.string(), rule: ruleId.optional() })
  .meta({ id: 'blocked', description: 'A command that is not possible now, with the reason that is given.' });

const refusal = z
  .strictObject({
    code: z.string(),
    rule: ruleId.optional(),
    args: matcher.optional(),
    problems: z.array(matcher).optional().describe('Everything wrong with a form.'),
  })
  .meta({ id: 'refusal', description: 'The request must be refused so, and nothing may change.' });

const expectation = {
  events: z
    .array(matcher)
    .optional()
    .describe('Events that happened in this order, possibly with others between.'),
  noEvents: z.array(matcher).optional().describe('None of these happened.'),
  state: matcher.optional().describe('Part of the full state: game, zones, frames, seats.'),
  views: z
    .record(z.string().regex(/^[0-9]{1,2}$/), matcher)
    .optional()
    .describe('Part of what a seat sees, by seat.'),
  decision: matcher.nullable().optional().describe('Part of the open decision; null when none is open.'),
  offered: z.array(offer).optional().describe('Options that a seat has now.'),
  notOffered: z.array(offer).optional().describe('Options that a seat does not have.'),
  blocked: z.array(blocked).optional().describe('Options that a seat is shown as impossible.'),
  outcome: matcher.nullable().optional().describe('Part of the result; null while the game goes on.'),
};

const endExpectation = z.strictObject(expectation).meta({
  id: 'expectation',
  description: 'What must hold at the end; events are those of the whole example.',
});

const stepExpectation = z.strictObject({ ...expectation, refusal: refusal.optional() }).meta({
  id: 'stepExpectation',
  description: 'What must hold after this step; events are those of this step.',
});

/** What a step does: exactly one of these. */
const VERBS = ['option', 'command', 'timeOut', 'undo', 'concede'] as const;
const REFUSABLE: readonly string[] = ['command', 'undo', 'concede'];

const step = z
  .strictObject({
    note: z.string().min(1).optional().describe('What the step is in the source; failures quote it.'),
    seat: seat.optional().describe('Who does it; without a seat, the only seat that is asked.'),
    option: matcher.optional().describe('Takes the one offered option that matches.'),
    command: facts.optional().describe('Sends this complete command, offered or not.'),
    timeOut: z.literal(true).optional().describe('Time runs out for all who have not answered.'),
    undo: z.literal(true).optional().describe('Takes back the last answer.'),
    concede: z.literal(true).optional().describe('Gives up.'),
    expect: stepExpectation.optional(),
  })
  .superRefine((value, context) => {
    const verbs = VERBS.filter((verb) => value[verb] !== undefined);
    if (verbs.length !== 1)
      context.addIssue({ code: 'custom', message: `a step has one of ${VERBS.join(', ')}` });
    const isRefusable = verbs.some((verb) => REFUSABLE.includes(verb));
    if (value.expect?.refusal === undefined || isRefusable) return;
    context.addIssue({
      code: 'custom',
      path: ['expect', 'refusal'],
      message: `only ${REFUSABLE.join(', ')} can be refused`,
    });
  })
  .meta({ id: 'step', oneOf: VERBS.map((verb) => ({ required: [verb] })) });

const face = z.int().min(1);
const dice = z
  .record(z.string(), z.union([face, z.array(face).min(1)]))
  .meta({ id: 'dice', description: 'The face of one die by its name, or the faces of several in a row.' });
const draw = z
  .record(z.string(), z.union([z.string(), z.array(z.string()).min(1)]))
  .meta({ id: 'draw', description: 'The card drawn from a zone, by name, or several in a row.' });

export const exampleFormat = z
  .strictObject({
    $schema: z.string().optional().describe('For editors: the path of examples.schema.json.'),
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .describe('Names the example, in kebab-case, unique within the game.'),
    title: z.string().min(1).describe('What the example shows, in one line.'),
    game: z.string().min(1),
    ruleset: z.string().optional(),
    rules: z.array(ruleId).min(1).describe('The rules that the example tests.'),
    note: z.string().optional().describe('Where it comes from, or anything easily overlooked.'),
    given: z
      .strictObject({
        setup: z
          .union([z.string(), matcher])
          .optional()
          .describe("One of the game's named setups, or a config of its own."),
        content: facts.optional().describe("The example's own cards, as the game explains."),
        situation: facts
          .optional()
          .describe('Where to start, as the game explains; without it, from the opening.'),
      })
      .describe('What is on the table before the first step.'),
    dice: z.array(dice).default([]).describe('All dice that are rolled, in order.'),
    draws: z.array(draw).default([]).describe('All cards that are drawn by chance, in order.'),
    do: z.array(step).default([]).describe('What is done, step by step.'),
    expect: endExpectation.default({}),
  })
  .superRefine((value, context) => {
    const expectations = [value.expect, ...value.do.map(({ expect }) => expect ?? {})];
    if (expectations.some((expect) => Object.keys(expect).length > 0)) return;
    context.addIssue({
      code: 'custom',
      path: ['expect'],
      message: 'an example that expects nothing shows nothing',
    });
  })
  .meta({ title: 'Sitrep example', description: 'A rulebook example that is run as a test.' });

/** A rulebook example: a situation, scripted luck, what is done and what must result. */
export type Example = z.output<typeof exampleFormat>;
export type ExampleStep = Example['do'][number];
export type ExampleExpectation = NonNullable<ExampleStep['expect']>;
export type Matcher = Readonly<Record<string, unknown>>;

/** The format as a JSON Schema, for editors and for pack authors' own tools. */
export function exampleSchema(): object {
  return z.toJSONSchema(exampleFormat, { io: 'input' });
}
