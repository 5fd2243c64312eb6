import { useState } from 'react';
import { useKeyActs } from '../../../kit/keyboard/use-key-acts.ts';
import { useMatch } from '../../../kit/page/match-context.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import type { View } from './camera.ts';
import styles from './overview.module.css';

/** From this width on there is room for the overview. */
const ROOMY = 700;

/** Whether the overview is shown. */
export interface OverviewTool {
  readonly isOn: boolean;
  turn(): void;
}

/** The overview is there where there is room, until the player says otherwise. */
export function useOverviewTool(view: View): OverviewTool {
  const [isWanted, setWanted] = useState<boolean>();
  const isOn = isWanted ?? view.width > ROOMY;
  const turn = () => setWanted(!isOn);
  useKeyActs({ overview: turn });
  return { isOn, turn };
}

/** Shows the overview or puts it away: a map with a frame in it. */
export function OverviewButton({ tool: { isOn, turn } }: { readonly tool: OverviewTool }) {
  const { t } = useMatch();
  return (
    <Button aria-pressed={isOn} aria-label={t('cv.overview')} title={t('cv.overview')} onClick={turn}>
      <svg className={styles.sign} viewBox="0 0 18 16" aria-hidden="true">
        <path d="M1 2H17V14H1ZM8 7H14V11H8Z" />
      </svg>
    </Button>
  );
}
