import { makeChance } from '../press/chance.ts';
import { framed } from '../press/frame.ts';
import { type Colour, inksOf } from '../press/inks.ts';
import { namesOf } from '../press/names.ts';
import { box, oval, polygon, rays } from '../press/path.ts';
import { fill, line, type Press } from '../press/press.ts';
import { mix } from '../press/tone.ts';
import { ALARMS, type Alarm } from './alarms.ts';
import { DARK, type Stage } from './stage.ts';

export const ALARM_NAMES: readonly Alarm[] = namesOf(ALARMS);

/** Something that happens to everybody, mostly bad. */
export interface AlarmPicture {
  readonly draw: 'alarm';
  readonly alarm: Alarm;
  /** Something good for once. */
  readonly isKind?: boolean;
}

/** A dark sheet lit from the middle, with the hazard edge of all such cards. */
export function drawAlarm(press: Press, { alarm, isKind }: AlarmPicture, seed: string): string {
  const chance = makeChance(seed);
  const { spot, near } = inksOf(press.world);
  const ground: Colour = isKind ? mix(near, '#fbf0d2', 0.2) : mix('#1b120e', spot, chance.between(0.06, 0.3));
  const stage: Stage = { press, chance, cast: { hat: 'helmet', gun: 'carbine' }, ground };
  const centre = [chance.between(50, 110), chance.between(34, 60)] as const;
  return framed(
    [
      fill(press, ground, box(0, 0, 160, 100)),
      fill(
        press,
        isKind ? near : mix(spot, '#1b120e', 0.25),
        rays(centre, 9 + chance.index(6), 200, chance.between(0, 30)),
        isKind ? 0.4 : 0.8,
      ),
      fill(press, 'sun', oval(centre[0], centre[1], chance.between(20, 34)), 0.92),
      ALARMS[alarm](stage),
      isKind ? '' : edge(press),
    ].join(''),
  );
}

function edge(press: Press): string {
  const stripes = Array.from({ length: 12 }, (_, at) =>
    polygon([
      [at * 16 - 8, 0],
      [at * 16, 0],
      [at * 16 - 6, 6],
      [at * 16 - 14, 6],
    ]),
  ).join('');
  return (
    fill(press, '#e0a02f', box(0, 0, 160, 6)) +
    fill(press, DARK, stripes) +
    line(press, DARK, 'M0 6.5h160', { width: 1.2 })
  );
}
