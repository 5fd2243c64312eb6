import type { SeatEvent } from '@sitrep/kernel';
import { finalTurn } from '@sitrep/warfighter/queries';
import { verdictOf } from '../../../kit/motion/landing.ts';
import type { Beat } from '../../../kit/page/beat.ts';
import type { StagedRoll, Struck } from '../../../kit/page/staged.ts';
import { piecesOf } from '../pieces/pieces.ts';
import { attackRoll } from './attack-roll.ts';
import { hostileRoll } from './hostile-roll.ts';
import { HARM, type Segment, segmentsOf } from './segments.ts';
import { numberOf, type ShowScene, tableBefore } from './show-setting.ts';
import { endSounds, REVEALS, rollSounds, turnSounds } from './sounds.ts';
import { tableRoll } from './table-roll.ts';

/** How long a verdict stands; that of a roll that is made for everybody, every turn, not as long. */
const VERDICT_MS = 1150;
const ROUTINE_MS = 700;
const ROUTINE: readonly unknown[] = ['environment', 'target', 'camouflage'];
const HARM_MS = 800;
const LEFT_MS = 900;
const TICK_MS = 600;

/** Cards that are shown whole: for how long in all, and how long before they lie in their place. */
const CARDS: Readonly<Record<string, readonly [time: number, suspense: number]>> = {
  eventDrawn: [2200, 1850],
  locationPlaced: [1400, 1050],
  hostileEntered: [1000, 720],
  cardPlayed: [1000, 720],
};
/** What the pieces show themselves, and a line says. */
const LINES: Readonly<Record<string, number>> = {
  soldierMoved: 420,
  hostileClosed: 520,
  outcomeRolled: 1200,
  hostileEliminated: 620,
  hostileRemoved: 620,
  soldierLeft: LEFT_MS,
};

/** What happened, as a show: dice first, then what they did; cards before they lie in their places. */
export function showOf(scene: ShowScene, events: readonly SeatEvent[]): readonly Beat[] {
  const segments = segmentsOf(events);
  return segments.flatMap((segment, index) => beatOf(scene, segment, segments[index + 1]) ?? []);
}

function beatOf(scene: ShowScene, segment: Segment, next: Segment | undefined): Beat | undefined {
  const [head] = segment.events;
  if (head === undefined) return undefined;
  const rolled = segment.roll && rollBeat(scene, segment, segment.roll, next);
  if (rolled !== undefined) return rolled;
  if (HARM.includes(head.type)) return harmBeat(scene, segment, next);
  if (CARDS[head.type] !== undefined) return cardBeat(scene, segment, head);
  return lineBeat(scene, segment, head);
}

/** What every beat of some events has. */
function plain(segment: Segment, head: SeatEvent): Pick<Beat, 'first' | 'n' | 'pieces' | 'dice'> {
  const [first = head] = segment.events;
  return { first: first.n, n: segment.events.at(-1)?.n ?? head.n, pieces: piecesOf(head), dice: [] };
}

function rollBeat(
  scene: ShowScene,
  segment: Segment,
  roll: SeatEvent,
  next: Segment | undefined,
): Beat | undefined {
  const shown = rollOf(scene, segment, roll);
  if (shown === undefined) return undefined;
  const struck = struckBy(segment, next);
  const outcome = segment.events.filter(({ type }) => AFTERMATH.includes(type)).map(scene.speech.event);
  const staged: StagedRoll = { ...shown, outcome };
  const suspense = verdictOf(staged);
  const isRoutine = ROUTINE.includes(roll.name);
  const declared = segment.events.find(({ type }) => type.endsWith('Declared'));
  return {
    ...plain(segment, roll),
    kind: 'dice',
    words: scene.speech.event(roll),
    pieces: [...new Set([...piecesOf(declared ?? roll), ...piecesOf(roll)])],
    staged,
    suspense,
    time: suspense + (isRoutine ? ROUTINE_MS : VERDICT_MS),
    isKept: !isRoutine,
    struck,
    sounds: rollSounds(shown),
    endSounds: endSounds(struck, staged.tone),
  };
}

function rollOf(
  scene: ShowScene,
  segment: Segment,
  roll: SeatEvent,
): Omit<StagedRoll, 'outcome'> | undefined {
  const state = tableBefore(scene, roll);
  if (roll.type === 'rolled') return tableRoll(scene, state, segment, roll);
  return roll.type === 'hostileRolled'
    ? hostileRoll(scene, state, roll)
    : attackRoll(scene, state, segment, roll);
}

/** What is worth a word beside the verdict. */
const AFTERMATH: readonly string[] = [
  'weaponEmptied',
  'jammed',
  'stumbled',
  'targetHit',
  'eventHit',
  'missionEnded',
  'suppressed',
  'wounded',
  'woundTreated',
  'hostileFooled',
  'hostileTargeted',
];

/** Harm that nobody rolled for just now: an Event, or a roll that was shown before a question about it. */
function harmBeat({ speech }: ShowScene, segment: Segment, next: Segment | undefined): Beat | undefined {
  const told = segment.events.filter(({ type }) => HARM.includes(type));
  const [head] = told;
  const struck = struckBy(segment, next);
  if (head === undefined) return undefined;
  return {
    ...plain(segment, head),
    kind: 'hit',
    words: told.map(speech.event).join(' '),
    pieces: [...new Set(told.flatMap(piecesOf))],
    staged: { kind: 'line' },
    time: HARM_MS,
    struck,
    sounds: endSounds(struck),
  };
}

function cardBeat({ speech }: ShowScene, segment: Segment, head: SeatEvent): Beat {
  const [time = 0, suspense = 0] = CARDS[head.type] ?? [];
  const words = speech.event(head);
  return {
    ...plain(segment, head),
    kind: 'reveal',
    words,
    staged: { kind: 'cards', cards: [String(head.card)], words },
    time,
    suspense,
    isKept: head.type === 'eventDrawn',
    sounds: REVEALS[head.type] ?? [],
  };
}

function lineBeat(scene: ShowScene, segment: Segment, head: SeatEvent): Beat | undefined {
  const time = head.type === 'phaseStarted' ? turnTime(head) : LINES[head.type];
  if (time === undefined) return undefined;
  const die = numberOf(head, 'die');
  return {
    ...plain(segment, head),
    kind: head.type === 'soldierLeft' ? 'hit' : 'move',
    words: scene.speech.event(head).replaceAll('—', '').trim(),
    dice: die > 0 ? [die] : [],
    staged: { kind: 'line' },
    time,
    sounds: head.type === 'phaseStarted' ? turnSounds(isLastTurn(scene, head)) : (REVEALS[head.type] ?? []),
  };
}

/** The Hostile Turn is announced, and every further turn of the Soldiers: the clock ticks. */
function turnTime({ phase, turn }: SeatEvent): number | undefined {
  if (phase === 'hostileTurn') return LEFT_MS;
  return phase === 'soldierTurn' && Number(turn) > 1 ? TICK_MS : undefined;
}

/** Whether the Timer runs out with the turn of the Soldiers that begins. */
function isLastTurn(scene: ShowScene, { n, phase, turn }: SeatEvent): boolean {
  return phase === 'soldierTurn' && finalTurn(tableBefore(scene, { n: n + 1 })) === Number(turn);
}

/** Whom it strikes: who leaves the table right after it goes before one's eyes. */
function struckBy({ events }: Segment, next: Segment | undefined): readonly Struck[] {
  const [gone] = next?.events ?? [];
  return events.flatMap((event): readonly Struck[] => {
    const [hostile, soldier] = [`hostile:${event.hostile}`, `soldier:${event.soldier}`];
    if (event.type === 'hostileKilled') {
      const isLast = gone?.type === 'hostileEliminated' && gone.hostile === event.hostile;
      return [{ piece: hostile, how: isLast ? 'out' : 'kill' }];
    }
    if (event.type === 'hostileSuppressed') return [{ piece: hostile, how: 'suppress' }];
    if (event.type === 'suppressed') return [{ piece: soldier, how: 'suppress' }];
    if (event.type !== 'wounded') return [];
    const isDown = gone?.type === 'soldierLeft' && gone.soldier === event.soldier;
    return [{ piece: soldier, how: isDown ? 'down' : 'wound' }];
  });
}
