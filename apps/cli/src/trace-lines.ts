import type { ExampleTrace, TracedStep } from '@sitrep/testkit';
import { alignFolded } from './layout.ts';
import { loadTestkit } from './load-testkit.ts';

type Testkit = Awaited<ReturnType<typeof loadTestkit>>;
type Row = readonly [label: string, text: string];

const WIDTH = 110;
/** More options of one kind than this are counted, not listed. */
const MOST_LISTED = 3;

/** An example step by step, for its author: what was asked and offered, what was done, and what followed. */
export async function traceLines({ id, title, steps, reason }: ExampleTrace): Promise<readonly string[]> {
  const testkit = await loadTestkit();
  return [
    `${id}: ${title}`,
    ...steps.flatMap((step) => ['', headOf(step), ...bodyOf(step, testkit)]),
    '',
    reason === undefined ? `${id}: passed` : `${id}: failed: ${reason}`,
  ];
}

function headOf({ step, does }: TracedStep): string {
  return step === 0 ? does : `step ${step}: ${does}`;
}

function bodyOf(step: TracedStep, testkit: Testkit): readonly string[] {
  const rows: readonly Row[] = [
    ...askedRows(step),
    ...mayRows(step, testkit),
    ...step.luck.map((luck): Row => ['luck', luck]),
    ...step.events.map((event): Row => ['event', cut(testkit.tellEvent(event, step.seats), MOST_TOLD)]),
    ...step.changes.map((change): Row => ['state', tellChange(change)]),
    ...(step.refusal === undefined ? [] : [['refused', cut(refusalText(step.refusal), MOST_TOLD)] as const]),
    ...(step.failure === undefined ? [] : [['FAILED', step.failure] as const]),
  ];
  return alignFolded(rows, WIDTH - 2).map((line) => `  ${line}`);
}

function askedRows({ decision }: TracedStep): readonly Row[] {
  if (decision === undefined) return [];
  const { name, kind, rule } = decision;
  return [['asked', `${name} (${kind}, ${rule})`]];
}

function refusalText({ code, ...rest }: NonNullable<TracedStep['refusal']>): string {
  const isMore = Object.keys(rest).length > 0;
  return `${code}${isMore ? ` ${JSON.stringify(rest)}` : ''}`;
}

/** A form has no options: whoever is asked writes a draft. */
function mayRows({ decision, offered }: TracedStep, testkit: Testkit): readonly Row[] {
  if (decision?.kind === 'form') return [];
  return offered.map(({ seat, options }) => [`seat ${seat} may`, shortList(options, testkit)]);
}

/** Options by type: a few are listed, many of one type are counted. */
function shortList(options: TracedStep['offered'][number]['options'], { tellFacts }: Testkit): string {
  const types = [...new Set(options.map(({ type }) => type))];
  const told = types.flatMap((type) => {
    const same = options.filter((option) => option.type === type);
    const different = [...new Set(same.map((option) => tellFacts(option)))];
    return different.length > MOST_LISTED ? [`${type} ×${different.length}`] : different;
  });
  return told.length === 0 ? 'nothing' : told.join('; ');
}

/** For a list, what was added and removed; for anything else, the old and the new value. */
function tellChange({ path, from, to }: TracedStep['changes'][number]): string {
  if (!Array.isArray(from) || !Array.isArray(to)) return `${path}: ${brief(from)} → ${brief(to)}`;
  const moved = [
    ...without(from, to).map((item) => `−${brief(item)}`),
    ...without(to, from).map((item) => `+${brief(item)}`),
  ];
  return `${path}: ${moved.length === 0 ? 'in another order' : moved.join(' ')}`;
}

/** The items of a list that another one lacks; of equal ones, as many as it lacks. */
function without(items: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = others.map((other) => JSON.stringify(other));
  return items.filter((item) => {
    const index = left.indexOf(JSON.stringify(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** `--json` gives longer ones in full. */
const MOST_SHOWN = 80;
const MOST_TOLD = 240;

function brief(value: unknown): string {
  const text = value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return cut(text, MOST_SHOWN);
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
