import { type Deployment, isDeployment, movedTo, previewOf } from '@sitrep/combat-veteran';
import { formatHex, type Hex } from '@sitrep/hex';
import { useState } from 'react';
import { RuleChip } from '../../../kit/decision/rule-chip.tsx';
import { FormEnd } from '../../../kit/forms/form-end.tsx';
import { useSeat } from '../../../kit/page/match-context.tsx';
import { useAsked } from '../../../kit/page/use-asked.ts';
import { RuleSheet } from '../../../kit/table/rule-sheet.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { HomeLink } from '../../../kit/ui/home-link.tsx';
import { StackLayer } from '../board/stack-layer.tsx';
import { makeCameraControl } from '../map/camera-control.ts';
import { HexMap } from '../map/hex-map.tsx';
import { TerrainProvider, useTerrain } from '../map/terrain.tsx';
import { contentOf, useBattle } from '../read/battle.ts';
import { hexWords } from '../spoken/hex-words.ts';
import styles from './deployment-form.module.css';

/** The secret set-up of a side; the other side waits meanwhile. */
export function DeploymentForm() {
  const { now, t } = useSeat();
  if (now.isAsked) return <DraftForm />;
  return (
    <main className={styles.waiting}>
      <p role="status">{t('prompt.waiting')}</p>
    </main>
  );
}

interface Drafting {
  readonly draft: Deployment | undefined;
  edit(next: Deployment | undefined): void;
  suggest(): void;
  shuffle(): void;
}

/** The suggestion, a set-up by chance, or the player's own. */
function useDraft(): Drafting {
  const { client, now } = useSeat();
  const [suggestion] = useAsked({ kind: 'suggestions' }) ?? [];
  const [salt, setSalt] = useState<number>();
  const [sample] = useAsked(salt === undefined ? undefined : { kind: 'sample', salt }) ?? [];
  const [own, setOwn] = useState<Deployment>();
  const suggested = isDeployment(suggestion?.draft) ? suggestion.draft : undefined;
  const offered = sample ?? now.form?.draft ?? suggested;
  function edit(next: Deployment | undefined): void {
    setOwn(next);
    if (next !== undefined) client.keepDraft({ type: 'deploy', ...next });
  }
  return {
    draft: own ?? (isDeployment(offered) ? offered : undefined),
    edit,
    suggest() {
      setSalt(undefined);
      edit(suggested);
    },
    shuffle() {
      setOwn(undefined);
      setSalt((salt ?? 0) + 1);
    },
  };
}

/** The draft on the map, what is wrong with it, and the ways to another one. */
function DraftForm() {
  const { speech, now, facts } = useSeat();
  const { draft, edit, suggest, shuffle } = useDraft();
  const { decision } = now.view;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HomeLink />
        <h1>{decision === undefined ? '' : speech.prompt(decision)}</h1>
        {decision !== undefined && <RuleChip rule={decision.rule} />}
      </header>
      <main className={styles.map}>
        {draft !== undefined && (
          <TerrainProvider map={contentOf(facts).map}>
            <DraftMap draft={draft} onMove={(from, to) => edit(movedTo(draft, from, to))} />
          </TerrainProvider>
        )}
      </main>
      {draft !== undefined && <DraftSide draft={draft} onSuggest={suggest} onShuffle={shuffle} />}
      <RuleSheet />
    </div>
  );
}

interface DraftSideProps {
  readonly draft: Deployment;
  onSuggest(): void;
  onShuffle(): void;
}

function DraftSide({ draft, onSuggest, onShuffle }: DraftSideProps) {
  const { speech, now, t } = useSeat();
  const answer = { type: 'deploy', ...draft };
  const problems = useAsked({ kind: 'problems', draft: answer }) ?? [];

  return (
    <aside className={styles.side}>
      <p>{speech.seat(now.seat)}</p>
      <p>{t('cv.setup.note')}</p>
      <div className={styles.buttons}>
        <Button onClick={onSuggest}>{t('cv.setup.suggested')}</Button>
        <Button onClick={onShuffle}>{t('cv.setup.random')}</Button>
      </div>
      <FormEnd draft={answer} problems={problems} />
    </aside>
  );
}

interface DraftMapProps {
  readonly draft: Deployment;
  onMove(from: string, to: string): void;
}

/** The map with the draft on it: a stack is pointed at, then the hex it goes to. */
function DraftMap({ draft, onMove }: DraftMapProps) {
  const { sheet } = useTerrain();
  const match = useSeat();
  const battle = useBattle();
  const field = previewOf(battle, draft);
  const [control] = useState(() =>
    makeCameraControl({ x: sheet.width / 2, y: sheet.height / 2, hexWidth: 34 }),
  );
  const [cursor, setCursor] = useState<Hex>(0);
  const [from, setFrom] = useState<Hex>();
  const { grid } = field.board;
  const label = (hex: Hex) => formatHex(grid, hex);
  const chosen = field.game.at.flatMap((hex, piece) =>
    hex === from && piece < field.roster.firstWeapon ? [piece] : [],
  );

  function point(hex: Hex): void {
    const hasOwn = Object.values(draft.posts).includes(label(hex));
    if (from === undefined) return setFrom(hasOwn ? hex : undefined);
    setFrom(undefined);
    if (hex !== from) onMove(label(from), label(hex));
  }

  return (
    <HexMap
      control={control}
      cursor={cursor}
      onCursor={setCursor}
      name={hexWords(match, field, cursor, {})}
      onHexClick={point}
      onBack={() => setFrom(undefined)}
    >
      <StackLayer field={field} chosen={chosen} />
    </HexMap>
  );
}
