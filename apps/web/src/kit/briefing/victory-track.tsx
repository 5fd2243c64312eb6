import type { OutlineTrack, TrackSide } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import styles from './victory-track.module.css';

interface VictoryTrackProps {
  readonly track: OutlineTrack;
  readonly speech: Speech;
}

/** So many boxes are drawn on each side of the mark where there is no goal to count to. */
const OPEN_END = 10;

/** What decides, drawn: one track with its mark in the middle, or a row of boxes for each side; what counts stands below. */
export function VictoryTrack({ track: { kind, sides }, speech }: VictoryTrackProps) {
  return (
    <div className={styles.track} data-kind={kind}>
      {sides.map((side) => (
        <div key={side.seat} className={styles.side} data-seat={side.seat}>
          <b>{speech.name(side.title)}</b>
          <Boxes side={side} />
          <Scores scores={side.scores} speech={speech} />
        </div>
      ))}
    </div>
  );
}

function Boxes({ side: { boxes = OPEN_END } }: { readonly side: TrackSide }) {
  return (
    <span className={styles.boxes} aria-hidden="true">
      {Array.from({ length: boxes }, (_, index) => index).map((index) => (
        <i key={index} />
      ))}
    </span>
  );
}

function Scores({ scores, speech }: Pick<VictoryTrackProps, 'speech'> & Pick<TrackSide, 'scores'>) {
  return (
    <ul>
      {scores.map(({ worth, text }) => (
        <li key={text.key}>
          <b>{worth}</b> {speech.name(text)}
        </li>
      ))}
    </ul>
  );
}
