import type { OutlineLine } from '@sitrep/contract';
import { part } from '../../describe/parts/text-part.ts';
import type { Config } from '../../index.ts';
import type { KnownCards } from './known-cards.ts';
import rates from './win-rates.json' with { type: 'json' };

/** From which share of wins, in per cent, a mission is called that. */
const WORDS = [
  ['easy', 60],
  ['medium', 40],
  ['hard', 20],
  ['veryHard', 0],
] as const;

/** How often a simple program wins with the recommended team, where `npm run prove` has measured that; else that nobody has. */
export function difficultyLines(config: Config, cards: KnownCards): readonly OutlineLine[] {
  if (cards.mission === '' || cards.objective === '') return [];
  const rate = isAsMeasured(config) ? rateOf(config, cards) : undefined;
  if (rate === undefined) return [{ text: part('brief.unmeasured') }];
  const [word] = WORDS.find(([, least]) => rate >= least) ?? WORDS[0];
  return [{ title: part(`brief.difficulty.${word}`), text: part('brief.rate', { rate }) }];
}

/** It was measured for one player by the plain rules. */
function isAsMeasured({ seats, options }: Config): boolean {
  return seats === 1 && Object.keys(options).length === 0;
}

function rateOf({ region, enemy, level }: Config, { mission, objective }: KnownCards): number | undefined {
  const measured = new Map(Object.entries<number>(rates));
  const pair = [mission, objective].map((id) => id.slice(id.indexOf('/') + 1)).join('/');
  const name = `${region}/${pair}`;
  // Names say which enemy or level it is only where there are several.
  return [level, enemy]
    .map((part) => measured.get(`${name}/${part}`))
    .concat(measured.get(name))
    .find((rate) => rate !== undefined);
}
