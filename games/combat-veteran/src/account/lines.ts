import type { AccountLine, Rationale } from '@sitrep/contract';
import type { SeatEvent } from '@sitrep/kernel';
import type { Content } from '../content/content.ts';
import { type Piece, type Roster, rosterOf } from '../content/roster.ts';
import { NONE } from '../state.ts';
import { numberOf, piecesOf, wordOf } from './facts.ts';
import { soundsOf } from './sounds.ts';
import { type Figure, figureOf } from './tally.ts';

/** What a loss weighs in a recap, and in which order losses are told. */
const WEIGHTS: Readonly<Partial<Record<Figure, number>>> = {
  killed: 100,
  wounded: 50,
  bunkersLost: 40,
  weaponsLost: 20,
  weaponsBroken: 10,
  pinned: 5,
};

/** An act that is being told. */
interface Telling {
  readonly title: Rationale;
  /** Whose step goes on in the same line. */
  readonly group: string;
  readonly events: readonly SeatEvent[];
}

/** Fire that is answered in the line of the step that drew it. */
const DEFENSIVE = 'CV-DFIRE-01';

/** One line for every act: a step with the fire that it drew, a shot, a check that nothing else explains. */
export function linesOf(content: Content, events: readonly SeatEvent[]): readonly AccountLine[] {
  const roster = rosterOf(content);
  const tellings: Telling[] = [];
  for (const event of events) {
    const last = tellings.at(-1);
    const title = titleOf(roster, event);
    const group = groupOf(event);
    if (last !== undefined && (title === undefined || isDetail(last, event)))
      tellings.splice(-1, 1, { ...last, events: [...last.events, event] });
    else if (title !== undefined && last !== undefined && group !== '' && group === last.group)
      tellings.splice(-1, 1, goneOn(roster, last, event, title));
    else if (title !== undefined) tellings.push({ title, group, events: [event] });
  }
  return tellings.map((telling) => ({
    ...lineOf(roster, telling),
    sounds: soundsOf(content, telling.events),
  }));
}

/** Defensive fire and the checks of those who move belong to the step. */
function isDetail({ title }: Telling, event: SeatEvent): boolean {
  if (event.type === 'fired') return event.rule === DEFENSIVE;
  const purpose = wordOf(event, 'purpose');
  if (event.type === 'checked') return purpose === 'nerve' || purpose === 'overheat';
  return event.type === 'discovered' && title.key === 'account.step';
}

/** Steps of the same soldiers, one after another, are one line, and so are soldiers who take the same stance. */
function groupOf(event: SeatEvent): string {
  if (event.type === 'stanceTaken') return wordOf(event, 'stance');
  return event.type === 'stepped' ? piecesOf(event, 'soldiers').join() : '';
}

/** An act that goes on: a step is told by where it ends, a stance by all who take it. */
function goneOn(roster: Roster, last: Telling, event: SeatEvent, title: Rationale): Telling {
  const events = [...last.events, event];
  if (event.type !== 'stanceTaken') return { ...last, title, events };
  const soldiers = events.flatMap((each) => (each.type === event.type ? [numberOf(each, 'soldier')] : []));
  return { ...last, title: { ...title, args: { ...title.args, ...leaderOf(roster, soldiers) } }, events };
}

/** What an act is called, if an event begins one. */
function titleOf(roster: Roster, event: SeatEvent): Rationale | undefined {
  const hex = numberOf(event, 'hex');
  switch (event.type) {
    case 'stepped':
      return { key: 'account.step', args: { ...squadOf(roster, event), hex } };
    case 'exited':
      return { key: 'account.exit', args: squadOf(roster, event) };
    case 'fired': {
      const [firer, weapon] = [numberOf(event, 'firer'), numberOf(event, 'weapon')];
      return { key: 'account.shot', args: { firer, weapon, hex, dice: numberOf(event, 'pool') } };
    }
    case 'checked': {
      const isPassed = String(event.isPassed === true);
      const purpose = wordOf(event, 'purpose');
      return { key: 'account.check', args: { soldier: numberOf(event, 'soldier'), purpose, isPassed } };
    }
    case 'supportCalled':
      return { key: 'account.support', args: { chit: numberOf(event, 'chit'), hex } };
    case 'closeCombatBegan':
    case 'roundFought':
      return { key: 'account.closeCombat', args: { hex } };
    case 'discovered':
      return { key: 'account.found', args: { hex } };
    case 'smokeLaid':
      return { key: 'account.smoke', args: { hex } };
    case 'stanceTaken': {
      const stance = wordOf(event, 'stance');
      return { key: 'account.stance', args: { soldier: numberOf(event, 'soldier'), others: 0, stance } };
    }
    default:
      return undefined;
  }
}

interface Squad {
  readonly soldier: Piece;
  readonly others: number;
}

function squadOf(roster: Roster, event: SeatEvent): Squad {
  return leaderOf(roster, piecesOf(event, 'soldiers'));
}

/** The man of the highest rank, and how many others. */
function leaderOf({ soldiers }: Roster, squad: readonly Piece[]): Squad {
  const [first = NONE] = squad.toSorted(
    (one, other) => (soldiers[other]?.rank ?? 0) - (soldiers[one]?.rank ?? 0),
  );
  return { soldier: first, others: Math.max(0, squad.length - 1) };
}

function lineOf(roster: Roster, { title, events }: Telling): AccountLine {
  const losses = events.flatMap((event, index) => {
    const [figure, piece = NONE] = figureOf(roster, event) ?? [];
    const weight = (figure && WEIGHTS[figure]) ?? 0;
    return weight === 0 ? [] : [{ weight, told: lossOf(figure ?? '', piece, events.slice(0, index)) }];
  });
  return {
    title,
    losses: losses.toSorted((one, other) => other.weight - one.weight).map(({ told }) => told),
    weight: losses.reduce((sum, { weight }) => sum + weight, 0),
    events: events.map(({ n }) => n),
  };
}

/** A loss with who caused it, where somebody fired. */
function lossOf(figure: string, piece: Piece, before: readonly SeatEvent[]): Rationale {
  const attack = before.findLast(({ type }) => type === 'attacked');
  const firer = attack === undefined ? NONE : numberOf(attack, 'firer');
  const isHis = attack !== undefined && firer !== NONE && numberOf(attack, 'target') === piece;
  if (!isHis) return { key: `account.${figure}`, args: { piece } };
  return { key: `account.${figure}.by`, args: { piece, firer, dice: numberOf(attack, 'dice') } };
}
