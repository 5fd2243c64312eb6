import { type Blocked, createMatch, InvariantError, type Match, makeKey, type Seat } from '@sitrep/kernel';
import { type SpokenLuck, spokenLuck, withSituation } from '@sitrep/testkit';
import { afterEach, expect } from 'vitest';
import type { Card, Content, FireMode } from '../../src/content/cards.ts';
import { situationOf } from '../../src/examples/situation.ts';
import type { WantedInCampaign } from '../../src/examples/wanted.ts';
import { warfighter } from '../../src/index.ts';
import type { Options } from '../../src/options.ts';
import { soldierOfCounter } from '../../src/queries/table/counters.ts';
import type { HostileView, SoldierView } from '../../src/queries/table/lookup.ts';
import type { Command, Config, WarEvent, WarEventOf, WarTypes } from '../../src/types.ts';
import { drillContent } from './drill-cards.ts';

export interface Terms extends SpokenLuck {
  readonly cards?: readonly Card[];
  readonly content?: Content;
  readonly options?: Partial<Options>;
  readonly config?: Partial<Config>;
}

const CONFIG: Config = {
  ruleset: 'modern',
  options: {},
  seats: 1,
  region: 'r',
  enemy: 'e',
  mission: 'mission',
  objective: 'goal',
  report: '',
  maxSoldiers: 4,
};

/** Everything written down must come up, or the test is about something else. */
const unused: (() => readonly string[])[] = [];
afterEach(() => {
  expect(unused.splice(0).flatMap((left) => left())).toEqual([]);
});

/** A situation on the test range. */
export function drill(wanted: WantedInCampaign, terms: Terms = {}): Drill {
  const { cards = [], content = drillContent(cards), options = {}, config = {} } = terms;
  const whole = { ...CONFIG, ...config, options };
  const game = withSituation(warfighter, situationOf(whole, content, wanted));
  const luck = spokenLuck(terms, (zone, token) =>
    zone === 'cup' ? String(soldierOfCounter(token)) : (content.instances[token] ?? ''),
  );
  unused.push(luck.left);
  const created = createMatch(game, { config: whole, content, key: makeKey('drill') }, { luck });
  if (!created.ok) throw new InvariantError('DRILL', JSON.stringify(created.problems));
  return new Drill(created.value);
}

/** A match with the questions that tests ask. */
export class Drill {
  readonly match: Match<WarTypes>;

  constructor(match: Match<WarTypes>) {
    this.match = match;
  }

  get game() {
    return this.match.state.game;
  }

  get asked(): string {
    return this.match.decision()?.name ?? '';
  }

  give(command: Command | { type: 'pass' } | { type: 'cancel' }, seat: Seat = 0): this {
    const number = this.match.state.seats[seat]?.asked ?? 0;
    expect(this.match.submit(seat, number, command)).toEqual({ ok: true });
    return this;
  }

  pass(): this {
    return this.give({ type: 'pass' });
  }

  endTurn(): this {
    return this.give({ type: 'done' });
  }

  offers(wanted: object, seat: Seat = 0): boolean {
    return this.match.options(seat).some((option) => fits(option, wanted));
  }

  /** Why a command is not offered. */
  refusal(wanted: object, seat: Seat = 0): string | undefined {
    return this.reason(wanted, seat)?.code;
  }

  /** The same with all that its sentence names. */
  reason(wanted: object, seat: Seat = 0): Blocked<WarTypes> | undefined {
    return this.match.blocked(seat).find(({ command }) => fits(command, wanted));
  }

  /** What a seat is told if it asks anyway. */
  asks(command: Command, seat: Seat = 0): object {
    const number = this.match.state.seats[seat]?.asked ?? 0;
    return this.match.submit(seat, number, command);
  }

  soldier(number: number): SoldierView {
    const found = this.game.soldiers[number - 1];
    if (found === undefined) throw new InvariantError('DRILL_SOLDIER', `no Soldier ${number}`);
    return found;
  }

  hostile(card: string): HostileView {
    const found = this.game.hostiles.find((hostile) => hostile.card === card);
    if (found === undefined) throw new InvariantError('DRILL_HOSTILE', `no ${card} is in play`);
    return found;
  }

  zone(name: string): readonly string[] {
    const { zones, content } = this.match.state;
    return (zones[name]?.tokens ?? []).map((token) => content.instances[token] ?? '');
  }

  /** The token of a card in a hand. */
  inHand(card: string, soldier = 1): number {
    const { zones, content } = this.match.state;
    return zones[`hand${soldier}`]?.tokens.find((token) => content.instances[token] === card) ?? -1;
  }

  play(card: string, soldier = 1): this {
    return this.give({ type: 'playCard', soldier, card: this.inHand(card, soldier) });
  }

  /** Gives the first option of a type. */
  first(type: Command['type']): this {
    const option = this.match.options(0).find((each) => each.type === type);
    if (option === undefined) throw new InvariantError('DRILL_OPTION', `no ${type} is offered`);
    return this.give(option);
  }

  /** Attacks as far as the dice: the target is a hostile card, or the number of an Objective target. */
  attack(weapon: number, target: string | number, mode?: FireMode, soldier = 1): this {
    this.give({ type: 'attack', soldier, weapon, profile: 0 });
    return this.aim(target, mode);
  }

  aim(target: string | number, mode?: FireMode): this {
    if (typeof target === 'number') this.give({ type: 'onTarget', target });
    else this.give({ type: 'onHostile', hostile: this.hostile(target).token });
    return mode === undefined ? this : this.give({ type: 'mode', mode });
  }

  /** All that happened of one kind. */
  told<N extends WarEvent['type']>(type: N): readonly WarEventOf<N>[] {
    return this.match.log.flatMap(({ events }) =>
      events.filter((event): event is WarEventOf<N> & typeof event => event.type === type),
    );
  }

  /** The names of all dice rolled, in order. */
  get rolled(): readonly string[] {
    return this.match.log.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'rolled' && 'name' in event ? [String(event.name)] : [])),
    );
  }
}

function fits(option: object, wanted: object): boolean {
  const entries = Object.entries(option);
  return Object.entries(wanted).every(([key, value]) =>
    entries.some(([name, is]) => name === key && is === value),
  );
}
