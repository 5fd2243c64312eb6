import { previewOf } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { CounterPicture } from '../counters/fan.tsx';
import { useBattle } from '../read/battle.ts';
import { faceOf } from '../read/soldier-face.ts';
import styles from './deployment-form.module.css';
import type { Arranging } from './use-arranging.ts';
import { usePieceName } from './use-piece-name.ts';

/** The pieces of the hex that is open: each can be left where it is, and weapons change hands. */
export function OpenHex({
  arranging,
  pieces,
}: {
  readonly arranging: Arranging;
  readonly pieces: readonly string[];
}) {
  const { t } = useSeat();
  const { arrangement, hex, chosen, takeOff } = arranging;
  const { users } = arrangement.deployment;
  const nameOf = usePieceName();
  const { grid } = useBattle().board;
  if (hex === undefined) return undefined;
  const weapons = pieces.filter((id) => id in users);
  return (
    <section className={styles.part}>
      <h2>{t('cv.setup.chosen', { hex: formatHex(grid, hex) })}</h2>
      <PieceButtons arranging={arranging} pieces={pieces.filter((id) => !(id in users))} />
      {weapons.map((weapon) => (
        <div key={weapon} className={styles.hand}>
          <span>{nameOf(weapon)}</span>
          <HandChoice arranging={arranging} weapon={weapon} />
        </div>
      ))}
      {chosen.length > 0 && <Button onClick={takeOff}>{t('cv.setup.off')}</Button>}
    </section>
  );
}

/** Who gets a weapon: anybody of the side, those of the same hex first. */
function HandChoice({ arranging, weapon }: { readonly arranging: Arranging; readonly weapon: string }) {
  const { t } = useSeat();
  const { arrangement, hand } = arranging;
  const { content, side, deployment } = arrangement;
  const nameOf = usePieceName();
  const user = deployment.users[weapon] ?? '';
  const isNear = (id: string) => deployment.posts[id] === deployment.posts[user];
  const men = content.forces[side].soldiers.map(({ id }) => id);
  return (
    <select
      aria-label={t('cv.setup.user', { weapon: nameOf(weapon) })}
      value={user}
      onChange={({ target }) => hand(weapon, target.value)}
    >
      {[...men.filter(isNear), ...men.filter((id) => !isNear(id))].map((id) => (
        <option key={id} value={id}>
          {nameOf(id)} ({deployment.posts[id] ?? t('cv.setup.nowhere')})
        </option>
      ))}
    </select>
  );
}

interface PieceButtonsProps {
  readonly arranging: Arranging;
  readonly pieces: readonly string[];
}

/** Pieces as buttons; those pressed go to the hex pointed at next. */
export function PieceButtons({ arranging, pieces }: PieceButtonsProps) {
  const { speech } = useSeat();
  const { arrangement, chosen, toggle } = arranging;
  const field = previewOf(useBattle(), arrangement.deployment);
  const nameOf = usePieceName();
  return (
    <div className={styles.pieces}>
      {pieces.map((id) => {
        const number = field.roster.numbers.get(id) ?? -1;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={chosen.includes(id)}
            aria-label={nameOf(id)}
            onClick={() => toggle(id)}
          >
            {number >= 0 && number < field.roster.firstWeapon ? (
              <CounterPicture face={faceOf(field, speech, number)} stanceWord="" size={48} />
            ) : (
              nameOf(id)
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The hexes of a list of problems, each once. */
export function hexesIn(places: readonly { readonly hex?: Hex }[]): readonly Hex[] {
  return [...new Set(places.flatMap(({ hex }) => hex ?? []))];
}
