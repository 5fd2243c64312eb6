import { expect, it } from 'vitest';
import { planAttack } from '../../src/queries/attack/attack.ts';
import { sit } from '../table.ts';

const CORE = 'modern-core';
const JUNGLE = 'modern-jungle';

/** What one Skill does for an attack with a rifle at a card so far away in such a place. */
function helpOf(skill: string, { card = 'hired-muscle', slot = 2, place = 'trail' } = {}) {
  const { state } = sit({
    path: [`${JUNGLE}/${place}`, `${JUNGLE}/ravine`],
    soldiers: [
      { card: `${CORE}/giacomelli`, slot: 2, gear: [{ card: `${CORE}/m4` }], skills: [`${CORE}/${skill}`] },
    ],
    hostiles: [{ card: `${JUNGLE}/${card}`, slot, target: 1 }],
  });
  const [hostile] = state.game.hostiles;
  const figures = { soldier: 1, weapon: 1, profile: 0, hostile: hostile?.token ?? -1, target: -1 };
  const { attack, defeatCover } = planAttack(state, figures, 'semi', []);
  const isSkill = ({ source }: { readonly source: string }) => source === `${CORE}/${skill}`;
  return [...attack.filter(isSkill), ...defeatCover.filter(isSkill)].map(({ amount }) => amount);
}

it.each([
  ['at Range 0', 'close-combat', { slot: 2 }, [1]],
  ['not at Range 1', 'close-combat', { slot: 3 }, []],
  ['not at Range 0', 'sharpshooter', { slot: 2 }, []],
  ['at Range 2', 'sharpshooter', { slot: 4 }, [2]],
  ['not at Range 1', 'sharpshooter', { slot: 1 }, []],
])('[WF-ATK-11] a modifier for a Range counts %s: %s', (_, skill, at, amounts) => {
  expect(helpOf(skill, at)).toEqual(amounts);
});

it.each([
  ['in Nature', 'woodsman', { place: 'trail' }, [1]],
  ['not elsewhere', 'woodsman', { place: 'airstrip' }, []],
  ['in a Structure', 'room-clearer', { place: 'airstrip' }, [1]],
  ['not in Nature', 'room-clearer', { place: 'trail' }, []],
])('[WF-ATK-11] a modifier for a kind of Location counts %s: %s', (_, skill, at, amounts) => {
  expect(helpOf(skill, at)).toEqual(amounts);
});

it.each([
  ['a Vehicle', 'gun-truck', [2]],
  ['nobody else', 'hired-muscle', []],
])('[WF-ATK-11] a modifier for a kind of target counts against %s: %s', (_, card, amounts) => {
  expect(helpOf('tank-killer', { card })).toEqual(amounts);
});
