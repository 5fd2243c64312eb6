import { permille } from '@sitrep/kernel';
import {
  type HostileResult,
  type HostileView,
  hostileOdds,
  isScreened,
  planHostileAttack,
  type Read,
  uncoveredReticles,
} from '@sitrep/warfighter/queries';
import { alignFolded } from '../../../layout.ts';
import type { Scene } from '../../../table/board.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Hostiles as the Hostile Turn takes them: by slot, then by arrival. */
export function inOrder({ game }: Read): readonly HostileView[] {
  return [...game.hostiles].sort((a, b) => a.slot - b.slot);
}

/** What the table calls a hostile for short. */
export function letterOf(state: Read, token: number): string {
  const index = inOrder(state).findIndex((hostile) => hostile.token === token);
  return index < 0 ? '' : (LETTERS[index] ?? `${index + 1}`);
}

/** Every hostile card: where, how much of it is left, whom it threatens, and what its next attack would do. */
export function hostileLines(scene: Scene, state: Read): readonly string[] {
  const hostiles = inOrder(state);
  if (hostiles.length === 0) return [];
  const { text } = scene.speech;
  const headings = ['slot', 'value', 'reticles', 'target', 'range', 'threat'].map((name) =>
    text.t(`table.${name}`),
  );
  const rows = [
    [`! ${text.t('table.hostile')}`, ...headings],
    ...hostiles.map((hostile) => hostileRow(scene, state, hostile)),
  ];
  return alignFolded(rows, scene.width);
}

function hostileRow(scene: Scene, state: Read, hostile: HostileView): readonly string[] {
  const { noun } = scene.speech;
  const card = state.content.cards[hostile.card];
  const target = state.game.soldiers[hostile.target - 1];
  const range = target === undefined ? '–' : String(Math.abs(target.slot - hostile.slot));
  return [
    `${letterOf(state, hostile.token)} ${noun('hostile', hostile.token)}`,
    String(hostile.slot),
    `${card?.type === 'hostile' ? card.value : 0}${hostile.isMarked ? '*' : ''}`,
    reticlesText(state, hostile),
    target === undefined ? '–' : noun('soldier', hostile.target),
    range,
    threatText(scene, state, hostile),
  ];
}

/** One sign for each reticle: free, suppressed or killed. */
export function reticlesText(state: Read, hostile: HostileView): string {
  const free = Math.max(0, uncoveredReticles(state, hostile));
  return `${'O'.repeat(free)}${'s'.repeat(hostile.suppress)}${'x'.repeat(hostile.ekia)}`;
}

function isHarm({ verdict, row }: HostileResult): boolean {
  return verdict === 'row' && (row?.wounds !== undefined || row?.kill === true);
}

/** The chance that its next attack wounds, or why there is none. */
function threatText(scene: Scene, state: Read, hostile: HostileView): string {
  const { text } = scene.speech;
  const screened = isScreened(state, hostile) ? [text.t('table.screened')] : [];
  if (uncoveredReticles(state, hostile) <= 0) return [text.t('table.pinned'), ...screened].join(', ');
  if (hostile.isFooled) return [text.t('table.fooled'), ...screened].join(', ');
  const plan = planHostileAttack(state, hostile.token, hostile.target);
  if (plan === undefined) return [text.t('table.noReach'), ...screened].join(', ');
  const { total, counts } = hostileOdds(plan);
  const harm = [...counts].reduce((sum, [result, count]) => sum + (isHarm(result) ? count : 0), 0);
  const percent = new Intl.NumberFormat(text.language, { style: 'percent' });
  const chance = percent.format(permille(harm, total) / 1000);
  return [text.t('table.harm', { chance }), ...screened].join(', ');
}
