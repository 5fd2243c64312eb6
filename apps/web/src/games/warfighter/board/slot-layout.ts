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
  /** How many cards stand side by side where they overlap, and the step between them; nothing where they do not. */
  readonly pile: { readonly columns: number; readonly step: number } | undefined;
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
const LEAST: Box = { size: 'least', width: 6.75, height: 5 };

const GAP = 0.4;
/** Between the cards and the edges of their slot. */
const PAD = 0.75;
/** What stands above the cards, and the plate below them; on low boards there is less of both. */
const TOP = 2.2;
const PLATE = 3.4;
const LOW_TOP = 1.4;
const LOW_PLATE = 2.3;
const LOW = 17;
/** A row below the cards: of faces, or of what else lies there. */
const ROW = 4.7;
const ROW_OF_MANY = 3.5;
const ROW_OF_EXTRAS = 2.4;
/** From this many Soldiers in a slot on, their faces are smaller. */
const MANY_SOLDIERS = 4;
/** A plate can be read from this width on. */
const LEAST_WIDTH = 7.5;

const SLIM = 3.5;
const GOAL_SLIM = 4.5;
/** Where even that is too much. */
const SLIMMEST = 2.4;
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
/** So many rows of cards it makes room for; in longer rows they overlap. */
const RANKS_PAGED = 2;
/** How far the next slot looks in. */
const PEEK = 2;

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

/** A board so low gives as much of itself as it can to the cards. */
export function isLow({ height }: Ground): boolean {
  return height < LOW;
}

function aroundCards(height: number, load: SlotLoad): number {
  return (height < LOW ? LOW_TOP + LOW_PLATE : TOP + PLATE) + feetHeight(load);
}

/** One slot at a time: on boards that are narrow, or too narrow for all that stands on them. */
export function isPaged(ground: Ground, loads: readonly SlotLoad[]): boolean {
  if (ground.width < PAGED || ground.width >= ROOMY) return ground.width < PAGED;
  const least = loads.map((load) =>
    isEmpty(load) && !load.isWanted ? SLIMMEST : needsOf(load, ground, LEAST).floor,
  );
  return least.reduce((sum, each) => sum + each, 0) > ground.width;
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
  const slot = { width: width - PEEK, height };
  return { width: slot.width, isSlim: false, ...fitCards(slot, load) };
}

/** How high a board must be that shows one slot at a time, so that nothing in it overlaps. */
export function pagedHeight({ width }: Ground, loads: readonly SlotLoad[]): number {
  const heights = loads.map((load) => {
    const perRank = Math.max(1, across({ width: width - PEEK - PAD, height: 0 }, LEAST));
    const ranks = Math.min(RANKS_PAGED, Math.ceil(load.hostiles / perRank));
    return TOP + PLATE + ranks * (LEAST.height + GAP) + feetHeight(load);
  });
  return Math.max(LEAST_PAGE, ...heights);
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
  if (box !== undefined) return { size: box.size, pile: undefined };
  const columns = Math.ceil(hostiles / Math.max(1, down(room, LEAST)));
  return {
    size: 'least',
    pile: { columns, step: Math.max(0, room.width - LEAST.width) / Math.max(1, columns - 1) },
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
