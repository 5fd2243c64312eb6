import { type Fault, fault, note, type PackFile, type PackProblem } from '@sitrep/packs';
import { checkAgreement } from './check/agreement.ts';
import { alikeFaults } from './check/alike.ts';
import { campaignFaults } from './check/campaigns.ts';
import { cardFaults } from './check/cards.ts';
import { type CheckedPack, libraryOf } from './check/known.ts';
import { checkLocales } from './check/locales.ts';
import { manifestFaults } from './check/manifest.ts';
import { pictureFaults } from './check/pictures.ts';
import { type Draft, named, readPack } from './check/read-pack.ts';
import { cardReferenceFaults } from './check/references.ts';
import { teamFaults } from './check/teams.ts';

export type PackCheck =
  | { readonly ok: true; readonly problems: readonly []; readonly pack: CheckedPack }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

/**
 * Checks a pack and lists everything that is wrong with it at once. `known` are packs that were checked before, those
 * that it requires among them; only cards of required packs can be named. `others` are the files of all packs that may be played
 * beside it, whose names it has to agree with.
 */
export function checkPack(
  files: readonly PackFile[],
  known: readonly CheckedPack[],
  folder?: string,
  others: readonly (readonly PackFile[])[] = [],
): PackCheck {
  const draft = readPack(files);
  const { manifest } = draft;
  if (manifest !== undefined) note(draft, 'pack.json', manifestFaults(manifest, known, folder));
  // Without a readable list any pack may be meant.
  const required = manifest === undefined ? known : requiredOf(manifest.requires, known);
  checkIds(draft);
  const absent = (manifest?.requires ?? []).filter((id) => required.every((pack) => pack.id !== id));
  checkCards(draft, required, absent);
  checkLocales(draft, required, absent.length > 0);
  checkAgreement(draft, others.map(readPack));
  if (draft.problems.length > 0 || manifest === undefined) return { ok: false, problems: draft.problems };
  const { id, ruleset, requires, alike = [] } = manifest;
  const full = (name: string) => (name.includes('/') ? name : `${id}/${name}`);
  const reasons = alike.flatMap(({ cards, reason }) => cards.map((name) => [full(name), reason] as const));
  return {
    ok: true,
    problems: [],
    pack: {
      id,
      ruleset,
      requires,
      cards: cardsOf(draft),
      terms: termsOf(draft),
      alike: new Map(reasons),
    },
  };
}

/** The required packs and those that they require in turn. */
function requiredOf(
  requires: readonly string[],
  known: readonly CheckedPack[],
  found: ReadonlySet<string> = new Set(),
): readonly CheckedPack[] {
  const all = new Set([...found, ...requires]);
  const further = known.flatMap((pack) => (all.has(pack.id) ? pack.requires : []));
  return further.every((id) => all.has(id))
    ? known.filter(({ id }) => all.has(id))
    : requiredOf(further, known, all);
}

function cardsOf({ cards }: Draft) {
  return cards.map(({ card }) => card);
}

function termsOf({ locales }: Draft): readonly string[] {
  const [first, ...others] = [...locales.values()].map(({ terms }) => Object.keys(terms));
  return (first ?? []).filter((term) => others.every((terms) => terms.includes(term)));
}

function checkIds(draft: Draft): void {
  const seen = new Map<string, string>();
  for (const { id, file, index } of draft.ids) {
    const before = seen.get(id);
    const message = `a card in ${before} has this id too; give one of them another`;
    if (before !== undefined) note(draft, file, [named(fault('PACK_ID_TWICE', ['id'], message), id, index)]);
    seen.set(id, file);
  }
  checkOtherIds(draft, 'teams.json', 'team', draft.teams);
  checkOtherIds(draft, 'campaigns.json', 'campaign', draft.campaigns);
}

function checkOtherIds(
  draft: Draft,
  file: string,
  what: string,
  entries: readonly { readonly id: string }[],
): void {
  const message = `another ${what} has this id too; give one of them another`;
  entries.forEach(({ id }, index) => {
    if (entries.findIndex((other) => other.id === id) < index)
      note(draft, file, [named(fault('PACK_ID_TWICE', ['id'], message), id, index)]);
  });
}

function checkCards(draft: Draft, required: readonly CheckedPack[], absent: readonly string[]): void {
  const { id = '', ruleset = 'modern' } = draft.manifest ?? {};
  const own = { id, ruleset, cards: cardsOf(draft) };
  const library = libraryOf(own, required, { ...draft, absent });
  for (const { card, file, index } of draft.cards) {
    const found: readonly Fault[] = [...cardFaults(card), ...cardReferenceFaults(card, library)];
    note(
      draft,
      file,
      found.map((each) => named(each, card.id, index)),
    );
  }
  if (draft.art !== undefined) note(draft, 'art.json', pictureFaults(draft.art, library));
  draft.teams.forEach((team, index) => {
    note(
      draft,
      'teams.json',
      teamFaults(team, library).map((each) => named(each, team.id, index)),
    );
  });
  draft.campaigns.forEach((campaign, index) => {
    note(
      draft,
      'campaigns.json',
      campaignFaults(campaign, library).map((each) => named(each, campaign.id, index)),
    );
  });
  if (draft.manifest !== undefined)
    note(draft, 'pack.json', alikeFaults(draft.manifest.alike ?? [], library));
}

export { PACK_PROBLEMS, type PackFile, type PackProblem, type PackProblemCode } from '@sitrep/packs';
export type { CheckedPack } from './check/known.ts';
export { schemaFiles } from './schema/pack.ts';
export { surveyAlike, surveyWords } from './survey.ts';
