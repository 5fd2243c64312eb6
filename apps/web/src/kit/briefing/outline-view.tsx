import type { GameEntry, NamedSetup, OutlineLine, OutlineSection, OutlineSide } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { useT } from '../i18n/text.tsx';
import { usePage } from '../page/page-context.tsx';
import { rulesLink } from '../rules/rules-link.ts';
import styles from './outline-view.module.css';
import { VictoryTrack } from './victory-track.tsx';

interface OutlineViewProps {
  readonly entry: GameEntry;
  readonly setup: Pick<NamedSetup, 'config' | 'content'>;
  readonly speech: Speech;
  /** What everybody knows of the match, once it runs. */
  readonly game?: unknown;
}

/** The briefing that a game makes from a set-up: sides, goals, victory, a turn, and what is special, with a picture. */
export function OutlineView({ entry, setup, speech, game }: OutlineViewProps) {
  const t = useT();
  const { BriefingPicture } = usePage();
  const outline = entry.outlineOf?.(setup, game);
  if (outline === undefined) return undefined;
  const { lead, sides, sections, places = [] } = outline;
  return (
    <section className={styles.outline} aria-label={t('setup.briefing')}>
      <p className={styles.lead}>{speech.name(lead)}</p>
      <div className={styles.sides}>
        {sides.map((side) => (
          <Side key={side.seat} side={side} entry={entry} content={setup.content} speech={speech} />
        ))}
      </div>
      {BriefingPicture !== undefined && (
        <div className={styles.picture}>
          <BriefingPicture content={setup.content} speech={speech} places={places} />
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.name} section={section} entry={entry} speech={speech} />
      ))}
    </section>
  );
}

interface SideProps extends Pick<OutlineViewProps, 'entry' | 'speech'> {
  readonly side: OutlineSide;
  readonly content: object;
}

function Side({ side: { seat, name, forces, goals }, entry, content, speech }: SideProps) {
  const { Emblem } = usePage();
  return (
    <section className={styles.side}>
      <h3>
        {Emblem !== undefined && <Emblem content={content} seat={seat} />} {speech.name(name)}
      </h3>
      <p className={styles.forces}>{forces.map((force) => speech.name(force)).join(' · ')}</p>
      <Lines lines={goals} entry={entry} speech={speech} />
    </section>
  );
}

interface SectionProps extends Pick<OutlineViewProps, 'entry' | 'speech'> {
  readonly section: OutlineSection;
}

function Section({ section: { name, title, track, lines }, entry, speech }: SectionProps) {
  return (
    <section className={styles.section} data-section={name}>
      <h3>{speech.name(title)}</h3>
      {track !== undefined && <VictoryTrack track={track} speech={speech} />}
      <Lines lines={lines} entry={entry} speech={speech} />
    </section>
  );
}

interface LinesProps extends Pick<OutlineViewProps, 'entry' | 'speech'> {
  readonly lines: readonly OutlineLine[];
}

function Lines({ lines, entry, speech }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ title, text, rule }) => (
        <li key={text.key}>
          <span>
            {title !== undefined && <b>{speech.name(title)}</b>}{' '}
            <span className={styles.text}>{speech.name(text)}</span>
          </span>
          {rule !== undefined && <a href={rulesLink(entry, rule)}>{rule}</a>}
        </li>
      ))}
    </ul>
  );
}
