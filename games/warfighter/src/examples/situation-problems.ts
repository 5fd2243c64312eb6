import type { Problem } from '@sitrep/kernel';
import type { Content } from '../content/cards.ts';
import type { Config } from '../types.ts';
import { inside, type Place, report } from './reading.ts';
import type { Wanted, WantedHostile, WantedItem, WantedSoldier } from './wanted.ts';

/** Everything in a situation that does not go together. */
export function checkSituation(wanted: Wanted, config: Config, content: Content, problems: Problem[]): void {
  const place: Place = { path: 'situation', problems };
  const slots = wanted.slots ?? slotsOf(config, content);
  checkPath(wanted, slots, place);
  if (wanted.soldiers.length > config.maxSoldiers)
    report(inside(place, 'team'), 'TOO_MANY_SOLDIERS', { most: config.maxSoldiers });
  for (const [index, soldier] of wanted.soldiers.entries()) {
    const at = inside(place, 'team', index);
    checkSoldier(soldier, slots, content, at);
    if ((soldier.seat ?? 0) >= config.seats) report(inside(at, 'seat'), 'NO_SUCH_SEAT');
  }
  for (const [index, hostile] of (wanted.hostiles ?? []).entries()) {
    const at = inside(place, 'hostiles', index);
    checkHostile(hostile, slots, content, at);
    if (hostile.target > wanted.soldiers.length) report(inside(at, 'target'), 'NO_SUCH_SOLDIER');
  }
}

function checkPath({ path = [], slotChanges = {} }: Wanted, slots: number, place: Place): void {
  if (path.length > slots - 2) report(inside(place, 'path'), 'OFF_PATH', { slots });
  for (const slot of Object.keys(slotChanges))
    if (!(Number(slot) >= 1 && Number(slot) <= slots))
      report(inside(place, 'places', slot), 'OFF_PATH', { slots });
}

function slotsOf({ mission }: Config, { cards }: Content): number {
  const card = cards[mission];
  return card?.type === 'mission' ? card.objectiveSlot : 0;
}

function checkSoldier(soldier: WantedSoldier, slots: number, content: Content, place: Place): void {
  const card = content.cards[soldier.card];
  if (card?.type !== 'soldier') return;
  if ((soldier.slot ?? 1) > slots) report(inside(place, 'slot'), 'OFF_PATH', { slots });
  const wounds = (soldier.wounds ?? []).reduce((sum, { points }) => sum + points, 0);
  if (wounds >= card.health && (soldier.standing ?? 'in') === 'in')
    report(inside(place, 'wounds'), 'WOUNDS_DOWN', { health: card.health });
  if (card.kind !== 'player' && (soldier.hand ?? []).length > 0)
    report(inside(place, 'hand'), 'HOLDS_NO_CARDS');
  const gear = soldier.gear ?? [];
  for (const [index, item] of gear.entries()) checkItem(item, gear, content, inside(place, 'gear', index));
}

function checkItem(item: WantedItem, gear: readonly WantedItem[], { cards }: Content, place: Place): void {
  const card = cards[item.card];
  const stacks = card?.type === 'weapon' ? card.stacks.length : 0;
  if ((item.stacks ?? []).length > stacks) report(inside(place, 'ammo'), 'NO_SUCH_AMMO', { types: stacks });
  if (item.attachTo !== undefined && gear[item.attachTo] === undefined)
    report(inside(place, 'attachTo'), 'NO_SUCH_GEAR');
}

function checkHostile(hostile: WantedHostile, slots: number, { cards }: Content, place: Place): void {
  const card = cards[hostile.card];
  const reticles = card?.type === 'hostile' ? card.reticles : 0;
  if (hostile.slot > slots) report(inside(place, 'slot'), 'OFF_PATH', { slots });
  if ((hostile.suppress ?? 0) + (hostile.ekia ?? 0) > reticles)
    report(place, 'TOO_MANY_COUNTERS', { reticles });
  if (hostile.ekia === reticles) report(inside(place, 'ekia'), 'HOSTILE_DEAD', { reticles });
}
