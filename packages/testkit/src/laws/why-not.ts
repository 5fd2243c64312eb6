import { type Seat, topFrame } from '@sitrep/kernel';
import { hold, holdUnchanged, type Law, show, type Table, type Watcher } from '../law.ts';
import { getRefusal } from '../refusal-form.ts';
import { SeenCommands, Sight } from '../seen-commands.ts';
import { type AnyMatch, isLegal, submitAny, waitingSeats } from '../subject.ts';

export const whyNot: Law = {
  name: 'why-not',
  statement:
    'What a seat is offered, or was offered at the same place of the rules, is refused with a reason for any other thing that it can see.',
  watch(table): Watcher {
    const places = new Map<string, SeenCommands>();
    return {
      decision() {
        if (isExempt(table)) return;
        for (const seat of waitingSeats(table.match))
          checkSeat(table, seat, seenAt(places, table.match, seat));
        holdUnchanged(table, 'asking why not');
      },
    };
  },
};

/** Forms report all problems of a draft anyway. */
function isExempt({ match }: Table): boolean {
  const decision = match.decision();
  return decision === undefined || decision.kind === 'form';
}

/** Two procedures may use the same name for different questions: what counts is the step. */
function seenAt(places: Map<string, SeenCommands>, { state }: AnyMatch, seat: Seat): SeenCommands {
  const { procedure = '', step = '' } = topFrame(state) ?? {};
  const place = `${procedure}.${step}/${seat}`;
  const seen = places.get(place) ?? new SeenCommands();
  places.set(place, seen);
  return seen;
}

function checkSeat(table: Table, seat: Seat, seen: SeenCommands): void {
  const { match, few, subject } = table;
  seen.note([...match.options(seat), ...match.blocked(seat).map(({ command }) => command)]);
  const sight = new Sight(match, seat, subject.tokens ?? []);
  const asked = few(seen.commands, 4).flatMap((command) => [
    command,
    ...few(seen.variants(command, sight), 3),
  ]);
  for (const command of asked)
    if (sight.sees(command) && !isLegal(match, seat, command)) demandReason(table, seat, command);
}

function demandReason({ match }: Table, seat: Seat, command: object): void {
  const { code } = getRefusal(submitAny(match, seat, command), command);
  hold(
    code !== 'ANSWER_ILLEGAL',
    () => `${match.decision()?.name}: seat ${seat} is not told why not ${show(command)}`,
  );
}
