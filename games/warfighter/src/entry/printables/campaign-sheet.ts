import type { FormCell, FormTable, Printable } from '@sitrep/contract';
import type { Content } from '../../index.ts';
import { levelOf } from '../../queries/campaign/campaign.ts';
import { LEVELS } from '../../state.ts';
import { cardNoun } from '../nouns/nouns.ts';
import type { CampaignPlan } from '../packs/edition.ts';

/** More Victory Points than any level takes. */
const MOST_POINTS = 60;

/** So many Soldiers fit on a sheet. */
const ROSTER = 8;

/** A campaign to be kept by hand: its missions, its Soldiers, and what the Victory Points are worth. */
export function campaignSheet(content: Content, { id, enemy, missions }: CampaignPlan): Printable {
  const [pack = ''] = id.split('/');
  return {
    kind: 'campaign',
    id,
    pack,
    name: { key: `campaign.${id}` },
    content,
    form: {
      facts: [
        { label: { key: 'setup.enemy' }, value: [{ words: { key: `term.${enemy}` } }] },
        { label: { key: 'sheet.victoryPoints' }, value: [] },
      ],
      tables: [missionTable(content, missions), roster, levels],
    },
    cards: [],
  };
}

/** WF-CAMP-02, WF-CAMP-07, WF-CAMP-12, WF-CAMP-14: what is drawn, earned and rolled for each mission. */
function missionTable(content: Content, missions: readonly string[]): FormTable {
  return {
    title: { key: 'setup.missions' },
    columns: [
      { key: 'type.mission' },
      { key: 'type.objective' },
      { key: 'sheet.result' },
      { key: 'sheet.campaignPoints' },
      { key: 'sheet.victoryPoints' },
      { key: 'die.adjustment' },
    ],
    rows: missions.map((id) => {
      const card = content.cards[id];
      const resources =
        card?.type === 'mission'
          ? [{ words: { key: 'stat.resources', args: { value: card.resources } } }]
          : [];
      return [[{ words: cardNoun(id) }, ...resources], [], [], [], [], []];
    }),
  };
}

/** WF-CAMP-03, WF-CAMP-07, WF-CAMP-10: who is in it, his points and Skills, and what became of him. */
const roster: FormTable = {
  title: { key: 'sheet.roster' },
  columns: ['soldier', 'campaignPoints', 'skills', 'wounds', 'fate', 'notes'].map((column) => ({
    key: `sheet.${column}`,
  })),
  rows: Array.from({ length: ROSTER }, (): readonly FormCell[] => [[], [], [], [], [], []]),
};

/** WF-CAMP-15: from how many Victory Points on a level is reached. */
const levels: FormTable = {
  title: { key: 'sheet.level' },
  columns: LEVELS.map((level) => ({ key: `level.${level}` })),
  rows: [LEVELS.map((level) => [{ words: { key: 'sheet.from', args: { points: leastPoints(level) } } }])],
};

function leastPoints(level: (typeof LEVELS)[number]): number {
  return Array.from({ length: MOST_POINTS }, (_, points) => levelOf(points)).indexOf(level);
}
