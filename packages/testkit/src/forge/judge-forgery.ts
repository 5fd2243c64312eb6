import {
  type AnyGame,
  canonical,
  createMatch,
  formatSave,
  type GameTypes,
  loadMatch,
  makeSave,
  type Past,
  parseSave,
  perform,
  pick,
  type Save,
  type Uniform,
} from '@sitrep/kernel';
import { anyAnswer } from '../random-play.ts';
import { type AnyMatch, seatsOf, waitingSeats } from '../subject.ts';

type AnySave = Save<GameTypes>;

/** What a host does with a match besides showing it: whether it shows a warning, and everything else it reads. */
export interface Onlooker {
  isMarked(match: AnyMatch, past: Past): boolean;
  look(match: AnyMatch): void;
}

/**
 * The fate of a forgery:
 * - `refused`: it did not open;
 * - `marked`: it opened, and what is shown of it says that something is wrong;
 * - `true`: it is exactly a game that could have been played, and so not a forgery at all.
 */
export type Fate = 'refused' | 'marked' | 'true';

/** Opens a forgery as a host does, reads it and plays on. Throws if it passes for genuine, or breaks. */
export function judgeForgery(game: AnyGame, forged: AnySave, onlooker: Onlooker, random: Uniform): Fate {
  const parsed = parseSave<GameTypes>(formatSave(forged));
  if (!parsed.ok) return 'refused';
  const loaded = loadMatch(game, parsed.value);
  if (!loaded.ok) return 'refused';
  const { match, verifier } = loaded.value;
  // One player starts immediately, another waits for the verifier.
  const isPatient = random.below(2) === 0;
  if (isPatient) while (verifier.step());
  else playOn(match, onlooker, random);
  while (verifier.step());
  const isMarked = onlooker.isMarked(match, verifier.past);
  if (isPatient) playOn(match, onlooker, random);
  requireClean();
  if (isMarked) return 'marked';
  if (!isTrue(game, parsed.value)) throw new Error('it opens without a mark and was never played');
  return 'true';
}

/** What every object inherits must be unchanged: names from a save may be `__proto__`. */
function requireClean(): void {
  for (const thing of [{}, []])
    for (const name in thing) throw new Error(`every object now has a field ${name}`);
}

/** Whether the save's requests, made to a new match, give exactly this save. */
function isTrue(game: AnyGame, save: AnySave): boolean {
  const { config, content, key } = save;
  const created = createMatch(game, { config, content, key });
  if (!created.ok) return false;
  for (const entry of save.log) if (!perform(created.value, entry).ok) return false;
  const { log, hash, rulesVersion, isScripted } = makeSave(created.value);
  const facts = ({ log: l, hash: h, rulesVersion: r, isScripted: s }: AnySave) => canonical([l, h, r, s]);
  return canonical([log, hash, rulesVersion, isScripted]) === facts(save);
}

const MOST_ANSWERS = 40;

function playOn(match: AnyMatch, onlooker: Onlooker, random: Uniform): void {
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    if (count % 5 === 0) lookAll(match, onlooker);
    const seats = waitingSeats(match);
    if (match.decision() === undefined || seats.length === 0) return;
    const by = pick(seats, random);
    const act = { type: 'answer', answer: anyAnswer(match, by, random) } as const;
    if (random.below(12) === 0) perform(match, { by, act: { type: 'undo' } });
    else if (!perform(match, { by, act }).ok) return;
  }
}

function lookAll(match: AnyMatch, onlooker: Onlooker): void {
  for (const seat of [-1, ...seatsOf(match)]) {
    match.view(seat);
    match.options(seat);
    match.blocked(seat);
    match.events(seat);
  }
  match.outcome();
  makeSave(match);
  onlooker.look(match);
}
