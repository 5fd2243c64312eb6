import { expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { accepted, openParlour, play, undo } from '../test/play.ts';
import type { Game } from './index.ts';
import { loadMatch } from './load.ts';
import { makeSave } from './save.ts';

/** Version 1: `noted`. Version 2: with the notes that its seat had before. */
const counter: Game<ParlourTypes> = {
  ...parlour,
  eventVersion: 2,
  upcast(event, _from, { before }) {
    const { type, seat = 0 }: { type: string; seat?: number } = event;
    return type === 'noted' ? { ...event, earlier: before?.notes[seat] ?? 0 } : event;
  },
};

it('events are lifted by the state that they met, taken back or not', () => {
  const match = openParlour();
  play(match, 0, { type: 'note' }, { type: 'note' });
  accepted(undo(match, 0));
  accepted(undo(match, 0));
  play(match, 0, { type: 'note' });
  const loaded = loadMatch(counter, makeSave(match));
  const log = loaded.ok ? loaded.value.match.log : [];
  const earlier = log.flatMap(({ events }) =>
    events.flatMap((event) => ('earlier' in event ? [event.earlier] : [])),
  );
  expect(earlier).toEqual([0, 1, 0]);
});
