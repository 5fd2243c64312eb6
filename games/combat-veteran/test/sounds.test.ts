import { parseHex } from '@sitrep/hex';
import type { SeatEvent } from '@sitrep/kernel';
import { expect, it } from 'vitest';
import { soundsOf } from '../src/account/sounds.ts';
import { boardOf } from '../src/content/board.ts';
import type { Content } from '../src/content/content.ts';
import { rosterOf } from '../src/content/roster.ts';
import { keating, ricePaddy } from './contents.ts';

function shot(content: Content, type: string): SeatEvent {
  const { weapons, firstWeapon } = rosterOf(content);
  return { n: 0, type: 'fired', weapon: firstWeapon + weapons.findIndex((each) => each.type.id === type) };
}

function step(content: Content, label: string): SeatEvent {
  return { n: 0, type: 'stepped', soldiers: [0], hex: parseHex(boardOf(content).grid, label) };
}

it('tells guns by their class', () => {
  expect(soundsOf(ricePaddy, [{ n: 0, type: 'fired', weapon: -1 }])).toEqual(['rifle']);
  expect(soundsOf(ricePaddy, [shot(ricePaddy, 'm60')])).toEqual(['machineGun']);
  expect(soundsOf(ricePaddy, [shot(ricePaddy, 'm79')])).toEqual(['launcher']);
  expect(soundsOf(keating, [shot(keating, 'pkm')])).toEqual(['machineGun']);
  expect(soundsOf(keating, [shot(keating, 'rpg')])).toEqual(['launcher']);
});

it('knows a class for every weapon that fires', () => {
  for (const { forces } of [ricePaddy, keating])
    for (const { id, firepower, sound } of forces.weaponTypes)
      expect(sound === undefined, id).toBe(firepower === undefined);
});

it('hears the ground of a march, then what it cost, each once', () => {
  const march = [step(ricePaddy, '1617'), step(ricePaddy, '1616'), step(ricePaddy, '1616')];
  const hit: SeatEvent = { n: 0, type: 'wounded', soldier: 1 };
  expect(soundsOf(ricePaddy, [...march, { n: 0, type: 'fired', weapon: -1 }, hit, hit])).toEqual([
    'stepWater',
    'stepBrush',
    'rifle',
    'hit',
  ]);
});

it('hears a check, but not one that a shot or a step calls for', () => {
  const check = { n: 0, type: 'checked', soldier: 0, isPassed: true };
  expect(soundsOf(ricePaddy, [{ ...check, purpose: 'rally' }])).toEqual(['passed']);
  expect(soundsOf(ricePaddy, [{ ...check, purpose: 'rally', isPassed: false }])).toEqual(['failed']);
  expect(soundsOf(ricePaddy, [{ ...check, purpose: 'nerve' }])).toEqual([]);
});
