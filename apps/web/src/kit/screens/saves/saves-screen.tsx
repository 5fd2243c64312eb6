import type { Problem } from '@sitrep/kernel';
import { useEffect, useState } from 'react';
import { goTo } from '../../address/router.ts';
import { useT } from '../../i18n/text.tsx';
import { importGame } from '../../match/save-files.ts';
import { ProblemLines } from '../../problems/problem-list.tsx';
import { type DamagedRecord, keepDamaged, listDamaged } from '../../saves/damaged-store.ts';
import { type GameHead, listGames } from '../../saves/save-store.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { DamagedList } from './damaged-list.tsx';
import { RecordTables } from './record-table.tsx';
import { SaveRow } from './save-row.tsx';
import styles from './saves-screen.module.css';

/** `#/saves`: every game in this browser; files go out and come in here. */
export function SavesScreen() {
  const t = useT();
  const [games, setGames] = useState<readonly GameHead[]>([]);
  const [damaged, setDamaged] = useState<readonly DamagedRecord[]>([]);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  async function refresh(): Promise<void> {
    setGames(await listGames());
    setDamaged(await listDamaged());
  }

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    const text = await file.text();
    const imported = await importGame(text);
    if (imported.ok) return goTo('play', imported.id);
    setProblems(imported.problems);
    await keepDamaged(file.name, text, imported.problems.map(({ code }) => code).join(', '));
    await refresh();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; every change reads again
  useEffect(() => void refresh(), []);
  return (
    <Page title={t('nav.saves')}>
      {/* the browser's own button speaks the browser's language, so the label stands for it */}
      <label className={`${buttonClass()} ${styles.file}`}>
        {t('saves.import')}
        <input
          type="file"
          accept=".json"
          className="visually-hidden"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      {problems.length > 0 && (
        <div role="alert">
          <p>{t('saves.damaged')}</p>
          <ProblemLines problems={problems} />
        </div>
      )}
      {games.length === 0 && <p>{t('saves.none')}</p>}
      <ul className={styles.games}>
        {games.map((head) => (
          <SaveRow key={head.id} head={head} onChange={() => void refresh()} />
        ))}
      </ul>
      <RecordTables games={games} />
      <DamagedList files={damaged} onChange={() => void refresh()} />
    </Page>
  );
}
