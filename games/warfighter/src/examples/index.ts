import type { ExampleAdapter, ExampleGiven } from '@sitrep/contract';
import type { Checked, Problem } from '@sitrep/kernel';
import type { Content } from '../content/cards.ts';
import words from '../example-words.json' with { type: 'json' };
import { warfighter } from '../index.ts';
import type { Member } from '../state.ts';
import type { Config, WarTypes } from '../types.ts';
import { idOfCard, nameOfId, nameOfToken, namesOfCards } from './card-names.ts';
import { readSetup } from './given-setup.ts';
import { readSituation } from './given-situation.ts';
import { printedWords } from './printed-words.ts';
import { situationOf } from './situation.ts';
import type { Wanted } from './wanted.ts';

interface Staged {
  readonly config: Config;
  readonly content: Content;
  readonly situation?: ReturnType<typeof situationOf>;
}

/** Fields of commands, events and views that hold tokens of cards or counters, or ids of cards. */
const TOKEN_FIELDS = {
  card: 'actionDeck',
  discards: 'actionDeck',
  hostile: 'hostiles',
  token: 'hostiles',
  attached: 'hostiles',
  counter: 'counters',
  skills: 'box',
  records: 'box',
  mission: 'box',
  objective: 'box',
  report: 'box',
  source: 'box',
  member: 'box',
  returned: 'box',
  missions: 'box',
} as const;

/**
 * Lets examples of Warfighter be written with the names of cards; `docs/examples.md` says what may be given.
 */
export function warfighterExamples(contents: readonly Content[]): ExampleAdapter<WarTypes> {
  return {
    game: warfighter,
    words,
    tokenFields: TOKEN_FIELDS,
    nameOf: nameOfToken,
    namesIn: namesOfCards,
    printedWords,
    ids: { nameOf: nameOfId, idOf: idOfCard },
    stage: (given: ExampleGiven, ruleset = 'modern') =>
      stage(
        given,
        ruleset,
        contents.find((content) => content.ruleset === ruleset) ?? contents[0] ?? NO_CARDS,
      ),
  };
}

const NO_CARDS: Content = { ruleset: '', cards: {}, instances: [] };

function stage(given: ExampleGiven, ruleset: string, pack: Content): Checked<Staged> {
  const problems: Problem[] = [];
  const setup = readSetup(given, ruleset, pack, problems);
  if (setup === undefined) return { ok: false, problems };
  const opening = warfighter.setup(setup.config, setup.content);
  if (!opening.ok)
    return {
      ok: false,
      problems: opening.problems.map((problem) => ({ ...problem, path: `setup.${problem.path}` })),
    };
  if (given.situation === undefined)
    return { ok: true, value: { config: setup.config, content: setup.content } };
  const { config, content, objective } = setup;
  const mission = opening.value.game.campaign?.missions[0] ?? config.mission;
  const wanted = readSituation(given.situation, { ...config, mission }, content, problems);
  if (wanted === undefined) return { ok: false, problems };
  const campaign = { members: membersOf(wanted, content) };
  return {
    ok: true,
    value: { config, content, situation: situationOf(config, content, { ...wanted, objective, campaign }) },
  };
}

/** WF-CAMP-03: the Player Soldiers of the team are the members of the campaign. */
function membersOf({ soldiers }: Wanted, { cards }: Content): Member[] {
  return soldiers.flatMap(({ card: id, seat = 0, skills = [] }) => {
    const card = cards[id];
    const isPlayer = card?.type === 'soldier' && card.kind === 'player';
    return isPlayer ? [{ card: id, seat, skills: [...skills], points: 0 }] : [];
  });
}
