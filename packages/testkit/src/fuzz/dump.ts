import { type Checked, isKey, type Problem } from '@sitrep/kernel';
import { z } from 'zod';

export const DUMP_FORMAT = 'sitrep-dump';

/** Larger files are not our dumps. */
const MOST_CHARACTERS = 32_000_000;

/** Why a dump cannot be read. */
export const DUMP_PROBLEMS = ['DUMP_TOO_LARGE', 'DUMP_NOT_JSON', 'DUMP_NOT_OURS', 'DUMP_FIELD_BAD'] as const;
export type DumpProblemCode = (typeof DUMP_PROBLEMS)[number];

export interface DumpProblem extends Problem {
  readonly code: DumpProblemCode;
}

const answer = z.looseObject({ type: z.string() });

const act = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start') }),
  z.object({ type: z.literal('answer'), answer }),
  z.object({ type: z.literal('timeOut') }),
  z.object({ type: z.literal('seat'), isPresent: z.boolean() }),
  z.object({ type: z.literal('concede') }),
  z.object({ type: z.literal('order'), decision: z.string(), isOn: z.boolean() }),
  z.object({ type: z.literal('undo') }),
  z.object({ type: z.literal('branch'), key: z.string() }),
]);

export const dumpSchema = z.object({
  format: z.literal(DUMP_FORMAT),
  formatVersion: z.literal(1),
  game: z.string(),
  rulesVersion: z.string(),
  /** The name of the setup; its contents are below. */
  setup: z.string(),
  config: z.looseObject({}),
  content: z.looseObject({}),
  key: z.string().refine(isKey, 'a key has 64 lower-case hexadecimal digits'),
  /** All requests to the match after its opening. */
  acts: z.array(z.object({ by: z.int().min(-1), act, request: z.string().exactOptional() })),
  failure: z.object({ law: z.string(), message: z.string(), entry: z.int().min(0) }),
});

/** A broken law as a file: the game, and the shortest list of commands found that shows it. */
export type Dump = Readonly<z.infer<typeof dumpSchema>>;

/** Reads a dump from text, or lists what is wrong with it and where. */
export function parseDump(text: string): Checked<Dump, DumpProblem> {
  if (text.length > MOST_CHARACTERS) return failed('DUMP_TOO_LARGE', '', { most: MOST_CHARACTERS });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return failed('DUMP_NOT_JSON', '', { reason: String(error) });
  }
  const { format }: { format?: unknown } = Object(value);
  if (format !== DUMP_FORMAT) return failed('DUMP_NOT_OURS', 'format');
  const parsed = dumpSchema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problems: parsed.error.issues.map(fieldProblem) };
}

/** The dump as text, ready for a file. */
export function formatDump(dump: Dump): string {
  return `${JSON.stringify(dump, undefined, 2)}\n`;
}

function fieldProblem({ path, message }: z.core.$ZodIssue): DumpProblem {
  return { code: 'DUMP_FIELD_BAD', path: path.map(String).join('.'), args: { reason: message } };
}

function failed(code: DumpProblemCode, path: string, args: object = {}): Checked<Dump, DumpProblem> {
  return { ok: false, problems: [{ code, path, args }] };
}
