import { NATIONS, STANCES } from '@sitrep/combat-veteran';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Counter, ShortCounter } from './counter.tsx';
import { counterAt, isEnemy, type SoldierFace, writtenValue } from './faces.ts';
import { CounterPicture, Fan } from './fan.tsx';
import { Bunker, SmokeCloud, SupportChit, WeaponCard } from './pieces.tsx';
import { type Posture, Stack } from './stack.tsx';

const specht: SoldierFace = {
  nation: 'us-vietnam',
  name: 'Specht',
  firepower: 3,
  discipline: 5,
  rank: 2,
  stance: 'walking',
  weapon: { label: 'M60', firepower: { kind: 'plus', value: 6 }, crew: 2 },
};

function draw(face: SoldierFace): string {
  return renderToStaticMarkup(createElement(Counter, { face, stanceWord: 'RUN' }));
}

/** The outline of the body. */
function outlineOf(markup: string): string {
  return (
    /<path d="([^"]*)" class="[^"]*body/.exec(markup)?.[1] ??
    /class="[^"]*body[^"]*" d="([^"]*)"/.exec(markup)?.[1] ??
    ''
  );
}

describe('counters', () => {
  it('tell sides by their shape', () => {
    const shapes = NATIONS.map((nation) => outlineOf(draw({ ...specht, nation })));
    expect(new Set(shapes.filter((_, index) => isEnemy(NATIONS[index] ?? 'taliban'))).size).toBe(1);
    expect(new Set(shapes).size).toBe(2);
    expect(shapes).not.toContain('');
  });

  it('show name, ratings, rank, weapon and crew', () => {
    const markup = draw(specht);
    for (const word of ['Specht', 'M60', '+6', '>3<', '>5<']) expect(markup).toContain(word);
    expect(markup.match(/cy="21.5"/g)).toHaveLength(2);
  });

  it('show a cross instead of the firepower of a medic', () => {
    const { firepower: _none, weapon: _unarmed, ...medic } = specht;
    const [plain, cross] = [draw({ ...medic, firepower: 4 }), draw({ ...medic, isMedic: true })];
    expect(plain).not.toMatch(/class="[^"]*cross/);
    expect(cross).toMatch(/class="[^"]*cross/);
  });

  it('tell every stance by the figure, and all but walking by a tab', () => {
    const full = STANCES.map((stance) => draw({ ...specht, stance }));
    const short = STANCES.map((stance) =>
      renderToStaticMarkup(createElement(ShortCounter, { face: { ...specht, stance } })),
    );
    expect(new Set(full).size).toBe(STANCES.length);
    expect(new Set(short).size).toBe(STANCES.length);
    expect(full.map((markup) => markup.includes('RUN'))).toEqual([false, true, true, true, true]);
  });

  it('write values as the weapons have them', () => {
    expect(writtenValue({ label: 'LAW', crew: 1, firepower: { kind: 'circled', value: 10 } })).toEqual({
      text: '10',
      isRinged: true,
    });
    expect(writtenValue({ label: 'DShK', crew: 3, firepower: { kind: 'plain', value: 7 } })).toEqual({
      text: '7',
      isRinged: false,
    });
    expect(writtenValue({ label: 'Smoke', crew: 1, smoke: 3 }).text).toBe('−3');
  });

  it('strike through what is broken', () => {
    const weapon = { label: 'M60', crew: 2, isBroken: true } as const;
    const markup = renderToStaticMarkup(createElement(WeaponCard, { weapon, broken: 'BROKEN' }));
    expect(markup).toContain('BROKEN');
  });
});

describe('a stack', () => {
  it('stands in the middle of its hex', () => {
    expect(counterAt([100, 50], 32)).toBe('translate(84.0 34.0)scale(0.5)');
  });

  it('says how many there are, with a tick for each', () => {
    const men: Posture[] = ['stands', 'stands', 'crawls', 'wounded'];
    const markup = renderToStaticMarkup(createElement(Stack, { top: specht, men }));
    expect(markup).toContain('>4<');
    expect(markup.match(/<rect[^>]*height="(?:7|3.5)"/g)).toHaveLength(4);
  });

  it('shows a man by himself without count', () => {
    const markup = renderToStaticMarkup(createElement(Stack, { top: specht, men: ['stands'] }));
    expect(markup).not.toContain('>1<');
  });

  it('stands in front of its bunker', () => {
    const bunker = { nation: 'viet-cong', armor: 4, firepower: 1, isHidden: true } as const;
    const markup = renderToStaticMarkup(createElement(Stack, { top: specht, men: ['stands'], bunker }));
    expect(markup).toContain('−4');
    expect(markup.indexOf('mound')).toBeLessThan(markup.indexOf('body'));
  });
});

describe('other pieces', () => {
  it('show what a bunker takes and adds, and who may not see it', () => {
    const bunker = { nation: 'viet-cong', armor: 3, firepower: 1 } as const;
    const [known, hidden] = [false, true].map((isHidden) =>
      renderToStaticMarkup(createElement(Bunker, { ...bunker, isHidden })),
    );
    expect(known).toMatch(/−3.*\+1/);
    expect(known).not.toMatch(/class="[^"]*pupil/);
    expect(hidden).toMatch(/class="[^"]*pupil/);
  });

  it('are pictures that their names explain', () => {
    const markup = renderToStaticMarkup(
      createElement(CounterPicture, { face: specht, stanceWord: '', size: 64 }),
    );
    expect(markup).toMatch(/^<svg[^>]*aria-hidden="true"/);
  });

  it('show nothing of a chit that lies face down', () => {
    const markup = renderToStaticMarkup(createElement(SupportChit, { isFaceDown: true }));
    expect(markup.match(/<text[^>]*>([^<]*)</)?.[1]).toBe('?');
  });

  it('show the armor of smoke', () => {
    expect(renderToStaticMarkup(createElement(SmokeCloud, { armor: 3 }))).toContain('−3');
  });
});

describe('the fan', () => {
  it('has a named button for each man, in rows of four', () => {
    const men = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
      id,
      face: specht,
      stanceWord: '',
      label: `man ${id}`,
    }));
    const props = { men, label: '5 men at 1216', onPick: vi.fn(), onClose: vi.fn() };
    const markup = renderToStaticMarkup(createElement(Fan, props));
    expect(markup.match(/<button/g)).toHaveLength(5);
    expect(markup).toContain('aria-label="man e"');
    expect(markup).toContain('repeat(4, auto)');
  });
});
