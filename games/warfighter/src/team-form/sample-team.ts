import { pick, type Uniform } from '@sitrep/kernel';
import { cardsOfType } from '../content/card-index.ts';
import { captain, controllerOf, fitMembers, isLost } from '../queries/campaign/campaign.ts';
import { lateKit } from '../queries/squad/late-kit.ts';
import { budgetOf } from '../queries/squad/team.ts';
import type { Read } from '../queries/table/lookup.ts';
import type { Command, GearPurchase, Purchase } from '../types.ts';
import { companyOf } from './campaign-team.ts';
import { teamProblems } from './team-problems.ts';

type Draft = { soldiers: Purchase[] };

const TRIES = 60;

function isGood(state: Read, { soldiers }: Draft): boolean {
  return teamProblems(state, { type: 'buyTeam', soldiers }).length === 0;
}

function pickAny<V>(list: readonly V[], random: Uniform): V | undefined {
  return list.length === 0 ? undefined : pick(list, random);
}

/** A random legal team: first whoever must go, or else a Player Soldier, then whatever still fits. */
export function sampleTeam(state: Read, random: Uniform): Command {
  const required = requiredTeam(state);
  const first = required.length > 0 ? required : firstPlayer(state, random);
  if (first.length === 0) return smallestTeam(state);
  let draft: Draft = { soldiers: [...first] };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const next = grow(state, draft, random);
    if (isGood(state, next)) draft = next;
  }
  return { type: 'buyTeam', soldiers: draft.soldiers };
}

function firstPlayer(state: Read, random: Uniform): readonly Purchase[] {
  const budget = budgetOf(state, []);
  const first = pickAny(
    recruitable(state).filter((card) => card.cost <= budget),
    random,
  );
  return first === undefined ? [] : [line(first.id, captain(state))];
}

/** The Player Soldiers who can be bought: none of a campaign's losses (WF-CAMP-10), none with gear of a later year (WF-OPT-10). */
function recruitable(state: Read) {
  const { campaign } = state.game;
  return cardsOfType(state.content, 'soldier').filter(
    (card) =>
      card.kind === 'player' && !(campaign && isLost(campaign, card.id)) && lateKit(state, card).length === 0,
  );
}

/** WF-CAMP-04: those who must take part. */
export function requiredTeam(state: Read): readonly Purchase[] {
  const { campaign } = state.game;
  if (campaign === undefined) return [];
  return companyOf(state, fitMembers(campaign)).map((member) =>
    line(member.card, controllerOf(state, member)),
  );
}

function line(card: string, seat: number): Purchase {
  return { card, seat, gear: [], skills: [] };
}

/** The draft with one more random purchase. */
function grow(state: Read, draft: Draft, random: Uniform): Draft {
  const at = random.below(draft.soldiers.length);
  const records = cardsOfType(state.content, 'record');
  switch (random.below(records.length > 0 ? 7 : 6)) {
    case 6: {
      const record = pickAny(records, random);
      return record === undefined
        ? draft
        : change(draft, at, (old) => ({ ...old, records: [...(old.records ?? []), record.id] }));
    }
    case 0: {
      const soldier = pickAny(cardsOfType(state.content, 'soldier'), random);
      return soldier === undefined
        ? draft
        : { soldiers: [...draft.soldiers, line(soldier.id, draft.soldiers.length % state.config.seats)] };
    }
    case 1: {
      const skill = pickAny(cardsOfType(state.content, 'skill'), random);
      return skill === undefined
        ? draft
        : change(draft, at, (old) => ({ ...old, skills: [...old.skills, skill.id] }));
    }
    case 2:
    case 3: {
      const weapon = pickAny(cardsOfType(state.content, 'weapon'), random);
      return weapon === undefined
        ? draft
        : change(draft, at, (old) =>
            withGear(old, {
              card: weapon.id,
              ...(weapon.stacks.length > 0 &&
                random.below(3) === 0 && { ammo: weapon.stacks.map((_, stack) => Number(stack === 0)) }),
            }),
          );
    }
    default: {
      const equipment = pickAny(cardsOfType(state.content, 'equipment'), random);
      if (equipment === undefined) return draft;
      const host =
        equipment.attachesTo === undefined
          ? undefined
          : random.below(Math.max(1, draft.soldiers[at]?.gear.length ?? 1));
      return change(draft, at, (old) =>
        withGear(old, { card: equipment.id, ...(host !== undefined && { attachTo: host }) }),
      );
    }
  }
}

function withGear(old: Purchase, gear: GearPurchase): Purchase {
  const same = old.gear.findIndex((item) => item.card === gear.card && item.units !== undefined);
  return same < 0 ? { ...old, gear: [...old.gear, gear] } : old;
}

function change(draft: Draft, at: number, by: (old: Purchase) => Purchase): Draft {
  return { soldiers: draft.soldiers.map((old, index) => (index === at ? by(old) : old)) };
}

/** Whoever must take part, or the cheapest Player Soldier alone: what a time-out sends. */
export function smallestTeam(state: Read): Command {
  const required = requiredTeam(state);
  if (required.length > 0) return { type: 'buyTeam', soldiers: required };
  const [cheapest] = [...recruitable(state)].sort((a, b) => a.cost - b.cost);
  return { type: 'buyTeam', soldiers: cheapest === undefined ? [] : [line(cheapest.id, captain(state))] };
}
