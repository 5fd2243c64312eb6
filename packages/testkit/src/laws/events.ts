import { type AnyEvent, canonical, type GameTypes, isKernelEvent } from '@sitrep/kernel';
import { hold, type Law, show, type Table, type Watcher } from '../law.ts';
import { isWord } from '../refusal-form.ts';
import { findShared, objectsIn } from '../sharing.ts';
import type { AnyMatch } from '../subject.ts';

type Event = AnyEvent<GameTypes>;

/** The kernel's events that a rule causes. */
const BY_RULE: readonly string[] = ['rolled', 'drawn', 'moved', 'zoneOpened'];

export const events: Law = {
  name: 'events',
  statement:
    'Events survive JSON, never change once they happened, name their rule, and point back to their cause.',
  watch(table): Watcher {
    const texts = newTexts(table, 0);
    return {
      entry() {
        texts.push(...newTexts(table, texts.length));
        checkAliases(table.match);
      },
      close: () => checkTexts(table.match, texts),
    };
  },
};

/** The texts of the last entry's events, each checked as it comes. `from` is the number of the first one. */
function newTexts({ match: { log } }: Table, from: number): string[] {
  const fresh = log[log.length - 1]?.events ?? [];
  return fresh.map((event, index) => checkEvent(event, from + index));
}

function checkEvent(event: Event, number: number): string {
  const text = canonical(event);
  hold(canonical(JSON.parse(JSON.stringify(event))) === text, () => `does not survive JSON: ${text}`);
  hold(!takesAway(event), () => `a patch with an undefined field does not survive JSON: ${text}`);
  const needsRule = !isKernelEvent(event) || BY_RULE.includes(event.type);
  hold(!needsRule || isWord(event.rule), () => `without a rule: ${text}`);
  const { cause } = event;
  const isBack = Number.isInteger(cause) && Number(cause) >= 0 && Number(cause) < Math.max(number, 1);
  hold(isBack, () => `event ${number} has cause ${show(cause)}: ${text}`);
  return text;
}

/** Elsewhere `undefined` equals absent; in a patch it would remove a field, but not in an opened save. */
function takesAway(event: Event): boolean {
  return 'patch' in event && Object.values(event.patch ?? {}).includes(undefined);
}

/** `evolve` must copy what it keeps, or the log and the state would share data. */
function checkAliases({ state, log }: AnyMatch): void {
  const shared = findShared(state.game, objectsIn(log[log.length - 1]?.events));
  hold(shared === undefined, `the state shares ${shared} with an event`);
}

function checkTexts({ log }: AnyMatch, texts: readonly string[]): void {
  const all = log.flatMap((entry) => entry.events);
  for (const [number, event] of all.entries()) {
    hold(
      canonical(event) === texts[number],
      () => `event ${number} was changed: ${texts[number]} became ${show(event)}`,
    );
  }
}
