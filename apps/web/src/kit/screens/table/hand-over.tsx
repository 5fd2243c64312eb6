import { HOST, type SeatEvent } from '@sitrep/kernel';
import type { Speech } from '@sitrep/speech';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useT } from '../../i18n/text.tsx';
import type { Session } from '../../match/session.ts';
import { useSpeech } from '../../match/use-speech.ts';
import { withNames } from '../../match/with-names.ts';
import { PageProvider, usePage } from '../../page/page-context.tsx';
import { useStore } from '../../store/store.ts';
import { Button } from '../../ui/button.tsx';
import { Contours } from '../../ui/contours.tsx';
import { Working } from '../../ui/working.tsx';
import styles from './hand-over.module.css';

/**
 * Between two people at one screen: nothing secret is on the page until the next one has taken over. It is made from
 * what an onlooker may know, and neither player's table is there.
 */
export function HandOver({ session }: { readonly session: Session }) {
  const { host, names } = session;
  const { entry } = host;
  const told = useMemo(() => host.toldTo(HOST), [host]);
  const speech = useSpeech(entry, told);
  if (speech === undefined) return <Working />;
  return (
    <PageProvider game={entry.id}>
      <Cover session={session} speech={withNames(speech, names)} events={told.events(HOST)} />
    </PageProvider>
  );
}

interface CoverProps {
  readonly session: Session;
  readonly speech: Speech;
  readonly events: readonly SeatEvent[];
}

function Cover({ session: { host, seating }, speech, events }: CoverProps) {
  const t = useT();
  const { Emblem, isChapter } = usePage();
  const { seat } = useStore(seating);
  const title = t('handOver.title', { seat: speech.seat(seat) });
  const stage = events.findLast((event) => isChapter?.(event));
  useTitle(title);
  useTakingKey(seating.take);
  return (
    <main className={styles.page}>
      <Contours seed="hand-over" className={styles.art} levels={12} />
      <div className={styles.call}>
        <p className={styles.mark}>Sitrep</p>
        <h1>{title}</h1>
        <p className={styles.stage}>
          {Emblem !== undefined && <Emblem content={host.facts.content} seat={seat} />}
          {stage !== undefined && <span>{speech.event(stage)}</span>}
        </p>
        <p>{t('handOver.note')}</p>
        <Button kind="strong" onClick={(event) => event.detail < 2 && seating.take()}>
          {t('handOver.ready', { seat: speech.seat(seat) })} <kbd>{t('handOver.key')}</kbd>
        </Button>
      </div>
      <aside className={styles.next}>
        <h2>{t('handOver.next')}</h2>
        <p>{t('handOver.nextNote')}</p>
        {host.entry.reactions !== undefined && (
          <>
            <h2>{t('handOver.between')}</h2>
            <p>{t('handOver.betweenNote')}</p>
          </>
        )}
      </aside>
    </main>
  );
}

/** The title, and with it the entry in the history, says nothing but whose turn it is. */
function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Space takes the screen as soon as the cover can be seen, but not a space bar that is still held from the last answer. */
function useTakingKey(take: () => void): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat && ['Enter', ' '].includes(event.key)) return event.preventDefault();
      if (event.key !== ' ') return;
      event.preventDefault();
      take();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [take]);
}
