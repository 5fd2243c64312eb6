import { type AnyAnswer, type AnyMatch, type Bot, makeGreedyBot, simulate } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import { hashData, type Seat } from '@sitrep/kernel';
import { expect, it } from 'vitest';

const {
  game,
  setups,
  suggest,
  advise = expect.fail(),
  explain = expect.fail(),
} = findGame('warfighter') ?? expect.fail();

/** Missions and a campaign that between them bring most of what advice is asked about. */
const PLAYED = [
  'jungle/covert/cartel-boss',
  'jungle/high-impact/convoy/2-players',
  'jungle/campaign/cartel-hunt',
  'middle-east/surge/bomb-shop/insurgents',
  'europe/just-another-day/bunker-clearing/frontline',
  'europe/country-stroll/tank-hunting/elite',
  'europe/just-another-day/bunker-clearing/elite/2-players',
  'russia/frozen-front/airstrip-in-the-snow',
];

const known = ['modern', 'ww2'].flatMap((ruleset) => setups(ruleset));

/** What is answered, what it was held to be worth and why; and a mark of what all answers were held to be worth. */
function tell(match: AnyMatch, seat: Seat, answer: AnyAnswer): string {
  const decision = match.decision() ?? expect.fail();
  const worths = match.options(seat).map((option) => advise(match.state, decision, seat, option));
  const worth = advise(match.state, decision, seat, answer);
  const { key, args } = explain(match.state, decision, seat, answer);
  const why = [key, ...Object.entries(args).map(([name, value]) => `${name} ${value}`)].join(' ');
  const { type, ...fields } = answer;
  return `${seat} ${decision.name}: ${[type, ...Object.values(fields)].join(' ')} (${worth} of ${hashData(worths)}) ${why}`;
}

/** The greedy player, with all that it answers written down. */
function listen(lines: string[]): Bot {
  const bot = makeGreedyBot(advise);
  return {
    answer(match, seat, random) {
      const answer = bot.answer(match, seat, random);
      if (match.decision()?.kind !== 'form') lines.push(tell(match, seat, answer));
      return answer;
    },
  };
}

it.each(PLAYED)('plays %s as it did: a change of advice shows', async (name) => {
  const { config, content } = known.find((each) => each.name === name) ?? expect.fail();
  const lines: string[] = [];
  const { unfinished } = simulate({
    game,
    setup: { config, content },
    games: 1,
    seed: name,
    makeBot: () => listen(lines),
    draft: ({ state }) => suggest(state)[0]?.draft,
    onEnd: (match) => lines.push(`in the end: ${match.outcome()?.result}`),
  });
  expect(unfinished).toBe(0);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    `../games/warfighter/test/golden/advice-${name.replaceAll('/', '-')}.txt`,
  );
});
