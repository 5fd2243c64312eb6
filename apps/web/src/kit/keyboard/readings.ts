import type { Odds } from '@sitrep/contract';
import { permille } from '@sitrep/kernel';
import { shareText } from '@sitrep/speech';
import type { Scene } from '../page/game-page.ts';
import type { SeatHere } from '../page/match-context.tsx';

/** What is asked, and how many answers there are. */
export function readPrompt({ speech, now, t }: Pick<SeatHere, 'speech' | 'now' | 't'>): readonly string[] {
  const { decision } = now.view;
  return decision === undefined
    ? [t('prompt.waiting')]
    : [speech.prompt(decision), t('prompt.count', { count: now.options.length })];
}

/** What threatens everybody next, with the chances. */
export function readThreats(scene: Scene, threats: readonly Odds[]): readonly string[] {
  const lines = threats.map((odds) => threatLine(scene, odds));
  return lines.length === 0 ? [scene.t('read.noThreats')] : lines;
}

function threatLine({ speech }: Scene, { key, about, chances, total }: Odds): string {
  const { text } = speech;
  const parts = chances.map(
    (chance) =>
      `${text.t(chance.key, chance.args)} ${shareText(text.language, permille(chance.count, total), 0)}`,
  );
  return `${speech.tell(key, about)} ${parts.join(', ')}.`;
}
