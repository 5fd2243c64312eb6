import { type CardFace, type FaceFigure, type FaceSymbol, faceLines } from '@sitrep/contract';
import type { Speech } from '@sitrep/speech';
import { memo, useRef } from 'react';
import { usePage } from '../page/page-context.tsx';
import { Block } from './blocks/block.tsx';
import styles from './face.module.css';
import type { FaceSize } from './fit.ts';
import { Foot, isFootLine } from './foot.tsx';
import { Picture } from './picture.tsx';
import { Badge } from './symbols/badge.tsx';
import { placeKey } from './symbols/place-key.ts';
import { capital, FaceSpeech, faceSpeech } from './symbols/say-face.ts';
import { useFit } from './use-fit.ts';

interface FaceProps {
  readonly face: CardFace;
  /** What the card's picture is looked up in. */
  readonly content: object;
  readonly speech: Speech;
  /** `hand` is 170 px wide, `full` twice that, `print` 63 mm; `--card-em` of a part around it changes any of them. */
  readonly size?: FaceSize;
}

/**
 * A card. One drawing serves every size: all its measures are in em, and the picture takes the height that the words
 * leave. Who does not see it hears the face's lines instead.
 */
export const Face = memo(function Face({ face, content, speech, size = 'hand' }: FaceProps) {
  const { cardLook } = usePage();
  const { frame = 'plain', icon = 'cards' } = cardLook?.(face) ?? {};
  const card = useRef<HTMLSpanElement>(null);
  useFit(card, { face, size, language: speech.text.language });
  const line = capital(speech.name(face.line));
  const isInFoot = isFootLine(line, face.foot);
  return (
    <FaceSpeech value={faceSpeech(speech)}>
      <span className={styles.outer} data-face={face.id} data-size={size}>
        <span ref={card} className={styles.face} data-frame={frame} data-type={face.type} aria-hidden="true">
          <span className={styles.picture} data-picture="">
            <Picture id={face.id} content={content} icon={icon} isPrinted={size === 'print'} />
            <Badges badges={face.badges} />
          </span>
          <span className={styles.title}>
            <b className={styles.name}>{speech.name(face.name)}</b>
            {!isInFoot && <small className={styles.line}>{line}</small>}
          </span>
          <span className={styles.body} data-body="">
            {face.blocks.map((block, place) => (
              <span key={placeKey(place)} className={styles.block} data-block={block.kind}>
                <Block block={block} />
              </span>
            ))}
          </span>
          <Foot line={isInFoot ? line : ''} figures={face.foot} />
        </span>
        <SpokenFace face={face} speech={speech} />
      </span>
    </FaceSpeech>
  );
});

/** The figures that stand in the upper left corner, and those that are drawn along the lower edge; the others are on the right. */
const ON_LEFT: readonly FaceSymbol[] = ['cover', 'entrance', 'discard'];

function Badges({ badges }: { readonly badges: readonly FaceFigure[] }) {
  const below = badges.filter(({ pips }) => pips !== undefined);
  const above = badges.filter(({ pips }) => pips === undefined);
  const corners = {
    left: above.filter(({ symbol }) => ON_LEFT.includes(symbol)),
    right: above.filter(({ symbol }) => !ON_LEFT.includes(symbol)),
    below,
  };
  return Object.entries(corners).map(([corner, figures]) => (
    <span key={corner} className={styles.badges} data-corner={corner}>
      {figures.map((figure) => (
        <Badge key={figure.symbol} figure={figure} />
      ))}
    </span>
  ));
}

/** What a screen reader says instead of the drawing. */
function SpokenFace({ face, speech }: Pick<FaceProps, 'face' | 'speech'>) {
  const lines = [speech.name(face.name), ...faceLines(face, speech.name)];
  return (
    <span className="visually-hidden">{lines.map((line) => line.replace(/[.:]?$/, '. ')).join('')}</span>
  );
}
