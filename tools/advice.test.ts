import { makeGreedyBot } from '@sitrep/bots';
import { findGame } from '@sitrep/catalog';
import {
  createMatch,
  type GameTypes,
  hashData,
  type Match,
  makeKey,
  makeUniform,
  type Seat,
} from '@sitrep/kernel';
import { expect, it } from 'vitest';

const {
  game,
  setups,
  suggest,
  advise = expect.fail(),
  explain = expect.fail(),
} = findGame('warfighter') ?? expect.fail();
const MOST_ENTRIES = 4_000;

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

function open(name: string): Match<GameTypes> {
  const setup = known.find((each) => each.name === name) ?? expect.fail(`there is no set-up ${name}`);
  const { config, content } = setup;
  const created = createMatch(game, { config, content, key: makeKey(name) });
  return created.ok ? created.value : expect.fail();
}

function seatAsked(match: Match<GameTypes>): Seat | undefined {
  const isForm = match.decision()?.kind === 'form';
  return match
    .decision()
    ?.seats.find(
      (seat) => match.state.seats[seat]?.sealed === undefined && (isForm || match.options(seat).length > 0),
    );
}

/** What is answered, what it was held to be worth and why; and a mark of what all answers were held to be worth. */
function tell(match: Match<GameTypes>, seat: Seat, answer: GameTypes['command']): string {
  const decision = match.decision() ?? expect.fail();
  const worths = match.options(seat).map((option) => advise(match.state, decision, seat, option));
  const worth = advise(match.state, decision, seat, answer);
  const { key, args } = explain(match.state, decision, seat, answer);
  const why = [key, ...Object.entries(args).map(([name, value]) => `${name} ${value}`)].join(' ');
  const { type, ...fields } = answer;
  return `${seat} ${decision.name}: ${[type, ...Object.values(fields)].join(' ')} (${worth} of ${hashData(worths)}) ${why}`;
}

/** A whole game by the advice. */
function record(match: Match<GameTypes>): readonly string[] {
  const random = makeUniform(makeKey('advice'), 'bots');
  const bots = match.state.seats.map(() => makeGreedyBot(advise));
  const lines: string[] = [];
  for (
    let seat = seatAsked(match);
    seat !== undefined && match.log.length < MOST_ENTRIES;
    seat = seatAsked(match)
  ) {
    const isForm = match.decision()?.kind === 'form';
    const draft = isForm ? suggest(match.state)[0]?.draft : undefined;
    const answer = draft ?? bots[seat]?.answer(match, seat, random) ?? expect.fail();
    if (!isForm) lines.push(tell(match, seat, answer));
    expect(match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer).ok).toBe(true);
  }
  return [
    ...lines,
    `after turn ${'turn' in match.state.game ? match.state.game.turn : 0}: ${match.outcome()?.result}`,
  ];
}

it.each(PLAYED)('plays %s as it did: a change of advice shows', { timeout: 120_000 }, async (name) => {
  const lines = record(open(name));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    `../games/warfighter/test/golden/advice-${name.replaceAll('/', '-')}.txt`,
  );
});
