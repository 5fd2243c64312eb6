import type { Ground } from '../read/use-ground.ts';
import { type Claim, shareOut } from './share-out.ts';

/** What stands in a slot of the path. */
export interface SlotLoad {
  readonly hostiles: number;
  readonly soldiers: number;
  /** Shown in full whatever stands in it: pointed at, or next to a Soldier. */
  readonly isWanted: boolean;
  readonly isGoal: boolean;
  /** Whether targets or cards lie at its foot. */
  readonly hasExtras: boolean;
}

export type CardSize = 'large' | 'medium' | 'small' | 'least';

export interface SlotPlan {
  /** In rem. */
  readonly width: number;
  readonly isSlim: boolean;
  readonly size: CardSize;
  /** How many cards stand side by side where they overlap, and the steps between them; nothing where they do not. */
  readonly pile: { readonly columns: number; readonly step: number; readonly rise: number } | undefined;
}

interface Box {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
}

/** From the largest to the smallest, in rem. */
const LARGE: Box = { size: 'large', width: 10.4, height: 16.3 };
const MEDIUM: Box = { size: 'medium', width: 10.75, height: 8 };
const SMALL: Box = { size: 'small', width: 8, height: 6.6 };
const LEAST: Box = { size: 'least', width: 6.5, height: 5 };

const GAP = 0.4;
/** Between the cards and the edges of their slot. */
const PAD = 0.75;
/** What stands above the cards, and the plate below them; on low boards there is less of both. */
const TOP = 2.2;
const PLATE = 3.4;
const LOW_TOP = 1.15;
const LOW_PLATE = 2.75;
const TIGHT_PLATE = 2.2;
const LOW = 21;
const TIGHT = 13;
/** A row below the cards: of faces, or of what else lies there. */
const ROW = 4.7;
const ROW_OF_MANY = 3.5;
const LOW_ROW = 2.9;
const ROW_OF_EXTRAS = 3.1;
/** From this many Soldiers in a slot on, their faces are smaller. */
const MANY_SOLDIERS = 4;
/** A plate can be read from this width on. */
const LEAST_WIDTH = 7.5;

const SLIM = 3.5;
const GOAL_SLIM = 4.5;
/** Where even that is too much. */
const SLIMMEST = 3;
/** So much of a card that lies in a pile stays in sight. */
const STEP = 1.75;
/** With fewer slots than these, all are shown in full; on narrow boards that is sooner too many. */
const MANY = 6;
const MANY_NARROW = 4;
const NARROW = 80;
/** From this height on, there is room for whole cards. */
const TALL = 33.75;
/** A board narrower than this shows one slot at a time. */
const PAGED = 32;
/** From this width on, all slots are shown, whatever stands in them. */
const ROOMY = 44;
/** Its least height. */
const LEAST_PAGE = 11.5;
/** How far the next slot looks in; less on the narrowest phones. */
const PEEK = 2;
const PEEK_NARROW = 1;
const NARROWEST = 23;

/** Divides the board between the slots by what stands in them, and finds the largest cards that fit into each. */
export function planSlots(ground: Ground, loads: readonly SlotLoad[]): readonly SlotPlan[] {
  if (isPaged(ground, loads)) return loads.map((load) => pagePlan(ground, load));
  const isMany = loads.length >= (ground.width < NARROW ? MANY_NARROW : MANY);
  const slim = loads.map((load) => isMany && isEmpty(load) && !load.isWanted);
  const claimsFor = (box: Box) =>
    loads.map((load, at) =>
      slim[at]
        ? { floor: SLIMMEST, least: slimWidth(load), weight: 0 }
        : { ...needsOf(load, ground, box), weight: weightOf(load) },
    );
  // the smallest cards only where the small ones do not fit side by side
  const roomy = claimsFor(SMALL);
  const isRoomy = roomy.reduce((sum, { least }) => sum + least, 0) <= ground.width;
  const widths = shareOut(ground.width, isRoomy ? roomy : claimsFor(LEAST));
  return loads.map((load, at) => {
    const width = widths[at] ?? 0;
    return { width, isSlim: slim[at] === true, ...fitCards({ width, height: ground.height }, load) };
  });
}

/** What its plate and its Soldiers need. */
function plainWidth({ hostiles, soldiers }: SlotLoad): number {
  const isCrowd = hostiles === 0 && soldiers >= MANY_SOLDIERS;
  return isCrowd ? Math.max(LEAST_WIDTH, Math.ceil(soldiers / 3) * ROW_OF_MANY + PAD) : LEAST_WIDTH;
}

/** What it needs with its cards side by side, and with all but the last of them half hidden. */
function needsOf(load: SlotLoad, { height }: Ground, box: Box): Pick<Claim, 'floor' | 'least'> {
  const { hostiles } = load;
  const ranks = Math.max(1, down({ width: 0, height: height - aroundCards(height, load) }, box));
  const columns = Math.ceil(hostiles / ranks);
  const plain = plainWidth(load);
  if (hostiles === 0) return { floor: Math.min(plain, LEAST_WIDTH), least: plain };
  return {
    floor: Math.max(LEAST_WIDTH, LEAST.width + PAD + (columns - 1) * STEP),
    least: Math.max(plain, columns * (box.width + GAP) + PAD),
  };
}

/** A low board gives as much of itself as it can to the cards; a tight one gives them even more. */
export function lownessOf({ height }: Ground): 'tight' | 'low' | undefined {
  if (height < TIGHT) return 'tight';
  return height < LOW ? 'low' : undefined;
}

function aroundCards(height: number, load: SlotLoad): number {
  if (height >= LOW) return TOP + PLATE + feetHeight(load);
  return LOW_TOP + (height < TIGHT ? TIGHT_PLATE : LOW_PLATE) + Math.min(LOW_ROW, feetHeight(load));
}

/** One slot at a time: on boards that are narrow, or too narrow for all that stands on them. */
export function isPaged(ground: Ground, loads: readonly SlotLoad[]): boolean {
  if (ground.width < PAGED || ground.width >= ROOMY) return ground.width < PAGED;
  const least = loads.map((load) =>
    isEmpty(load) && !load.isWanted ? SLIMMEST : needsOf(load, ground, LEAST).floor,
  );
  return least.reduce((sum, each) => sum + each, 0) > ground.width;
}

/** Nothing that a player would look for: nobody stands there or beside it, and it is not the Objective. */
export function isPlain(load: SlotLoad): boolean {
  return isEmpty(load) && !load.isWanted && !load.isGoal;
}

function isEmpty({ hostiles, soldiers }: SlotLoad): boolean {
  return hostiles + soldiers === 0;
}

function slimWidth({ isGoal }: SlotLoad): number {
  return isGoal ? GOAL_SLIM : SLIM;
}

function weightOf({ hostiles, soldiers }: SlotLoad): number {
  if (hostiles > 0) return Math.min(3.5, 2 + hostiles / 4);
  return soldiers > 0 ? 1.4 + Math.max(0, soldiers - 3) / 5 : 1;
}

/** One slot fills the screen. */
function pagePlan({ width, height }: Ground, load: SlotLoad): SlotPlan {
  const slot = { width: pageWidth(width), height };
  return { width: slot.width, isSlim: false, ...fitCards(slot, load) };
}

function pageWidth(width: number): number {
  return width - (width < NARROWEST ? PEEK_NARROW : PEEK);
}

/** How high a board must be that shows one slot at a time, so that a bit of everything in it is in sight. */
export function pagedHeight({ width }: Ground, loads: readonly SlotLoad[]): number {
  const perRank = 1 + Math.max(0, Math.floor((pageWidth(width) - PAD - LEAST.width) / STEP));
  const heightAs = (board: number) =>
    Math.max(
      LEAST_PAGE,
      ...loads.map(
        (load) => aroundCards(board, load) + Math.ceil(load.hostiles / perRank) * (LEAST.height + GAP),
      ),
    );
  const kinds = [
    [0, TIGHT],
    [TIGHT, LOW],
  ] as const;
  const [from] = kinds.find(([least, most]) => heightAs(least) < most) ?? [LOW];
  return heightAs(from);
}

function fitCards(slot: Ground, load: SlotLoad): Pick<SlotPlan, 'size' | 'pile'> {
  const room = {
    width: slot.width - PAD,
    height: slot.height - aroundCards(slot.height, load),
  };
  const { hostiles } = load;
  if (slot.height >= TALL && across(room, LARGE) >= hostiles && down(room, LARGE) > 0)
    return { size: 'large', pile: undefined };
  const box = [MEDIUM, SMALL, LEAST].find((each) => across(room, each) * down(room, each) >= hostiles);
  return box === undefined
    ? { size: 'least', pile: pileUp(room, hostiles) }
    : { size: box.size, pile: undefined };
}

/** Cards that overlap: side by side only, unless too little of each would stay in sight. */
function pileUp(room: Ground, hostiles: number): SlotPlan['pile'] {
  const ranks = Math.max(1, down(room, LEAST));
  const wide = room.width - LEAST.width;
  const isDeep = wide / Math.max(1, Math.ceil(hostiles / ranks) - 1) < STEP;
  const rows = isDeep ? Math.ceil(hostiles / (1 + Math.max(0, Math.floor(wide / STEP)))) : ranks;
  const columns = Math.ceil(hostiles / rows);
  return {
    columns,
    step: Math.max(0, wide) / Math.max(1, columns - 1),
    rise: Math.min(LEAST.height + GAP, Math.max(0, room.height - LEAST.height) / Math.max(1, rows - 1)),
  };
}

/** Below hostiles stands one row of faces, or of what else lies there. */
function feetHeight({ soldiers, hasExtras }: SlotLoad): number {
  if (soldiers > 0) return soldiers < MANY_SOLDIERS ? ROW : ROW_OF_MANY;
  return hasExtras ? ROW_OF_EXTRAS : GAP;
}

function across({ width }: Ground, box: Box): number {
  return Math.floor((width + GAP) / (box.width + GAP));
}

function down({ height }: Ground, box: Box): number {
  return Math.floor((height + GAP) / (box.height + GAP));
}
