import type { Command } from '@sitrep/warfighter';
import { useEffect, useRef, useState } from 'react';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { TeamDesk } from './team-desk.ts';

/** What the worker is asked to play. */
export interface ForecastTask {
  readonly game: string;
  readonly config: object;
  readonly content: object;
  readonly draft: AnyAnswer;
}

/** The results so far. */
export interface ForecastTally {
  readonly won: number;
  readonly played: number;
  readonly isDone: boolean;
}

/** A forecast for the current team; it is discarded when the draft changes. */
export function useForecast({ state, draft }: TeamDesk) {
  const { entry, facts } = useMatch();
  const worker = useRef<Worker>(undefined);
  const [tally, setTally] = useState<ForecastTally>();

  function stop(): void {
    worker.current?.terminate();
    worker.current = undefined;
    setTally(undefined);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: stops when the draft changes or the screen closes
  useEffect(() => stop, [draft]);

  function start(): void {
    stop();
    const started = new Worker(new URL('./forecast-worker.ts', import.meta.url), {
      type: 'module',
      name: 'forecast',
    });
    worker.current = started;
    setTally({ won: 0, played: 0, isDone: false });
    started.addEventListener('message', ({ data }: MessageEvent<ForecastTally>) => setTally(data));
    const { mission, objective, report } = state.game;
    const config = { ...state.config, mission, objective, report };
    const { content } = facts;
    const team: Command = { type: 'buyTeam', soldiers: draft };
    started.postMessage({ game: entry.id, config, content, draft: team } satisfies ForecastTask);
  }

  return { tally, start };
}
