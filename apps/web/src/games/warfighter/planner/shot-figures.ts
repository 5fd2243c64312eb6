import type { Scene } from '../../../kit/page/game-page.ts';
import type { Sketched } from './offers.ts';
import { percent } from './percent.ts';

type Telling = Pick<Scene, 'speech' | 't'>;

/** The chances of an attack, then what it costs and what may go wrong. */
export function shotFigures(scene: Telling, shot: Sketched<'shot'>): readonly string[] {
  const { t } = scene;
  const { missing, chances } = shot.sketch;
  const { eliminate, kill, suppress } = chances;
  return [
    ...(missing > 1 ? [t('planner.eliminates', { chance: percent(eliminate) })] : []),
    t('planner.kills', { chance: percent(kill) }),
    t('planner.suppresses', { chance: percent(suppress) }),
    ...shotPrices(scene, shot),
  ];
}

/** What it costs, and what may go wrong with the weapon. */
export function shotPrices({ speech, t }: Telling, { costs, sketch }: Sketched<'shot'>): readonly string[] {
  const { empty, jam } = sketch.chances;
  return [
    ...costs.map(({ key, args }) => speech.tell(key, args)),
    ...(empty > 0 ? [t('planner.empty', { chance: percent(empty) })] : []),
    ...(jam > 0 ? [t('planner.jam', { chance: percent(jam) })] : []),
  ];
}
