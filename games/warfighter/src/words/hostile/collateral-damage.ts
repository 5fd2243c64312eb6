import { PLACES } from '../../content/moments.ts';
import { keyword } from '../../describe/parts/effect-text.ts';
import type { Passive } from '../form/word.ts';

const fields = {};

/** No heavy fire near bystanders. */
export const collateralDamage: Passive<'collateralDamage', typeof fields> = {
  name: 'collateralDamage',
  fields,
  meaning: 'forbids explosions and automatic fire there',
  at: { static: PLACES },
  shownBy: ['attackDeclared'],
  readIn: 'queries/attack/targets.ts',
  text: () => keyword('collateralDamage'),
};
