import type { Problem } from '@sitrep/kernel';
import type { GearPurchase, Purchase, SoldierCard } from '@sitrep/warfighter';
import {
  budgetOf,
  cardsOfProblem,
  type Draft,
  lineCost,
  loadOfLine,
  type Read,
  spentOn,
  withOwnSkills,
} from '@sitrep/warfighter/queries';
import type { Speech } from '../../../speech.ts';
import { withRule } from '../../../with-rule.ts';

/** What a sheet is written with. */
export interface Desk {
  readonly state: Read;
  readonly speech: Speech;
}

/** The draft, line by line, with points and load. */
export function sheetLines(desk: Desk, draft: Draft): readonly string[] {
  const { state, speech } = desk;
  const args = {
    spent: spentOn(state, draft),
    budget: budgetOf(state, draft),
    most: state.config.maxSoldiers,
  };
  return [
    speech.text.t('team.points', args),
    ...(draft.length === 0 ? [`  ${speech.text.t('team.nobody')}`] : []),
    ...withOwnSkills(state, draft).flatMap((line, index) => soldierLines(desk, line, index)),
  ];
}

function soldierLines({ state, speech }: Desk, line: Purchase, index: number): readonly string[] {
  const { text } = speech;
  const name = nameOf(speech, line.card);
  const cost = text.t('team.cost', { cost: lineCost(state, line) });
  const owner = state.config.seats > 1 ? ` · ${speech.seat(line.seat)}` : '';
  const card = state.content.cards[line.card];
  if (card?.type !== 'soldier' || card.kind !== 'player') {
    const kit = card?.type === 'soldier' ? kitText(speech, card) : '';
    const more = boughtText({ state, speech }, line);
    return [`${String(index + 1).padStart(3)}  ${name} – ${cost}${owner}${kit}`, ...more];
  }
  const load = text.t('team.load', loadOfLine(state, card, line));
  return [
    `${String(index + 1).padStart(3)}  ${name} – ${cost}, ${load}${owner}${kitText(speech, card)}`,
    ...boughtText({ state, speech }, line),
  ];
}

/** What is bought for a Soldier, on a line of its own. */
function boughtText(desk: Desk, line: Purchase): readonly string[] {
  const bought = [
    ...line.gear.map((gear) => gearText(desk, line, gear)),
    ...[...line.skills, ...(line.records ?? [])].map((id) => nameOf(desk.speech, id)),
  ];
  return bought.length === 0 ? [] : [`       ${bought.join(' · ')}`];
}

/** What a Soldier with a kit of his own brings. */
function kitText(speech: Speech, { kit = [] }: SoldierCard): string {
  return kit.length === 0 ? '' : `: ${kit.map((id) => nameOf(speech, id)).join(', ')}`;
}

function gearText(
  { speech }: Desk,
  { gear }: Purchase,
  { card, units, ammo, attachTo }: GearPurchase,
): string {
  const count = units === undefined ? '' : ` ×${units}`;
  const sets = ammo?.some((figure) => figure > 0) ? ` +${ammo.join('/')}` : '';
  const host = attachTo === undefined ? undefined : gear[attachTo];
  const on = host === undefined ? '' : ` → ${nameOf(speech, host.card)}`;
  return `${nameOf(speech, card)}${count}${sets}${on}`;
}

/** Every problem with the line it is about. */
export function problemLines(
  { speech }: Desk,
  draft: Draft,
  problems: readonly Problem[],
): readonly string[] {
  return problems.map((problem) => {
    const where = placeOf(speech, draft, problem.path);
    return withRule(`  ! ${where}${speech.problem(problem)}`, problem.rule);
  });
}

/** `soldiers.0.gear.2` as “1 Giacomelli, M67: ”. */
function placeOf(speech: Speech, draft: Draft, path: string): string {
  const [soldier, card] = cardsOfProblem(draft, path);
  if (soldier === undefined) return '';
  const number = Number(path.split('.')[1]) + 1;
  return `${number} ${[soldier, card].flatMap((id) => (id === undefined ? [] : nameOf(speech, id))).join(', ')}: `;
}

export function nameOf(speech: Speech, card: string): string {
  return speech.name({ key: `card.${card}` });
}
