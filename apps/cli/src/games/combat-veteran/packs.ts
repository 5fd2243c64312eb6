import type { PackDesk } from '../../table/pack-desk.ts';

const load = () => import('@sitrep/combat-veteran/packs');

/** Packs that are scenarios. */
export const scenarioPacks: PackDesk = {
  note: 'A pack whose pack.json names the game combat-veteran is a scenario; all others are packs of cards.',
  async check({ files, name }) {
    const checked = (await load()).checkPack(files, name);
    if (!checked.ok) return { problems: checked.problems, summary: '' };
    const { scenario, map, forces } = checked.content;
    const soldiers = forces.us.soldiers.length + forces.enemy.soldiers.length;
    const hexes = map.rows.length * (map.rows[0]?.length ?? 0);
    return { problems: [], summary: `${scenario}: ${soldiers} soldiers on ${hexes} hexes` };
  },
  schemaFiles: async () => (await load()).schemaFiles(),
};
