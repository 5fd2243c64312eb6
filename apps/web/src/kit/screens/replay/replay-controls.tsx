import { HOST, isNameIn } from '@sitrep/kernel';
import type { Replay } from '@sitrep/session';
import { goTo } from '../../address/router.ts';
import { branchGame } from '../../match/branch-game.ts';
import type { Replayed } from '../../match/open-replay.ts';
import { useMatch } from '../../page/match-context.tsx';
import { ShareButton } from '../../share/share-button.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './replay-screen.module.css';
import { type Scrubber, SPEEDS } from './use-scrubber.ts';

interface ReplayControlsProps {
  readonly replay: Replay;
  readonly replayed: Replayed;
  readonly scrubber: Scrubber;
}

/** The controls of the replay, always visible. */
export function ReplayControls({ replay, replayed, scrubber }: ReplayControlsProps) {
  const { t } = useMatch();
  const { at } = scrubber;
  return (
    <section className={styles.controls} aria-label={t('replay.controls')}>
      <Track replay={replay} scrubber={scrubber} />
      <div className={styles.buttons}>
        <Steps scrubber={scrubber} />
        <Choices replay={replay} scrubber={scrubber} />
        <Button onClick={() => void branchGame(replayed, at).then((id) => goTo('play', id))}>
          {t('replay.branch')}
        </Button>
        <ShareButton host={replayed.host} at={at} />
      </div>
    </section>
  );
}

interface PartProps {
  readonly replay: Replay;
  readonly scrubber: Scrubber;
}

function Track({ replay, scrubber }: PartProps) {
  const { t } = useMatch();
  const { step, last } = scrubber;
  const place = t('replay.place', { step: step + 1, steps: last + 1, turn: replay.turns[step] ?? 0 });
  return (
    <div className={styles.track}>
      <input
        type="range"
        min={0}
        max={last}
        value={step}
        aria-label={t('replay.scrubber')}
        aria-valuetext={place}
        onChange={({ target }) => scrubber.goTo(Number(target.value))}
      />
      <output>{place}</output>
    </div>
  );
}

function Steps({ scrubber }: { readonly scrubber: Scrubber }) {
  const { t } = useMatch();
  const { step, last, isPlaying } = scrubber;
  const ways = [
    ['first', 'M3 3h3v14H3zM17 3v14L7 10z', 0],
    ['back', 'M16 3v14L5 10z', step - 1],
    ['on', 'M4 3v14l11-7z', step + 1],
    ['last', 'M14 3h3v14h-3zM3 3v14l10-7z', last],
  ] as const;
  const buttons = ways.map(([name, shape, to]) => (
    <Button
      key={name}
      aria-label={t(`replay.${name}`)}
      title={t(`replay.${name}`)}
      disabled={to < 0 || to > last || to === step}
      onClick={() => scrubber.goTo(to)}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d={shape} fill="currentColor" />
      </svg>
    </Button>
  ));
  return (
    <div className={styles.steps}>
      {buttons.slice(0, 2)}
      <Button kind="strong" onClick={() => scrubber.play(!isPlaying)}>
        {t(isPlaying ? 'replay.pause' : 'replay.play')}
      </Button>
      {buttons.slice(2)}
    </div>
  );
}

/** The turn to jump to, the speed, and over whose shoulder to look. */
function Choices({ replay, scrubber }: PartProps) {
  const { speech, t } = useMatch();
  const { step, speed, seat, goTo: jump } = scrubber;
  const turns = [...new Set(replay.turns)];
  return (
    <>
      <select
        aria-label={t('replay.turns')}
        value={replay.turns[step] ?? 0}
        onChange={({ target }) => jump(replay.turns.indexOf(Number(target.value)))}
      >
        {turns.map((turn) => (
          <option key={turn} value={turn}>
            {t('replay.turn', { turn })}
          </option>
        ))}
      </select>
      <select
        aria-label={t('replay.speed')}
        value={speed}
        onChange={({ target: { value } }) => {
          if (isNameIn(SPEEDS, value)) scrubber.setSpeed(value);
        }}
      >
        {Object.keys(SPEEDS).map((name) => (
          <option key={name} value={name}>
            {t(`replay.speed.${name}`)}
          </option>
        ))}
      </select>
      {replay.seats.length > 1 && (
        <select
          aria-label={t('replay.seat')}
          value={seat}
          onChange={({ target }) => scrubber.seeAs(Number(target.value))}
        >
          {replay.seats.map((each) => (
            <option key={each} value={each}>
              {each === HOST ? t('replay.onlooker') : t('replay.as', { seat: speech.seat(each) })}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
