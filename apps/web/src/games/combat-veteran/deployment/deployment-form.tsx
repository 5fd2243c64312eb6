import { type Deployment, piecesAt, placeOf, readDeployment } from '@sitrep/combat-veteran';
import type { Hex } from '@sitrep/hex';
import type { Problem } from '@sitrep/kernel';
import { useState } from 'react';
import { BriefingButton } from '../../../kit/briefing/briefing-button.tsx';
import { FormEnd } from '../../../kit/forms/form-end.tsx';
import { FormHead } from '../../../kit/forms/form-head.tsx';
import { SavedDrafts } from '../../../kit/forms/saved-drafts.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { RuleSheet } from '../../../kit/table/rule-sheet.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { LegendButton } from '../legend/legend-button.tsx';
import { TerrainProvider } from '../map/terrain.tsx';
import { contentOf } from '../read/battle.ts';
import styles from './deployment-form.module.css';
import { DraftCheck, Refused } from './draft-check.tsx';
import { DraftMap } from './draft-map.tsx';
import { hexesIn, OpenHex, PieceButtons } from './piece-rows.tsx';
import { type Arranging, useArranging } from './use-arranging.ts';
import { type Drafting, useDraft } from './use-draft.ts';

/** The secret set-up of a side; the other side waits meanwhile. */
export function DeploymentForm() {
  const { now, t } = useSeat();
  const drafting = useDraft();
  if (now.isAsked) return drafting.draft && <DraftForm drafting={drafting} draft={drafting.draft} />;
  return (
    <main className={styles.waiting}>
      <p role="status">{t('prompt.waiting')}</p>
    </main>
  );
}

interface DraftFormProps {
  readonly drafting: Drafting;
  readonly draft: Deployment;
}

/** The draft on the map, what is wrong with it, and the ways to another one. */
function DraftForm({ drafting, draft }: DraftFormProps) {
  const { speech, now, facts, t } = useSeat();
  const arranging = useArranging(draft, drafting.edit);
  const problems = useAsked({ kind: 'problems', draft: { type: 'deploy', ...draft } }) ?? NO_PROBLEMS;
  const [shown, setShown] = useState<Hex>();
  const wrong = hexesIn(problems.map((problem) => placeOf(arranging.arrangement, problem)));
  return (
    <div className={styles.page}>
      <FormHead>
        <BriefingButton />
        <LegendButton />
        <p className={styles.secret}>
          {speech.seat(now.seat)} · {t('cv.setup.secret')}
        </p>
      </FormHead>
      <main className={styles.map}>
        <TerrainProvider map={contentOf(facts).map}>
          <DraftMap arranging={arranging} wrong={wrong} shown={shown} />
        </TerrainProvider>
      </main>
      <aside className={styles.side}>
        <FormEnd draft={{ type: 'deploy', ...draft }} problems={problems} isTold />
        <p>{t('cv.setup.note')}</p>
        <Refused arranging={arranging} />
        <Pieces arranging={arranging} />
        <DraftCheck arranging={arranging} problems={problems} onShow={setShown} />
        <OtherDrafts drafting={drafting} arranging={arranging} />
      </aside>
      <RuleSheet />
    </div>
  );
}

const NO_PROBLEMS: readonly Problem[] = [];

/** The pieces of the open hex, and those that have none. */
function Pieces({ arranging }: { readonly arranging: Arranging }) {
  const { t } = useSeat();
  const { arrangement, hex, waiting } = arranging;
  return (
    <>
      {hex !== undefined && <OpenHex arranging={arranging} pieces={piecesAt(arrangement, hex)} />}
      {waiting.length > 0 && (
        <section className={styles.part}>
          <h2>{t('cv.setup.unplaced', { count: waiting.length })}</h2>
          <PieceButtons arranging={arranging} pieces={waiting} />
        </section>
      )}
    </>
  );
}

interface OtherDraftsProps {
  readonly drafting: Drafting;
  readonly arranging: Arranging;
}

/** The ways to begin with another set-up: suggested, by chance, empty, or one's own. */
function OtherDrafts({ drafting, arranging }: OtherDraftsProps) {
  const { entry, t } = useSeat();
  const { suggest, shuffle, clear, edit } = drafting;
  const { content, side, deployment } = arranging.arrangement;
  const begin = (change: () => void) => () => {
    arranging.letGo();
    change();
  };
  return (
    <section className={styles.part}>
      <div className={styles.buttons}>
        <Button onClick={begin(suggest)}>{t('cv.setup.suggested')}</Button>
        <Button onClick={begin(shuffle)}>{t('cv.setup.random')}</Button>
        <Button onClick={begin(clear)}>{t('cv.setup.clear')}</Button>
      </div>
      <h2>{t('cv.setup.own')}</h2>
      <SavedDrafts
        kind={`${entry.id}/${content.scenario}/${side}`}
        draft={{ type: 'deploy', ...deployment }}
        onLoad={(stored) => {
          const read = readDeployment(stored);
          if (read.ok) begin(() => edit(read.deployment))();
        }}
      />
    </section>
  );
}
