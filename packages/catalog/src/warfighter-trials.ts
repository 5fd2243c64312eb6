import { makeKey, makeUniform, type Uniform } from '@sitrep/kernel';
import { type Config, OPTION_VALUES, warfighter } from '@sitrep/warfighter';
import type { NamedSetup } from './entry.ts';
import { modernContent, modernSetups, RULESET } from './warfighter-setups.ts';

/** How many there are: enough for every mission, report and switch to come up with many of the others. */
const TRIALS = 480;

/** Most people play alone or in pairs; larger companies are rarer and their games longer. */
const SEATS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 6];

/** One in so many switches is turned; one in so many missions is drawn by chance. */
const TURNED = 6;
const DRAWN = 12;

let known: readonly NamedSetup[] | undefined;

/** Missions with companies, reports and switches by chance, always the same: for tests, which must see all of them. */
export function modernTrials(): readonly NamedSetup[] {
  known ??= makeTrials();
  return known;
}

function makeTrials(): readonly NamedSetup[] {
  const random = makeUniform(makeKey('trials'), RULESET);
  const alone = modernSetups().filter(({ config }) => (config as Config).seats === 1);
  return Array.from({ length: TRIALS }, (_, index) => {
    // Every mission against every objective in turn; the rest by chance.
    const base = alone[index % alone.length] ?? pick(alone, random);
    return vary(base, random);
  });
}

function vary({ name, config, content }: NamedSetup, random: Uniform): NamedSetup {
  const seats = pick(SEATS, random);
  const options = pickOptions(random);
  const isDrawn = random.below(DRAWN) === 0;
  const varied = { ...(config as Config), seats, options, ...(isDrawn && { mission: '', objective: '' }) };
  const report = pickReport(varied, random);
  const turned = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const parts = [
    isDrawn ? 'drawn' : name,
    `${seats}-players`,
    report.slice(report.indexOf('/') + 1),
    ...turned,
  ];
  return { name: parts.filter((part) => part !== '').join('/'), config: { ...varied, report }, content };
}

function pickOptions(random: Uniform): Config['options'] {
  const turned = Object.entries(OPTION_VALUES).flatMap(([option, values]) =>
    random.below(TURNED) === 0 ? [[option, pick<string>(values, random)]] : [],
  );
  return Object.fromEntries(turned) as Config['options'];
}

const REPORTS = Object.values(modernContent.cards).flatMap((card) =>
  card.type === 'report' ? [card.id] : [],
);

/** None, or one that the mission can pay for. */
function pickReport(config: Config, random: Uniform): string {
  const report = pick(['', ...REPORTS], random);
  return warfighter.setup({ ...config, report }, modernContent).ok ? report : '';
}

function pick<V>(items: readonly V[], random: Uniform): V {
  return items[random.below(items.length)] as V;
}
