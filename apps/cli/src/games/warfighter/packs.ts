import type { PackFile } from '@sitrep/packs';
import type { CheckedPack, checkPack, surveyAlike, surveyWords } from '@sitrep/warfighter/packs';
import type { PackDesk, PackFolder, PackSurvey } from '../../table/pack-desk.ts';

const load = () => import('@sitrep/warfighter/packs');

/** Packs of cards. */
export const cardPacks: PackDesk = {
  async check(pack) {
    const { checkPack: check, surveyAlike } = await load();
    const known = readKnownPacks(pack, check);
    const checked = check(pack.files, known, pack.name, pack.others());
    const { problems } = checked;
    if (!checked.ok) return { problems, summary: '' };
    const { id, cards } = checked.pack;
    const alike = surveyAlike([...known, checked.pack]).filter((group) =>
      group.cards.some((card) => card.startsWith(`${id}/`)),
    );
    const besides = { lines: alikeLines(alike), facts: { alike } };
    return { problems, summary: `${id}: ${cards.length} cards`, besides };
  },
  async survey(packs) {
    const { checkPack: check, surveyAlike, surveyWords } = await load();
    const checked = packs.flatMap((pack) => {
      const found = check(pack.files, readKnownPacks(pack, check), pack.name);
      return found.ok ? [found.pack] : [];
    });
    return surveyOf(surveyWords(checked), surveyAlike(checked));
  },
  schemaFiles: async () => (await load()).schemaFiles(),
};

function surveyOf(words: ReturnType<typeof surveyWords>, alike: ReturnType<typeof surveyAlike>): PackSurvey {
  const { unused, once } = words;
  return {
    isGood: unused.length === 0 && alike.every(({ reason }) => reason !== undefined),
    lines: [
      ...alikeLines(alike),
      `effect words on no card: ${countOf(unused)}`,
      ...unused.map((word) => `  ${word}`),
      `effect words on one card only: ${countOf(once)}`,
      ...once.map(({ word, card, source }) => `  ${word}: ${card} (${source})`),
    ],
    facts: { alike, unused, once },
  };
}

function alikeLines(alike: ReturnType<typeof surveyAlike>): readonly string[] {
  return [
    `cards alike: ${countOf(alike)}`,
    ...alike.map(({ cards, reason = 'no reason given' }) => `  ${cards.join(', ')}: ${reason}`),
  ];
}

function countOf({ length }: readonly unknown[]): string {
  return length === 0 ? 'none' : `${length}`;
}

/** The packs that a pack requires, and those behind them, as far as they are found and have no problem. */
function readKnownPacks(
  { files, find }: Pick<PackFolder, 'files' | 'find'>,
  check: typeof checkPack,
  seen: Set<string> = new Set(),
): readonly CheckedPack[] {
  const known: CheckedPack[] = [];
  for (const id of requiredBy(files)) {
    const required = seen.has(id) ? undefined : find(id);
    seen.add(id);
    if (required === undefined) continue;
    known.push(...readKnownPacks({ files: required, find }, check, seen));
    const checked = check(required, known);
    if (checked.ok) known.push(checked.pack);
  }
  return known;
}

/** What `pack.json` requires; the check reports whatever is wrong with it. */
function requiredBy(files: readonly PackFile[]): readonly string[] {
  const text = files.find(({ name }) => name === 'pack.json')?.text ?? '';
  const [, list = ''] = /"requires"\s*:\s*\[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/"([a-z0-9-]+)"/g)].map(([, id = '']) => id);
}
