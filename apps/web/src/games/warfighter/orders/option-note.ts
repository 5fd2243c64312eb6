import { faceLines } from '@sitrep/contract';
import type { Command, Effect } from '@sitrep/warfighter';
import { describeEffects, faceOf } from '@sitrep/warfighter/describe';
import {
  actionPrice,
  armsOf,
  cardOfToken,
  entranceDue,
  type Read,
  skillPrice,
} from '@sitrep/warfighter/queries';
import type { AnyAnswer } from '../../../kit/match/types.ts';
import type { Scene } from '../../../kit/page/game-page.ts';
import { readOf } from '../read/use-read.ts';

/** What a note is made from: what the seat knows, and the facts of the prompt. */
interface NoteScene extends Scene {
  readonly state: Read;
  readonly about: object;
}

/** What a player would look up about an option: figures that its text does not mention. */
export function optionNote(match: Scene, answer: AnyAnswer): string {
  const scene = { ...match, state: readOf(match), about: match.now.view.decision?.about ?? {} };
  // The page asks about the options of this game.
  const command = answer as Command;
  return [priceIn(scene, command), ownNote(scene, command)].filter((part) => part !== '').join(' · ');
}

/** The Actions that an order of the open turn costs. */
function priceIn({ speech, state, now }: NoteScene, command: Command): string {
  if (now.view.decision?.name !== 'action') return '';
  const count = actionPrice(state, now.seat, command);
  return count === 0 ? '' : speech.tell('price.actions', { count });
}

function ownNote(scene: NoteScene, command: Command): string {
  switch (command.type) {
    case 'attack':
      return ammoNote(scene, command);
    case 'move':
      return moveNote(scene, command);
    case 'playLocation':
      return locationNote(scene, command.card);
    case 'branch':
      return branchNote(scene, command.branch);
    case 'discardGear':
    case 'discardAmmo':
      return ownerNote(scene, command.item);
    case 'learnSkill':
      return priceNote(scene, command.card);
    case 'takeReport':
      return reportNote(scene, command.report);
    default:
      return '';
  }
}

/** Which ammunition it fires, if the weapon has several kinds. */
function ammoNote({ speech, state }: NoteScene, command: Extract<Command, { type: 'attack' }>): string {
  const soldier = state.game.soldiers[command.soldier - 1];
  const arms = soldier === undefined ? [] : armsOf(state, soldier);
  const own = arms.filter(({ weapon }) => weapon === command.weapon);
  const arm = own.find(({ profile }) => profile === command.profile);
  const stack = arm?.figures.stack;
  const ammo = own.length > 1 && stack !== undefined ? arm?.card?.stacks[stack]?.ammo : undefined;
  return ammo === undefined ? '' : speech.text.t(`term.${ammo}`);
}

function moveNote({ t, state }: NoteScene, { soldier, to }: Extract<Command, { type: 'move' }>): string {
  const mover = state.game.soldiers[soldier - 1];
  return mover === undefined ? '' : t('note.due', { due: entranceDue(state, mover, to, []) });
}

function locationNote({ t, state }: NoteScene, token: number): string {
  const card = cardOfToken(state, token);
  return card.type === 'location' ? t('board.entrance', { cost: card.entrance }) : '';
}

/** What the card says that this branch does. */
function branchNote({ speech, about }: NoteScene, branch: number): string {
  // The facts of this prompt are the branches, as the card prints them.
  const { branches = [] } = about as { readonly branches?: readonly (readonly Effect[])[] };
  const effects = branches[branch];
  return effects === undefined ? '' : speech.name(describeEffects(effects, 'action'));
}

function ownerNote({ speech, state }: NoteScene, item: number): string {
  const owner = state.game.soldiers.find(({ gear }) => gear.some(({ id }) => id === item));
  return owner === undefined ? '' : speech.noun('soldier', owner.number);
}

function priceNote({ t, state }: NoteScene, id: string): string {
  const card = state.content.cards[id];
  return card?.type === 'skill' ? t('note.price', { price: skillPrice(state, card) }) : '';
}

/** The text of a Situation Report, without its card type. */
function reportNote({ speech, state }: NoteScene, id: string): string {
  const card = state.content.cards[id];
  if (card === undefined) return '';
  const [, ...lines] = faceLines(faceOf(card), speech.name);
  return lines.join(' ');
}
