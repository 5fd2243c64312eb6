import { formatHex, makeGrid, parseHex } from '@sitrep/hex';
import { describe, expect, it } from 'vitest';
import { readMapKey, typeDigit } from './hex-cursor.ts';

const grid = makeGrid({ columns: 40, rows: 22, firstColumn: 1, firstRow: 1, southColumns: 'odd' });
const at = (label: string) => parseHex(grid, label) ?? -1;

/** The hex that a key leads to from another. */
function led(from: string, key: string, code = key): string {
  const meant = readMapKey(grid, at(from), { key, code });
  return meant?.kind === 'move' ? formatHex(grid, meant.hex) : '';
}

describe('the hex cursor', () => {
  it.each([
    ['ArrowUp', '1213'],
    ['ArrowDown', '1215'],
    ['ArrowLeft', '1114'],
    ['ArrowRight', '1314'],
  ])('goes with %s', (key, to) => {
    expect(led('1214', key)).toBe(to);
  });

  it.each([
    ['7', 'Numpad7', '1113'],
    ['9', 'Numpad9', '1313'],
    ['1', 'Numpad1', '1114'],
    ['3', 'Numpad3', '1314'],
  ])('goes slanted with %s on the keypad', (key, code, to) => {
    expect(led('1214', key, code)).toBe(to);
  });

  it('stays at the edge', () => {
    expect(led('0101', 'ArrowUp')).toBe('0101');
    expect(led('0101', 'ArrowLeft')).toBe('0101');
    expect(led('4022', 'ArrowRight')).toBe('4022');
  });

  it('leaves other keys alone', () => {
    expect(readMapKey(grid, 0, { key: 'n', code: 'KeyN' })).toBeUndefined();
    expect(readMapKey(grid, 0, { key: 'toString', code: 'toString' })).toBeUndefined();
  });

  it('goes to the hex whose number is typed', () => {
    const typed = ['0', '9', '1'].reduce((digits, digit) => typeDigit(grid, digits, digit).digits, '');
    expect(typed).toBe('091');
    expect(typeDigit(grid, typed, '4')).toEqual({ digits: '', hex: at('0914') });
    expect(typeDigit(grid, '999', '9')).toEqual({ digits: '9', hex: undefined });
  });
});
