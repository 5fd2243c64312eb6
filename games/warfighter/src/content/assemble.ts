import type { Card, Content, EquipmentCard, ObjectiveCard } from './cards.ts';
import type { Ability, Effect, HostileClass } from './vocabulary.ts';

/** A pack as it is read: cards under ids of their own, which `assemble` puts under the pack's name. */
export interface Pack {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** Puts packs together into the content of a match. Every id and reference gets its pack's name in front. */
export function assemble(ruleset: string, packs: readonly Pack[]): Content {
  return contentOf(ruleset, packs.flatMap(qualifyPack));
}

/** WF-CORE-19: of cards with the same set and name the later revision counts. */
function contentOf(ruleset: string, all: readonly Card[]): Content {
  const byId = Object.fromEntries(all.map((card) => [card.id, card]));
  return {
    ruleset,
    cards: byId,
    instances: Object.values(byId).flatMap((card) =>
      'count' in card ? Array.from({ length: card.count }, () => card.id) : [],
    ),
  };
}

/** The content of one region and enemy: the cards that belong to neither, and theirs. */
export function selectContent({ ruleset, cards }: Content, region: string, enemy: string): Content {
  const wanted = Object.values(cards).filter(
    (card) => (!('region' in card) || card.region === region) && (!('enemy' in card) || card.enemy === enemy),
  );
  return contentOf(ruleset, wanted);
}

/** Just these cards, in this order, with the given number of copies of those that are drawn. */
export function pickCards({ ruleset, cards }: Content, copies: ReadonlyMap<string, number>): Content {
  const picked = [...copies].flatMap(([id, count]) => {
    const card = cards[id];
    return card === undefined ? [] : ['count' in card ? { ...card, count } : card];
  });
  return contentOf(ruleset, picked);
}

type Qualify = (id: string) => string;

/** Local ids become `pack/id`; ids of other packs, which a revision may take, and plain words stay. */
function qualifyPack({ id, cards }: Pack): readonly Card[] {
  const own = new Set(cards.map((card) => card.id));
  const qualify: Qualify = (name) => (own.has(name) && !name.includes('/') ? `${id}/${name}` : name);
  return cards.map((card) => qualifyCard(card, qualify));
}

function qualifyCard(card: Card, qualify: Qualify): Card {
  const base = {
    ...card,
    id: qualify(card.id),
    ...(card.abilities && { abilities: card.abilities.map((ability) => qualifyAbility(ability, qualify)) }),
  };
  if (base.type === 'soldier') return { ...base, ...(base.kit && { kit: base.kit.map(qualify) }) };
  if (base.type === 'objective') return qualifyObjective(base, qualify);
  if (base.type === 'equipment') return qualifyEquipment(base, qualify);
  return base.type === 'weapon' || base.type === 'skill' ? { ...base, ...qualifyNeeds(base, qualify) } : base;
}

function qualifyObjective(card: ObjectiveCard, qualify: Qualify): ObjectiveCard {
  const { target, present, embedded, conditions } = card;
  return {
    ...card,
    conditions: conditions.map((condition) =>
      condition.need === 'eliminateHostile' ? { ...condition, card: qualify(condition.card) } : condition,
    ),
    ...(target && { target: qualifyTarget(target, qualify) }),
    ...(present && { present: present.map(qualify) }),
    ...(embedded !== undefined && { embedded: qualify(embedded) }),
  };
}

type Needs = Pick<EquipmentCard, 'prereq' | 'teamPrereq'>;

function qualifyNeeds({ prereq, teamPrereq }: Needs, qualify: Qualify): Needs {
  return {
    ...(prereq !== undefined && { prereq: qualify(prereq) }),
    ...(teamPrereq !== undefined && { teamPrereq: qualify(teamPrereq) }),
  };
}

function qualifyEquipment(card: EquipmentCard, qualify: Qualify): EquipmentCard {
  const { attachesTo, legacyAttachesTo } = card;
  return {
    ...card,
    ...qualifyNeeds(card, qualify),
    ...(attachesTo && { attachesTo: attachesTo.map(qualify) }),
    ...(legacyAttachesTo && { legacyAttachesTo: legacyAttachesTo.map(qualify) }),
  };
}

function qualifyTarget<T extends { readonly screenedBy?: HostileClass }>(target: T, qualify: Qualify): T {
  return target.screenedBy === undefined
    ? target
    : { ...target, screenedBy: qualifyClass(target.screenedBy, qualify) };
}

function qualifyAbility(ability: Ability, qualify: Qualify): Ability {
  return { ...ability, do: ability.do.map((effect) => qualifyEffect(effect, qualify)) };
}

function qualifyEffect(effect: Effect, qualify: Qualify): Effect {
  if (effect.effect === 'screens') return { ...effect, those: qualifyClass(effect.those, qualify) };
  return effect.effect === 'screenedBy' ? { ...effect, by: qualifyClass(effect.by, qualify) } : effect;
}

function qualifyClass(those: HostileClass, qualify: Qualify): HostileClass {
  return those.of === 'cards' ? { of: 'cards', cards: those.cards.map(qualify) } : those;
}
