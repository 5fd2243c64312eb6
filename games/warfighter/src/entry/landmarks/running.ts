import { type AnyEvent, isRecord, numberIn, sameData, topFrame } from '@sitrep/kernel';
import { allEffects, type Read } from '../../for-clients.ts';
import type { Effect, Frames, WarTypes } from '../../index.ts';
import { rowMark } from './list.ts';
import { rowRolled } from './rolls.ts';

type Event = AnyEvent<WarTypes>;

/** What the steps of procedures show: effects carried out, reinforcements drawn, printed charts rolled on. */
export function runningMarks(state: Read, event: Event, next: Event | undefined): readonly string[] {
  const top = topFrame(state);
  if (event.type === 'frameStepped' && top?.procedure === 'resolve')
    return effectMarks(state, top.locals, event, next);
  if (event.type === 'frameStepped' && top?.procedure === 'hostileTurn')
    return reinforceMarks(top.locals, event, next);
  return event.type === 'rolled' && top?.procedure === 'chartAttack' ? chartMarks(top.locals, event) : [];
}

/** An effect was carried out if anything happened before the list went on. */
function effectMarks(
  state: Read,
  { effects, source }: Frames['resolve'],
  event: Event,
  next: Event | undefined,
): readonly string[] {
  const at = numberIn('patch' in event ? event.patch : undefined, 'at') ?? 0;
  const effect = effects[at - 1];
  const hasActed = next !== undefined && next.type !== 'frameStepped' && next.type !== 'framePopped';
  return effect === undefined || !hasActed
    ? []
    : [`effect ${effect.effect}`, ...triggersOf(state, source, effect)];
}

function triggersOf({ content }: Read, source: string, wanted: Effect): readonly string[] {
  const abilities = content.cards[source]?.abilities ?? [];
  return abilities.flatMap((ability) =>
    allEffects(ability).some((effect) => sameData(effect, wanted)) ? [`trigger ${ability.when}`] : [],
  );
}

/** The first draw in the queue has been made once the rest of the queue is noted. */
function reinforceMarks(
  locals: Frames['hostileTurn'],
  event: Event,
  next: Event | undefined,
): readonly string[] {
  const [first, ...rest] = locals.queue;
  const patch: unknown = 'patch' in event ? event.patch : undefined;
  const queue = isRecord(patch) && Array.isArray(patch.queue) ? patch.queue : undefined;
  const isDrawn = next?.type === 'drawn' || next?.type === 'moved';
  if (first === undefined || queue?.length !== rest.length || first.hostile < 0 || !isDrawn) return [];
  return ['trigger reinforceStep', 'effect reinforce'];
}

function chartMarks({ rows, source }: Frames['chartAttack'], event: Event): readonly string[] {
  if (!('dice' in event) || event.type !== 'rolled' || event.name !== 'hostile') return [];
  const row = rowRolled(rows, event.dice[0] ?? 0);
  return row === undefined ? [] : [rowMark(source, '', row)];
}
