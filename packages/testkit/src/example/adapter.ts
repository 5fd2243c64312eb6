import type { ExampleAdapter, FrameSetup, Situation } from '@sitrep/contract';
import type { AnyContext, Game, GameTypes, RuleId } from '@sitrep/kernel';
import { parseSpec } from '../parse-spec.ts';

/** A game with its rules, to judge its examples by. */
export interface ExampleBook<T extends GameTypes> {
  readonly adapter: ExampleAdapter<T>;
  readonly rules: ReadonlySet<RuleId>;
}

/** Puts the text of the game's SPEC.md beside its adapter. */
export function exampleBook<T extends GameTypes>(adapter: ExampleAdapter<T>, spec: string): ExampleBook<T> {
  return { adapter, rules: new Set(parseSpec(spec).map(({ id }) => id)) };
}

/** The same game with the situation as its opening: the match enters the given procedures and continues from there. */
export function withSituation<T extends GameTypes>(game: Game<T>, situation: Situation<T>): Game<T> {
  const { frames, ...opening } = situation;
  return {
    ...game,
    setup: () => ({ ok: true, value: { ...opening, start: frames[0] } }),
    begin(context) {
      for (const [depth, frame] of frames.entries()) enter(context, frame, depth);
      game.begin(context);
    },
  };
}

function enter<T extends GameTypes>(
  context: AnyContext<T>,
  { procedure, locals, step, isUnpaid }: FrameSetup<T>,
  depth: number,
): void {
  if (depth > 0 && isUnpaid) context.begin(procedure, locals);
  else if (depth > 0) context.call(procedure, locals);
  if (step !== undefined) context.go(step);
}
