import { games } from '@sitrep/catalog';
import { PRINT_KINDS, type Printable } from '@sitrep/contract';
import { FLIPS, PAPERS } from '@sitrep/print';
import { CliError } from '../cli-error.ts';
import { defineCommand } from '../command.ts';
import { writeWholeFile } from '../files.ts';
import { languageOption } from '../game-choice.ts';
import { unknownValue } from '../parse-arguments.ts';
import { joinPdfs } from '../printing/page-boxes.ts';
import { printPages } from '../printing/print-page.ts';

/** Something that can be printed, and the game it belongs to. */
interface Offer {
  readonly game: string;
  readonly printable: Printable;
}

export const print = defineCommand({
  name: 'print',
  summary: 'print the cards, counters, map or sheets of a pack as a PDF',
  notes: [
    'A Chromium makes the PDF, in true size: print it at 100 %, without “fit to page”.',
    'Without --what, the first of these that the pack has: cards, counters, map, team, campaign.',
  ],
  examples: [
    'print modern-jungle --out jungle.pdf',
    'print cv-keating --what map --paper letter --out keating.pdf',
    'print modern-core --backs none --copies one --language hu --out core.pdf',
  ],
  options: {
    out: { kind: 'text', placeholder: 'FILE', summary: 'the PDF to write', isRequired: true },
    what: { kind: 'choice', placeholder: 'WHAT', choices: PRINT_KINDS, summary: 'what to print of it' },
    paper: {
      kind: 'choice',
      placeholder: 'PAPER',
      choices: Object.keys(PAPERS),
      default: 'a4',
      summary: 'the paper',
    },
    backs: {
      kind: 'choice',
      placeholder: 'EDGE',
      choices: ['none', ...FLIPS],
      default: 'long',
      summary: 'the edge that the printer turns the paper over, or no backs',
    },
    copies: {
      kind: 'choice',
      placeholder: 'COPIES',
      choices: ['all', 'one'],
      default: 'all',
      summary: 'as many of each as the pack has, or one',
    },
    language: languageOption,
  },
  operands: { placeholder: 'PACK', summary: 'the id of a pack', least: 1, most: 1 },
  async run({ values: { out, what, paper, backs, copies, language }, operands: [pack = ''], io }) {
    const offers = await findOffers(pack, what);
    const paths = offers.map(({ game, printable: { kind, id } }) => [game, kind, id, paper, backs, copies]);
    const printed = await printPages(paths, language, (done) =>
      io.showProgress(`printing ${done + 1} of ${paths.length}`),
    );
    writeWholeFile(out, await joinPdfs(`Sitrep: ${pack}`, printed));
    const pages = printed.reduce((sum, { boxes }) => sum + boxes.length, 0);
    const [first] = offers;
    const kind = first?.printable.kind ?? '';
    return {
      isGood: true,
      lines: [`${out}: ${pages} pages (${kind})`],
      json: { file: out, pages, kind, items: offers.map(({ printable: { id } }) => id) },
    };
  },
});

/** Everything of one kind that a pack has to print. */
async function findOffers(pack: string, what: string | undefined): Promise<readonly Offer[]> {
  const all = await everyOffer();
  const own = all.filter(({ printable }) => printable.pack === pack);
  if (own.length === 0)
    throw unknownValue('print', pack, [...new Set(all.map(({ printable }) => printable.pack))]);
  const kinds = PRINT_KINDS.filter((kind) => own.some(({ printable }) => printable.kind === kind));
  const kind = what ?? kinds[0];
  const found = own.filter(({ printable }) => printable.kind === kind);
  if (found.length > 0) return found;
  throw new CliError('VALUE_UNKNOWN', `${pack} has no ${what}; it has: ${kinds.join(', ')}`);
}

async function everyOffer(): Promise<readonly Offer[]> {
  const lists = games.map(async ({ id, printables }) => {
    const { list } = (await printables?.()) ?? { list: [] };
    return list.map((printable) => ({ game: id, printable }));
  });
  return (await Promise.all(lists)).flat();
}
