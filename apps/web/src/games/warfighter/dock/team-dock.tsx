import { useEffect, useRef } from 'react';
import { AsShown } from '../../../kit/motion/show-context.tsx';
import { useGlide } from '../../../kit/motion/use-glide.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { useTable } from '../../../kit/table/table-context.tsx';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import { chosenSoldier } from '../read/chosen-soldier.ts';
import { useGround } from '../read/use-ground.ts';
import { useIsLow } from '../read/use-is-low.ts';
import { useRead } from '../read/use-read.ts';
import { handTokens, presentSoldiers, trayPieces } from './drawn-pieces.ts';
import { Hand } from './hand.tsx';
import { reachFor, restOfRow } from './reach.ts';
import { SoldierPanel } from './soldier-panel.tsx';
import { Spread } from './spread.tsx';
import styles from './team-dock.module.css';
import { LooseThings, Offer } from './tray.tsx';

/** From so many Soldiers on, their panels say less; from so many more on, they stand in two rows. */
const MANY = 4;
const TWO_ROWS = 7;
/** So many cards to choose from are spread over the table. */
const MANY_OFFERED = 5;

/** The Soldiers in the mission, then all cards and things within reach, the chosen Soldier's hand first. */
export function TeamDock() {
  const { now } = useMatch();
  const state = useRead();
  const { ui, lit, change } = useTable();
  const place = useRef<HTMLDivElement>(null);
  useGlide(place, now.revision);
  const { width } = useGround(place);
  const present = presentSoldiers(state);
  const { about = {} } = now.view.decision ?? {};
  const acting = 'soldier' in about ? Number(about.soldier) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shows whoever acts next, until the player looks elsewhere
  useEffect(() => {
    if (acting !== undefined) change({ open: `soldier:${acting}` });
  }, [acting]);
  const chosen = chosenSoldier(state, ui.open);
  const held = present.flatMap(({ number }) => (handTokens(state, number).length > 0 ? [number] : []));
  const hands = held.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
  const offered = trayPieces(state, lit.keys());
  const beside = offered.length < MANY_OFFERED ? offered : [];
  const cards = hands.reduce((sum, number) => sum + handTokens(state, number).length, beside.length);
  const isLow = useIsLow();
  const reach = reachFor(cards, width, isLow);
  const isDense = reach.rows > (isLow ? 1 : 2);
  const columns = present.length >= TWO_ROWS ? Math.ceil(present.length / 2) : present.length;
  const vars: CssVars = { '--columns': columns };
  const room: CssVars = {
    '--room': `${width}rem`,
    '--per-row': reach.perRow,
    '--rest': restOfRow(reach, cards),
  };
  return (
    <div className={styles.dock}>
      <div className={styles.team} data-compact={present.length >= MANY || undefined} style={vars}>
        <AsShown>
          <Team />
        </AsShown>
      </div>
      {offered.length >= MANY_OFFERED && <Spread key={now.revision} pieces={offered} />}
      <div ref={place} className={styles.reach} style={room} data-pooled="" data-dense={isDense || undefined}>
        <Offer pieces={beside} reach={reach} />
        {hands.length === 0 && chosen !== undefined && <Hand soldier={chosen} reach={reach} />}
        {hands.map((number) => (
          <Hand key={number} soldier={number} reach={reach} isOneOfMany={hands.length > 1} />
        ))}
        <LooseThings />
      </div>
    </div>
  );
}

/** Those who are in the mission as far as the show has told it. */
function Team() {
  return presentSoldiers(useRead()).map((soldier) => <SoldierPanel key={soldier.number} soldier={soldier} />);
}
