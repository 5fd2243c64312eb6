import type { Seat } from '@sitrep/kernel';
import type { FormDesk } from '../../table/form.ts';
import { ask } from '../../terminal/ask.ts';
import { nowOf, sceneOf, type Terminal } from '../../terminal/terminal.ts';

/** What the form of a seat may ask of the match. */
export function formDesk(terminal: Terminal, seat: Seat): FormDesk {
  return {
    seat,
    entry: terminal.entry,
    scene: () => sceneOf(terminal, seat),
    async suggested() {
      const [first] = await ask(terminal, seat, { kind: 'suggestions' });
      return first?.draft;
    },
    usual: () => nowOf(terminal, seat).form?.usual ?? {},
    async sample() {
      terminal.samples += 1;
      const [draft] = await ask(terminal, seat, { kind: 'sample', salt: terminal.samples });
      return draft ?? {};
    },
    problems: (draft) => ask(terminal, seat, { kind: 'problems', draft }),
  };
}
