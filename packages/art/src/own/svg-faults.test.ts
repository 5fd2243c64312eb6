import { describe, expect, it } from 'vitest';
import { drawPicture } from '../draw-picture.ts';
import { MOST_SVG, svgFaults } from './svg-faults.ts';

const wrapped = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100">${inside}</svg>`;

describe('a safe picture', () => {
  it.each([
    ['a shape', wrapped('<path d="M0 0h10v10Z" fill="#c33"/>')],
    [
      'a local reference',
      wrapped('<defs><pattern id="a"/></defs><g><rect fill="url(#a)" width="9" height="9"/></g>'),
    ],
    [
      'our own',
      drawPicture({ seed: 'a', world: 'europe', subject: { draw: 'place', parts: ['church', 'rain'] } }),
    ],
  ])('may have %s', (_, svg) => {
    expect(svgFaults(svg)).toEqual([]);
  });
});

describe('an unsafe picture', () => {
  it.each([
    ['a script', wrapped('<script/>'), '<script> is not possible'],
    ['foreign content', wrapped('<foreignObject></foreignObject>'), '<foreignObject> is not possible'],
    ['an image', wrapped('<image href="a.png"/>'), '<image> is not possible'],
    ['a use', wrapped('<use href="#a"/>'), 'the attribute href is not possible'],
    ['a style element', wrapped('<style></style>'), '<style> is not possible'],
    ['an animation', wrapped('<animate/>'), '<animate> is not possible'],
    ['a handler', wrapped('<g onclick="a()"/>'), 'the attribute onclick is not possible'],
    ['a style', wrapped('<g style="fill:red"/>'), 'the attribute style is not possible'],
    ['a foreign paint', wrapped('<g fill="url(https://a.b/c#d)"/>'), '“fill” refers to something outside'],
    ['an escaped address', wrapped('<g fill="u&#114;l(x)"/>'), '“fill” refers to something outside'],
    ['another namespace', '<svg xmlns="http://a.b" viewBox="0 0 1 1"></svg>', 'xmlns must be'],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${wrapped('')}`, 'only plain tags'],
    ['a comment', wrapped('<!-- a -->'), 'only plain tags'],
    ['an attribute without quotes', wrapped('<g fill=red></g>'), 'only plain tags'],
    ['text', wrapped('<g>hello</g>'), 'text is not possible'],
    ['an open tag', '<svg viewBox="0 0 1 1">', '<svg> is not closed'],
    ['crossed tags', wrapped('<g><defs></g></defs>'), '</g> closes what is not open'],
    ['two roots', wrapped('') + wrapped(''), 'a picture is one <svg>'],
    ['no root', '<g></g>', 'a picture is one <svg>'],
    ['no viewBox', '<svg></svg>', '<svg> has no viewBox'],
    ['too much', wrapped(`<path d="${'M0 0'.repeat(MOST_SVG)}"/>`), 'characters; make it'],
  ])('has %s', (_, svg, reason) => {
    expect(svgFaults(svg).join('\n')).toContain(reason);
  });
});
