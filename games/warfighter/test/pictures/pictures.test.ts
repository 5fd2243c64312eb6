import { drawPicture } from '@sitrep/art';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureOf } from '../../src/entry/pictures.ts';
import { editions } from '../../src/entry/setups/editions.ts';
import { assemble } from '../../src/index.ts';
import type { ArtEntry, ArtFile } from '../../src/pictures/art-entry.ts';
import { cardPicture } from '../../src/pictures/card-picture.ts';
import { readFiles } from '../packs-files.ts';
import { distance, greyOf, openDarkroom } from './grey.ts';

/** No two cards of a pack may be closer than this, in steps of grey from 0 to 255. */
const LEAST_DISTANCE = 12;
const MOST_BYTES = 24_000;

const packs = editions.flatMap(({ ruleset, packs: all }) => all.map((pack) => ({ ...pack, ruleset })));

function artOf(pack: string): Readonly<Record<string, ArtEntry>> {
  const file = readFiles(pack).find(({ name }) => name === 'art.json');
  const read: ArtFile = JSON.parse(file?.text ?? '{"cards":{}}');
  return read.cards;
}

beforeAll(openDarkroom);

describe.each(packs)('$id', ({ id: pack, ruleset, cards }) => {
  const content = assemble(ruleset, [{ id: pack, cards }]);
  const drawn = Object.keys(content.cards).map((id) => {
    const picture = pictureOf(content, id);
    if (picture === undefined) throw new Error(`${id} has no picture`);
    return { id, svg: drawPicture(picture) };
  });
  const art = artOf(pack);

  it('has a small picture for every card', () => {
    expect(drawn.filter(({ svg }) => svg.length > MOST_BYTES)).toEqual([]);
    expect(drawn).toHaveLength(cards.length);
  });

  it('has no two cards that look alike at 60 pixels in grey', () => {
    const greys = drawn.map(({ id, svg }) => ({ id, grey: greyOf(svg) }));
    const near = greys.flatMap((one, at) =>
      greys
        .slice(at + 1)
        .map((other) => ({ pair: `${one.id} and ${other.id}`, apart: distance(one.grey, other.grey) }))
        .filter(({ apart }) => apart < LEAST_DISTANCE),
    );
    expect(near).toEqual([]);
  });

  it('says in art.json what every Soldier and Location looks like', () => {
    const wanted = cards.filter(({ type }) => type === 'soldier' || type === 'location').map(({ id }) => id);
    expect(wanted.filter((id) => art[id] === undefined)).toEqual([]);
  });

  it('hides the face of every Soldier whose name was printed elsewhere', () => {
    const printed = cards.filter(({ type, source }) => type === 'soldier' && source !== 'original');
    const seen = printed.filter(({ id }) => {
      const entry = art[id];
      return !(
        entry?.draw === 'portrait' &&
        (entry.cover === 'scarf' || entry.cover === 'mask' || entry.eyes === 'shadow')
      );
    });
    expect(seen.map(({ id }) => id)).toEqual([]);
  });

  it('draws every card without art.json too, and hides the faces of Soldiers then', () => {
    for (const card of cards) {
      const picture = cardPicture({ card, era: ruleset });
      expect(drawPicture(picture).length).toBeLessThanOrEqual(MOST_BYTES);
      if (card.type === 'soldier') expect(picture.subject).toMatchObject({ eyes: 'goggles', cover: 'scarf' });
    }
  });
});
