import { games } from '@sitrep/catalog';
import type { GameEntry, NounRef, Proposal } from '@sitrep/contract';
import { createMatch, type GameTypes, type Match, makeKey, makeUniform } from '@sitrep/kernel';
import { makeSpeech, type Speech } from '@sitrep/speech';
import { playOn } from '@sitrep/testkit';
import { kernelMessages, makeText } from '@sitrep/text';
import { describe, expect, it } from 'vitest';

/** Games that propose bundles of answers or give an account of what happened. */
const telling = games.filter(
  ({ proposals, accountOf }) => proposals !== undefined || accountOf !== undefined,
);

function openTrials({ game, trials, setups }: GameEntry): readonly Match<GameTypes>[] {
  return (trials?.() ?? setups()).slice(0, 4).flatMap(({ config, content }) => {
    const created = createMatch(game, { config, content, key: makeKey('told') });
    return created.ok ? [created.value] : [];
  });
}

interface Told {
  readonly key: string;
  readonly args?: object;
}

/** What the seat that is asked is offered now, and about what the game's law on secrets points at. */
function offersIn(entry: GameEntry, match: Match<GameTypes>): readonly Proposal[] {
  const decision = match.decision();
  const [seat = 0] = decision?.seats ?? [];
  const counsel = entry.hints.counsel?.(match, seat, match.options(seat)) ?? {};
  const pointed: readonly unknown[] = Object.values(counsel).flat();
  return [
    ...((decision && entry.proposals?.(match.state, decision, seat, {})) ?? []),
    ...pointed.filter(isProposal),
  ];
}

function isProposal(value: unknown): value is Proposal {
  return typeof value === 'object' && value !== null && 'title' in value && 'answers' in value;
}

function sentencesOf({ title, costs, danger, odds }: Proposal): readonly Told[] {
  return [title, ...costs, ...[...danger, ...odds].map(({ key, about }) => ({ key, args: about }))];
}

/** The names of parts and of groups of options. */
function namesIn(entry: GameEntry, match: Match<GameTypes>): readonly NounRef[] {
  const decision = match.decision();
  const [seat = 0] = decision?.seats ?? [];
  const groups = match.options(seat).flatMap((option) => {
    const group = decision && entry.groupOf?.(match.state, decision, seat, option);
    return group === undefined ? [] : [group.name];
  });
  const parts = offersIn(entry, match).flatMap((offer) => offer.parts);
  return [...groups, ...parts.flatMap(({ title, choices }) => [title, ...choices.map(({ name }) => name)])];
}

/** Everything that happened, as the first seat may tell it. */
function happened(entry: GameEntry, match: Match<GameTypes>): readonly Told[] {
  const chapters = entry.accountOf?.(match.setup.content, match.events(0)) ?? [];
  return chapters.flatMap(({ head, lines, tallies }) => [
    head,
    ...lines.flatMap(({ title, losses }) => [title, ...losses]),
    ...tallies.flatMap(({ figures }) => figures.map(({ key, count }) => ({ key, args: { count } }))),
  ]);
}

function tellAll(speech: Speech, told: readonly Told[]): void {
  for (const { key, args = {} } of told) expect(speech.tell(key, args), key).not.toMatch(/[{}]|undefined/u);
}

describe.each(telling)('$id', (entry) => {
  it.each(['en', 'hu', 'it'] as const)('tells proposals, groups and accounts in %s', async (language) => {
    const text = makeText(language, [await kernelMessages[language](), await entry.messages[language]()]);
    const keys = new Set<string>();
    for (const match of openTrials(entry)) {
      const speech = makeSpeech(text, entry, match);
      const random = makeUniform(makeKey('told'), 'answers');
      const tell = (told: readonly Told[]) => {
        tellAll(speech, told);
        for (const { key } of told) keys.add(key);
      };
      for (let spell = 0; spell < 40 && match.outcome() === undefined; spell += 1) {
        playOn(match, random, 10);
        tell(offersIn(entry, match).flatMap(sentencesOf));
        for (const name of namesIn(entry, match)) expect(speech.name(name), name.key).not.toMatch(/[{}]/u);
      }
      tell(happened(entry, match));
    }
    expect([...text.missing.keys()]).toEqual([]);
    // Where no account is given, there is less to tell.
    expect(keys.size).toBeGreaterThan(entry.accountOf === undefined ? 6 : 20);
  });
});
