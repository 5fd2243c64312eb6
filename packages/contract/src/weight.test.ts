import { findGame } from '@sitrep/catalog';
import { createMatch, type GameTypes, type Match, makeKey } from '@sitrep/kernel';
import { describe, expect, it } from 'vitest';
import { consult } from './consult.ts';

function game(id: string) {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`there is no ${id}`);
  return entry;
}

/** The preset mission after its team is bought and its first answers are given. */
function openMission(...types: readonly string[]): Match<GameTypes> {
  const entry = game('warfighter');
  const setup = entry.recommended?.()[0];
  if (setup === undefined) throw new Error('there is no preset');
  const created = createMatch(entry.game, { ...setup, key: makeKey('fight') });
  if (!created.ok) throw new Error('the preset does not start');
  const match = created.value;
  for (const type of ['buyTeam', ...types]) {
    const answer = findAnswer(match, type) ?? entry.suggest(match.state)[0]?.draft;
    if (answer !== undefined) match.submit(0, match.view(0).decision?.number ?? 0, answer);
  }
  return match;
}

const findAnswer = (match: Match<GameTypes>, type: string) =>
  match.options(0).find((option) => option.type === type);

function weigh(match: Match<GameTypes>, type: string): string {
  const answer = findAnswer(match, type);
  if (answer === undefined) throw new Error(`there is no ${type}`);
  return consult({ entry: game('warfighter'), match, seat: 0 }, { kind: 'weight', answer });
}

describe('the weight of an answer', () => {
  it('tells whether it could be taken back, without giving it', () => {
    const match = openMission('recon');
    const { hash } = match;
    expect(weigh(match, 'playLocation')).toBe('final');
    expect(weigh(match, 'handleGear')).toBe('light');
    expect(match.hash).toBe(hash);
  });

  it('tells when it ends the turn for good', () => {
    expect(weigh(openMission('recon', 'playLocation'), 'done')).toBe('turn');
  });
});
