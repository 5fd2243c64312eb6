import type { StagedDice } from '../../../kit/page/staged.ts';
import type { ShowScene } from './show-setting.ts';

interface Dice extends Pick<StagedDice, 'label' | 'sides' | 'faces'> {
  readonly least: number;
  /** What is added to each. */
  readonly modifier?: number;
}

/** Dice with what each has to show, and how that comes about if something is added. */
export function stagedDice(
  t: ShowScene['t'],
  { label, sides, faces, least, modifier = 0 }: Dice,
): StagedDice {
  return {
    label: t(label, { least, modifier, printed: least + modifier }),
    sides,
    faces,
    least,
    need: t('show.need', { least }),
  };
}
