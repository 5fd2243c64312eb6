import type { Nation } from '@sitrep/combat-veteran';
import styles from './counters.module.css';
import { type WeaponFace, writtenValue } from './faces.ts';
import { CrewMark } from './figures.tsx';

/** How a weapon is sketched, by what it does. */
function sketchOf({ firepower, smoke, isRadio, crew }: WeaponFace): string {
  if (isRadio) return 'M-6-5H6V8H-6ZM2-5V-12M-3-1H3M-3 3H3';
  if (smoke !== undefined) return 'M-4-5H4V8H-4ZM-2-5V-9H3L6-5';
  if (crew === 3) return 'M-18-2H20M-2-2L-12 9M-2-2L8 9M-2-2V9M-18-6V4';
  if (firepower?.kind === 'circled') return 'M-18 0H14L20-4V4L14 0M-6 0V7M2 0V6';
  if (crew === 2) return 'M-20 0H20M-20-3V5M2 0L-4 8M2 0L8 8M-8 3V8';
  return 'M-18 3L-8-1H18M-8 0V6M2-1V5';
}

/** A weapon by itself: a cream card. */
export function WeaponCard({
  weapon,
  oneUse,
  broken,
}: {
  readonly weapon: WeaponFace;
  readonly oneUse?: string;
  readonly broken: string;
}) {
  const { text, isRinged } = writtenValue(weapon);
  return (
    <g className={weapon.isBroken ? styles.paledCard : undefined}>
      <rect className={styles.shadow} data-shadow="" x="3" y="10" width="62" height="49" rx="3" />
      <rect className={styles.card} x="1" y="7" width="62" height="49" rx="3" strokeWidth="2" />
      <text
        className={styles.print}
        x="32"
        y="19"
        textAnchor="middle"
        fontSize={weapon.label.length > 9 ? 9 : 11}
      >
        {weapon.label}
      </text>
      <path className={styles.sketch} transform="translate(32 30)scale(.9)" d={sketchOf(weapon)} />
      {isRinged && <circle className={styles.ring} cx="13" cy="46" r="8.4" />}
      <text className={styles.print} x="13" y="52" textAnchor="middle" fontSize={isRinged ? 13 : 17}>
        {text}
      </text>
      <CrewMark crew={weapon.crew} x={47} y={41} size={11} />
      {oneUse && (
        <text className={styles.warning} x="59" y="51.5" textAnchor="end" fontSize="9.5">
          {oneUse}
        </text>
      )}
      {weapon.isBroken && <Struck word={broken} />}
    </g>
  );
}

function Struck({ word }: { readonly word: string }) {
  return (
    <>
      <path className={styles.strike} d="M6 12L58 51" />
      <rect className={styles.strikeCard} x="13" y="25" width="38" height="13" rx="1.5" />
      <text className={styles.strikeWord} x="32" y="35" textAnchor="middle" fontSize="10">
        {word}
      </text>
    </>
  );
}

export interface BunkerProps {
  readonly nation: Nation;
  readonly armor: number;
  readonly firepower: number;
  /** Only its owner knows of it. */
  readonly isHidden?: boolean;
}

const MOUND = 'M3 58L12 22Q32 8 52 22L61 58Z';

/** A bunker by itself, with what it takes from attacks and adds to those of its men. */
export function Bunker({ armor, firepower, ...mound }: BunkerProps) {
  return (
    <g>
      <Mound {...mound} />
      <ArmorPlate x={6} y={45} text={`−${armor}`} />
      <ArmorPlate x={37} y={45} text={`+${firepower}`} />
      {mound.isHidden && <CrossedEye x={32} y={10} />}
    </g>
  );
}

/** The earth and logs of a bunker. */
export function Mound({ nation, isHidden = false }: Pick<BunkerProps, 'nation' | 'isHidden'>) {
  return (
    <g className={`${styles[nation]} ${isHidden ? styles.hidden : ''}`}>
      <path className={styles.mound} d={MOUND} />
      <path className={styles.logs} d="M10 31H54M8 40H56M6 49H58" />
      <rect className={styles.slit} x="17" y="31" width="30" height="7" />
    </g>
  );
}

export function ArmorPlate({
  x,
  y,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.card} width="21" height="16" rx="2" />
      <text className={styles.print} x="10.5" y="12.8" textAnchor="middle" fontSize="14">
        {text}
      </text>
    </g>
  );
}

/** Nobody else sees this. */
export function CrossedEye({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.eyeGround} r="11" />
      <path className={styles.eye} d="M-7.6 0Q0-7 7.6 0Q0 7-7.6 0ZM-7 7L7-7" />
      <circle className={styles.pupil} r="2.2" />
    </g>
  );
}

/** Smoke in a hex with the armor that it gives; the grid stays visible around it. */
export function SmokeCloud({ armor }: { readonly armor: number }) {
  return (
    <g>
      <path
        className={styles.smoke}
        d="M14 50Q3 50 3 40Q3 31 12 30Q11 17 24 17Q31 9 41 14Q53 13 53 26Q62 29 61 40Q60 50 48 50Q42 55 33 51Q23 56 14 50Z"
      />
      <rect className={styles.plate} x="20" y="26" width="24" height="17" rx="3" />
      <text className={styles.plateWord} x="32" y="39.4" textAnchor="middle" fontSize="14">
        {`−${armor}`}
      </text>
    </g>
  );
}

/** Fire support: the only round pieces. What lies face down shows nothing else. */
export type ChitProps =
  | { readonly isFaceDown: true }
  | {
      readonly isFaceDown?: false;
      readonly label: string;
      readonly firepower?: number;
      readonly skulls?: 1 | 2;
    };

const SKULL =
  'M0-8C6-8 8-4 8 0C8 3 6 4 5 5V9H-5V5C-6 4-8 3-8 0C-8-4-6-8 0-8ZM-3.4-1.6A1.8 1.8 0 1 0-3.3-1.6ZM3.4-1.6A1.8 1.8 0 1 0 3.5-1.6Z';

export function SupportChit(chit: ChitProps) {
  return (
    <g>
      <circle className={styles.shadow} data-shadow="" cx="34" cy="35" r="31" />
      <circle className={styles.chit} cx="32" cy="32" r="31" />
      <circle className={styles.chitRim} cx="32" cy="32" r="27.5" />
      {chit.isFaceDown ? (
        <text className={styles.chitWord} x="32" y="43" textAnchor="middle" fontSize="32">
          ?
        </text>
      ) : (
        <ChitFace {...chit} />
      )}
    </g>
  );
}

function ChitFace({ label, firepower, skulls }: Extract<ChitProps, { label: string }>) {
  const count = skulls ?? 0;
  return (
    <>
      <text
        className={styles.chitWord}
        x="32"
        y="21"
        textAnchor="middle"
        fontSize={label.length > 8 ? 8.5 : 10.5}
      >
        {label}
      </text>
      {firepower !== undefined && (
        <>
          <circle className={styles.chitRing} cx="32" cy="39" r="13" />
          <text className={styles.chitWord} x="32" y="45.6" textAnchor="middle" fontSize="19">
            {firepower}
          </text>
        </>
      )}
      {Array.from({ length: count }, (_, skull) => 32 + (skull - (count - 1) / 2) * 20).map((x) => (
        <path
          key={x}
          className={styles.skull}
          transform={`translate(${x} 38)`}
          d={SKULL}
          fillRule="evenodd"
        />
      ))}
    </>
  );
}
