import type { FrameEvent, MetFrame, RunningFrame } from '@sitrep/kernel';
import type { Trigger } from './content/vocabulary.ts';
import { joinedBoosts, payersOf } from './queries/table/promises.ts';
import type { Boost, Joins, PlayFrame, WarTypes } from './types.ts';

/** The procedure under way, if any. */
type Running = RunningFrame<WarTypes> | undefined;

type Pushed = Extract<FrameEvent, { type: 'framePushed' }>;
type Popped = Extract<FrameEvent, { type: 'framePopped' }>;

/**
 * Up to version 2, one procedure handled everything played. It looked into the frames below for what it joined, and left
 * behind whatever its text said. From version 3 on, each kind of play has its own procedure, which is given what it needs.
 */
export function liftPlays(event: FrameEvent, met: MetFrame | undefined): FrameEvent {
  // The frame has been lifted, and version 3 has today's locals. If a file lies about them, folding or verifying shows it.
  const running = met as Running;
  if (event.type === 'framePushed') return liftPushed(event, running);
  return event.type === 'framePopped' && event.patch !== undefined
    ? liftPopped(event, event.patch, running)
    : event;
}

function liftPushed(event: Pushed, running: Running): Pushed {
  const { locals } = event;
  switch (event.procedure) {
    case 'play':
      return { ...event, ...playOf(locals as PlayFrame, running) };
    case 'payXp':
      return { ...event, locals: { ...locals, promised: promisedIn(running) } };
    case 'payDiscards':
      return { ...event, locals: { ...locals, ...withinOf(running) } };
    case 'chartAttack': {
      const source = running?.procedure === 'resolve' ? running.locals.source : '';
      return { ...event, locals: { ...locals, source } };
    }
    default:
      return event;
  }
}

const REACTIONS: Partial<Readonly<Record<Trigger, string>>> = {
  hostileDeclares: 'playBeforeRoll',
  hostileRolled: 'playAfterRoll',
  woundAbout: 'playOnWound',
};

function playOf(locals: PlayFrame, running: Running): Pick<Pushed, 'procedure' | 'locals'> {
  const joins = joinsOf(locals.when, running);
  if (joins !== undefined) return { procedure: 'playBooster', locals: { ...locals, joins } };
  return { procedure: REACTIONS[locals.when] ?? 'play', locals };
}

function joinsOf(when: Trigger, running: Running): Joins | undefined {
  if (when === 'firstEntry') return { what: 'firstEntry' };
  if (when === 'payEntrance' && running?.procedure === 'move') {
    const { soldier, to, discards, boosts } = running.locals;
    return { what: 'entrance', entrance: { soldier, to, discards, boosts } };
  }
  if (when !== 'declareAttack' || running?.procedure !== 'attack') return undefined;
  const { soldier, weapon, profile, hostile, target, boosts } = running.locals;
  const attack = { soldier, weapon, profile, hostile, target };
  return running.step === 'opened' ? { what: 'declaration', attack, boosts } : { what: 'attack', attack };
}

function promisedIn(running: Running): readonly number[] {
  return running?.procedure === 'playBooster' ? payersOf(joinedBoosts(running.locals.joins)) : [];
}

function withinOf(running: Running): object {
  if (running?.procedure !== 'playBooster' || running.locals.joins.what !== 'entrance') return {};
  const { soldier, token, card, source, ability, isUpgunned, discards, helps, payers, joins } =
    running.locals;
  const boost: Boost = { soldier, token, card, source, ability, isUpgunned, discards, helps, payers };
  return { within: { entrance: joins.entrance, boost } };
}

/** What a play of version 2 may have left behind, by its text. */
interface OldResult {
  readonly isCancelled?: true;
  readonly soldier?: number;
  readonly newStandIns?: readonly object[];
}

function liftPopped({ patch: _patch, ...event }: Popped, patch: OldResult, running: Running): Popped {
  const isCancelled = patch.isCancelled === true;
  switch (running?.procedure) {
    case 'play':
      return event;
    case 'playBeforeRoll':
      return { ...event, patch: { soldier: patch.soldier ?? running.locals.about } };
    case 'playAfterRoll':
      return { ...event, patch: { isCancelled } };
    case 'playOnWound':
      return { ...event, patch: { isCancelled, newStandIns: patch.newStandIns ?? [] } };
    default:
      return { ...event, patch };
  }
}
