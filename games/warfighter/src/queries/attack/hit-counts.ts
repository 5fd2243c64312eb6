import type { WarEventOf } from '../../types.ts';
import type { AttackResult } from './attack.ts';

type HitCounts = Pick<
  WarEventOf<'attackRolled'>,
  'rolledKills' | 'rolledSuppresses' | 'kills' | 'suppresses' | 'unplaced'
>;

/** What the dice come to, and what of it finds room on the target (WF-ATK-14, 16, 17). */
export function hitCounts({ rolledKills, rolledSuppresses, kills, suppresses }: AttackResult): HitCounts {
  const unplaced = rolledKills - kills + rolledSuppresses - suppresses;
  return { rolledKills, rolledSuppresses, kills, suppresses, unplaced };
}
