import { fullPolicy, type Policy, type PolicyField } from '@sitrep/contract';
import type { Seat } from '@sitrep/kernel';
import { keepPolicy, readPolicy } from '../kept/policies.ts';
import { clientOf, nowOf, type Terminal } from './terminal.ts';

/** Settles for the people at this terminal what they settled in an earlier match. */
export function settleKept(terminal: Terminal): void {
  const { entry, host, place } = terminal;
  if (entry.reactions === undefined) return;
  for (const [seat, player] of host.players.entries()) {
    const policy = player === 'person' ? readPolicy(place.home, entry.id, seat) : undefined;
    if (policy !== undefined) clientOf(terminal, seat).settle(policy);
  }
}

/** Settles one figure, and keeps it for the next match. */
export function settleField(terminal: Terminal, seat: Seat, { name }: PolicyField, value: number): void {
  const { entry, place } = terminal;
  const { fields } = entry.reactions ?? { fields: [] };
  const policy: Policy = fullPolicy(fields, { ...nowOf(terminal, seat).policy, [name]: value });
  clientOf(terminal, seat).settle(policy);
  keepPolicy(place.home, entry.id, seat, policy);
}
