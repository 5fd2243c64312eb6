import { describe, expect, it } from 'vitest';
import { KEY, openParlour, play } from '../test/play.ts';
import { busyMatch, openText, textOf } from '../test/saves.ts';
import { canonical, hashText } from './canonical.ts';
import { scriptedLuck } from './luck.ts';
import { checksumOf, makeSave } from './save.ts';

describe('makeSave', () => {
  it('holds all that is needed to open the match, to check it and to run it again', () => {
    const match = openParlour();
    play(match, 0, { type: 'note' });
    const { checksum, ...body } = makeSave(match);
    expect(body).toEqual({
      format: 'sitrep-save',
      formatVersion: 1,
      game: 'parlour',
      rulesVersion: '1',
      eventVersion: 1,
      key: KEY,
      isScripted: false,
      config: { seats: 3 },
      content: { cards: 10 },
      log: match.log,
      marks: [],
      hash: match.hash,
    });
    expect(checksum).toBe(hashText(canonical(body)));
    expect(checksumOf(body)).toBe(checksum);
  });

  it('says that the dice were scripted', () => {
    expect(makeSave(openParlour({ luck: scriptedLuck({ dice: [], draws: [] }) })).isScripted).toBe(true);
  });

  it('does not grow with the match it was made from', () => {
    const match = openParlour();
    const save = makeSave(match);
    play(match, 0, { type: 'note' });
    expect(save.log).toHaveLength(1);
    expect(save.marks).not.toBe(match.marks);
  });
});

describe('formatSave', () => {
  it('makes a text that opens as the same match, which goes on the same', () => {
    const match = busyMatch();
    const opened = openText(textOf(match));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    const { value } = opened;
    expect([value.hash, value.log, value.marks]).toEqual([match.hash, match.log, match.marks]);
    expect(textOf(value)).toBe(textOf(match));
    for (const each of [match, value]) play(each, 1, { type: 'pay' }, { type: 'roll' }, { type: 'draw' });
    expect(value.hash).toBe(match.hash);
    expect(value.events(1)).toEqual(match.events(1));
  });
});
