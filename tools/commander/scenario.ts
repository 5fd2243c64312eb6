import { findGame } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import { makeKey } from '@sitrep/kernel';
import { type Host, startHost } from '@sitrep/session';
import { Commander } from './commander.ts';

/** More acts than any scenario has. */
const MOST_ACTS = 5_000;

/** A firefight between people who command by proposals and have settled their reactions: no questions about smoke and about men who have run. */
export interface Firefight {
  readonly host: Host;
  readonly commanders: readonly Commander[];
}

export function combatVeteran(): GameEntry {
  const entry = findGame('combat-veteran');
  if (entry === undefined) throw new Error('the game is not in the catalog');
  return entry;
}

/** Opens a scenario by its name, before its set-up. */
export function openFirefight(scenario: string, seed: string): Firefight {
  const entry = combatVeteran();
  const setup = entry.setups().find(({ name }) => name === scenario);
  const started = setup && startHost(entry, { ...setup, key: makeKey(seed) });
  if (!started?.ok) throw new Error(`there is no scenario ${scenario}`);
  const host = started.value;
  const commanders = host.players.map((_, seat) => new Commander(host, seat));
  for (const { client } of commanders) client.settle({ heat: 0, smoke: 0 });
  return { host, commanders };
}

/** Plays on until it is over, or until `isEnough` after an act. */
export async function playOn({ host, commanders }: Firefight, isEnough = () => false): Promise<void> {
  for (let acts = 0; host.turn !== undefined && !isEnough(); acts += 1) {
    if (acts > MOST_ACTS) throw new Error('it does not end');
    const [asked = 0] = host.turn.asked;
    await commanders[asked]?.act();
  }
}
