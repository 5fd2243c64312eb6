import type { WarEventOf } from '../../types.ts';
import type { AttackResult } from './attack.ts';

type HitCounts = Pick<
  WarEventOf<'attackRolled'>,
  'rolledKills' | 'rolledSuppresses' | 'kills' | 'suppresses' | 'unplaced'
>;

/** The results as rolled, and the part of them that the target has room for (WF-ATK-14, 16, 17). */
export function hitCounts({ rolledKills, rolledSuppresses, kills, suppresses }: AttackResult): HitCounts {
  const unplaced = rolledKills - kills + rolledSuppresses - suppresses;
  return { rolledKills, rolledSuppresses, kills, suppresses, unplaced };
}
