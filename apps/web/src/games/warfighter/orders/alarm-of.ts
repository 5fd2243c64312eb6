import { lastTurn } from '@sitrep/warfighter/queries';
import type { Alarm, Scene } from '../../../kit/page/game-page.ts';
import { readOf } from '../read/use-read.ts';

/** The last turn: what ending it would mean, and what is still missing. */
export function alarmOf(scene: Scene): Alarm | undefined {
  const { decision } = scene.now.view;
  const last = decision?.name === 'action' ? lastTurn(readOf(scene)) : undefined;
  if (last === undefined) return undefined;
  const { speech } = scene;
  return {
    ending: speech.tell('lastTurn.end', {}),
    lines: [`lastTurn.${last.result}`, ...last.missing.map(({ key }) => key)].map((key, at) =>
      speech.tell(key, last.missing[at - 1]?.args ?? {}),
    ),
  };
}
