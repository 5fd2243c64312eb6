import { handZone, placesZone, shownPlacesZone, shownZone } from '@sitrep/warfighter/queries';
import { CardFace } from '../cards/card-face.tsx';
import { useMatch } from '../match/match-context.tsx';
import styles from './hand.module.css';
import { PieceButton } from './piece-button.tsx';
import { useRead } from './use-read.ts';

/** The hand of a Soldier as far as the seat sees it. */
export function Hand({ soldier }: { readonly soldier: number }) {
  const { session, speech, now, t } = useMatch();
  const { content } = useRead();
  const zones = [handZone, placesZone, shownZone, shownPlacesZone].map(
    (zoneOf) => now.view.zones[zoneOf(soldier)],
  );
  const tokens = zones.flatMap((zone) => zone?.tokens ?? []);
  const count = zones.reduce((sum, zone) => sum + (zone?.count ?? 0), 0);
  const name = speech.noun('soldier', soldier);
  return (
    <section className={styles.hand} aria-label={t('hand.title', { soldier: name, count })}>
      <h2 className={styles.title}>{t('hand.title', { soldier: name, count })}</h2>
      <ul className={styles.cards}>
        {tokens.map((token) => (
          <li key={token}>
            <PieceButton
              piece={`card:${token}`}
              card={content.instances[token]}
              className={styles.card ?? ''}
            >
              <CardFace
                id={content.instances[token] ?? ''}
                entry={session.entry}
                content={content}
                speech={speech}
              />
            </PieceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
