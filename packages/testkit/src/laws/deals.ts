import { determinize, type GameTypes, makeKey, type Seat, type State } from '@sitrep/kernel';
import { hold, type Law, type Table, type Watcher } from '../law.ts';
import { seatsOf } from '../subject.ts';
import { canFork } from '../worlds/make-pair.ts';
import { readSecrets, type Secret, secretsFrom, spokenTokens } from '../worlds/secrets.ts';

/** Worlds dealt to see whether a secret changes: one with two values stays the same by chance once in a million times. */
const DEALS = 20;

/** Worlds dealt to see every value a secret may have. */
const MANY_DEALS = 600;

/** If values of a secret occur less often than this, it is unclear whether all of them have. */
const OFTEN = 3;

/** What was found about one secret in one game. */
interface Found {
  times: number;
  hasChanged: boolean;
}

export const deals: Law = {
  name: 'deals',
  statement:
    'A world dealt for a seat differs from the true one wherever something is hidden from it, and may be the true one.',
  watch(table): Watcher {
    const found = new Map<string, Found>();
    let hasCounted = false;
    return {
      decision() {
        const [seat = 0] = table.few(seatsOf(table.match), 1);
        if (!table.isTime(25) || !canFork(table.match, seat)) return;
        const secrets = secretsToJudge(table, seat);
        if (secrets.length === 0) return;
        noteChanges(table, seat, secrets, found);
        if (!hasCounted) checkReach(table, seat, secrets);
        hasCounted = true;
      },
      close: () => checkChanges(found),
    };
  },
};

function secretsToJudge({ match, subject: { isCertain } }: Table, seat: Seat): readonly Secret[] {
  return secretsFrom(match, seat).filter(({ where }) => isCertain?.(match.state, where) !== true);
}

/** A secret that is settled now could have varied before, so it is judged when the game is over. */
function noteChanges(table: Table, seat: Seat, secrets: readonly Secret[], found: Map<string, Found>): void {
  const { game } = table.match;
  const worlds = deal(table, table.match.copyState(), seat, DEALS);
  const texts = worlds.map((world) => readSecrets(game, world, secrets));
  for (const [index, { where, text }] of secrets.entries()) {
    const key = `${where}, hidden from seat ${seat},`;
    const { times, hasChanged } = found.get(key) ?? { times: 0, hasChanged: false };
    const changes = texts.some((dealt) => dealt[index] !== text);
    found.set(key, { times: times + 1, hasChanged: hasChanged || changes });
  }
}

function checkChanges(found: ReadonlyMap<string, Found>): void {
  for (const [secret, { times, hasChanged }] of found)
    hold(
      hasChanged || times < 2,
      `${secret} never differs from the true value in ${times * DEALS} worlds dealt`,
    );
}

/** From a world that is not the true one, the true one can be dealt. */
function checkReach(table: Table, seat: Seat, secrets: readonly Secret[]): void {
  const { match } = table;
  const spoken = spokenTokens(match);
  const [elsewhere = match.copyState()] = deal(table, match.copyState(), seat, 1);
  const texts = deal(table, elsewhere, seat, MANY_DEALS).map((world) =>
    readSecrets(match.game, world, secrets),
  );
  for (const [index, secret] of secrets.entries()) {
    const times = count(texts.flatMap((dealt) => facesOf(secret, dealt[index] ?? '')));
    const isSure = [...times.values()].every((often) => often >= OFTEN);
    const missed = facesOf(secret, secret.text).find((face) => !times.has(face) && !spoken.has(face));
    hold(
      !isSure || missed === undefined,
      () => `${secret.where}, hidden from seat ${seat}, is never ${missed} in ${MANY_DEALS} worlds dealt`,
    );
  }
}

/** What a zone may hold is checked token by token. */
function facesOf({ isZone }: Secret, text: string): readonly string[] {
  return isZone ? text.split(' ') : [text];
}

function count(faces: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const face of faces) times.set(face, (times.get(face) ?? 0) + 1);
  return times;
}

function deal(
  { match, random }: Table,
  from: State<GameTypes>,
  seat: Seat,
  worlds: number,
): readonly State<GameTypes>[] {
  const salt = random.below(2 ** 31);
  return Array.from({ length: worlds }, (_, index) =>
    determinize(match.game, from, seat, makeKey(`deal ${salt} ${index}`)),
  );
}
