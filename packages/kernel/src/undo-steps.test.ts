import { describe, expect, it } from 'vitest';
import { parlour } from '../test/parlour/parlour.ts';
import type { ParlourTypes } from '../test/parlour/types.ts';
import { accepted, numberOf, openParlour, type Parlour, refusalOf, undo } from '../test/play.ts';
import { openText } from '../test/saves.ts';
import type { Answer } from './index.ts';
import { formatSave, makeSave } from './save.ts';
import { effectiveEvents } from './seat-log.ts';
import { verifySave } from './verify.ts';

const NOTE = { type: 'note' } as const;
const ROLL = { type: 'roll' } as const;

/** Gives all answers in one request of the first seat. */
function give(match: Parlour, request: string, ...answers: readonly Answer<ParlourTypes>[]): void {
  for (const answer of answers) accepted(match.submit(0, numberOf(match, 0), answer, request));
}

function reload(match: Parlour): Parlour {
  const opened = openText(formatSave(makeSave(match)));
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

const notes = (match: Parlour) => match.state.game.notes[0];

describe('the answers of one request', () => {
  it('are taken back together', () => {
    const match = openParlour();
    give(match, 'first', NOTE);
    give(match, 'march', NOTE, NOTE, NOTE);
    accepted(undo(match, 0));
    expect(notes(match)).toBe(1);
    expect(match.log.at(-1)).toMatchObject({ by: 0, act: { type: 'undo', entry: 2 } });
    expect(effectiveEvents(match.events(1)).filter(({ type }) => type === 'noted')).toHaveLength(1);
    accepted(undo(match, 0));
    expect(notes(match)).toBe(0);
  });

  it('are taken back as far as the last barrier', () => {
    const match = openParlour();
    give(match, 'march', NOTE, ROLL, NOTE, NOTE);
    accepted(undo(match, 0));
    expect(notes(match)).toBe(1);
    expect(refusalOf(undo(match, 0))).toMatchObject({ code: 'UNDO_BARRIER', args: { barrier: 'roll' } });
  });

  it('are taken back together though orders came in between', () => {
    const match = openParlour();
    give(match, 'march', NOTE);
    accepted(match.order(0, 'alarm', true));
    give(match, 'march', NOTE);
    accepted(undo(match, 0));
    expect(notes(match)).toBe(0);
    expect(match.state.seats[0]?.orders).toEqual(['alarm']);
  });

  it('stay apart from those of a seat that uses the name again after an undo', () => {
    const match = openParlour();
    give(match, 'march', NOTE, NOTE);
    accepted(undo(match, 0));
    give(match, 'march', NOTE);
    expect(notes(match)).toBe(1);
    accepted(undo(match, 0));
    expect(notes(match)).toBe(0);
    expect(refusalOf(undo(match, 0)).code).toBe('UNDO_NOTHING');
  });

  it('each count once, however often they are sent', () => {
    const match = openParlour();
    const number = numberOf(match, 0);
    give(match, 'march', NOTE, NOTE);
    accepted(match.submit(0, number, NOTE, 'march'));
    accepted(match.submit(0, number + 1, NOTE, 'march'));
    expect(notes(match)).toBe(2);
  });

  it('are one step after a reload too, and the save is verified', () => {
    const match = openParlour();
    give(match, 'march', NOTE, NOTE);
    const taken = reload(match);
    accepted(undo(taken, 0));
    expect(notes(taken)).toBe(0);
    give(taken, 'again', NOTE);
    expect(notes(reload(taken))).toBe(1);
    expect(verifySave(parlour, makeSave(taken))).toEqual({ ok: true, value: {} });
  });
});
