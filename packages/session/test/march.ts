import type { GameEntry } from '@sitrep/contract';
import { type Answer, type GameTypes, makeKey, PASS, type Seat } from '@sitrep/kernel';
import { Host } from '../src/host.ts';
import { game, start } from './open.ts';

/** Combat Veteran in the first Movement Phase of the US side, between two people. */
export function openMarch(more: Partial<Pick<GameEntry, 'interrupts' | 'reactions'>> = {}): Host {
  const { interrupts: _own, reactions: _too, ...plain } = game('combat-veteran');
  const entry = { ...plain, ...more };
  const host = new Host({ entry, match: start(entry) });
  for (let count = 0; host.look(0).view.decision?.name !== 'moveChoice'; count += 1) {
    if (count > 20) throw new Error('the US side is never asked to move');
    const seat = host.turn?.asked[0] ?? 0;
    const [suggestion] = host.consult(seat, { kind: 'suggestions' });
    const ending = host.look(seat).options.find(({ type }) => type === 'endPhase');
    const answer = suggestion?.draft ?? ending;
    if (answer !== undefined) host.answer(seat, answer, numberOf(host, seat));
  }
  return host;
}

export function numberOf(host: Host, seat: Seat): number {
  return host.look(seat).view.decision?.number ?? -1;
}

/** What activates one man, lets another join, and steps twice, if nobody fires. */
export function stepTwice(host: Host): readonly Answer<GameTypes>[] {
  const copy = host.branch(host.log.length - 1, makeKey('march'));
  if (!copy.ok) throw new Error('there is no branch');
  return ['activate', 'join', 'step', 'step'].map((type) => {
    const answer = copy.value.look(0).options.find((option) => option.type === type);
    if (answer === undefined) throw new Error(`there is no ${type}`);
    copy.value.answer(0, answer, numberOf(copy.value, 0));
    passAll(copy.value);
    return answer;
  });
}

/** Lets the other side pass as long as it is asked. */
export function passAll(host: Host): void {
  while (host.turn?.asked[0] === 1) host.answer(1, PASS, numberOf(host, 1));
}

/** How many steps were made. */
export function steps(host: Host): number {
  return host.look(0).events.filter(({ type }) => type === 'stepped').length;
}
