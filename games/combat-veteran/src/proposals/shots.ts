import type { Proposal } from '@sitrep/contract';
import { type Answer, type Seat, topLocals } from '@sitrep/kernel';
import type { Piece } from '../content/roster.ts';
import type { CvTypes } from '../cv-types.ts';
import type { ShotFrame } from '../frames.ts';
import type { AttackPlan } from '../plans.ts';
import { ignoresArmor as armorIgnored, commitments } from '../queries/aiming.ts';
import { openAim } from '../queries/aims.ts';
import { type Field, fieldOf, get, type Read } from '../queries/field.ts';
import { bonusBunker, crewFor, ranksFor } from '../queries/firers.ts';
import { occupiedHexes } from '../queries/line-of-sight.ts';
import { hasDice, sharedAttack } from '../queries/planned-attack.ts';
import { whyNoShare } from '../reasons/volley.ts';
import { NONE } from '../state.ts';
import { planOdds } from '../telling/plan-odds.ts';
import { type BestShot, bestShots, type Quarry, quarryOf, type Shares, shotAt } from './best-shots.ts';
import type { CvFocus } from './focus.ts';
import { sharesIn, shotParts } from './shot-parts.ts';
import { attackOf, shotSketch } from './shot-sketch.ts';

type Reply = Answer<CvTypes>;
type Offer = Proposal<CvTypes>;

/** Without a focus, the best few shots are enough. */
const MOST_SHOTS = 8;

/** What may be fired at in the decision that is open. */
function openQuarry(state: Read, field: Field, seat: Seat): Quarry {
  const entry = topLocals(state, 'entry') ?? topLocals(state, 'shot');
  if (entry !== undefined && entry.movers.length > 0) return { hexes: [entry.hex], movers: entry.movers };
  const begun = topLocals(state, 'shot');
  const { hexes, movers } = quarryOf(field, seat);
  const aimed = begun === undefined || begun.hex === NONE ? hexes : [begun.hex];
  return { hexes: aimed, movers, ...(begun !== undefined && { goingOn: begun.firer }) };
}

/** Whole shots at a hex, or of a gun, the best first; with parts that were changed, of that gun only. */
export function shots(state: Read, seat: Seat, focus: CvFocus): readonly Offer[] {
  const field = fieldOf(state);
  const begun = topLocals(state, 'shot');
  const desk = { field, seat, quarry: openQuarry(state, field, seat), begun };
  return candidates(desk, focus)
    .filter(({ gun: { firer, weapon } }) =>
      begun === undefined
        ? isMeant(field, focus, firer, weapon)
        : firer === begun.firer && weapon === begun.weapon,
    )
    .slice(0, isPointed(focus) ? undefined : MOST_SHOTS)
    .map((shot) => offer(field, shot, focus, begun));
}

function isPointed({ target, gun, stack }: CvFocus): boolean {
  return target !== undefined || gun !== undefined || stack !== undefined;
}

function isMeant(field: Field, { gun, weapon, stack }: CvFocus, firer: Piece, source: Piece): boolean {
  return (
    (gun === undefined || gun === firer) &&
    (weapon === undefined || weapon === source) &&
    (stack === undefined || stack === get(field.game.at, firer))
  );
}

/** What is known before a focus is read. */
interface Desk {
  readonly field: Field;
  readonly seat: Seat;
  readonly quarry: Quarry;
  readonly begun: Readonly<ShotFrame> | undefined;
}

function candidates({ field, seat, quarry, begun }: Desk, focus: CvFocus): readonly BestShot[] {
  const { target, gun = begun?.firer } = focus;
  const hexes = target === undefined ? quarry.hexes : quarry.hexes.filter((hex) => hex === target);
  if (gun === undefined)
    return hexes.flatMap((hex) => bestShots(field, seat, { hex }, quarry)).toSorted(byWorth);
  const found = bestShots(field, seat, { gun }, { ...quarry, hexes });
  return found
    .flatMap(({ gun: { firer, weapon }, hex, movers }) => {
      const shot = shotAt(field, { firer, weapon, hex, movers }, { ...focus, ...settledBy(begun) });
      return shot === undefined ? [] : [shot];
    })
    .toSorted(byWorth);
}

function byWorth(one: BestShot, other: BestShot): number {
  return other.worth - one.worth;
}

/** What the shot under way has settled already. */
function settledBy(begun: Readonly<ShotFrame> | undefined) {
  if (begun === undefined) return {};
  const { crew, isCrewed, bonus, leader, dots } = begun;
  return {
    ...(isCrewed && { crew }),
    ...(bonus !== NONE && { bonus }),
    ...(dots !== NONE && { leader, dots }),
  };
}

function offer(field: Field, best: BestShot, focus: CvFocus, begun: Readonly<ShotFrame> | undefined): Offer {
  const chosen = sharesIn(best, focus.shares);
  const shot = chosen === undefined ? best : { ...best, splits: [chosen, ...best.splits] };
  const { gun, hex, movers } = shot;
  const { firer, weapon } = gun;
  const [shares = new Map<Piece, number>()] = shot.splits;
  const sketch = shotSketch(field, shot);
  return {
    id: `shot:${firer}:${weapon}:${hex}`,
    title: { key: movers.length > 0 ? 'proposal.defend' : 'proposal.shot', args: { firer, weapon, hex } },
    answers: answersOf(field, shot, shares, begun),
    costs: sketch.isRevealing ? [{ key: 'cost.shows', args: { hex: sketch.from } }] : [],
    odds: [...shares].flatMap(([target, dice]) => planOdds(field.content, rollOf(field, shot, target, dice))),
    danger: [],
    parts: shotParts(field, shot, sketch),
    sketch,
  };
}

/** The attack on one man; with all dice it says where they come from, as the shot's own choices do. */
function rollOf(field: Field, shot: BestShot, target: Piece, dice: number): AttackPlan {
  const plan = attackOf(field, shot, target, dice);
  if (dice !== shot.pool) return plan;
  return { ...plan, base: shot.budget.dice, modifiers: [...shot.modifiers, ...plan.modifiers] };
}

/** The single answers of a shot, from where it stands; what leaves no choice is not asked. */
function answersOf(
  field: Field,
  { gun, hex, movers, pool, targets }: BestShot,
  shares: Shares,
  begun: Readonly<ShotFrame> | undefined,
): readonly Reply[] {
  const { firer, weapon } = gun;
  const answers: Reply[] = begun === undefined ? [{ type: 'fire', soldier: firer, weapon }] : [];
  let aim: ShotFrame = begun ?? openAim(firer, weapon, movers.length > 0 ? hex : NONE, movers);
  if (aim.hex === NONE) answers.push({ type: 'aim', hex });
  aim = { ...aim, hex };
  for (const soldier of gun.crew.filter((each) => !aim.crew.includes(each))) {
    answers.push({ type: 'crew', soldier });
    aim = { ...aim, crew: [...aim.crew, soldier] };
  }
  if (crewFor(field, aim).length > 0) answers.push({ type: 'noCrew' });
  aim = { ...aim, isCrewed: true };
  if (aim.bonus === NONE && bonusBunker(field, firer) !== NONE)
    answers.push({ type: 'bonus', isUsed: gun.bonus > 0 });
  if (aim.dots === NONE && ranksFor(field, firer, hex).length > 0)
    answers.push({ type: 'rank', leader: gun.leader, dots: gun.dots });
  const settled = { ...aim, bonus: gun.bonus, leader: gun.leader, dots: gun.dots };
  const dice = commitments(field, settled, occupiedHexes(field));
  const [most = 0] = dice.slice(-1);
  if (dice.length > 1) answers.push({ type: 'commit', dice: most });
  return [...answers, ...dealing(field, { gun, hex, movers, pool, targets }, shares)];
}

type Dealt = Pick<BestShot, 'gun' | 'hex' | 'movers' | 'pool' | 'targets'>;

/** The answers that deal dice out, as long as nobody is hit in between. */
function dealing(field: Field, { gun, hex, movers, pool, targets }: Dealt, shares: Shares): readonly Reply[] {
  const answers: Reply[] = [];
  const ignoresArmor = armorIgnored(field, gun.weapon);
  let left = pool;
  let open = targets.filter((target) =>
    hasDice(sharedAttack(field, { firer: gun.firer, ignoresArmor }, target, left)),
  );
  for (const [target, dice] of shares) {
    const volley = { seat: 0, firer: gun.firer, hex, pool: left, movers, ignoresArmor, attacked: [], target };
    const choices = left < 1 ? [left] : Array.from({ length: left }, (_, index) => index + 1);
    const isForced =
      open.length === 1 ||
      choices.filter((some) => whyNoShare(field, volley, some) === undefined).length === 1;
    if (open.length > 1 || answers.length > 0) answers.push({ type: 'target', soldier: target });
    if (!isForced) answers.push({ type: 'share', dice });
    left -= isForced ? left : dice;
    open = open.filter(
      (each) =>
        each !== target && hasDice(sharedAttack(field, { firer: gun.firer, ignoresArmor }, each, left)),
    );
  }
  return answers;
}
