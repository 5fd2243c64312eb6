import { faceLines } from '@sitrep/contract';
import type { Answer } from '@sitrep/kernel';
import type { Command, Effect, WarTypes } from '@sitrep/warfighter';
import { describeEffects, faceOf } from '@sitrep/warfighter/describe';
import {
  actionPrice,
  armsOf,
  cardOfToken,
  entranceDue,
  findHostile,
  legalMarks,
  type Read,
  skillPrice,
  strikingCost,
} from '@sitrep/warfighter/queries';
import type { Scene } from '../../../table/board.ts';
import { letterOf, reticlesText } from './hostiles.ts';

/** What a player would look up about an option: figures that its words leave out. */
export function optionNote(scene: Scene, state: Read, command: Answer<WarTypes>): string {
  const parts = [actionsNote(scene, state, command), ownNote(scene, state, command)];
  return parts.filter((part) => part !== '').join(', ');
}

/** The Actions that an order of the open turn costs. */
function actionsNote({ speech, view }: Scene, state: Read, command: Answer<WarTypes>): string {
  if (command.type === 'cancel' || command.type === 'pass') return '';
  if (view.decision?.name !== 'action') return '';
  const count = actionPrice(state, view.seat, command);
  return count === 0 ? '' : speech.tell('price.actions', { count });
}

function ownNote(scene: Scene, state: Read, command: Answer<WarTypes>): string {
  switch (command.type) {
    case 'attack':
      return attackNote(scene, state, command);
    case 'move':
      return moveNote(scene, state, command);
    case 'onHostile':
    case 'nextAttacker':
      return hostileNote(scene, state, command.hostile);
    case 'playLocation':
      return locationNote(scene, state, command.card);
    case 'strike':
      return [letterOf(state, command.hostile), ...strikeCost(scene, state, command.soldier)]
        .filter((part) => part !== '')
        .join(', ');
    case 'leaveStrike':
      return strikeCost(scene, state, command.soldier).join(', ');
    case 'suffer':
      return sufferNote(scene, state);
    case 'branch':
      return branchNote(scene, command.branch);
    case 'discardGear':
    case 'discardAmmo':
      return ownerNote(scene, state, command.item);
    case 'learnSkill':
      return skillNote(scene, state, command.card);
    case 'takeReport':
      return reportNote(scene, state, command.report);
    default:
      return '';
  }
}

function skillNote({ speech }: Scene, state: Read, id: string): string {
  const card = state.content.cards[id];
  return card?.type === 'skill' ? speech.text.t('team.cost', { cost: skillPrice(state, card) }) : '';
}

/** Everything that a Situation Report says, except what kind of card it is. */
function reportNote({ speech }: Scene, { content }: Read, id: string): string {
  const card = content.cards[id];
  if (card === undefined) return '';
  return faceLines(faceOf(card), speech.name)
    .slice(1)
    .map((line) => line.replace(/\.$/, ''))
    .join('; ');
}

/** The part of the weapon, if it has several, and whom it reaches. */
function attackNote({ speech }: Scene, state: Read, command: Extract<Command, { type: 'attack' }>): string {
  const soldier = state.game.soldiers[command.soldier - 1];
  if (soldier === undefined) return '';
  const arms = armsOf(state, soldier).filter(({ weapon }) => weapon === command.weapon);
  const arm = arms.find(({ profile }) => profile === command.profile);
  const stack = arm?.figures.stack;
  const ammo = arms.length > 1 && stack !== undefined ? arm?.card?.stacks[stack]?.ammo : undefined;
  const marks = arm === undefined ? [] : legalMarks(state, { soldier, arm });
  const reached = marks.map(({ hostile, target }) =>
    hostile === undefined
      ? speech.text.t('table.goal', { number: target + 1 })
      : letterOf(state, hostile.token),
  );
  const parts = [...(ammo === undefined ? [] : [speech.text.t(`term.${ammo}`)]), ...reached.sort()];
  return parts.join(', ');
}

function moveNote(
  { speech }: Scene,
  state: Read,
  { soldier, to }: Extract<Command, { type: 'move' }>,
): string {
  const mover = state.game.soldiers[soldier - 1];
  if (mover === undefined) return '';
  const due = entranceDue(state, mover, to, []);
  return speech.text.t('table.due', { due });
}

function hostileNote({ speech }: Scene, state: Read, token: number): string {
  const hostile = findHostile(state, token);
  if (hostile === undefined) return '';
  const letter = letterOf(state, token);
  return `${letter}, ${speech.noun('slot', hostile.slot)}, ${reticlesText(state, hostile)}`;
}

function locationNote({ speech }: Scene, state: Read, token: number): string {
  const card = cardOfToken(state, token);
  if (card.type !== 'location') return '';
  const { entrance, playCost } = card;
  const costs =
    playCost !== undefined && 'xp' in playCost ? [speech.text.t('table.xpCost', { xp: playCost.xp })] : [];
  return [speech.text.t('table.location', { entrance }), ...costs].join(', ');
}

/** WF-HTH-08, 11: how many Actions Striking still takes, if it is not just one. */
function strikeCost({ speech }: Scene, state: Read, soldier: number): readonly string[] {
  const striker = state.game.soldiers[soldier - 1];
  if (striker === undefined) return [];
  const actions = Math.max(0, strikingCost(state, striker.slot) - striker.savedActions);
  return actions === 1 ? [] : [speech.text.t('table.actionCost', { actions })];
}

/** What happens if nobody pays: what the Event does, or what the card names as the other choice. */
function sufferNote({ view, speech }: Scene, { content }: Read): string {
  // The facts of these prompts name the card: `card` of an Event, `source` of a text that asks for XP.
  const { card = '', source = '' } = (view.decision?.about ?? {}) as Readonly<Record<string, string>>;
  const found = content.cards[card === '' ? source : card];
  if (found === undefined) return '';
  const told = (found.abilities ?? []).flatMap((ability) =>
    card === ''
      ? ability.do.flatMap((effect) => (effect.effect === 'payOr' ? [effect.otherwise] : []))
      : [ability.do],
  );
  return told.map((effects) => speech.name(describeEffects(effects, found.type))).join('; ');
}

/** What the card says that this branch does. */
function branchNote({ view, speech }: Scene, branch: number): string {
  const { about } = view.decision ?? {};
  // The facts of this prompt are the branches, as the card prints them.
  const { branches = [] } = (about ?? {}) as { readonly branches?: readonly (readonly Effect[])[] };
  const effects = branches[branch];
  if (effects === undefined) return '';
  return speech.name(describeEffects(effects, 'action'));
}

function ownerNote({ speech }: Scene, { game }: Read, item: number): string {
  const owner = game.soldiers.find(({ gear }) => gear.some(({ id }) => id === item));
  return owner === undefined ? '' : speech.noun('soldier', owner.number);
}
