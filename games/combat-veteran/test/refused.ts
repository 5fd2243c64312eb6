import type { Drill } from './drill.ts';

/** What is refused, with the code and rule, of one kind of command. */
export function refused(d: Drill, type: string): readonly string[] {
  const [seat = 0] = d.seats;
  return d.match
    .blocked(seat)
    .map(({ command, code, rule }) => `${d.tell(command)}: ${code} ${rule}`)
    .filter((words) => words.startsWith(type));
}
