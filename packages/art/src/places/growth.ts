import { bare, birch, bush, fern, fir, leafy, palm, reeds, row } from '../nature/plants.ts';
import type { Ink } from '../press/inks.ts';
import { box, num, oval, polygon } from '../press/path.ts';
import { fill, line } from '../press/press.ts';
import { type Draw, type Site, spread } from './site.ts';

const SNOW: Ink = '#fbfcfa';

function isWintry({ press }: Site): boolean {
  return press.world === 'winter';
}

/** Tall plants at both edges, which frame the view. */
const jungle: Draw = ({ press, chance, horizon }) =>
  [
    row(9, (at) =>
      leafy(press, chance, {
        at: [at * 20, horizon + 12],
        size: chance.between(20, 34),
        ink: at % 2 === 0 ? 'mid' : 'near',
      }),
    ),
    palm(press, chance, { at: [18, 101], size: chance.between(74, 90), ink: 'ink' }),
    palm(press, chance, { at: [146, 101], size: chance.between(66, 86), ink: 'ink' }),
    row(8, (at) =>
      fern(press, chance, {
        at: [at * 23, 103],
        size: chance.between(18, 28),
        ink: at % 2 === 0 ? 'ink' : 'near',
      }),
    ),
  ].join('');

const thicket: Draw = ({ press, chance }) =>
  row(4, (layer) =>
    spread(chance, 8, [-6, 166])
      .map((x) => {
        const ink: Ink = layer === 3 ? 'ink' : layer === 2 ? 'near' : layer === 1 ? 'mid' : 'far';
        const plant = { at: [x, 56 + layer * 16] as const, size: chance.between(26, 40), ink };
        return layer % 2 === 0 ? leafy(press, chance, plant) : fern(press, chance, { ...plant, size: 20 });
      })
      .join(''),
  );

const palms: Draw = ({ press, chance, horizon }) =>
  spread(chance, 5, [6, 154])
    .map((x, at) =>
      palm(press, chance, {
        at: [x, horizon + 14 + at * 3],
        size: chance.between(34, 52),
        ink: at % 2 === 0 ? 'near' : 'ink',
      }),
    )
    .join('');

const grove: Draw = ({ press, chance, horizon }) =>
  row(3, (line_) =>
    row(5 - line_, (at) =>
      palm(press, chance, {
        at: [18 + at * (31 + line_ * 10) + line_ * 5, horizon + 14 + line_ * 16],
        size: 26 + line_ * 13,
        ink: line_ === 2 ? 'ink' : 'near',
      }),
    ),
  );

const mangroves: Draw = ({ press, chance, horizon }) =>
  spread(chance, 4, [4, 156])
    .map((x, at) => {
      const y = horizon + 26 + (at % 2) * 12;
      const roots = [-12, -7, 6, 12].map((lean) => `M${num(x)} ${num(y - 16)}q${lean} 2 ${lean} 17`).join('');
      return (
        line(press, 'ink', roots, { width: 2 }) +
        leafy(press, chance, { at: [x, y - 8], size: 42, ink: at % 2 === 0 ? 'near' : 'ink' })
      );
    })
    .join('');

const forest: Draw = (site) => {
  const { press, chance, horizon } = site;
  const snow = isWintry(site) ? SNOW : undefined;
  return [
    row(11, (at) =>
      fir(
        press,
        chance,
        { at: [at * 16 + chance.between(-3, 3), horizon + 7], size: chance.between(17, 26), ink: 'mid' },
        snow,
      ),
    ),
    row(6, (at) =>
      fir(
        press,
        chance,
        { at: [at * 31 + chance.between(-6, 6), horizon + 22], size: chance.between(30, 42), ink: 'near' },
        snow,
      ),
    ),
    fir(press, chance, { at: [10, 104], size: chance.between(76, 92), ink: 'ink' }, snow),
    fir(press, chance, { at: [150, 104], size: chance.between(66, 84), ink: 'ink' }, snow),
  ].join('');
};

const treeline: Draw = (site) =>
  row(13, (at) =>
    fir(
      site.press,
      site.chance,
      {
        at: [at * 13 + site.chance.between(-3, 3), site.horizon + 7],
        size: site.chance.between(13, 24),
        ink: 'mid',
      },
      isWintry(site) ? SNOW : undefined,
    ),
  );

const birches: Draw = ({ press, chance, horizon }) =>
  [
    row(10, (at) =>
      birch(press, chance, {
        at: [at * 17 + chance.between(-4, 4), horizon + 14],
        size: chance.between(44, 60),
        ink: 'near',
      }),
    ),
    row(5, (at) =>
      birch(press, chance, { at: [10 + at * 35 + chance.between(-8, 8), 102], size: 100, ink: 'ink' }),
    ),
  ].join('');

const woods: Draw = ({ press, chance, horizon }) =>
  [
    row(9, (at) =>
      leafy(press, chance, {
        at: [at * 20, horizon + 10],
        size: chance.between(24, 36),
        ink: at % 2 === 0 ? 'mid' : 'far',
      }),
    ),
    row(5, (at) =>
      leafy(press, chance, {
        at: [6 + at * 38, horizon + 32],
        size: chance.between(46, 60),
        ink: at % 2 === 0 ? 'near' : 'mid',
      }),
    ),
    fill(
      press,
      'ink',
      row(6, (at) => box(at * 30 + chance.between(0, 14), horizon + 4, chance.between(3, 6), 60)),
    ),
  ].join('');

const stumps: Draw = ({ press, chance, horizon }) =>
  spread(chance, 5, [8, 152])
    .map((x, at) =>
      bare(press, chance, {
        at: [x, horizon + 12 + at * 4],
        size: chance.between(34, 50),
        ink: at % 2 === 0 ? 'near' : 'ink',
      }),
    )
    .join('');

const hedges: Draw = ({ press, chance, horizon }) =>
  row(4, (line_) => {
    const y = horizon + 6 + line_ * line_ * 4.6;
    const inks: readonly Ink[] = ['mid', 'near', 'mid', 'near'];
    const growth = row(9, (at) =>
      bush(press, chance, { at: [at * 20, y + 3], size: 7 + line_ * 3, ink: inks[line_] ?? 'mid' }),
    );
    return growth + fill(press, inks[line_] ?? 'mid', box(0, y, 160, 3 + line_ * 2));
  });

/** Fields in rows that meet at the horizon. */
function furrows(ink: Ink, other: Ink, tuft: boolean): Draw {
  return ({ press, chance, horizon }) => {
    const y = horizon + 5;
    const from = chance.between(60, 100);
    const strips = row(10, (at) =>
      polygon([
        [from + (at - 5) * 3.4, y],
        [from + (at - 5) * 3.4 + 1.8, y],
        [(at - 4.6) * 40 + from, 101],
        [(at - 5) * 40 + from, 101],
      ]),
    );
    const heads = row(5, (line_) =>
      row(14, (at) =>
        oval(
          from + (at - 6.5) * (7 + line_ * 5.6),
          y + 3 + line_ * line_ * 2.7,
          2 + line_ * 1.1,
          1.6 + line_ * 1.3,
        ),
      ),
    );
    return (
      fill(press, other, box(0, y, 160, 100)) +
      fill(press, ink, strips) +
      (tuft ? fill(press, 'near', heads) : '')
    );
  };
}

const corn: Draw = ({ press, chance }) =>
  row(3, (line_) =>
    line(
      press,
      line_ === 0 ? 'sun' : line_ === 1 ? 'sand' : 'near',
      row(
        26,
        (at) =>
          `M${num(at * 6.4 + line_ * 2)} ${66 + line_ * 18}q${num(chance.between(-2, 2))}-8 ${num(chance.between(-3, 4))} ${num(-chance.between(13, 19))}`,
      ),
      { width: 2.6, isRound: true },
    ),
  );

const pasture: Draw = ({ press, chance, horizon }) => {
  const cows = [
    [46, 70, 1],
    [104, 62, 0.8],
    [128, 82, 1.2],
  ].map(([x = 0, y = 0, size = 1], at) => {
    const flip = at % 2 === 0 ? 1 : -1;
    return `<g transform="translate(${num(x + chance.between(-8, 8))} ${y}) scale(${num(size * flip)} ${num(size)})">${fill(press, 'ink', 'M-12-12q12-3 22 0l4-4 6 3-1 6-6 1-2 4v9h-3l-1-7h-11l-1 7h-3l-1-8-3-6Z')}${fill(press, 'paper', 'M-4-12l8 0-2 6-6-1Z')}</g>`;
  });
  const posts = row(9, (at) => box(at * 20 + 4, horizon + 8, 2, 11));
  return (
    line(press, 'near', `M0 ${horizon + 11}H160M0 ${horizon + 16}H160`, { width: 1 }) +
    fill(press, 'near', posts) +
    cows.join('')
  );
};

const marsh: Draw = ({ press, chance, horizon }) =>
  [
    fill(
      press,
      'water',
      row(6, (at) => oval(((at * 53) % 150) + 8, horizon + 12 + at * 7, 30 + at * 3, 3 + at * 0.7)),
    ),
    row(9, (at) =>
      reeds(press, chance, {
        at: [at * 19 + 3, horizon + 20 + ((at * 29) % 40)],
        size: chance.between(16, 26),
        ink: at % 2 === 0 ? 'near' : 'ink',
      }),
    ),
  ].join('');

const undergrowth: Draw = ({ press, chance }) =>
  row(9, (at) =>
    fern(press, chance, {
      at: [at * 20 + 2, 103],
      size: chance.between(14, 24),
      ink: at % 2 === 0 ? 'ink' : 'near',
    }),
  );

const scrub: Draw = ({ press, chance, horizon }) =>
  row(7, (at) =>
    bush(press, chance, {
      at: [chance.between(0, 160), horizon + 14 + at * 6],
      size: 4 + at * 0.8,
      ink: 'near',
    }),
  );

/** What grows there. */
export const GROWTH = {
  jungle,
  thicket,
  palms,
  grove,
  mangroves,
  forest,
  treeline,
  birches,
  woods,
  stumps,
  hedges,
  rows: furrows('near', 'far', true),
  crops: furrows('sun', 'sand', false),
  corn,
  pasture,
  marsh,
  undergrowth,
  scrub,
} as const satisfies Readonly<Record<string, Draw>>;
