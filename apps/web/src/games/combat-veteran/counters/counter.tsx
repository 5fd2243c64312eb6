import type { Stance } from '@sitrep/combat-veteran';
import styles from './counters.module.css';
import { isEnemy, type SoldierFace, type WeaponFace, writtenValue } from './faces.ts';
import { CrewMark, Cross, FigureOf, RadioMast, Spade } from './figures.tsx';

const SQUARE = 'M8 1H56Q63 1 63 8V56Q63 63 56 63H8Q1 63 1 56V8Q1 1 8 1Z';
const SQUARE_INNER = 'M10 4.5H54Q59.5 4.5 59.5 10V54Q59.5 59.5 54 59.5H10Q4.5 59.5 4.5 54V10Q4.5 4.5 10 4.5Z';
const OCTAGON = 'M17 1H47L63 17V47L47 63H17L1 47V17Z';
const OCTAGON_INNER = 'M18.4 4.5H45.6L59.5 18.4V45.6L45.6 59.5H18.4L4.5 45.6V18.4Z';

/** The body of a counter: a square for the US side, eight corners for its enemy. */
function Body({ face, edges = 0 }: { readonly face: SoldierFace; readonly edges?: number }) {
  const [outer, inner] = isEnemy(face.nation) ? [OCTAGON, OCTAGON_INNER] : [SQUARE, SQUARE_INNER];
  const below = Array.from({ length: edges }, (_, edge) => (edges - edge) * 3.4);
  return (
    <>
      <path
        className={styles.shadow}
        data-shadow=""
        d={outer}
        transform={`translate(${2 + edges * 3.4} 3)`}
      />
      {below.map((shift) => (
        <path key={shift} className={styles.body} d={outer} transform={`translate(${shift} ${-shift / 2})`} />
      ))}
      <path className={styles.body} d={outer} />
      <path className={styles.inner} d={inner} />
      {face.isChosen && <path className={styles.chosen} d={outer} />}
    </>
  );
}

/** A counter without anybody on it: the sign of a side. */
export function Blank({ nation }: Pick<SoldierFace, 'nation'>) {
  return (
    <g className={`${styles.counter} ${styles[nation]}`}>
      <path className={styles.body} d={isEnemy(nation) ? OCTAGON : SQUARE} />
      <path className={styles.inner} d={isEnemy(nation) ? OCTAGON_INNER : SQUARE_INNER} />
    </g>
  );
}

/** What a counter is drawn in: the colours of its nation, paled when it cannot act. */
function lookOf({ nation, isDone, isPaled }: SoldierFace): string {
  return [styles.counter, styles[nation], isDone || isPaled ? styles.paled : ''].join(' ');
}

/** Numbers of an octagon stand further in. */
function insetOf({ nation }: SoldierFace): number {
  return isEnemy(nation) ? 5 : 0;
}

export interface CounterProps {
  readonly face: SoldierFace;
  /** The stance in a word, as the language has it; walking needs none. */
  readonly stanceWord: string;
}

/** The full face, from 46 pixels up. */
export function Counter({ face, stanceWord }: CounterProps) {
  const inset = insetOf(face);
  const { name, rank = 0, weapon, stance } = face;
  return (
    <g className={lookOf(face)}>
      <Body face={face} />
      <text
        className={styles.name}
        x={inset ? 32 : 7}
        y="14"
        textAnchor={inset ? 'middle' : 'start'}
        fontSize={name.length > 8 ? 10 : 12}
      >
        {name}
      </text>
      {Array.from({ length: rank }, (_, dot) => 10 + inset / 2 + dot * 6.8).map((x) => (
        <circle key={x} className={styles.mark} cx={x} cy="21.5" r="2.7" />
      ))}
      {face.isHero && <Spade x={11 + inset / 2} y={34} scale={0.85} />}
      <FigureOf stance={stance} x={weapon ? 28 : 33} y={30} scale={weapon ? 0.92 : 1} />
      {weapon && <WeaponLabel weapon={weapon} />}
      <Ratings face={face} size={20} inset={6 + inset} />
      <StanceTab stance={stance} word={stanceWord} />
      {face.isDone && <Tick />}
    </g>
  );
}

/** The short face, for 36 pixels and the map: what counts, as large as it goes. */
export function ShortCounter({ face, edges = 0 }: { readonly face: SoldierFace; readonly edges?: number }) {
  const inset = insetOf(face);
  const { rank = 0, weapon, stance } = face;
  return (
    <g className={lookOf(face)}>
      <Body face={face} edges={edges} />
      {Array.from({ length: rank }, (_, dot) => 12 + inset / 2 + dot * 8).map((y) => (
        <circle key={y} className={styles.mark} cx={10 + inset / 2} cy={y} r="3.2" />
      ))}
      {face.isHero && <Spade x={12 + inset / 2} y={rank * 8 + 19} scale={rank > 1 ? 0.65 : 0.85} />}
      <FigureOf stance={stance} x={weapon ? 29 : 32} y={18} scale={1.05} />
      {weapon && <ShortWeapon weapon={weapon} />}
      <Ratings face={face} size={28} inset={5 + inset} />
      <StanceSign stance={stance} />
      {face.isDone && <Tick />}
    </g>
  );
}

/** Firepower on the left, or the cross of a medic; discipline on the right. */
function Ratings({
  face,
  size,
  inset,
}: {
  readonly face: SoldierFace;
  readonly size: number;
  readonly inset: number;
}) {
  return (
    <>
      {face.isMedic ? (
        <Cross x={inset + 7} y={51} size={13} />
      ) : (
        <text className={styles.rating} x={inset} y="58" fontSize={size}>
          {face.firepower}
        </text>
      )}
      <text className={styles.rating} x={64 - inset} y="58" fontSize={size} textAnchor="end">
        {face.discipline}
      </text>
    </>
  );
}

/** The weapon in use, its value and its crew. */
function WeaponLabel({ weapon }: { readonly weapon: WeaponFace }) {
  const { text, isRinged } = writtenValue(weapon);
  const isMarked = weapon.crew > 1;
  return (
    <g transform="translate(38.5 21)">
      <rect className={styles.card} width="24" height="21" rx="2.5" />
      {!weapon.isRadio && <WeaponName label={weapon.label} />}
      {isRinged && <circle className={styles.ring} cx="12" cy="15" r="5.2" />}
      <text
        className={styles.print}
        x={isMarked ? 8.4 : 12}
        y="18.2"
        textAnchor="middle"
        fontSize={isRinged ? 8 : 9.8}
      >
        {text}
      </text>
      {weapon.isRadio && <RadioMast x={12} y={10.5} scale={1.1} />}
      <CrewMark crew={weapon.crew} x={14.6} y={11.2} size={6.6} />
    </g>
  );
}

/** A name in the width of its card, however long it is. */
function WeaponName({ label }: { readonly label: string }) {
  const isLong = label.length > 6;
  return (
    <text
      className={styles.print}
      x="12"
      y="8.8"
      textAnchor="middle"
      fontSize={label.length > 5 ? 6.6 : 8.6}
      {...(isLong && { textLength: 21, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {label}
    </text>
  );
}

function ShortWeapon({ weapon }: { readonly weapon: WeaponFace }) {
  const { text, isRinged } = writtenValue(weapon);
  return (
    <g transform="translate(42.5 13.5)">
      <rect className={styles.card} width="19" height="17" rx="2.5" />
      {isRinged && <circle className={styles.ring} cx="9.5" cy="8.5" r="7" />}
      <text className={styles.print} x="9.5" y="13.2" textAnchor="middle" fontSize={isRinged ? 11 : 13.5}>
        {text}
      </text>
      {weapon.isRadio && <RadioMast x={9.5} y={8.5} scale={1.1} />}
    </g>
  );
}

/** The stance below the counter's edge, in a word. */
function StanceTab({ stance, word }: { readonly stance: Stance; readonly word: string }) {
  if (stance === 'walking') return null;
  const width = Math.max(24, 8 + word.length * 4.7);
  return (
    <g className={styles[stance]}>
      <rect className={styles.tab} x={32 - width / 2} y="60" width={width} height="12.5" rx="2" />
      <text className={styles.tabWord} x="32" y="69.8" textAnchor="middle" fontSize="10">
        {word}
      </text>
    </g>
  );
}

/** Two chevrons run, four sprint; a bar crawls; a cross is wounded. */
const SIGNS: Readonly<Record<Stance, string>> = {
  walking: '',
  running: 'M26 62.5l4 4l-4 4M33 62.5l4 4l-4 4',
  sprinting: 'M21 62.5l4 4l-4 4M27 62.5l4 4l-4 4M33 62.5l4 4l-4 4M39 62.5l4 4l-4 4',
  crawling: 'M24 66.5H40',
  wounded: 'M32 62.2v8.6M27.7 66.5h8.6',
};

function StanceSign({ stance }: { readonly stance: Stance }) {
  if (stance === 'walking') return null;
  return (
    <g className={styles[stance]}>
      <rect className={styles.tab} x="18" y="60" width="28" height="13" rx="2" />
      <path className={styles.tabSign} d={SIGNS[stance]} />
    </g>
  );
}

function Tick() {
  return (
    <g transform="translate(53 55)">
      <path className={styles.tickRim} d="M-8 0L-2.6 5.6L8-6" />
      <path className={styles.tick} d="M-8 0L-2.6 5.6L8-6" />
    </g>
  );
}
