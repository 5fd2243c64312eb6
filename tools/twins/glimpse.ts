import { isSketch } from '@sitrep/combat-veteran';
import type { Focus, Question, QuestionKind } from '@sitrep/contract';
import { HOST } from '@sitrep/kernel';
import type { SeatClient } from '@sitrep/session';
import { stackIn } from '../commander/foresee.ts';

/** How many options and stacks are asked about: all that there are would take too long. */
const SOME = 4;

/** All that a screen gets of a seat at one moment, each part as text: what is pushed to it, and replies to whatever it asks. */
export async function glimpse(client: SeatClient): Promise<Readonly<Record<string, string>>> {
  const now = client.snapshot();
  const { seat, revision, options, isAsked } = now;
  const parts: Record<string, unknown> = {
    ...now,
    told: [client.told.view(HOST), client.told.events(seat), client.told.events(1 - seat)],
  };
  const ask = async <K extends QuestionKind>(name: string, question: Question<K>) => {
    const reply = await client.ask(revision, question);
    parts[`${question.kind} ${name}`] = reply;
    return reply;
  };
  if (isAsked) {
    const some = options.slice(0, SOME);
    await ask('', { kind: 'proposals' });
    await ask('', { kind: 'hints' });
    await ask('', { kind: 'threats' });
    await ask('', { kind: 'odds', answers: some });
    for (const answer of some) await ask(JSON.stringify(answer), { kind: 'cautions', answer });
    const groups = (await ask('', { kind: 'groups', answers: options })) ?? [];
    for (const stack of stacksIn(groups)) await askAbout(stack, ask);
  }
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part) ?? '']));
}

type Groups = readonly (readonly { readonly id: string }[])[];

function stacksIn(groups: Groups): readonly number[] {
  const hexes = groups.flatMap((group) => stackIn([group]) ?? []);
  return [...new Set(hexes)].slice(0, SOME);
}

/** The reach of a stack and its danger, and the ways to the first and the last hex of it. */
async function askAbout(
  stack: number,
  ask: (
    name: string,
    question: Question<'proposals'>,
  ) => Promise<readonly { readonly sketch?: object }[] | undefined>,
): Promise<void> {
  const propose = (focus: Focus) => ask(JSON.stringify(focus), { kind: 'proposals', focus });
  const [gather] = (await propose({ stack })) ?? [];
  const sketch = gather?.sketch;
  const hexes = isSketch(sketch) && sketch.kind === 'reach' ? sketch.hexes : [];
  for (const reached of [hexes[0], hexes.at(-1)])
    if (reached !== undefined) await propose({ stack, to: reached.hex });
}
