import { describe, expect, it } from 'vitest';
import { accountOf } from '../src/account/account.ts';
import { atLeast, attackOdds } from '../src/queries/attack-odds.ts';
import { ricePaddy } from './contents.ts';
import { type Drill, drill } from './drill.ts';

/** The last chapter, as a seat may tell it. */
function lastOf(d: Drill, seat = 0) {
  return accountOf(ricePaddy, d.match.events(seat)).at(-1);
}

function linesOf(d: Drill, seat = 0): readonly string[] {
  return (lastOf(d, seat)?.lines ?? []).map(({ title, losses, weight }) =>
    [
      title.key,
      d.tell({ type: '', ...title.args }),
      ...losses.map((loss) => `${loss.key} ${d.tell({ type: '', ...loss.args })}`),
      weight,
    ].join(' | '),
  );
}

describe('the account of a phase', () => {
  it('[CV-DFIRE-01] a step and the fire that it drew are one line, men lost first', () => {
    const d = drill(
      'rice-paddy',
      { at: { 'usv-alder': '0721', 'usv-bascom': '0721', 'vc-thanh': '1021' } },
      { dice: 'attack 5 2' },
    );
    d.do('activate usv-alder', 'join usv-bascom', 'step 0821', 'fire vc-thanh -', 'commit 1');
    d.do('target usv-bascom');
    if (d.asked === 'shareChoice') d.do(d.options('share')[0] ?? '');
    expect(linesOf(d)).toEqual([
      'account.step |  usv-alder 1 0821 | account.wounded.by  usv-bascom vc-thanh 2 | 50',
    ]);
    expect(linesOf(d, 1)).toEqual(linesOf(d));
  });

  it('[CV-RES-13] counts dice, the hits to be expected and those that came', () => {
    const d = drill(
      'rice-paddy',
      { phase: 'combat', at: { 'usv-alder': '0821', 'vc-minh': '0921' } },
      { dice: 'attack 6 6 2 2 2 2' },
    );
    d.do('fire usv-alder -', 'aim 0921', 'commit 4');
    const { tallies = [] } =
      accountOf(ricePaddy, d.match.events(0)).find(({ lines }) => lines.length > 0) ?? {};
    const target = { discipline: 5, isWounded: false, isCrawling: false, diesOfWounds: false };
    expect(tallies[0]).toMatchObject({ seat: 0, figures: [], dice: 6, hits: 1 });
    expect(tallies[0]?.expected).toBe(atLeast(attackOdds(6, target), 'wounded'));
    expect(tallies[1]).toMatchObject({ figures: [{ key: 'tally.killed', count: 1 }], dice: 0, hits: 0 });
  });

  it('[CV-DISC-03] checks are acts of their own where nothing else explains them', () => {
    const d = drill(
      'rice-paddy',
      { phase: 'discipline', at: { 'usv-alder': '0913' }, stances: { 'usv-alder': 'crawling' } },
      { dice: 'rally 1' },
    );
    d.do('rally usv-alder -');
    const chapter = accountOf(ricePaddy, d.match.events(0)).find(({ lines }) => lines.length > 0);
    expect(chapter?.lines[0]?.title).toEqual({
      key: 'account.check',
      args: { soldier: d.piece('usv-alder'), purpose: 'rally', isPassed: 'true' },
    });
    expect(chapter?.tallies[0]?.figures).toEqual([{ key: 'tally.rallied', count: 1 }]);
  });

  it('what was taken back is left out', () => {
    const d = drill('rice-paddy', { at: { 'usv-alder': '0913' } });
    d.do('activate usv-alder', 'step 0912');
    expect(linesOf(d)).toHaveLength(1);
    const undoable = d.match.undoable(0);
    expect(undoable.ok && d.match.undo(0, undoable.number).ok).toBe(true);
    expect(linesOf(d)).toHaveLength(0);
  });
});
