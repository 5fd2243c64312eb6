import { type TargetMark, targetMarks } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import { shareText } from '@sitrep/speech';
import { useMemo } from 'react';
import { useMatch, useSeatIfAny } from '../../../kit/page/match-context.tsx';
import { useTerrain } from '../map/terrain.tsx';
import { usePointed } from '../read/use-pointed.ts';
import { centreAt, SIDE } from '../sheet/sheet.ts';
import styles from './chance-label.module.css';
import { Plate } from './chance-label.tsx';
import { SightLayer } from './sight-tool.tsx';

/** The hexes with known enemies that the seat may fire at now, by what it can do to them. */
function useMarks(): readonly TargetMark[] {
  const seat = useSeatIfAny();
  const { base, focus } = usePointed();
  const { field, decision } = base;
  const { stack, gun } = focus;
  const isAsked = decision === 'combatChoice' && seat?.now.isAsked === true;
  const side = seat?.now.seat ?? 0;
  return useMemo(() => {
    const from = typeof stack === 'number' ? { stack } : {};
    const by = typeof gun === 'number' ? { gun } : {};
    return isAsked ? targetMarks(field, side, { ...from, ...by }) : [];
  }, [isAsked, field, side, stack, gun]);
}

/** In the Combat Phase every known enemy hex has its best chance, or says why there is none; what blocks the line is shown. */
export function TargetLayer({ looked }: { readonly looked: Hex }) {
  const marks = useMarks();
  const blocked = marks.find(({ hex, kind }) => hex === looked && kind === 'blocked');
  return (
    <g data-targets={marks.length}>
      {marks.map((mark) => (
        <Mark key={mark.hex} mark={mark} />
      ))}
      {blocked !== undefined && (
        <SightLayer tool={{ mode: 'line', from: blocked.from }} to={blocked.hex} isNamed />
      )}
    </g>
  );
}

function Mark({ mark: { hex, kind, chance } }: { readonly mark: TargetMark }) {
  const { speech, t } = useMatch();
  const { sheet } = useTerrain();
  const { target } = usePointed().focus;
  const look = kind === 'open' && target === hex ? 'aimed' : kind;
  const [x, y] = centreAt(sheet, hex);
  const words = {
    open: shareText(speech.text.language, chance, 0),
    far: t('cv.dock.noDice'),
    blocked: t('cv.dock.noLine'),
  };
  return (
    <g data-target={kind} data-hex={speech.noun('hex', hex)}>
      <circle className={styles.ring} data-look={look} cx={x} cy={y} r={SIDE * 0.9} />
      <Plate sheet={sheet} hex={hex} words={words[kind]} look={look} above={SIDE * 0.95} />
    </g>
  );
}
