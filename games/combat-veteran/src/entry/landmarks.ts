import type { Landmarks } from '@sitrep/contract';
import { type Entry, isKernelEvent, type State } from '@sitrep/kernel';
import {
  boardOf,
  CONDITIONS,
  type Condition,
  type Content,
  type CvEvent,
  type CvTypes,
  EFFECTS,
  type Modifier,
  type Piece,
  type Roster,
  rosterOf,
} from '../index.ts';

const NONE = -1;

/** Conditions that only one scenario has. */
const ONLY: Partial<Readonly<Record<Condition, Content['scenario']>>> = { bunker: 'rice-paddy' };

/** Everything that games should reach: pieces that do something, weapons and chits in use, terrain entered, conditions and effects. */
function list(content: Content): readonly string[] {
  const { ids, weapons, chits } = rosterOf(content);
  const { terrain } = boardOf(content);
  const conditions = CONDITIONS.filter((each) => (ONLY[each] ?? content.scenario) === content.scenario);
  const marks = [
    ...ids.map((id) => `piece ${id}`),
    ...weapons.map(({ type }) => `weapon ${type.id}`),
    ...chits.map(({ id }) => `chit ${id}`),
    ...terrain.map(({ id }) => `terrain ${id}`),
    ...conditions.map((condition) => `condition ${condition}`),
    ...EFFECTS.map((effect) => `effect ${effect}`),
  ];
  return [...new Set(marks)];
}

function met({ content }: State<CvTypes>, { events }: Entry<CvTypes>): readonly string[] {
  return events.flatMap((event) => (isKernelEvent(event) ? [] : marksOf(content, event)));
}

function marksOf(content: Content, event: CvEvent): readonly string[] {
  const roster = rosterOf(content);
  const used = usedPieces(roster, event).map((piece) => `piece ${roster.ids[piece]}`);
  switch (event.type) {
    case 'stepped':
      return [...used, `terrain ${boardOf(content).terrain[event.hex]?.id}`];
    case 'fired':
      return [...used, ...weaponMarks(roster, event.weapon), ...conditionMarks(event.modifiers)];
    case 'smokeLaid':
      return [...used, ...weaponMarks(roster, event.weapon)];
    case 'attacked':
      return [...used, ...conditionMarks(event.modifiers)];
    case 'affected':
      return [...used, `effect ${event.effect}`];
    case 'supportCalled':
      return [...used, `chit ${roster.chits[event.chit]?.id}`, ...radioMarks(content)];
    case 'supportStruck':
      return conditionMarks(event.modifiers);
    default:
      return used;
  }
}

/** The pieces that an event shows doing something, or having something done to them. */
function usedPieces({ firstBunker }: Roster, event: CvEvent): readonly Piece[] {
  switch (event.type) {
    case 'stepped':
      return [...event.soldiers, ...event.pieces];
    case 'fired':
      return [event.firer, event.weapon, ...event.crew, event.leader].filter((piece) => piece !== NONE);
    case 'attacked':
      return [event.target];
    case 'checked':
    case 'stanceTaken':
      return [event.soldier];
    case 'assigned':
    case 'smokeLaid':
      return [event.weapon];
    case 'discovered':
      return event.pieces.filter((piece) => piece >= firstBunker);
    default:
      return [];
  }
}

function weaponMarks({ weapons, firstWeapon }: Roster, weapon: Piece): readonly string[] {
  const found = weapons[weapon - firstWeapon];
  return found === undefined ? [] : [`weapon ${found.type.id}`];
}

/** CV-FS-02: a chit at the Rice Paddy Angle is called by radio. */
function radioMarks(content: Content): readonly string[] {
  const radios = rosterOf(content).weapons.filter(({ type }) => type.isRadio);
  return radios.slice(0, 1).map(({ type }) => `weapon ${type.id}`);
}

function conditionMarks(modifiers: readonly Modifier[]): readonly string[] {
  return modifiers.map(({ condition }) => `condition ${condition}`);
}

/** What random firefights should reach. */
export const landmarks: Landmarks<CvTypes> = { list, met };
