/** Selectors for the parts of the table that keys lead to. */
const PLACES = {
  options: '[data-option]',
  safe: '[data-option]:not([data-ends])',
  useful: '[data-proposal], [data-option]:not([data-ends])',
  orders: '[data-proposal], [data-option]',
  filter: 'aside input[type="search"]',
  lit: 'main [data-piece][data-lit]',
  pieces: 'main [data-piece]',
  hand: 'main [data-piece^="card:"]',
  log: '[role="log"]',
  question: '[data-question]',
  heading: 'h1',
  /** A part of the table that keeps the focus, and what in it takes it. */
  home: '[data-home]',
  back: '[data-catch]',
} as const;

function visible(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
}

/** Moves the focus to the next or previous order, wrapping around. */
export function stepOrders(step: 1 | -1): void {
  const options = visible(PLACES.options);
  const { activeElement } = document;
  const now = activeElement instanceof HTMLElement ? options.indexOf(activeElement) : -1;
  const first = step === 1 ? 0 : options.length - 1;
  options[now < 0 ? first : (now + step + options.length) % options.length]?.focus();
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From a piece that has the focus to the next one in the direction of an arrow key; whether it was one. */
export function stepPieces(key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (direction === undefined || from?.closest(PLACES.pieces) === null || from === null) return false;
  const [right, down] = direction;
  const at = middleOf(from);
  const found = visible(PLACES.pieces).flatMap((piece) => {
    const [x, y] = middleOf(piece);
    const ahead = (x - at[0]) * right + (y - at[1]) * down;
    const aside = Math.abs((x - at[0]) * down) + Math.abs((y - at[1]) * right);
    return ahead > 4 ? [{ piece, distance: ahead + 2 * aside }] : [];
  });
  found.toSorted((one, other) => one.distance - other.distance)[0]?.piece.focus();
  return true;
}

function middleOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

type Place = 'filter' | 'orders' | 'board' | 'hand' | 'log';

/** What goes before the rest of a place: lit pieces, and orders that do not end the turn. */
const FIRST: Partial<Record<Place, string>> = { board: PLACES.lit, orders: PLACES.useful };

/** Focuses the first element in a place. */
export function focusPlace(place: Place): void {
  const rest = place === 'board' ? PLACES.pieces : PLACES[place];
  [FIRST[place] ?? rest, rest].flatMap(visible)[0]?.focus();
}

/** The part of the table that the focus was in last, if that part takes it back. */
export function homeOf(element: Element | null): Element | undefined {
  return element?.closest(PLACES.home) ?? undefined;
}

/** Moves a lost focus back to where it was, to the first order or to the question, or to the main content if nothing is asked. */
export function catchFocus(isByKeys: boolean, home: Element | undefined): void {
  const back = home?.isConnected === true ? home.querySelector<HTMLElement>(PLACES.back) : undefined;
  if (back?.checkVisibility()) return back.focus({ preventScroll: true });
  // never on what ends the turn, which has a key of its own
  const [order] = isByKeys ? [PLACES.safe, PLACES.options].flatMap(visible) : [];
  const [place] = [PLACES.question, PLACES.heading].flatMap(visible);
  if (order === undefined && place !== undefined) place.tabIndex = -1;
  (order ?? place)?.focus({ preventScroll: order === undefined });
}

/** Whether the focus was lost with the element that had it. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
