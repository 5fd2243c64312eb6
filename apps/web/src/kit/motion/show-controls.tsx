import type { ComponentProps } from 'react';
import { useMatch } from '../page/match-context.tsx';
import { changeSettings, settings } from '../settings/settings.ts';
import { useStore } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import type { Show } from './show.ts';
import { useShow } from './show-context.tsx';
import styles from './stage.module.css';

/** From so many beats on that are still to come, a show has controls. */
const LONG = 2;

/** What steers a long show, and at the first one of all the question about sounds. */
export function ShowControls({ show }: { readonly show: Show }) {
  const { t } = useMatch();
  const isLong = show.beats.length - show.at >= LONG;
  const { isSoundSettled } = useStore(settings);
  if (!isLong && isSoundSettled) return undefined;
  return (
    <fieldset
      className={styles.controls}
      data-show-controls=""
      data-long={isLong || undefined}
      aria-label={t('motion.controls')}
    >
      {!isSoundSettled && <SoundQuestion />}
      {isLong && <Steering show={show} />}
    </fieldset>
  );
}

/** Asked until it is answered; nothing waits for it. */
function SoundQuestion() {
  const { t } = useMatch();
  const settle = (sound: boolean) => changeSettings({ sound, isSoundSettled: true });
  return (
    <span className={styles.question}>
      {t('motion.sounds')}
      <Button onClick={() => settle(true)}>{t('motion.soundsOn')}</Button>
      <Button onClick={() => settle(false)}>{t('motion.soundsOff')}</Button>
    </span>
  );
}

/** Stops a long show, goes through it step by step, hurries it, or leaves the rest out. */
function Steering({ show: { beats, at, isPaused, isStill } }: { readonly show: Show }) {
  const { player } = useShow();
  return (
    <>
      <output className={styles.count} aria-live="off">
        {at + 1}/{beats.length}
      </output>
      {!isStill && (
        <Step
          name={isPaused ? 'motion.resume' : 'motion.pause'}
          shape={isPaused ? 'M5 3v14l11-7z' : 'M4 3h4v14H4zM12 3h4v14h-4z'}
          keys="."
          onClick={() => player.pause(!isPaused)}
        />
      )}
      <Step name="motion.next" shape="M4 3v14l9-7zM14 3h3v14h-3z" keys="ArrowRight" onClick={player.next} />
      {!isStill && (
        <Step name="motion.faster" shape="M2 3v14l8-7zM10 3v14l8-7z" keys="+" onClick={player.hasten} />
      )}
      <Step
        name="motion.toChoice"
        shape="M2 4v12l6-6zM8 4v12l6-6zM15 4h3v12h-3z"
        keys="Escape"
        kind="strong"
        onClick={player.skip}
      />
    </>
  );
}

interface StepProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'onClick'> {
  readonly name: string;
  readonly shape: string;
  readonly keys: string;
}

/** A sign, and where there is room its word. */
function Step({ name, shape, keys, ...rest }: StepProps) {
  const { t } = useMatch();
  return (
    <Button aria-keyshortcuts={keys} {...rest}>
      <svg viewBox="0 0 20 20" width="14" height="14" aria-hidden="true">
        <path d={shape} fill="currentColor" />
      </svg>{' '}
      <span className={styles.wordy}>{t(name)}</span>
    </Button>
  );
}
