import { games } from '@sitrep/catalog';
import type { GameEntry } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useT } from '../../i18n/text.tsx';
import { useSpeech } from '../../match/use-speech.ts';
import { ReactionRows } from '../reactions/reaction-rows.tsx';
import styles from './settings-screen.module.css';

/** What players settle about reactions, for every game that asks for them. */
export function GameReactions() {
  const asking = games.filter(({ isHidden, reactions }) => !isHidden && reactions !== undefined);
  return asking.map((entry) => <ReactionsOf key={entry.id} entry={entry} />);
}

function ReactionsOf({ entry }: { readonly entry: GameEntry }) {
  const t = useT();
  const speech = useSpeech(entry);
  const [setup] = entry.setups();
  if (speech === undefined || setup === undefined) return undefined;
  const started = entry.game.setup(setup.config, setup.content);
  const seats = Array.from({ length: started.ok ? started.value.seats : 0 }, (_, seat) => seat);
  return (
    <section className={styles.reactions} aria-label={t('settings.reactions')}>
      <h2>
        {t('settings.reactions')}: {speech.text.t('game.name')}
      </h2>
      {seats.map((seat) => (
        <div key={seat}>
          <h3>{sidesOf(entry, speech, seat)}</h3>
          <ReactionRows entry={entry} seat={seat} speech={speech} />
        </div>
      ))}
    </section>
  );
}

/** The sides that a seat plays in one match or another. */
function sidesOf({ sideOf, setups }: GameEntry, speech: Speech, seat: number): string {
  const sides = setups().flatMap((setup) => sideOf?.(setup, seat) ?? []);
  return [...new Set(sides.map(speech.name))].join(' / ') || speech.seat(seat);
}
