import type { AnyMatch } from '@sitrep/bots';
import type { ExampleAdapter, GameEntry } from '@sitrep/contract';
import { makeKey, makeUniform, type Seat } from '@sitrep/kernel';
import { makeSpeech } from '@sitrep/speech';
import { type Golden, type GoldenGame, openGolden } from '@sitrep/testkit';
import { kernelMessages, makeText } from '@sitrep/text';
import { Chronicle } from './chronicle.ts';
import { playerOf } from './players.ts';

/** Plays a golden match and writes its transcript. Under the same rules and advice it is always the same. */
export async function tellGolden(
  entry: GameEntry,
  adapter: ExampleAdapter,
  golden: Pick<Golden, 'decks'>,
  game: GoldenGame,
): Promise<string> {
  const match = openGolden(adapter, golden, game);
  const text = makeText('en', [await kernelMessages.en(), await entry.messages.en()]);
  const [first, last] = game.entries ?? [0, Number.POSITIVE_INFINITY];
  const isTold = (index: number) => index >= first && index <= last;
  const chronicle = new Chronicle(entry, match, makeSpeech(text, entry, match), isTold);
  play(entry, match, game, { chronicle, last });
  return [...headOf(entry, game), ...chronicle.lines, ''].join('\n');
}

function headOf({ name, game }: GameEntry, { about, given, deck, seed, players }: GoldenGame) {
  return [
    `${name} ${game.version}: ${about}`,
    `set-up ${JSON.stringify(given.setup)}${deck === undefined ? '' : `, deck ${deck}`}, seed ${seed}`,
    `played by ${players.join(' and ')}`,
    '',
  ];
}

interface Telling {
  readonly chronicle: Chronicle;
  /** The last entry that is played. */
  readonly last: number;
}

function play(
  entry: GameEntry,
  match: AnyMatch,
  { seed, players }: GoldenGame,
  { chronicle, last }: Telling,
): void {
  const random = makeUniform(makeKey(seed), 'players');
  const seated = players.map((name) => playerOf(entry, name));
  chronicle.happen();
  for (let seat = nextSeat(match); seat !== undefined && match.log.length <= last; seat = nextSeat(match)) {
    const answer = seated[seat]?.answer(match, seat, random);
    if (answer === undefined) throw new Error(`nobody plays seat ${seat}`);
    chronicle.ask(seat, answer);
    const result = match.submit(seat, match.state.seats[seat]?.asked ?? 0, answer);
    if (!result.ok) throw new Error(`${answer.type} is refused as ${result.refusal.code}`);
    chronicle.happen();
  }
  chronicle.end();
}

/** The first seat that has yet to answer and can. */
function nextSeat(match: AnyMatch): Seat | undefined {
  const decision = match.decision();
  return decision?.seats.find((seat) => {
    const hasAnswered = match.state.seats[seat]?.sealed !== undefined;
    return !hasAnswered && (decision.kind === 'form' || match.options(seat).length > 0);
  });
}
