import type { NounRef, ProposalPart } from '@sitrep/contract';
import type { Content } from '../content/content.ts';
import type { Piece } from '../content/roster.ts';
import { openAim } from '../queries/aims.ts';
import { type Field, weaponOf } from '../queries/field.ts';
import { bonusBunker, crewFor, ranksFor } from '../queries/firers.ts';
import { NONE } from '../state.ts';
import { pieceNoun } from '../telling/piece-noun.ts';
import type { BestShot, Shares } from './best-shots.ts';
import type { ShotSketch } from './sketches.ts';

/** What was chosen for a shot and can be changed: only what leaves a choice. */
export function shotParts(field: Field, shot: BestShot, { splits }: ShotSketch): readonly ProposalPart[] {
  const [chosen] = splits;
  const parts = [
    crewPart(field, shot),
    bonusPart(field, shot),
    ...rankParts(field, shot),
    {
      name: 'shares',
      title: { key: 'part.shares' },
      value: chosen?.value ?? '',
      choices: splits.map(({ value, targets }) => ({
        value,
        name: listOf(targets.map(({ target, share }) => shareNoun(field.content, target, share))),
      })),
    },
  ];
  return parts.filter(({ choices }) => choices.length > 1);
}

function nounFor(content: Content, piece: Piece): NounRef {
  return (piece === NONE ? undefined : pieceNoun(content, piece)) ?? { key: 'noun.nobody' };
}

function shareNoun(content: Content, target: Piece, dice: number): NounRef {
  return { key: 'part.share', args: { name: nounFor(content, target), dice } };
}

/** Names one after another. */
function listOf(names: readonly NounRef[]): NounRef {
  return names.reduce((first, second) => ({ key: 'part.list', args: { first, second } }));
}

function crewPart(field: Field, { gun, hex, movers }: BestShot): ProposalPart {
  const { firer, weapon, crew } = gun;
  const wanted = weapon === NONE ? 0 : weaponOf(field, weapon).type.crew - 1;
  const able = wanted === 0 ? [] : crewFor(field, openAim(firer, weapon, hex, movers));
  const crews = new Map(
    [[], ...able.map((one) => [one]), ...pairsOf(wanted > 1 ? able : []), crew].map((men) => [
      textOf(men),
      men,
    ]),
  );
  const choices = [...crews].map(([value, men]) => ({
    value,
    name: men.length === 0 ? { key: 'noun.nobody' } : listOf(men.map((man) => nounFor(field.content, man))),
  }));
  return { name: 'crew', title: { key: 'part.crew' }, value: textOf(crew), choices };
}

function textOf(men: readonly Piece[]): string {
  return men.join();
}

function pairsOf(men: readonly Piece[]): readonly (readonly Piece[])[] {
  return men.flatMap((one, index) => men.slice(index + 1).map((other) => [one, other]));
}

function bonusPart(field: Field, { gun }: BestShot): ProposalPart {
  const isOpen = bonusBunker(field, gun.firer) !== NONE;
  const choices = [1, 0].map((bonus) => ({
    value: String(bonus),
    name: { key: 'part.bonus.choice', args: { bonus } },
  }));
  return {
    name: 'bonus',
    title: { key: 'part.bonus' },
    value: String(gun.bonus),
    choices: isOpen ? choices : [],
  };
}

/** The leader, and how many of his dots. */
function rankParts(field: Field, { gun, hex }: BestShot): readonly ProposalPart[] {
  const ranks = ranksFor(field, gun.firer, hex);
  const left = ranks.find(([leader]) => leader === gun.leader)?.[1] ?? 0;
  return [
    {
      name: 'leader',
      title: { key: 'part.leader' },
      value: String(gun.leader),
      choices: [...ranks.map(([leader]) => leader), ...(ranks.length > 0 ? [NONE] : [])].map((leader) => ({
        value: String(leader),
        name: nounFor(field.content, leader),
      })),
    },
    {
      name: 'dots',
      title: { key: 'part.dots' },
      value: String(gun.dots),
      choices: Array.from({ length: left + 1 }, (_, dots) => ({
        value: String(dots),
        name: { key: 'part.dots.choice', args: { dots } },
      })),
    },
  ];
}

/** Shares as a focus gives them, if they are some of this shot: no more dice than there are, each for a man in the hex. */
export function sharesIn({ pool, targets }: BestShot, text: string | undefined): Shares | undefined {
  if (text === undefined) return undefined;
  const shares = new Map(
    text.split(',').flatMap((word): [Piece, number][] => {
      const [man = NONE, dice = 0] = word.split(':').map(Number);
      return targets.includes(man) && Number.isInteger(dice) && dice > 0 ? [[man, dice]] : [];
    }),
  );
  const total = [...shares.values()].reduce((sum, dice) => sum + dice, 0);
  return shares.size > 0 && total <= pool ? shares : undefined;
}
