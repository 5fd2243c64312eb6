import { describe, expect, it } from 'vitest';
import type { EffectName } from '../src/content/vocabulary.ts';
import { inForce } from '../src/queries/in-force/in-force.ts';
import type { Read } from '../src/queries/table/lookup.ts';
import { drill } from './rules/drill.ts';
import { equipment, hostile, location, mission, objective, soldier, text } from './rules/drill-cards.ts';

const COVER = { effect: 'modCover', of: 'soldiers', amount: 1 } as const;
const LEAVE = { effect: 'forbid', act: 'leave' } as const;

const cards = [
  mission({ abilities: [text('static', { effect: 'modMovement', amount: 1 })] }),
  objective({ abilities: [text('static', COVER)] }),
  location('wood', { abilities: [text('static', COVER), text('locationCleared', COVER)] }),
  soldier('ace', { abilities: [text('static', { effect: 'modMovement', amount: 2 })] }),
  equipment('boots', { abilities: [text('static', { effect: 'modMovement', amount: 3 })] }),
  hostile('guard', { abilities: [text('static', LEAVE), text('static', { effect: 'immobile' })] }),
];

function range({ suppress = 0, isActive = false, options = {} } = {}): Read {
  return drill(
    {
      path: ['wood'],
      isActive,
      soldiers: [{ card: 'ace', slot: 2, gear: [{ card: 'boots' }] }],
      hostiles: [{ card: 'guard', slot: 2, target: 1, suppress }],
    },
    { cards, options },
  ).match.state;
}

/** What is in force of a word: the card, whose it is, and how long it stays. */
function told(state: Read, name: EffectName): readonly string[] {
  return inForce(state, name).map(({ card, holder, until }) => {
    if (holder.is === 'soldier') return `${card.id} of Soldier ${holder.soldier}, ${until}`;
    if (holder.is === 'place') return `${card.id} in slot ${holder.slot}, ${until}`;
    return `${card.id} of the ${holder.is}, ${until}`;
  });
}

describe('what is in force', () => {
  it('names the card, whose it is and how long it stays', () => {
    const state = range();
    expect(told(state, 'modMovement')).toEqual([
      'ace of Soldier 1, cardLeaves',
      'boots of Soldier 1, cardLeaves',
      'mission in slot 1, cardLeaves',
      'mission of the mission, missionEnds',
    ]);
    expect(told(state, 'forbid')).toEqual(['guard of the hostile, covered']);
    expect(told(state, 'collateralDamage')).toEqual([]);
  });

  it('[WF-CORE-12] is static text only', () => {
    expect(told(range(), 'modCover')).toEqual(['wood in slot 2, cardLeaves']);
  });

  it('[WF-OBJ-01] leaves out an inactive Objective', () => {
    expect(told(range({ isActive: true }), 'modCover')).toEqual([
      'wood in slot 2, cardLeaves',
      'goal in slot 5, cardLeaves',
    ]);
  });

  it('[WF-HOST-21] leaves out the text of a covered hostile', () => {
    expect(told(range({ suppress: 1 }), 'forbid')).toEqual([]);
    expect(told(range({ suppress: 1 }), 'immobile')).toEqual([]);
  });

  it('[WF-RULING-42] keeps what only describes a covered hostile, where the ruleset says so', () => {
    const options = { 'covered-text': 'descriptors-stay' } as const;
    expect(told(range({ suppress: 1, options }), 'immobile')).toEqual(['guard of the hostile, cardLeaves']);
    expect(told(range({ suppress: 1, options }), 'forbid')).toEqual([]);
  });
});
