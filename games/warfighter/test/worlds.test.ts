import { stageWorlds, type Worlds } from '@sitrep/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { warfighterEntry } from '../src/entry/index.ts';

const ACTIONS = ['reloading', 'take-cover', 'on-point', 'suppress', 'snap-shot', 'village'];
const HOSTILES = ['thug', 'drug-runner', 'look-out', 'macheteros', 'bomb-thrower', 'sniper'];

/** The same for the player except for the order of the decks: in each world another card is the next. */
function worlds(): Promise<Worlds> {
  const given = ACTIONS.map((_, next) => ({
    setup: { mission: 'covert', objective: 'cartel-boss' },
    situation: {
      path: ['trail'],
      team: [{ card: 'giacomelli', slot: 2, gear: ['m4'], hand: ['steady-aim'] }],
      hostiles: [{ card: 'hired-muscle', slot: 2, target: 1 }],
      actionDeck: cut(ACTIONS, next),
      hostileDeck: cut(HOSTILES, next),
    },
  }));
  return stageWorlds(warfighterEntry, given);
}

/** A deck with the card of this place on top. */
function cut(cards: readonly string[], next: number): readonly string[] {
  return [...cards.slice(next), ...cards.slice(0, next)];
}

describe('what a player is shown is the same whatever the next cards of the decks are', () => {
  it('odds of an attack, at every step', async () => {
    const turn = await worlds();
    for (const type of ['attack', 'onHostile', 'pass', 'mode']) {
      expect(JSON.stringify(turn.sameTo(0).counsel.odds)).toContain('WF-ATK-14');
      turn.give({ type });
    }
  });

  it('what hostiles threaten, what advice thinks of drawing, and what one is warned of', async () => {
    const { options, counsel } = (await worlds()).sameTo(0);
    expect(counsel.threats).not.toEqual([]);
    expect(options).toContainEqual({ type: 'discardDraw', soldier: 1 });
    expect(counsel.advice).toHaveLength(options.length);
    expect(counsel.cautions).toContainEqual(expect.objectContaining({ key: 'caution.actionsLeft' }));
  });
});
