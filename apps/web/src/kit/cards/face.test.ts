import { games } from '@sitrep/catalog';
import type { FaceBlock, FaceText } from '@sitrep/contract';
import { LANGUAGES } from '@sitrep/text';
import { describe, expect, it } from 'vitest';
import { drawFaces } from '../../testing/drawn-faces.tsx';

/** All that a part of a card says in words; a symbol may stand for a head or a figure. */
function textsOf(block: FaceBlock): readonly (FaceText | undefined)[] {
  switch (block.kind) {
    case 'figures':
      return [];
    case 'ability':
      return [block.when?.text, block.figure, block.text, ...(block.more ?? [])];
    case 'table':
      return [block.title, ...block.rows.flatMap(({ cells }) => cells)];
    case 'chips':
      return block.chips.map(({ name }) => name);
    case 'keyword':
      return [block.name, block.reminder];
    case 'note':
    case 'goal':
      return [block.text];
  }
}

describe.each(games)('a card of $id', (entry) => {
  it.each(LANGUAGES)('has every word of its face drawn on it in %s', async (language) => {
    const { speech, faces } = await drawFaces(entry, language);
    expect(faces.length).toBeGreaterThan(0);
    const say = (text: FaceText) => (typeof text === 'string' ? text : speech.name(text));
    const lacking = faces.flatMap(({ face, words }) => {
      const drawn = words.toLowerCase();
      const said = [face.name, ...face.blocks.flatMap(textsOf)].flatMap((text) => text ?? []);
      return said
        .map((text) => say(text).replaceAll(/\s+/g, ' '))
        .filter((text) => !drawn.includes(text.toLowerCase()))
        .map((text) => `${face.id}: ${text}`);
    });
    expect(lacking).toEqual([]);
  });
});
