import { type Fault, fault, hint, type Path } from '@sitrep/packs';
import type { Card, CardOf } from '../../content/cards.ts';
import type { HostileClass } from '../../content/vocabulary.ts';
import { eachEffect } from './cards.ts';
import { findCard, isWhole, type Library, referenceFaults } from './known.ts';

const GEAR = ['weapon', 'equipment', 'skill'] as const;

/** Everything that a card names but that does not exist. */
export function cardReferenceFaults(card: Card, library: Library): readonly Fault[] {
  return [...ownReferences(card, library), ...screenReferences(card, library)];
}

function ownReferences(card: Card, library: Library): readonly Fault[] {
  switch (card.type) {
    case 'soldier':
      return (card.kit ?? []).flatMap((name, at) => referenceFaults(library, name, GEAR, ['kit', at]));
    case 'equipment':
      return [...prereqFaults(card, library), ...attachFaults(card, library)];
    case 'weapon':
    case 'skill':
      return prereqFaults(card, library);
    case 'mission':
      return regionFaults(card, library);
    case 'objective':
      return objectiveFaults(card, library);
    default:
      return [];
  }
}

function prereqFaults(card: CardOf<'weapon' | 'equipment' | 'skill'>, library: Library): readonly Fault[] {
  return (['prereq', 'teamPrereq'] as const).flatMap((field) => {
    const needed = card[field];
    if (needed === undefined) return [];
    return needed === card.id
      ? [fault('PACK_REFERENCE_UNKNOWN', [field], 'a card cannot be its own prerequisite; leave it out')]
      : referenceFaults(library, needed, GEAR, [field]);
  });
}

function objectiveFaults(card: CardOf<'objective'>, library: Library): readonly Fault[] {
  const { target, present = [], embedded, conditions } = card;
  return [
    ...(target?.screenedBy === undefined
      ? []
      : classFaults(target.screenedBy, library, ['target', 'screenedBy'])),
    ...present.flatMap((name, at) => referenceFaults(library, name, ['hostile'], ['present', at])),
    ...(embedded === undefined ? [] : referenceFaults(library, embedded, ['objective'], ['embedded'])),
    ...conditions.flatMap((condition, at) =>
      condition.need === 'eliminateHostile'
        ? presentFaults(card, condition.card, ['conditions', at, 'card'])
        : [],
    ),
  ];
}

/** WF-OBJ-17: what must be eliminated must be there. */
function presentFaults({ present = [] }: CardOf<'objective'>, name: string, path: Path): readonly Fault[] {
  const message = `“${name}” is not among the cards that are present; add it to “present”`;
  return present.includes(name) ? [] : [fault('PACK_REFERENCE_UNKNOWN', path, message)];
}

/** What an attachment fits: title words, traits or cards of weapons and equipment that there are. */
function attachFaults(card: CardOf<'equipment'>, library: Library): readonly Fault[] {
  if (!isWhole(library)) return [];
  const hosts = Object.values(library.content.cards).filter(
    (each) => each.type === 'weapon' || each.type === 'equipment',
  );
  const words = [
    ...new Set(
      hosts.flatMap((host) => [...(host.type === 'weapon' ? host.words : []), ...(host.traits ?? [])]),
    ),
  ];
  return (['attachesTo', 'legacyAttachesTo'] as const).flatMap((field) =>
    (card[field] ?? []).flatMap((name, at) => {
      const named = findCard(library, name);
      const isHost = named?.type === 'weapon' || (named?.type === 'equipment' && !named.attachesTo);
      if (words.includes(name) || isHost) return [];
      const message = `no weapon or equipment has the word, trait or id “${name}”; ${hint(name, words, 'correct it')}`;
      return [fault('PACK_REFERENCE_UNKNOWN', [field, at], message)];
    }),
  );
}

/** A mission can be played only where there are Objectives and Locations. */
function regionFaults({ region }: CardOf<'mission'>, library: Library): readonly Fault[] {
  if (!isWhole(library)) return [];
  const cards = Object.values(library.content.cards);
  return (['objective', 'location'] as const).flatMap((type) => {
    const regions = cards.flatMap((card) => (card.type === type ? [card.region] : []));
    if (regions.includes(region)) return [];
    const message = `there is no ${type} of the region “${region}”; ${hint(region, [...new Set(regions)], 'add one')}`;
    return [fault('PACK_REFERENCE_UNKNOWN', ['region'], message)];
  });
}

function screenReferences(card: Card, library: Library): readonly Fault[] {
  return eachEffect(card, (effect, path) => {
    if (effect.effect === 'screens') return classFaults(effect.those, library, [...path, 'those']);
    return effect.effect === 'screenedBy' ? classFaults(effect.by, library, [...path, 'by']) : [];
  });
}

function classFaults(those: HostileClass, library: Library, path: Path): readonly Fault[] {
  return those.of === 'cards'
    ? those.cards.flatMap((name, at) => referenceFaults(library, name, ['hostile'], [...path, 'cards', at]))
    : [];
}
