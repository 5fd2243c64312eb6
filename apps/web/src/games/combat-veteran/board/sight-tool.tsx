import { formatHex, type Hex } from '@sitrep/hex';
import { type ReactNode, useMemo, useState } from 'react';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { useBattle } from '../read/battle.ts';
import { outlineOf } from '../sheet/outline.ts';
import { Plate } from './chance-label.tsx';
import { outOfSight, sightLine } from './sight-line.ts';
import styles from './sight-tool.module.css';

/** What the tool for lines of sight shows: nothing, the line to one hex, or all that is out of sight too. */
export type SightMode = 'off' | 'line' | 'all';

const NEXT: Readonly<Record<SightMode, SightMode>> = { off: 'line', line: 'all', all: 'off' };

/** The tool as it is set, and from where it looks. */
export interface SightTool {
  readonly mode: SightMode;
  readonly from: Hex;
  /** The next mode, looking from this hex when it is switched on. */
  turn(hex: Hex): void;
  stop(): void;
}

export function useSightTool(): SightTool {
  const [{ mode, from }, set] = useState<{ mode: SightMode; from: Hex }>({ mode: 'off', from: 0 });
  return {
    mode,
    from,
    turn: (hex) => set((old) => ({ mode: NEXT[old.mode], from: old.mode === 'off' ? hex : old.from })),
    stop: () => set({ mode: 'off', from }),
  };
}

interface SightProps {
  readonly tool: SightTool;
  /** Where the pointer or the cursor is. */
  readonly to: Hex;
}

interface SightLayerProps {
  readonly tool: Pick<SightTool, 'mode' | 'from'>;
  readonly to: Hex;
  /** Whether the hex that blocks is named on the map. */
  readonly isNamed?: boolean;
}

/** The line on the map, and the shade over what is out of sight. */
export function SightLayer({ tool: { mode, from }, to, isNamed = false }: SightLayerProps) {
  const { sheet } = useTerrain();
  const field = useBattle();
  const shade = useMemo(
    () => (mode === 'all' ? outlineOf(sheet, outOfSight(field, from)) : undefined),
    [mode, sheet, field, from],
  );
  if (mode === 'off') return undefined;
  const line = sightLine(field, sheet, from, to);
  const [[x1, y1], [x, y], [x2, y2]] = [line.from, line.until, line.to];
  return (
    <g data-sight={line.isOpen ? 'open' : 'blocked'}>
      {shade !== undefined && <path className={styles.unseen} d={shade} />}
      <line className={styles.ground} x1={x1} y1={y1} x2={x2} y2={y2} />
      <line className={styles.open} x1={x1} y1={y1} x2={x} y2={y} />
      {!line.isOpen && <line className={styles.beyond} x1={x} y1={y} x2={x2} y2={y2} />}
      {isNamed && line.stop?.hex !== undefined && <Blocker hex={line.stop.hex} />}
    </g>
  );
}

/** The hex that blocks a line, with its number and what grows there. */
function Blocker({ hex }: { readonly hex: Hex }) {
  const { speech } = useMatch();
  const { sheet } = useTerrain();
  const { board } = useBattle();
  const words = `${speech.noun('hex', hex)} ${speech.text.t(`terrain.${board.terrain[hex]?.id}`)}`;
  return (
    <>
      <path className={styles.blocker} d={outlineOf(sheet, [hex])} />
      <Plate sheet={sheet} hex={hex} words={words} look="blocked" />
    </>
  );
}

interface SightPanelProps extends SightProps {
  readonly cursor: Hex;
  /** Other tools beside it. */
  readonly children?: ReactNode;
}

/** The button of the tool, and the line in words: what stops it, and by which rule. */
export function SightPanel({ tool, to, cursor, children }: SightPanelProps) {
  const { t } = useMatch();
  const { mode } = tool;
  return (
    <div className={styles.panel} data-over-board="tools">
      <Button aria-pressed={mode !== 'off'} onClick={() => tool.turn(cursor)}>
        {t('cv.sight')}
      </Button>
      {children}
      {mode !== 'off' && <SightWords tool={tool} to={to} />}
    </div>
  );
}

function SightWords({ tool: { from }, to }: SightProps) {
  const { speech, t } = useMatch();
  const { sheet } = useTerrain();
  const field = useBattle();
  const label = (hex: Hex) => formatHex(field.board.grid, hex);
  const { isOpen, stop } = sightLine(field, sheet, from, to);
  const ends = { from: label(from), to: label(to) };
  if (isOpen) return <output className={styles.label}>{t('cv.sight.open', ends)}</output>;
  const blocker = stop?.hex === undefined ? t('cv.sight.edge') : label(stop.hex);
  const terrain = stop?.terrain === undefined ? '' : speech.text.t(`terrain.${stop.terrain}`);
  const hex = [blocker, terrain].filter((word) => word !== '').join(', ');
  return (
    <output className={styles.label}>
      {t('cv.sight.blocked', { ...ends, hex, rule: stop?.rule ?? '' })}
    </output>
  );
}
