import type { Seat } from '@sitrep/kernel';
import type { Stop } from '@sitrep/session';
import type { Speech } from '../speech.ts';
import { folded } from './pager.ts';
import { nowOf, type Terminal } from './terminal.ts';

/** Why the rest of a bundle of answers was not given, once. What was typed ahead counted on it. */
export function stopLines(terminal: Terminal, seat: Seat): readonly string[] {
  const { errand } = nowOf(terminal, seat);
  const key = `${seat} ${errand?.request}`;
  if (errand?.stop === undefined || terminal.toldOf === key) return [];
  terminal.toldOf = key;
  terminal.typedAhead = undefined;
  const { given, of, stop } = errand;
  const reason = reasonOf(terminal.speech, stop);
  return folded(terminal, terminal.speech.say('stopped', { given, of, reason }), 2);
}

function reasonOf(speech: Speech, stop: Stop): string {
  switch (stop.kind) {
    case 'news':
      return speech.tell(stop.reason.key, stop.reason.args);
    case 'refused':
      // the answer was to another question than the one that came
      return stop.refusal.code === 'ANSWER_ILLEGAL' ? speech.say('askedFirst') : speech.reason(stop.refusal);
    case 'over':
      return speech.say('overFirst');
  }
}
