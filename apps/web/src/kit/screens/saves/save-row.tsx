import { useState } from 'react';
import { linkTo } from '../../address/router.ts';
import { useText } from '../../i18n/text.tsx';
import { exportGame } from '../../match/save-files.ts';
import { deleteGame, type GameHead, renameGame } from '../../saves/save-store.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Caveats } from '../../ui/caveats.tsx';
import { download } from './download.ts';
import { standingOfHead } from './record.ts';
import styles from './saves-screen.module.css';

interface SaveRowProps {
  readonly head: GameHead;
  onChange(): void;
}

export function SaveRow({ head, onChange }: SaveRowProps) {
  const { t, language } = useText();
  const [isSure, setSure] = useState(false);
  const { id, title, name, updated, isOver, entries } = head;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);
  return (
    <li className={styles.game}>
      <div>
        <h2>{name || title}</h2>
        <p>{[title, when, isOver ? t('saves.over') : t('saves.running', { entries })].join(' · ')}</p>
        <Caveats standing={standingOfHead(head)} />
      </div>
      <label className={styles.name}>
        {t('saves.name')}
        <input
          defaultValue={name}
          onBlur={({ target }) => void renameGame(id, target.value.trim()).then(onChange)}
        />
      </label>
      <div className={styles.ways}>
        <a className={buttonClass('strong')} href={linkTo('play', id)}>
          {t('saves.open')}
        </a>
        <a className={buttonClass()} href={linkTo('replay', id)}>
          {t('nav.replay')}
        </a>
        <Button onClick={() => void exportAs(id, `${name || title}.json`)}>{t('saves.export')}</Button>
        <Button onClick={() => (isSure ? void deleteGame(id).then(onChange) : setSure(true))}>
          {t(isSure ? 'saves.sure' : 'saves.delete')}
        </Button>
      </div>
    </li>
  );
}

async function exportAs(id: string, name: string): Promise<void> {
  const text = await exportGame(id);
  if (text !== undefined) download(text, name);
}
