import { useTheme } from '../../../kit/art/use-theme.ts';
import type { EndingProps } from '../../../kit/page/game-page.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import type { CssVars } from '../../../kit/ui/css-vars.ts';
import { SavedPicture } from '../door/saved-picture.tsx';
import { useMissions } from '../report/use-missions.ts';
import styles from './ending.module.css';

/** The way of the last mission, from its start to its Objective, and a stamp that says what came of it. */
export function Ending({ isWon }: EndingProps) {
  const { facts, t } = useMatch();
  const path = useMissions().at(-1)?.state.game.path ?? [];
  // high contrast goes without pictures
  const hasPicture = useTheme() !== 'contrast' && path.length > 0;
  const vars: CssVars = { '--places': path.length };
  return (
    <div
      className={styles.ending}
      style={vars}
      data-ending={isWon ? 'won' : 'lost'}
      data-picture={hasPicture || undefined}
      aria-hidden="true"
    >
      {hasPicture && (
        <div className={styles.way}>
          <SavedPicture content={facts.content} places={path.map(({ card }) => card)} />
        </div>
      )}
      <b className={styles.stamp}>{t(isWon ? 'campaign.stage.won' : 'campaign.stage.lost')}</b>
    </div>
  );
}
