/** Checks pictures that were drawn elsewhere: only plain shapes are let in, and nothing that loads, runs or refers to anything outside. */

export const MOST_SVG = 24_000;

const ELEMENTS: readonly string[] = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'clipPath',
  'pattern',
  'linearGradient',
  'radialGradient',
  'stop',
];

const ATTRIBUTES: readonly string[] = [
  'xmlns',
  'viewBox',
  'width',
  'height',
  'preserveAspectRatio',
  'id',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'points',
  'transform',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-path',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-miterlimit',
  'stroke-opacity',
  'opacity',
  'offset',
  'stop-color',
  'stop-opacity',
  'patternUnits',
  'patternTransform',
  'patternContentUnits',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
];

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** A tag, or what lies between tags. */
const PIECE =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|(<)/g;

const ATTRIBUTE = /([A-Za-z_:][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Everything that keeps a picture out; nothing if it is safe. */
export function svgFaults(svg: string): readonly string[] {
  if (svg.length > MOST_SVG) return [`the picture has ${svg.length} characters; make it ${MOST_SVG} at most`];
  const open: string[] = [];
  const faults = [...svg.trim().matchAll(PIECE)].flatMap((piece, at) => pieceFaults(piece, at, open));
  return open.length === 0
    ? [...new Set(faults)]
    : [...new Set(faults), `<${open.at(-1)}> is not closed; close it`];
}

function pieceFaults(piece: RegExpMatchArray, at: number, open: string[]): readonly string[] {
  const [, closing, name = '', attributes = '', empty, text, stray] = piece;
  if (stray !== undefined)
    return ['only plain tags are possible; leave out comments, entities, declarations and broken tags'];
  if (text !== undefined)
    return text.trim() === '' ? [] : ['text is not possible in a picture; turn letters into paths'];
  if (closing === '/')
    return open.pop() === name ? [] : [`</${name}> closes what is not open; put it in its place`];
  const isFirst = at === 0;
  const isRootTwice = !isFirst && open.length === 0;
  if (empty !== '/') open.push(name);
  return [
    ...(isFirst !== (name === 'svg') || isRootTwice
      ? ['a picture is one <svg>, with everything else inside']
      : []),
    ...(isFirst && !attributes.includes('viewBox')
      ? ['<svg> has no viewBox; add viewBox="0 0 160 100"']
      : []),
    ...(ELEMENTS.includes(name) ? [] : [`<${name}> is not possible; use ${ELEMENTS.join(', ')}`]),
    ...[...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = '', double, single]) =>
      attributeFaults(key, double ?? single ?? ''),
    ),
  ];
}

function attributeFaults(name: string, value: string): readonly string[] {
  if (!ATTRIBUTES.includes(name)) return [`the attribute ${name} is not possible; leave it out`];
  if (name === 'xmlns') return value === NAMESPACE ? [] : [`xmlns must be ${NAMESPACE}`];
  const isForeign = value.replaceAll(/url\(#[\w-]+\)/g, '').includes('url(');
  if (isForeign || /[&\\:;]|@import|expression/i.test(value))
    return [
      `“${name}” refers to something outside or holds code; name only what the picture defines, as url(#name)`,
    ];
  return [];
}
