import { fitMembers, isLost, levelOf, type Read } from '@sitrep/warfighter/queries';
import { alignFolded } from '../../../layout.ts';
import type { Scene } from '../../../table/board.ts';

type Campaign = NonNullable<Read['game']['campaign']>;
type Record = Campaign['records'][number];

/** The campaign so far: every mission with who came back and what it was worth, the roster, the adjustments. */
export function campaignLines(scene: Scene, state: Read): readonly string[] {
  const { campaign } = state.game;
  if (campaign === undefined) return [];
  return [
    headLine(scene, state, campaign),
    ...campaign.missions.flatMap((mission, index) => missionLines(scene, campaign, mission, index)),
    ...rosterLines(scene, campaign),
    ...adjustmentLine(scene, campaign),
  ];
}

/** Which mission of the campaign is under way; nothing without a campaign. */
export function stageText({ speech: { text } }: Scene, { game: { campaign } }: Read): readonly string[] {
  if (campaign === undefined) return [];
  const [number, count] = [campaign.records.length + 1, campaign.missions.length];
  return [text.t('table.stage', { number: Math.min(number, count), count })];
}

function headLine(scene: Scene, state: Read, campaign: Campaign): string {
  const { text, name } = scene.speech;
  const { victoryPoints, level, undivided } = campaign;
  const reached = name({ key: `level.${level ?? levelOf(victoryPoints)}` });
  const key = `campaign.${state.config.campaign?.id ?? ''}`;
  return [
    text.has(key) ? name({ key }) : text.t('setup.campaign'),
    text.t('table.victory', { points: victoryPoints, level: reached }),
    ...(undivided > 0 && level === undefined ? [text.t('table.undivided', { points: undivided })] : []),
  ].join(' · ');
}

/** A finished mission has a second line: who came back and who did not. */
function missionLines(scene: Scene, campaign: Campaign, mission: string, index: number): readonly string[] {
  const { text, noun } = scene.speech;
  const record = campaign.records[index];
  const head = `${String(index + 1).padStart(3)}  ${noun('mission', mission)}`;
  if (record === undefined) return [head];
  const { objective, slots, isSuccess, points, victoryPoints } = record;
  const args = { objective: noun('objective', objective), slots, points, victoryPoints };
  return [
    `${head} – ${text.t(isSuccess ? 'table.won' : 'table.lost', args)}`,
    `     ${backText(scene, campaign, record, index + 1)}`,
  ];
}

function backText(scene: Scene, { losses }: Campaign, { returned }: Record, mission: number): string {
  const { text, noun } = scene.speech;
  const names = returned.map((card) => noun('card', card));
  const gone = losses.flatMap(({ card, fate, mission: lostIn }) =>
    lostIn === mission ? [text.t(`table.${fate}`, { soldier: noun('card', card) })] : [],
  );
  return [
    text.t('table.back', { soldiers: names.length === 0 ? text.t('table.nobody') : names.join(', ') }),
    ...gone,
  ].join(' · ');
}

/** Everybody of the campaign, the lost ones marked. */
function rosterLines(scene: Scene, campaign: Campaign): readonly string[] {
  const { text, noun } = scene.speech;
  if (campaign.members.length === 0) return [];
  const rows = campaign.members.map(({ card, points, skills }) => [
    `${isLost(campaign, card) ? '†' : ' '} ${noun('card', card)}`,
    String(points),
    skills.length === 0 ? '–' : skills.map((skill) => noun('card', skill)).join(', '),
  ]);
  const headings = [`+ ${text.t('table.soldier')}`, text.t('table.points'), text.t('table.skills')];
  const fit = text.t('table.fit', { count: fitMembers(campaign).length });
  return [...alignFolded([headings, ...rows], scene.width), `  ${fit}`];
}

function adjustmentLine({ speech }: Scene, { adjustments }: Campaign): readonly string[] {
  const kinds = [...new Set(adjustments)];
  if (kinds.length === 0) return [];
  const parts = kinds.map((kind) => {
    const times = adjustments.filter((each) => each === kind).length;
    return speech.name({ key: `adjustment.${kind}`, args: { count: times * (kind === 'hostiles' ? 3 : 1) } });
  });
  return [speech.text.t('table.adjusted', { adjustments: parts.join(', ') })];
}
