import type { Printable, Printables } from '@sitrep/contract';
import { isRecord } from '@sitrep/kernel';
import type { Purchase } from '../../index.ts';
import { cardNoun } from '../nouns/nouns.ts';
import { setups } from '../setups/editions.ts';
import type { Setups } from '../setups/setups.ts';
import { campaignSheet } from './campaign-sheet.ts';
import { packCards } from './cards.ts';
import { counters } from './counters.ts';
import { teamSheet } from './team-sheet.ts';

/** What there is to print of every edition: its packs, the counters that they are played with, teams and campaigns. */
export const printables: Printables = {
  list: setups.flatMap(printEdition),
  drafts: setups.map(({ edition }) => edition.ruleset),
  ofDraft(kind, name, draft) {
    const of = setups.find(({ edition }) => edition.ruleset === kind);
    const [core] = of?.edition.packs ?? [];
    if (of === undefined || core === undefined || !isTeam(draft)) return undefined;
    const own = { key: 'noun.named', args: { name } };
    return teamSheet(of.content, { id: `${kind} ${name}`, pack: core.id, name: own, soldiers: draft });
  },
};

function printEdition({ edition, content }: Setups): readonly Printable[] {
  const [core] = edition.packs;
  return [
    ...edition.packs.map(({ id }) => packCards(content, id)),
    ...(core === undefined ? [] : [counters(content, edition.ruleset, core.id)]),
    ...edition.teams.map(({ mission, objective, soldiers }) => {
      const [pack = ''] = mission.split('/');
      return teamSheet(content, {
        id: mission,
        pack,
        name: cardNoun(mission),
        goal: { mission, objective },
        soldiers,
      });
    }),
    ...edition.campaigns.map((plan) => campaignSheet(content, plan)),
  ];
}

/** Saved drafts come from outside: whether this looks like a team. */
function isTeam(draft: unknown): draft is readonly Purchase[] {
  return (
    Array.isArray(draft) &&
    draft.every(
      (line) =>
        isRecord(line) &&
        typeof line.card === 'string' &&
        isListOf(line.gear, isRecord) &&
        isListOf(line.skills, isText),
    )
  );
}

function isListOf(list: unknown, isOne: (each: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isOne);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
